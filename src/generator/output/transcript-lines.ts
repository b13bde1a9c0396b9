import type { Scenario, ScenarioSession } from '../scenario.js';
import { fullNames } from './full-names.js';

/** One session as JSON Lines of turns (docs/formats.md); with `audio` the turns point into the recording. */
export function toTranscriptLines(
  scenario: Scenario,
  session: ScenarioSession,
  audio?: { path: string; borders: ReadonlyMap<string, { startMs: number; endMs: number }> },
): string {
  const name = fullNames(scenario);
  return session.turns
    .map((turn, index) => {
      const times = audio?.borders.get(turn.id) ?? { startMs: turn.startMs, endMs: turn.endMs };
      return `${JSON.stringify({
        session: session.id,
        ...(index === 0 ? { startedAt: session.startedAt, timeZone: scenario.timeZone } : {}),
        speaker: name(turn.speaker),
        text: turn.text,
        ...(audio === undefined ? {} : { audio: audio.path }),
        startMs: times.startMs,
        endMs: times.endMs,
        id: turn.id,
        ...(turn.image === undefined ? {} : { images: [turn.image] }),
      })}\n`;
    })
    .join('');
}
