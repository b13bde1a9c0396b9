import type { AddresseeLink, PersonId } from '../../records/records.js';
import { addresseesOf, type Evidence, gatherEvidence, type ReadTurn, type Scene } from './candidate-evidence.js';

/** Whom a turn is for. */
export interface Choice {
  addressees: readonly AddresseeLink[];
  toEveryone: boolean;
}

const CALLED = 0.97;
const GROUP = 0.8;
/** A turn that nobody can be seen to receive is for whoever is there. */
const UNKNOWN = 0.3;
/** Log-odds of "nobody among the candidates". */
const NOBODY = 0.5;

/** Decides the addressees of a turn; `extra` is evidence that came later, such as who answered. */
export function chooseAddressees(scene: Scene, extra: readonly Evidence[] = []): Choice {
  const { current, candidates } = scene;
  const { cues } = current;
  if (cues.callCount >= 3 && candidates.every((id) => cues.called.includes(id))) {
    return everyone(candidates, CALLED, 'everybody was called by name');
  }
  if (cues.group) return everyone(candidates, GROUP, 'words for the whole group');
  if (cues.called.length > 0) return { addressees: calledPeople(scene), toEveryone: false };
  const evidence = [...gatherEvidence(scene), ...fromBoundCalls(scene), ...extra];
  const ranked = rank(candidates, evidence);
  const [best] = ranked;
  if (best === undefined) return everyone(candidates, UNKNOWN, 'nobody else has spoken yet');
  return { addressees: [best], toEveryone: false };
}

function everyone(candidates: readonly PersonId[], confidence: number, why: string): Choice {
  return { addressees: candidates.map((personId) => ({ personId, confidence, why })), toEveryone: true };
}

/** The people called, and the one who is answered first when the call comes only afterwards ("I have! Rosa, ..."). */
function calledPeople(scene: Scene): AddresseeLink[] {
  const { cues } = scene.current;
  const links = cues.called.map((personId) => ({
    personId,
    confidence: CALLED,
    why: cues.callLeads ? 'called by name at the start' : 'called by name',
  }));
  const asker = answeredFirst(scene);
  return asker === undefined
    ? links
    : [...links, { personId: asker, confidence: 0.7, why: 'answered before another is called' }];
}

function answeredFirst({ current, before }: Scene): PersonId | undefined {
  const { cues } = current;
  const [previous] = before;
  if (previous === undefined || cues.callLeads || !cues.question || cues.opening === undefined) return undefined;
  if (!addresseesOf(previous).includes(current.speakerId) || previous.interaction?.toEveryone) return undefined;
  return cues.called.includes(previous.speakerId) ? undefined : previous.speakerId;
}

/** Calls by kinship or by a name nobody bears yet mean whoever was meant by the same call a moment ago. */
function fromBoundCalls({ current, before }: Scene): Evidence[] {
  return current.cues.unresolved.flatMap((call) => {
    const earlier = before.find((turn) => sameCall(turn, current, call.key, call.kin));
    const [link] = earlier?.interaction?.addressees ?? [];
    if (link === undefined) return [];
    return [{ personId: link.personId, weight: 3, why: 'the same call meant them before' }];
  });
}

function sameCall(turn: ReadTurn, current: ReadTurn, key: string, kin: boolean): boolean {
  if (kin && turn.speakerId !== current.speakerId) return false;
  return turn.cues.unresolved.length === 1 && turn.cues.unresolved[0]?.key === key;
}

/** Candidates by the sum of their evidence, likeliest first, with the softmax share as confidence. */
function rank(candidates: readonly PersonId[], evidence: readonly Evidence[]): AddresseeLink[] {
  const totals = candidates.map((personId) => {
    const own = evidence.filter((item) => item.personId === personId);
    const score = own.reduce((sum, item) => sum + item.weight, 0);
    const [strongest] = own.toSorted((left, right) => right.weight - left.weight);
    return { personId, score, why: strongest === undefined || strongest.weight <= 0 ? 'is present' : strongest.why };
  });
  const mass = totals.reduce((sum, { score }) => sum + Math.exp(score), Math.exp(NOBODY));
  return totals
    .toSorted((left, right) => right.score - left.score)
    .map(({ personId, score, why }) => ({ personId, confidence: Math.exp(score) / mass, why }));
}
