import type { Turn } from '../records/records.js';
import { dot, norm } from '../vector.js';
import type { IngestContext } from './ingest-context.js';
import type { SpokenTurn } from './join-segments.js';
import { type Hearing, voiceprintOf } from './store-spoken-turn.js';

/** Cosine above which two voiceprints come from the same stretch of the same recording. */
const SAME_SPEECH = 0.999;

/** Whether a stored turn and one just heard are the same stretch of the same recording. */
export async function isSameSpeech(
  { store }: IngestContext,
  hearing: Hearing,
  stored: Turn,
  heard: SpokenTurn,
): Promise<boolean> {
  const utterance = await store.get('utterance', stored.id);
  const vector = voiceprintOf(hearing, heard);
  if (utterance !== undefined && utterance.vector.length === vector?.length)
    return dot(utterance.vector, vector) / norm(vector) > SAME_SPEECH;
  const isSameLength = stored.endedAt === stored.startedAt + heard.endMs - heard.startMs;
  return isSameLength && stored.text === heard.text;
}
