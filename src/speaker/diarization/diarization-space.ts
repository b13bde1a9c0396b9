import { normalize } from '../../vector.js';
import type { CohortModel } from '../speaker-cohort-model.js';
import { resolveSpeakerOptions } from '../speaker-options.js';
import { createVoiceSpace, type VoiceSpace } from '../voice-space.js';

/**
 * The space in which speech of one recording is compared; `voices` are sums of its speakers' vectors. Its scores are not
 * calibrated: calibration is for utterances, and windows of a second and a half score lower. They are standard deviations of
 * close impostors, or cosines without a cohort.
 */
export function diarizationSpace(cohort: CohortModel, voices: readonly { sum: Float32Array }[]): VoiceSpace {
  const options = { ...resolveSpeakerOptions(cohort.size), calibration: { scale: 1, offset: 0 } };
  return createVoiceSpace(
    cohort,
    voices.map(({ sum }) => normalize(sum)),
    options,
  );
}
