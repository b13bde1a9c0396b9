import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId, Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { Anchor } from './anchor-turn.js';
import type { Answer } from './answer.js';
import { refusal } from './refusal.js';

/** Below this share of what was said, the turn asked about is not held. */
const MIN_COVERAGE = 0.25;
/** Addressees this much less certain than the best one are left out. */
const CONFIDENCE_GAP = 0.08;
/** Edges below this let the replies to a turn speak too. */
const UNSURE = 0.5;

/** Who said it: the name straight from the graph. */
export function answerSpeaker(anchor: Anchor | undefined, directory: PersonDirectory): Answer {
  if (anchor === undefined || anchor.coverage < MIN_COVERAGE) return refusal(anchor?.coverage);
  const speaker = directory.personOfVoice(anchor.turn.voiceId);
  if (speaker === undefined) return refusal(anchor.coverage);
  const name = directory.displayName(speaker);
  return { text: name, refused: false, evidence: [anchor.turn.id], confidence: anchor.coverage };
}

/** To whom it was said: names from the edges of the turn. */
export function answerAddressee(anchor: Anchor | undefined, context: Context, directory: PersonDirectory): Answer {
  if (anchor === undefined || anchor.coverage < MIN_COVERAGE) return refusal(anchor?.coverage);
  const toEveryone = context.interactions.get(anchor.turn.id)?.toEveryone ?? false;
  const links = addressedPeople(anchor.turn, context, directory);
  const surest = Math.max(0, ...links.values());
  const certain = [...links].filter(([, confidence]) => toEveryone || confidence > surest - CONFIDENCE_GAP);
  if (certain.length === 0) return refusal(anchor.coverage);
  const names = certain.sort((a, b) => b[1] - a[1]).map(([id]) => directory.displayName(id));
  return {
    text: joinNames(names),
    refused: false,
    evidence: [anchor.turn.id],
    confidence: anchor.coverage * surest,
  };
}

/** Everybody whom a person spoke to in the held turns, the most often addressed first; for "Who did Ana talk to?". */
export function answerListeners(speaker: PersonId, context: Context, directory: PersonDirectory): Answer {
  const counts = new Map<PersonId, number>();
  const evidence: string[] = [];
  for (const turn of context.turns.filter(({ voiceId }) => directory.personOfVoice(voiceId) === speaker)) {
    const all = context.interactions.get(turn.id)?.addressees ?? [];
    const surest = Math.max(0, ...all.map(({ confidence }) => confidence));
    const links = all.filter(({ confidence }) => confidence >= Math.min(UNSURE, surest));
    const people = new Set(links.map(({ personId }) => directory.canonical(personId)));
    for (const id of people) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (people.size > 0) evidence.push(turn.id);
  }
  if (counts.size === 0) return refusal();
  const names = [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => directory.displayName(id));
  return { text: joinNames(names), refused: false, evidence, confidence: UNSURE };
}

/** Whom a turn addresses by its edges; whoever answered it and clearly spoke back to its speaker is counted too. */
function addressedPeople(turn: Turn, context: Context, directory: PersonDirectory): Map<PersonId, number> {
  const speaker = directory.personOfVoice(turn.voiceId);
  const people = new Map<PersonId, number>();
  const add = (id: PersonId, confidence: number) => people.set(id, Math.max(people.get(id) ?? 0, confidence));
  const links = context.interactions.get(turn.id)?.addressees ?? [];
  for (const link of links) add(directory.canonical(link.personId), link.confidence);
  const unsure = links.every((link) => link.confidence < UNSURE);
  for (const other of unsure ? context.turns : []) {
    const edges = context.interactions.get(other.id);
    const back = edges?.addressees.find((link) => directory.canonical(link.personId) === speaker);
    const replier = directory.personOfVoice(other.voiceId);
    if (edges?.replyTo?.turnId !== turn.id || back === undefined || replier === undefined) continue;
    add(replier, edges.replyTo.confidence * back.confidence);
  }
  return people;
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
