import { stemmer } from 'stemmer';
import { straighten } from '../fold.js';
import type { LanguagePack } from '../language-pack.js';
import { englishGreetsNewcomer, englishIntroductions } from './introductions.js';
import { englishBaseForm } from './irregular-forms.js';
import {
  englishAddressesGroup,
  englishIsQuestion,
  englishReplyOpening,
  englishSaidAside,
  englishSecondPerson,
} from './speech-acts.js';
import { ENGLISH_MARKERS, STOP_WORDS } from './stop-words.js';
import { englishTimes } from './times.js';
import { englishVocatives } from './vocatives.js';

/** English. Plain Latin text without marks of another language counts as English too, so that short texts agree. */
export const englishPack: LanguagePack = {
  id: 'en',
  detect: detectEnglish,
  stem: (word) => (/^[a-z]+$/u.test(word) ? stemmer(englishBaseForm(word)) : word),
  isStopWord: (word) => STOP_WORDS.has(word),
  introductions: englishIntroductions,
  vocatives: englishVocatives,
  isQuestion: englishIsQuestion,
  secondPerson: englishSecondPerson,
  addressesGroup: englishAddressesGroup,
  saidAside: englishSaidAside,
  replyOpening: englishReplyOpening,
  greetsNewcomer: englishGreetsNewcomer,
  times: englishTimes,
};

function detectEnglish(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 0;
  const latin = text.match(/[a-z]/giu)?.length ?? 0;
  const share = latin / letters;
  if (share < 0.5) return 0;
  const found =
    straighten(text)
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  const markers = found.filter((word) => ENGLISH_MARKERS.has(word)).length;
  return Math.min(1, share * (0.4 + (3 * markers) / Math.max(found.length, 6)));
}
