import type { SpokenLanguage } from '../spoken-language.js';
import { readMatters } from '../world/theme.js';
import { chineseAnecdoteTalk } from './chinese-anecdotes.js';
import { chineseBackgrounds, chinesePreferences } from './chinese-attributes.js';
import { chineseChatTalk } from './chinese-chat.js';
import { chineseHomeThemes } from './chinese-home-themes.js';
import { chineseJourneyThemes } from './chinese-journey-themes.js';
import { chineseLeisureTopics } from './chinese-leisure-topics.js';
import { chineseMatterPhrases } from './chinese-matter-phrases.js';
import { chineseMatterTalk } from './chinese-matter-talk.js';
import { chineseNames } from './chinese-names.js';
import { chineseOccasionTalk } from './chinese-occasion-talk.js';
import { chineseAbsences, chineseReturns, chineseSecrets } from './chinese-occasions.js';
import { chinesePersonTalk } from './chinese-person-talk.js';
import { chineseQuestions } from './chinese-questions.js';
import { chineseSentences } from './chinese-sentences.js';
import * as phrases from './chinese-talk-phrases.js';
import { chineseTopics } from './chinese-topics.js';
import { createChineseValues } from './chinese-values.js';
import { chineseEverydayText, chineseWorkThemes } from './chinese-work-themes.js';

/** Mandarin scenarios. */
export const chinese: SpokenLanguage = {
  code: 'zh',
  idPrefix: 'GEN_ZH',
  subjects: {
    themes: [...chineseHomeThemes, ...chineseJourneyThemes, ...chineseWorkThemes],
    everydayMatters: readMatters(chineseEverydayText),
    preferences: chinesePreferences,
    backgrounds: chineseBackgrounds,
    secrets: chineseSecrets,
    absences: chineseAbsences,
    returns: chineseReturns,
  },
  names: chineseNames,
  calendar: {
    zones: [
      ['Asia/Shanghai', 8],
      ['Asia/Taipei', 8],
      ['Asia/Singapore', 8],
    ],
  },
  createValues: createChineseValues,
  talk: {
    ...phrases,
    matters: chineseMatterTalk,
    persons: chinesePersonTalk,
    occasions: chineseOccasionTalk,
    chat: chineseChatTalk,
    anecdotes: chineseAnecdoteTalk,
  },
  topics: [...chineseTopics, ...chineseLeisureTopics],
  matters: chineseMatterPhrases,
  questions: chineseQuestions,
  sentences: chineseSentences,
};
