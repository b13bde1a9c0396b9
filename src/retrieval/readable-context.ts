import { clockText } from '../language/zone.js';
import { dataBlock } from '../providers/data-block.js';
import type { LoadImage, MessagePart } from '../providers/providers.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { ImageAttachment, Turn, TurnId } from '../records/records.js';
import type { Context } from './retrieval.js';

/** A context for a language model to read. */
export interface ReadableContext {
  /** Two blocks of quoted data: the turns by time, and the facts and profile entries over them. */
  text: string;
  /** The turn behind each label of `text` ("t3"). */
  turnOf: ReadonlyMap<string, TurnId>;
  labelOf: ReadonlyMap<TurnId, string>;
}

/**
 * Writes a context down with speaker, addressees, session, local time and captions of every turn (paper, section 3.3), and with
 * the claims held, whether they still hold and the turns behind them. Names are today's.
 */
export function readableContext(context: Context, directory: PersonDirectory): ReadableContext {
  const place = (turn: Turn) => context.sessions.get(turn.sessionId)?.startedAt ?? turn.startedAt;
  const turns = [...context.turns].sort(
    (a, b) => place(a) - place(b) || a.sessionId.localeCompare(b.sessionId) || a.ordinal - b.ordinal,
  );
  const labelOf = new Map(turns.map((turn, index) => [turn.id, `t${index + 1}`]));
  const zone = (sessionId: string) => context.sessions.get(sessionId)?.timeZone ?? 'UTC';
  const turnRows = turns.map((turn) => {
    const interaction = context.interactions.get(turn.id);
    const to = interaction?.toEveryone
      ? ['everyone']
      : (interaction?.addressees ?? []).map((link) => directory.displayName(link.personId));
    const speaker = directory.personOfVoice(turn.voiceId);
    const timeZone = zone(turn.sessionId);
    const pictures = (turn.images ?? []).map((image) => pictureRow(image, timeZone));
    const replyTo = labelOf.get(interaction?.replyTo?.turnId ?? '');
    return {
      id: labelOf.get(turn.id),
      session: context.sessions.get(turn.sessionId)?.label ?? turn.sessionId,
      at: clockText(turn.startedAt, timeZone),
      speaker: speaker === undefined ? 'someone' : directory.displayName(speaker),
      ...(to.length === 0 ? {} : { to }),
      ...(replyTo === undefined ? {} : { replyTo }),
      text: turn.text,
      ...(pictures.length === 0 ? {} : { pictures }),
    };
  });
  return {
    text: [dataBlock('turns', turnRows), dataBlock('claims', claimRows(context, directory, labelOf))].join('\n'),
    turnOf: new Map([...labelOf].map(([id, label]) => [label, id])),
    labelOf,
  };
}

function pictureRow({ caption = 'no caption', visibleText, takenAt }: ImageAttachment, timeZone: string): object {
  return {
    caption,
    ...(visibleText === undefined ? {} : { text: visibleText }),
    ...(takenAt === undefined ? {} : { taken: clockText(takenAt, timeZone) }),
  };
}

function claimRows(context: Context, directory: PersonDirectory, labelOf: ReadonlyMap<TurnId, string>): object[] {
  return context.records.flatMap(({ fact, profile }): object[] => {
    const claim = fact ?? profile;
    const turns = claim?.evidence.flatMap((id) => labelOf.get(id) ?? []) ?? [];
    const current = claim?.supersededBy === undefined;
    if (fact !== undefined) return [{ fact: directory.render(fact.text), current, turns }];
    if (profile === undefined) return [];
    const { personId, attribute, value, claimantId } = profile;
    return [
      {
        of: directory.displayName(personId),
        attribute,
        value: directory.render(value),
        current,
        ...(claimantId === undefined ? {} : { saidBy: directory.displayName(claimantId) }),
        turns,
      },
    ];
  });
}

/** More pictures than this are not shown to a model at once. */
const MAX_PICTURES = 4;

/** The first pictures of the turns held, best turns first, each after a line that says whose turn it is of. */
export async function pictureParts(
  context: Context,
  labelOf: ReadonlyMap<TurnId, string>,
  load: LoadImage,
  signal?: AbortSignal,
): Promise<MessagePart[]> {
  const parts: MessagePart[] = [];
  for (const turn of context.turns) {
    for (const { uri } of turn.images ?? []) {
      if (parts.length >= 2 * MAX_PICTURES) return parts;
      const image = uri === undefined ? undefined : await load(uri, signal === undefined ? {} : { signal });
      if (image === undefined) continue;
      parts.push({ type: 'text', text: `Picture of turn ${labelOf.get(turn.id)}:` }, { type: 'image', ...image });
    }
  }
  return parts;
}
