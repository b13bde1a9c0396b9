import type { Interaction, Session, Turn } from '../records/records.js';
import type { FusedCandidate } from './fusion.js';
import type { RecordReader } from './remembering-reader.js';
import type { Context, ContextRecord } from './retrieval.js';

/** Limits of a context: records held and turns they carry together. */
export interface ContextLimits {
  maxRecords: number;
  maxTurns: number;
}

/** A context that holds nothing. */
export const emptyContext: Context = { records: [], turns: [], interactions: new Map(), sessions: new Map() };

/**
 * Fills a context from fused candidates, best first. A turn has one place: a record adds only turns that no better record
 * carries, and a record that would add none is left out. Only a profile entry takes over a bare turn's place, or stands beside the
 * other claim that carries its turn, since one turn may tell several things.
 */
export function packRecords(
  candidates: readonly FusedCandidate[],
  limits: ContextLimits,
): { candidate: FusedCandidate; adds: string[] }[] {
  const carried = new Set<string>();
  const packed: { candidate: FusedCandidate; adds: string[] }[] = [];
  for (const candidate of candidates) {
    if (packed.length >= limits.maxRecords || carried.size >= limits.maxTurns) break;
    const fresh = [...new Set(candidate.evidence)].filter((id) => !carried.has(id));
    const adds = fresh.slice(0, limits.maxTurns - carried.size);
    if (adds.length === 0) {
      if (candidate.layer === 'profile' && !takeOver(candidate, packed)) packed.push({ candidate, adds });
      continue;
    }
    for (const id of adds) carried.add(id);
    packed.push({ candidate, adds });
  }
  return packed;
}

/** A profile entry says more than the bare turn behind it and takes its place, rank and score. */
function takeOver(entry: FusedCandidate, packed: { candidate: FusedCandidate; adds: string[] }[]): boolean {
  const held = packed.find(({ candidate }) => candidate.layer === 'interaction' && candidate.id === entry.evidence[0]);
  if (held) held.candidate = { ...entry, score: held.candidate.score };
  return held !== undefined;
}

/** Reads what the packed candidates stand for; records and turns that the reader does not show are left out. */
export async function buildContext(
  candidates: readonly FusedCandidate[],
  limits: ContextLimits,
  reader: RecordReader,
): Promise<Context> {
  const packed = packRecords(candidates, limits);
  const ids = (layer: string) => packed.filter((p) => p.candidate.layer === layer).map((p) => p.candidate.id);
  const turnIds = packed.flatMap((p) => p.adds);
  const [turns, interactions, facts, profiles] = await Promise.all([
    reader.getMany('turn', turnIds),
    reader.getMany('interaction', turnIds),
    reader.getMany('fact', ids('fact')),
    reader.getMany('profile', ids('profile')),
  ]);
  const sessions = await reader.getMany('session', [...new Set(turns.map((turn) => turn.sessionId))]);
  const turnOf = byId<Turn>(turns);
  const interactionOf = byId<Interaction>(interactions);
  const factOf = byId(facts);
  const profileOf = byId(profiles);
  const records: ContextRecord[] = [];
  for (const { candidate, adds } of packed) {
    const evidence = adds.filter((id) => turnOf.has(id));
    const fact = candidate.layer === 'fact' ? factOf.get(candidate.id) : undefined;
    const profile = candidate.layer === 'profile' ? profileOf.get(candidate.id) : undefined;
    const isShared = adds.length === 0 && candidate.evidence.some((id) => turnOf.has(id));
    if ((evidence.length === 0 && !isShared) || (candidate.layer !== 'interaction' && !fact && !profile)) continue;
    const turn = candidate.layer === 'interaction' ? turnOf.get(candidate.id) : undefined;
    const interaction = turn ? interactionOf.get(turn.id) : undefined;
    records.push({
      id: candidate.id,
      layer: candidate.layer,
      evidence,
      score: candidate.score,
      source: candidate.source,
      ...(turn ? { turn } : {}),
      ...(interaction ? { interaction } : {}),
      ...(fact ? { fact } : {}),
      ...(profile ? { profile } : {}),
    });
  }
  return {
    records,
    turns: records.flatMap((record) => record.evidence.map((id) => turnOf.get(id)!)),
    interactions: interactionOf,
    sessions: byId<Session>(sessions),
  };
}

function byId<T extends { id: string }>(records: readonly T[]): Map<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}
