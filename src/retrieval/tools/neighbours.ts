import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Turn } from '../../records/records.js';
import { byScore, type Candidate } from '../ranked-list.js';

/** How far along a session neighbours reach to each side. */
const REACH = 2;
const ANCHOR_WORTH = 2;
/** Worth of a turn beside an anchor, by distance; of the turn it answers or that answers it. */
const DISTANCE_WORTH = [0.5, 0.3] as const;
const REPLY_WORTH = 0.7;

/** Turns around the anchors, along the session and along reply edges, the anchors themselves first. */
export async function neighbours(anchors: readonly Turn[], reader: GuardedReader): Promise<Candidate[]> {
  const worth = new Map<string, number>();
  const add = (id: string, value: number) => worth.set(id, (worth.get(id) ?? 0) + value);
  await Promise.all(
    anchors.map(async (anchor, index) => {
      const share = 1 / (index + 1);
      const [around, interaction, answers] = await Promise.all([
        reader.find('turn', {
          where: { sessionId: anchor.sessionId },
          ordinalFrom: anchor.ordinal - REACH,
          ordinalTo: anchor.ordinal + REACH,
        }),
        reader.get('interaction', anchor.id),
        reader.find('interaction', { where: { replyToTurnId: anchor.id } }),
      ]);
      for (const turn of around) {
        const distance = Math.abs(turn.ordinal - anchor.ordinal);
        // What comes after answers it; what comes before asked for it. After is worth a trifle more.
        const value =
          distance === 0
            ? ANCHOR_WORTH
            : (DISTANCE_WORTH[distance - 1] ?? 0) + (turn.ordinal > anchor.ordinal ? 0.01 : 0);
        add(turn.id, share * value);
      }
      if (interaction?.replyTo) add(interaction.replyTo.turnId, share * REPLY_WORTH * interaction.replyTo.confidence);
      for (const answer of answers) add(answer.id, share * REPLY_WORTH * (answer.replyTo?.confidence ?? 0));
    }),
  );
  // Only turns that the reader shows: a reply edge may point at one that was forgotten meanwhile.
  const visible = await reader.getMany('turn', [...worth.keys()]);
  return visible
    .map((turn): Candidate => {
      return { id: turn.id, layer: 'interaction', evidence: [turn.id], score: worth.get(turn.id) ?? 0 };
    })
    .sort(byScore);
}
