import type { SpeechLevel } from '../audio/level.js';
import type { Voicing } from '../audio/voicing.js';
import type { SpeakerOptions } from './speaker-options.js';

/** How well an utterance was heard; what is absent counts as good. */
export interface HearingLevel extends Partial<Voicing>, Partial<Pick<SpeechLevel, 'clippedShare' | 'snrDb'>> {
  /** Share of its time in which somebody else was heard too, 0 to 1. */
  overlapShare?: number;
}

/** What an utterance may do besides being labelled by a voice that it is near to. */
export interface HearingQuality {
  /** It may move a voice's prototype. */
  mayUpdate: boolean;
  /** It may found a voice, and thereby a person. */
  mayFound: boolean;
  /** What is wrong with it; empty when nothing is. */
  why: string;
}

/**
 * The quality gates. Founding asks for more quiet around the words than learning does, since a television and music leave none;
 * both ask that the sound moves like a voice: a tone's pitch stands still, and noise has none.
 */
export function hearingQuality(level: HearingLevel = {}, options: SpeakerOptions): HearingQuality {
  const { snrDb = Number.POSITIVE_INFINITY, clippedShare = 0, overlapShare = 0 } = level;
  const { voicedShare = 1, pitchMovement = Number.POSITIVE_INFINITY } = level;
  const flaws: { why: string; founding: boolean; learning: boolean }[] = [
    { why: 'too noisy', learning: snrDb < options.minSnrDb, founding: snrDb < options.foundMinSnrDb },
    {
      why: 'clipped',
      learning: clippedShare > options.maxClippedShare,
      founding: clippedShare > options.foundMaxClippedShare,
    },
    {
      why: 'spoken over',
      learning: overlapShare > options.maxOverlapShare,
      founding: overlapShare > options.foundMaxOverlapShare,
    },
    ...[
      { why: 'without the pitch of a voice', flawed: voicedShare < options.minVoicedShare },
      { why: 'still as a tone', flawed: pitchMovement < options.minPitchMovement },
    ].map(({ why, flawed }) => ({ why, learning: flawed, founding: flawed })),
  ];
  return {
    mayUpdate: !flaws.some(({ learning }) => learning),
    mayFound: !flaws.some(({ founding }) => founding),
    why: flaws
      .filter(({ learning, founding }) => learning || founding)
      .map(({ why }) => why)
      .join(', '),
  };
}
