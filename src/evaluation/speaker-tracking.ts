import { createSeededIds } from '../ids.js';
import { createRandom } from '../random.js';
import type { ModelBinding, Voice, VoiceId } from '../records/records.js';
import { assignMaximumWeight } from '../speaker/assignment.js';
import type { HearingLevel } from '../speaker/hearing-quality.js';
import { planGhosts, planMerges } from '../speaker/merge-voices.js';
import type { SpeakerOptions } from '../speaker/speaker-options.js';
import { createVoiceRegistry } from '../speaker/voice-registry.js';

/** One utterance with its true speaker, which only the scorer reads. */
export interface TrackedUtterance {
  id: string;
  speaker: string;
  vector: Float32Array;
  netSpeechMs: number;
  /** How well it was heard, for the quality gates. */
  level?: HearingLevel;
}

/** What tracking needs besides the utterances. */
export interface TrackingOptions {
  model: ModelBinding;
  cohort: readonly Float32Array[];
  options?: Partial<SpeakerOptions>;
}

/** One stream, in one order. */
export interface TrackingRun {
  seed: number;
  /** Share of utterances whose voice, after session end, is the one mapped one-to-one to their speaker. */
  trackingAccuracy: number;
  /** The same before session-end merging. */
  onlineAccuracy: number;
  /** Voices that hold an utterance after session end, ghosts left over included. */
  speakersFound: number;
  /** Voices opened online. */
  voicesOpened: number;
  merges: number;
  /** Merges of voices whose most frequent speakers differ. */
  wrongMerges: number;
  /** Provisional voices without enough speech that no person is near to. */
  ghosts: number;
  /** Voice of each utterance after session end. */
  found: { id: string; speaker: string; voice: VoiceId }[];
}

/** Streams the utterances in a seeded random order as one session: online decisions, then merges and ghosts. */
export function trackSpeakers(
  utterances: readonly TrackedUtterance[],
  seed: number,
  { model, cohort, options = {} }: TrackingOptions,
): TrackingRun {
  const random = createRandom(seed);
  const registry = createVoiceRegistry({ model, voices: [], ids: createSeededIds(random), options, cohort });
  const sessionId = `session_${seed}`;
  const voiceOf = new Map<string, VoiceId>();
  for (const [at, utterance] of random.shuffle(utterances).entries()) {
    const { vector, netSpeechMs, level } = utterance;
    const { voice, isNew } = registry.decide({
      turnId: utterance.id,
      sessionId,
      vector,
      netSpeechMs,
      at,
      ...(level === undefined ? {} : { level }),
    });
    registry.apply([isNew ? { ...voice, personId: voice.id } : voice]);
    voiceOf.set(utterance.id, voice.id);
  }
  const current = () => utterances.map(({ id, speaker }) => ({ id, speaker, voice: voiceOf.get(id) as VoiceId }));
  const online = current();
  const voicesOpened = new Set(voiceOf.values()).size;
  const join = (from: VoiceId, into: VoiceId) => {
    for (const [id, voice] of voiceOf) if (voice === from) voiceOf.set(id, into);
    const person = registry.voice(into)?.personId ?? into;
    const moved = registry.voice(from)?.personId;
    registry.apply(
      registry.voices().map((voice): Voice => (voice.personId === moved ? { ...voice, personId: person } : voice)),
    );
  };
  const wrong = (from: VoiceId, into: VoiceId) => majority(current(), from) !== majority(current(), into);
  const merges = planMerges({ voices: registry.voices(), sessionId, cohort }, options);
  let wrongMerges = 0;
  for (const { fromVoiceId, intoVoiceId } of merges) {
    if (wrong(fromVoiceId, intoVoiceId)) wrongMerges += 1;
    join(fromVoiceId, intoVoiceId);
  }
  const ghosts = planGhosts({ voices: registry.voices(), sessionId, cohort }, options);
  for (const { voiceId, intoVoiceId } of ghosts) if (intoVoiceId !== undefined) join(voiceId, intoVoiceId);
  const found = current();
  return {
    seed,
    trackingAccuracy: oneToOneAccuracy(found),
    onlineAccuracy: oneToOneAccuracy(online),
    speakersFound: new Set(voiceOf.values()).size,
    voicesOpened,
    merges: merges.length,
    wrongMerges,
    ghosts: ghosts.filter(({ intoVoiceId }) => intoVoiceId === undefined).length,
    found,
  };
}

/** Share of utterances in the best one-to-one mapping of found voices to true speakers. */
export function oneToOneAccuracy(found: readonly { speaker: string; voice: string }[]): number {
  if (found.length === 0) return 0;
  const speakers = [...new Set(found.map(({ speaker }) => speaker))];
  const voices = [...new Set(found.map(({ voice }) => voice))];
  const counts = voices.map(() => speakers.map(() => 0));
  for (const { speaker, voice } of found) {
    const row = counts[voices.indexOf(voice)] as number[];
    const column = speakers.indexOf(speaker);
    row[column] = (row[column] ?? 0) + 1;
  }
  return assignMaximumWeight(counts).reduce((sum, { weight }) => sum + weight, 0) / found.length;
}

function majority(found: readonly { speaker: string; voice: string }[], voice: string): string | undefined {
  const counts = new Map<string, number>();
  for (const entry of found) {
    if (entry.voice === voice) counts.set(entry.speaker, (counts.get(entry.speaker) ?? 0) + 1);
  }
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0];
}
