import type { Interaction } from '../../records/records.js';
import type { Conversation, ConversationTurn } from '../conversation.js';
import { type AddresseeModel, shippedModel } from './addressee-model.js';
import { decide } from './decide.js';
import { addresseesOf, candidatesFor, readTurn, type Scene, WINDOW } from './scene.js';

/**
 * Infers whom a turn is for and what it answers, from the words of the turn, who spoke and who was spoken to. The turn before
 * is judged anew in the light of who spoke next and to whom, once; `revised` holds it when its addressees changed, and the turn is
 * then judged anew in its light.
 */
export function inferInteraction(
  current: ConversationTurn,
  conversation: Conversation,
  model: AddresseeModel = shippedModel(),
): { current: Interaction; revised: Interaction[] } {
  const interaction = decide(sceneOf(current, conversation), model);
  const revised = reviseInteraction({ ...current, interaction }, conversation, model);
  if (revised === undefined) return { current: interaction, revised: [] };
  const corrected = { ...(conversation.previous.at(-1) as ConversationTurn), interaction: revised };
  const seen = { ...conversation, previous: [...conversation.previous.slice(0, -1), corrected] };
  return { current: decide(sceneOf(current, seen), model), revised: [revised] };
}

/** A turn as it is judged when it has just been said. */
export function sceneOf(turn: ConversationTurn, conversation: Conversation): Scene {
  const current = readTurn(turn, conversation);
  const before = conversation.previous
    .slice(-WINDOW)
    .map((earlier) => readTurn(earlier, conversation))
    .reverse();
  return { current, before, candidates: candidatesFor(current, before, conversation.present) };
}

/** The last of the previous turns as it is judged once more, when the next turn has been said and judged by itself. */
export function sceneBefore(next: ConversationTurn, conversation: Conversation): Scene {
  const { previous, present } = conversation;
  const turn = previous.at(-1) as ConversationTurn;
  const earlier = previous.slice(0, -1);
  const scene = sceneOf(turn, { ...conversation, previous: earlier });
  const candidates = candidatesFor(scene.current, scene.before, [next.speakerId, ...present]);
  return { ...scene, candidates, next: readTurn(next, conversation) };
}

/** The turn before, judged with who spoke next and whom that is for; undefined when its addressees stay the same. */
export function reviseInteraction(
  next: ConversationTurn,
  conversation: Conversation,
  model: AddresseeModel = shippedModel(),
): Interaction | undefined {
  const previous = conversation.previous.at(-1);
  if (previous?.interaction === undefined) return undefined;
  const revised = decide(sceneBefore(next, conversation), model);
  const same =
    revised.toEveryone === previous.interaction.toEveryone &&
    addresseesOf({ ...previous, interaction: revised }).join() === addresseesOf(previous).join();
  return same ? undefined : revised;
}
