import { addNoise, reverberate, telephone } from '../src/audio/degrade-audio.js';
import { measureSpeech } from '../src/audio/level.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { calibratedCost, missAtFalseAccept } from '../src/evaluation/calibration-metrics.js';
import type { VerificationTrial } from '../src/evaluation/equal-error-rate.js';
import type { TrackingOptions } from '../src/evaluation/speaker-tracking.js';
import { createSeededIds } from '../src/ids.js';
import type { SpeakerEncoder } from '../src/providers/providers.js';
import { createRandom } from '../src/random.js';
import type { Utterance, Voice } from '../src/records/records.js';
import { recomputeVoice } from '../src/speaker/recompute-voice.js';
import { createVoiceRegistry, type VoiceRegistry } from '../src/speaker/voice-registry.js';
import { addRuns, type SpeakerScores } from './speaker-scores.js';
import { encodeSpoken, speakerFiles } from './speaker-sets.js';

const CLEAN_CLIPS = 3;
const EVIDENCE_MS = 5_000;
const NOISE_DB = 10;
const ROOM = { decayS: 0.5, directDb: 3 };
const DRAWS = 2;

type Degrade = (samples: Float32Array, rate: number, seed: number) => Float32Array;

const conditions: Readonly<Record<string, Degrade>> = {
  clean: (samples) => samples,
  noise: (samples, _, seed) => addNoise(samples, NOISE_DB, seed),
  telephone: (samples, rate) => telephone(samples, rate),
  room: (samples, rate, seed) => reverberate(samples, rate, { ...ROOM, seed }),
};

/** All at once, in the order in which it happens: room, noise, telephone. */
const everything: Degrade = (samples, rate, seed) =>
  telephone(addNoise(reverberate(samples, rate, { ...ROOM, seed }), NOISE_DB, seed), rate);

/**
 * People come back another day: clips 0 to 2 of each speaker make a voice, the later ones return through noise, a telephone, a
 * room and all three, joined until they hold 5 s of speech. Every return is compared with every voice.
 */
export async function addCrossSession(
  scores: SpeakerScores,
  input: { dataDirectory: string; set: string; seed: number; encoder: SpeakerEncoder; settings: TrackingOptions },
): Promise<void> {
  const { encoder, settings, seed } = input;
  const { clean, returning } = await loadReturns(input);
  const registry = await enrol(clean, encoder, settings);
  const byCondition = new Map<string, VerificationTrial[][]>();
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drawn = new Map<string, VerificationTrial[]>();
    for (const [at, { speaker, samples }] of returning.entries()) {
      for (const [name, degrade] of [...Object.entries(conditions), ['together', everything] as const]) {
        if (draw > 0 && (name === 'clean' || name === 'telephone')) continue;
        const heard = degrade(samples, encoder.sampleRate, (seed + draw) * 10_000 + at);
        const ranked = registry.rank(await encodeSpoken(heard, encoder));
        const trials = ranked.map(({ personId, score }) => ({ score, same: personId === speaker }));
        drawn.set(name, [...(drawn.get(name) ?? []), ...trials]);
      }
    }
    for (const [name, trials] of drawn) byCondition.set(name, [...(byCondition.get(name) ?? []), trials]);
  }
  const runsOf = (name: string) => byCondition.get(name) ?? [];
  const degraded = Array.from({ length: DRAWS }, (_, draw) =>
    ['noise', 'telephone', 'room'].flatMap((name) => runsOf(name)[draw] ?? runsOf(name)[0] ?? []),
  );
  for (const [suffix, runs] of [
    ['', degraded],
    ...[...byCondition].map(([name, trials]) => [`.${name}`, trials] as const),
  ] as const) {
    addRuns(
      scores,
      'missAt1FalseAccept',
      suffix,
      runs.map((trials) => missAtFalseAccept(trials, 0.01)),
    );
    addRuns(
      scores,
      'crossSessionCost',
      suffix,
      runs.map((trials) => calibratedCost(trials)),
    );
    const { claim } = registry.options;
    const rate = (same: boolean, hit: (score: number) => boolean) =>
      runs.map((trials) => {
        const group = trials.filter((trial) => trial.same === same);
        return group.filter(({ score }) => hit(score)).length / Math.max(1, group.length);
      });
    addRuns(
      scores,
      'missAtClaim',
      suffix,
      rate(true, (score) => score < claim),
    );
    addRuns(
      scores,
      'falseAcceptAtClaim',
      suffix,
      rate(false, (score) => score >= claim),
    );
  }
  scores.byKind['cross-session'] = { n: returning.length, speakers: clean.size, draws: DRAWS };
}

interface Returns {
  clean: Map<string, Float32Array[]>;
  returning: { speaker: string; samples: Float32Array }[];
}

async function loadReturns(input: { dataDirectory: string; set: string; encoder: SpeakerEncoder }): Promise<Returns> {
  const clean = new Map<string, Float32Array[]>();
  const returning: Returns['returning'] = [];
  for (const { speaker, paths } of speakerFiles(input.dataDirectory, input.set)) {
    let evidence: Float32Array[] = [];
    for (const [at, path] of paths.entries()) {
      const samples = await readAll(await openAudio(path));
      if (at < CLEAN_CLIPS) {
        clean.set(speaker, [...(clean.get(speaker) ?? []), samples]);
        continue;
      }
      evidence.push(samples);
      const joined = concatenate(evidence);
      if (measureSpeech(joined, input.encoder.sampleRate).netSpeechMs < EVIDENCE_MS) continue;
      returning.push({ speaker, samples: joined });
      evidence = [];
    }
  }
  return { clean, returning };
}

async function enrol(
  clean: ReadonlyMap<string, readonly Float32Array[]>,
  encoder: SpeakerEncoder,
  { model, cohort, options = {} }: TrackingOptions,
): Promise<VoiceRegistry> {
  const voices: Voice[] = [];
  for (const [speaker, clips] of clean) {
    const blank: Voice = { id: speaker, personId: speaker, createdAt: 0, status: 'provisional', prototypes: [] };
    const utterances: Utterance[] = [];
    for (const [at, samples] of clips.entries()) {
      utterances.push({
        id: `${speaker}-${at}`,
        voiceId: speaker,
        sessionId: 'first',
        model,
        vector: await encodeSpoken(samples, encoder),
        netSpeechMs: measureSpeech(samples, encoder.sampleRate).netSpeechMs,
        decision: 'assigned',
        score: 0,
      });
    }
    voices.push(recomputeVoice(blank, utterances));
  }
  return createVoiceRegistry({ model, voices, ids: createSeededIds(createRandom(1)), options, cohort });
}

function concatenate(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
