import { createSeededIds, type IdSource } from '../ids.js';
import { createRandom } from '../random.js';
import type { ModelBinding, Utterance, VoiceId } from '../records/records.js';
import { assignMaximumWeight } from '../speaker/assignment.js';
import type { HearingLevel } from '../speaker/hearing-quality.js';
import { planGhosts, planSeparations } from '../speaker/leftover-voices.js';
import { recomputeVoice } from '../speaker/recompute-voice.js';
import { reconcileSession } from '../speaker/reconcile-session.js';
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
  /** Those of them that are neither ghosts nor taken for splinters of somebody better known (`planSeparations`). */
  speakersListed: number;
  /** Speakers who are the most frequent one of no listed voice. */
  unlistedWrongly: number;
  /** Voices opened online. */
  voicesOpened: number;
  merges: number;
  /** Merges of voices that have no most frequent speaker in common, after the moves. */
  wrongMerges: number;
  /** Single utterances that went to another voice when the session was scored again. */
  moves: number;
  /** Moves to a voice in which another speaker is the most frequent. */
  wrongMoves: number;
  /** Provisional voices without enough speech that no person is near to. */
  ghosts: number;
  /** Voice of each utterance after session end. */
  found: { id: string; speaker: string; voice: VoiceId }[];
}

/** Streams the utterances in a seeded random order as one session: online decisions, then what a session's end does. */
export function trackSpeakers(
  utterances: readonly TrackedUtterance[],
  seed: number,
  settings: TrackingOptions,
): TrackingRun {
  const random = createRandom(seed);
  return { seed, ...trackSessions([random.shuffle(utterances)], createSeededIds(random), settings) };
}

/** Streams sessions one after another through one registry, each with its end. */
export function trackSessions(
  sessions: readonly (readonly TrackedUtterance[])[],
  ids: IdSource,
  { model, cohort, options = {} }: TrackingOptions,
): Omit<TrackingRun, 'seed'> {
  const registry = createVoiceRegistry({ model, voices: [], ids, options, cohort });
  const heard = new Map<string, Utterance & { speaker: string }>();
  const personOf = (voiceId: VoiceId) => registry.voice(voiceId)?.personId ?? voiceId;
  const current = () =>
    [...heard.values()].map(({ id, speaker, voiceId }) => ({ id, speaker, voice: personOf(voiceId) }));
  const online: { id: string; speaker: string; voice: VoiceId }[] = [];
  const opened = new Set<VoiceId>();
  const counts = { merges: 0, wrongMerges: 0, moves: 0, wrongMoves: 0, ghosts: 0 };
  const join = (fromVoiceId: VoiceId, intoVoiceId: VoiceId) => {
    const [from, into] = [personOf(fromVoiceId), personOf(intoVoiceId)];
    registry.apply(registry.voices().flatMap((voice) => (voice.personId === from ? { ...voice, personId: into } : [])));
  };
  for (const [session, spoken] of sessions.entries()) {
    const sessionId = `session_${session}`;
    for (const [at, { id, speaker, vector, netSpeechMs, level }] of spoken.entries()) {
      const heardAs = { turnId: id, sessionId, vector, netSpeechMs, at, ...(level === undefined ? {} : { level }) };
      const { voice, isNew, score, decision } = registry.decide(heardAs);
      registry.apply([isNew ? { ...voice, personId: voice.id } : voice]);
      const stored = decision === 'refused' ? 'opened' : decision;
      heard.set(id, { id, speaker, voiceId: voice.id, sessionId, model, vector, netSpeechMs, decision: stored, score });
      opened.add(voice.id);
      online.push({ id, speaker, voice: personOf(voice.id) });
    }
    const input = () => ({ voices: registry.voices(), sessionId, cohort });
    const own = [...heard.values()].filter((utterance) => utterance.sessionId === sessionId);
    const { merges, moves } = reconcileSession({ ...input(), utterances: own }, options);
    const told = current();
    for (const { turnId, intoVoiceId, score } of moves) {
      const speaker = heard.get(turnId)?.speaker ?? '';
      if (!mostFrequent(told, personOf(intoVoiceId)).includes(speaker)) counts.wrongMoves += 1;
      const utterance = heard.get(turnId);
      if (utterance !== undefined) heard.set(turnId, { ...utterance, voiceId: intoVoiceId, score });
    }
    for (const id of new Set(moves.flatMap(({ fromVoiceId, intoVoiceId }) => [fromVoiceId, intoVoiceId]))) {
      const voice = registry.voice(id);
      const left = [...heard.values()].filter(({ voiceId }) => voiceId === id);
      if (voice !== undefined) registry.apply([recomputeVoice(voice, left, registry.options)]);
    }
    for (const { fromVoiceId, intoVoiceId } of merges) {
      const found = current();
      const [from, into] = [fromVoiceId, intoVoiceId].map((id) => mostFrequent(found, personOf(id))) as [
        string[],
        string[],
      ];
      if (from.length > 0 && !from.some((speaker) => into.includes(speaker))) counts.wrongMerges += 1;
      join(fromVoiceId, intoVoiceId);
    }
    const ghosts = planGhosts(input(), options);
    for (const { voiceId, intoVoiceId } of ghosts) if (intoVoiceId !== undefined) join(voiceId, intoVoiceId);
    counts.merges += merges.length;
    counts.moves += moves.length;
    counts.ghosts += ghosts.filter(({ intoVoiceId }) => intoVoiceId === undefined).length;
  }
  const found = current();
  const last = { voices: registry.voices(), sessionId: `session_${sessions.length - 1}`, cohort };
  const unlisted = [...planSeparations(last, options).filter(({ mayBe }) => mayBe), ...planGhosts(last, options)];
  const hidden = new Set(unlisted.map(({ voiceId }) => personOf(voiceId)));
  const held = new Set(found.flatMap(({ voice }) => (hidden.has(voice) ? [] : [voice])));
  const seen = new Set([...held].flatMap((voice) => mostFrequent(found, voice)));
  return {
    trackingAccuracy: oneToOneAccuracy(found),
    onlineAccuracy: oneToOneAccuracy(online),
    speakersFound: new Set(found.map(({ voice }) => voice)).size,
    speakersListed: held.size,
    unlistedWrongly: new Set(found.flatMap(({ speaker }) => (seen.has(speaker) ? [] : [speaker]))).size,
    voicesOpened: opened.size,
    ...counts,
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

/** The speakers with most utterances in a voice: several when they tie, none when it holds nothing. */
function mostFrequent(found: readonly { speaker: string; voice: string }[], voice: string): string[] {
  const counts = new Map<string, number>();
  for (const entry of found) {
    if (entry.voice === voice) counts.set(entry.speaker, (counts.get(entry.speaker) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].flatMap(([speaker, count]) => (count === most ? [speaker] : []));
}
