import type { SpokenLanguage } from '../spoken-language.js';
import { englishAnecdoteTalk } from './english-anecdotes.js';
import { englishBackgrounds, englishPreferences } from './english-attributes.js';
import { englishChatTalk } from './english-chat.js';
import { englishMatterPhrases } from './english-matter-phrases.js';
import { englishMatterTalk } from './english-matter-talk.js';
import { englishNames } from './english-names.js';
import { englishOccasionTalk } from './english-occasion-talk.js';
import { englishAbsences, englishReturns, englishSecrets } from './english-occasions.js';
import { englishPersonTalk } from './english-person-talk.js';
import { englishQuestions } from './english-questions.js';
import { englishSentences } from './english-sentences.js';
import * as phrases from './english-talk-phrases.js';
import { createEnglishValues } from './english-values.js';
import { leisureTopics } from './leisure-topics.js';
import { moreSmallTalkTopics } from './more-small-talk-topics.js';
import { smallTalkTopics } from './small-talk-topics.js';
import { englishEverydayMatters, englishThemes } from './themes/english-themes.js';

/** English scenarios. */
export const english: SpokenLanguage = {
  code: 'en',
  idPrefix: 'GEN',
  subjects: {
    themes: englishThemes,
    everydayMatters: englishEverydayMatters,
    preferences: englishPreferences,
    backgrounds: englishBackgrounds,
    secrets: englishSecrets,
    absences: englishAbsences,
    returns: englishReturns,
  },
  names: englishNames,
  calendar: {
    zones: [
      ['Europe/Lisbon', 0],
      ['Europe/Berlin', 1],
      ['America/New_York', -5],
      ['Asia/Tokyo', 9],
      ['Africa/Lagos', 1],
      ['Australia/Brisbane', 10],
    ],
  },
  createValues: createEnglishValues,
  talk: {
    ...phrases,
    matters: englishMatterTalk,
    persons: englishPersonTalk,
    occasions: englishOccasionTalk,
    chat: englishChatTalk,
    anecdotes: englishAnecdoteTalk,
  },
  topics: [...smallTalkTopics, ...moreSmallTalkTopics, ...leisureTopics],
  matters: englishMatterPhrases,
  questions: englishQuestions,
  sentences: englishSentences,
};
