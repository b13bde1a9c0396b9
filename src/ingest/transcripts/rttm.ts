import { MemoryError } from '../../errors.js';
import type { Border } from '../turn-input.js';

/**
 * Speech borders of an RTTM text, by start time. When it covers several recordings, `recording` (a file id, usually
 * the audio's name without its ending) chooses one. Throws `invalid_argument` with the line number of a broken line.
 */
export function parseRttm(text: string, recording?: string): Border[] {
  const byRecording = new Map<string, Border[]>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith(';') || line.startsWith('#')) continue;
    const [type, id = '', , onset, duration, , , label = '<NA>'] = line.split(/\s+/u);
    if (type !== 'SPEAKER') continue;
    const startMs = Math.round(Number(onset) * 1000);
    const lengthMs = Math.round(Number(duration) * 1000);
    if (!(startMs >= 0 && lengthMs >= 0)) {
      throw new MemoryError(
        'invalid_argument',
        `RTTM, line ${index + 1}: onset or duration is not a number of seconds.`,
        {
          details: { line: index + 1 },
        },
      );
    }
    if (lengthMs === 0) continue;
    const border: Border = { startMs, endMs: startMs + lengthMs, ...(label === '<NA>' ? {} : { speaker: label }) };
    const borders = byRecording.get(id);
    if (borders) borders.push(border);
    else byRecording.set(id, [border]);
  }
  return choose(byRecording, recording).sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);
}

function choose(byRecording: ReadonlyMap<string, Border[]>, recording: string | undefined): Border[] {
  const named = recording === undefined ? undefined : byRecording.get(recording);
  if (named !== undefined) return named;
  if (byRecording.size === 1) return [...byRecording.values()][0] as Border[];
  throw new MemoryError(
    'invalid_argument',
    byRecording.size === 0
      ? 'The RTTM has no SPEAKER line.'
      : `The RTTM covers ${byRecording.size} recordings and none has this recording's file id.`,
    { details: { recordings: byRecording.size } },
  );
}
