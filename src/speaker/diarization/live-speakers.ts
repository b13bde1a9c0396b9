import type { CohortModel } from '../speaker-cohort-model.js';
import type { VoicePoint, VoiceSpace } from '../voice-space.js';
import { groupPoint, joinGroups, type VoiceGroup } from './cluster-voices.js';
import { diarizationSpace } from './diarization-space.js';
import type { LiveOptions } from './live-options.js';

/** A voice known before the session. */
export interface KnownVoice {
  id: string;
  /** Unit length. */
  vector: Float32Array;
  netSpeechMs: number;
}

/** Speakers of one live session. */
export interface LiveSpeakers {
  /** Who speaks, given the voiceprint around this moment and the speech it stands on; the speaker heard learns `own`. */
  decide(around: Float32Array, speechMs: number, last: string | undefined, own: VoiceGroup): string;
}

interface Speaker {
  id: string;
  group: VoiceGroup;
  point: VoicePoint;
}

/** Speakers that begin with the known voices; new ones are called `speaker_1` and so on. */
export function createLiveSpeakers(
  known: readonly KnownVoice[],
  cohort: CohortModel,
  options: LiveOptions & { unitMs: number },
): LiveSpeakers {
  const speakers: Speaker[] = [];
  let space: VoiceSpace = diarizationSpace(cohort, []);
  let opened = 0;
  const add = (id: string, group: VoiceGroup) => {
    speakers.push({ id, group, point: groupPoint(group, space, options.unitMs) });
    space = diarizationSpace(
      cohort,
      speakers.map((speaker) => speaker.group),
    );
    for (const speaker of speakers) speaker.point = groupPoint(speaker.group, space, options.unitMs);
  };
  for (const { id, vector, netSpeechMs } of known)
    add(id, { sum: vector.map((value) => value * netSpeechMs), lengthMs: netSpeechMs });
  return {
    decide(around, speechMs, last, own) {
      const point = space.point(around, 1);
      let best: Speaker | undefined;
      let highest = Number.NEGATIVE_INFINITY;
      let claims = false;
      for (const speaker of speakers) {
        const plain = space.score(point, speaker.point);
        const score = plain + (speaker.id === last ? options.stayBonus : 0);
        if (score <= highest) continue;
        highest = score;
        best = speaker;
        claims = score >= options.claimScore;
      }
      if (best === undefined || (!claims && speechMs >= options.foundMs)) {
        opened += 1;
        const id = `speaker_${opened}`;
        add(id, own);
        return id;
      }
      if (claims) {
        best.group = joinGroups(best.group, own);
        best.point = groupPoint(best.group, space, options.unitMs);
      }
      return best.id;
    },
  };
}
