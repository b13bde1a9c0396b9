import type { SpokenTurn } from './join-segments.js';
import type { Hearing } from './store-spoken-turn.js';

/** The words of a turn by the configured transcriber; none without one, or where the turn has no voiceprint. Its errors pass. */
export async function transcribeTurn(
  { samples, vector }: SpokenTurn,
  { transcriber, encoder }: Pick<Hearing, 'transcriber' | 'encoder'>,
  signal: AbortSignal | undefined,
): Promise<string> {
  if (transcriber === undefined || vector === undefined) return '';
  const { text } = await transcriber.transcribe(
    { samples, sampleRate: encoder.sampleRate },
    signal === undefined ? {} : { signal },
  );
  return text.trim();
}
