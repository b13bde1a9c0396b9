import type { AddresseeLink, Interaction, ReplyLink } from '../../records/records.js';
import { type AddresseeModel, probabilities } from './addressee-model.js';
import { explain } from './explain.js';
import { listReadings, type Option } from './options.js';
import type { Scene } from './scene.js';

/** The likeliest reading of a turn as its edges; confidences are probabilities summed over the readings that agree. */
export function decide(scene: Scene, model: AddresseeModel): Interaction {
  const readings = listReadings(scene);
  const shares = probabilities(model, readings);
  const groups = new Map<string, { share: number; members: number[] }>();
  for (const [index, option] of readings.options.entries()) {
    const key = keyOf(option);
    const group = groups.get(key) ?? { share: 0, members: [] };
    group.share += shares[index] as number;
    group.members.push(index);
    groups.set(key, group);
  }
  const [best] = [...groups.values()].sort((left, right) => right.share - left.share);
  const { share, members } = best as { share: number; members: number[] };
  const strongest = members.reduce((top, index) => ((shares[index] as number) > (shares[top] as number) ? index : top));
  const option = readings.options[strongest] as Option;
  const why = explain(model, readings, option);
  const addressees = option.personIds.map(
    (personId): AddresseeLink => ({ personId, confidence: share, why: why.person }),
  );
  const { turn } = scene.current;
  const interaction = {
    id: turn.id,
    sessionId: turn.sessionId,
    addressees,
    toEveryone: option.kind === 'everyone',
  };
  if (option.reply === undefined) return interaction;
  const replyTo: ReplyLink = { turnId: option.reply.turn.id, confidence: shares[strongest] as number, why: why.reply };
  return { ...interaction, replyTo };
}

/** Readings with the same key are for the same people. */
export function keyOf({ kind, personIds }: Option): string {
  if (kind === 'everyone') return kind;
  return personIds.length === 1 ? (personIds[0] as string) : [...personIds].sort().join(' ');
}
