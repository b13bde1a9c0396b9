import {
  type DiarizationError,
  diarizationError,
  diarizationErrorRate,
  type SpeakerTurn,
} from '../src/evaluation/diarization-error.js';
import { createRandom } from '../src/random.js';
import type { Listened } from './product-diarization.js';

/** What the diarization bench gives; a name ends with the way of hearing and the set, each after a dot. */
export interface DiarizationScores {
  metrics: Record<string, number>;
  byKind: Record<string, { n: number } & Record<string, number>>;
  perItem: Record<string, unknown>[];
}

/** One recording with what each way of hearing found; the way '' is `diarize`. */
export interface DiarizedRecording {
  id: string;
  reference: SpeakerTurn[];
  durationMs: number;
  elapsedMs: number;
  found: Record<string, readonly SpeakerTurn[]>;
  listening: Omit<Listened, 'turns'>;
  delaysMs: number[];
}

const RESAMPLES = 1_000;
const COLLAR_MS = 250;
const measures = [
  { name: 'derWithOverlap', options: {} },
  { name: 'derNoOverlap', options: { skipOverlap: true } },
  { name: 'derWithOverlapCollar', options: { collarMs: COLLAR_MS } },
  { name: 'derNoOverlapCollar', options: { collarMs: COLLAR_MS, skipOverlap: true } },
];

/** Adds error rates with intervals, the gain over the baseline, delays and speed of one set. */
export function addDiarizationScores(
  scores: DiarizationScores,
  set: string,
  suffix: string,
  recordings: readonly DiarizedRecording[],
  seed: number,
): void {
  const ways = Object.keys(recordings[0]?.found ?? {});
  for (const { name, options } of measures) {
    const errorsOf = new Map<string, DiarizationError[]>();
    for (const way of ways) {
      const errors = recordings.map(({ reference, found, durationMs }) =>
        diarizationError(reference, found[way] ?? [], { ...options, durationMs }),
      );
      errorsOf.set(way, errors);
      const key = `${name}${way === '' ? '' : `.${way}`}${suffix}`;
      const [low95, high95] = interval(recordings.length, seed, (draw) => rate(errors, draw));
      Object.assign(scores.metrics, {
        [key]: diarizationErrorRate(errors),
        [`${key}.low95`]: low95,
        [`${key}.high95`]: high95,
      });
      if (name === 'derWithOverlap') addParts(scores, key, errors);
    }
    for (const way of ['', 'ingest', 'listen']) {
      const [ours = [], theirs = []] = [way, 'baseline'].map((each) => errorsOf.get(each));
      const key = `${name}Gain${way === '' ? '' : `.${way}`}${suffix}`;
      const [low95, high95] = interval(recordings.length, seed, (draw) => rate(theirs, draw) - rate(ours, draw));
      Object.assign(scores.metrics, {
        [key]: diarizationErrorRate(theirs) - diarizationErrorRate(ours),
        [`${key}.low95`]: low95,
        [`${key}.high95`]: high95,
      });
    }
  }
  const delays = recordings.flatMap(({ delaysMs }) => delaysMs);
  const listened = (what: keyof DiarizedRecording['listening']) =>
    recordings.flatMap(({ listening }) => listening[what]);
  const audioMs = recordings.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const speechMs = recordings.reduce((sum, { reference }) => sum + diarizationError(reference, []).speechMs, 0);
  Object.assign(scores.metrics, {
    ...quantiles('liveDelay', delays, suffix),
    ...quantiles('listenTurnDelay', listened('turnDelaysMs'), suffix),
    ...quantiles('listenSpeakerDelay', listened('speakerDelaysMs'), suffix),
    ...quantiles('listenStep', listened('stepsMs'), suffix),
    [`listenTimesRealTime${suffix}`]: audioMs / listened('stepsMs').reduce((sum, ms) => sum + ms, 0),
    [`diarizationTimesRealTime${suffix}`]: audioMs / recordings.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
  });
  scores.byKind[set] = {
    n: recordings.length,
    audioSeconds: audioMs / 1_000,
    speechSeconds: speechMs / 1_000,
    liveDecisions: delays.length,
  };
  for (const { id, reference, durationMs, found } of recordings) {
    const error = diarizationError(reference, found[''] ?? [], { durationMs });
    const speakers = (turns: readonly SpeakerTurn[] = []) => new Set(turns.map(({ speaker }) => speaker)).size;
    const counts = Object.fromEntries(ways.map((way) => [`speakers${way && `.${way}`}`, speakers(found[way])]));
    scores.perItem.push({
      set,
      id,
      ...error,
      der: diarizationErrorRate([error]),
      reference: speakers(reference),
      ...counts,
    });
  }
}

function quantiles(name: string, values: readonly number[], suffix: string): Record<string, number> {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { [`${name}P50Ms${suffix}`]: at(0.5), [`${name}P95Ms${suffix}`]: at(0.95), [`${name}MaxMs${suffix}`]: at(1) };
}

function addParts(scores: DiarizationScores, key: string, errors: readonly DiarizationError[]): void {
  const sum = (part: keyof DiarizationError) => errors.reduce((total, error) => total + error[part], 0);
  Object.assign(scores.metrics, {
    [`${key}.missed`]: sum('missedMs') / sum('speechMs'),
    [`${key}.falseAlarm`]: sum('falseAlarmMs') / sum('speechMs'),
    [`${key}.confused`]: sum('confusedMs') / sum('speechMs'),
  });
}

function rate(errors: readonly DiarizationError[], draw: readonly number[]): number {
  return diarizationErrorRate(draw.map((index) => errors[index] as DiarizationError));
}

/** 95 % percentile bootstrap over recordings; draws without any speech are left out. */
function interval(size: number, seed: number, value: (draw: readonly number[]) => number): [number, number] {
  const random = createRandom(seed);
  const values = Array.from({ length: RESAMPLES }, () =>
    value(Array.from({ length: size }, () => random.integer(size))),
  )
    .filter((each) => Number.isFinite(each))
    .sort((left, right) => left - right);
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0;
  return [at(0.025), at(0.975)];
}
