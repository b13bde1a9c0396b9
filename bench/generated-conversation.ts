import type { TurnInput } from '../src/ingest/turn-input.js';
import type { Random } from '../src/random.js';

/** People of the generated conversation. */
const PEOPLE = ['Mira Stone', 'Jonas Weber', 'Aiko Mori', 'Paul Okoye', 'Lena Roth', 'Sam Ortiz'] as const;
const ONSETS = ['b', 'br', 'd', 'f', 'gl', 'h', 'k', 'l', 'm', 'n', 'p', 'pr', 'r', 's', 'st', 't', 'v', 'w'] as const;
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou'] as const;
const CODAS = ['', 'n', 'r', 'l', 't', 'm', 'ck'] as const;
const VOCABULARY = 20_000;
const TURNS_A_SESSION = 100;
const TURN_MS = 6000;
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2020, 0, 6, 9);

type Draw = (kind: 'word' | 'person') => string;

const SENTENCES: readonly ((draw: Draw) => string)[] = [
  (draw) => `${draw('person')}, did you put the ${draw('word')} next to the ${draw('word')}?`,
  (draw) => `Yes, I left the ${draw('word')} with the ${draw('word')} this morning.`,
  (draw) => `I prefer ${draw('word')} to ${draw('word')}, and I always have.`,
  (draw) => `My favourite ${draw('word')} is ${draw('word')} now.`,
  (draw) => `We will meet ${draw('person')} at the ${draw('word')} tomorrow at ten.`,
  (draw) => `The ${draw('word')} was ${draw('word')}, and the ${draw('word')} made it worse.`,
  (draw) => `I told ${draw('person')} about the ${draw('word')} and the ${draw('word')} last week.`,
  (draw) => `Thanks, ${draw('person')}. What happened to the ${draw('word')} in the ${draw('word')}?`,
];

const QUESTIONS: readonly ((draw: Draw) => string)[] = [
  (draw) => `What did ${draw('person')} say about the ${draw('word')}?`,
  (draw) => `Who was told about the ${draw('word')} and the ${draw('word')}?`,
  (draw) => `What does ${draw('person')} prefer to ${draw('word')}?`,
  (draw) => `Where did we leave the ${draw('word')} with the ${draw('word')}?`,
];

/** An endless conversation and questions about it, the same for the same random stream. */
export interface GeneratedConversation {
  turn(index: number): TurnInput;
  question(): string;
}

/** Sessions of 100 turns a day, six people, words drawn by Zipf's law from 20,000 made-up ones. */
export function createGeneratedConversation(random: Random): GeneratedConversation {
  const words = createVocabulary(random);
  const draw: Draw = (kind) =>
    kind === 'person'
      ? ((PEOPLE[random.integer(PEOPLE.length)] ?? '').split(' ')[0] ?? '')
      : (words[Math.floor(VOCABULARY ** random.next()) - 1] ?? '');
  const pick = <T>(items: readonly T[]): T => items[random.integer(items.length)] as T;
  return {
    turn: (index) => {
      const session = Math.floor(index / TURNS_A_SESSION);
      const startMs = (index % TURNS_A_SESSION) * TURN_MS;
      return {
        session: `day-${session + 1}`,
        startedAt: new Date(START + session * DAY_MS).toISOString(),
        timeZone: 'UTC',
        speaker: pick(PEOPLE),
        text: `${pick(SENTENCES)(draw)} ${pick(SENTENCES)(draw)}`,
        startMs,
        endMs: startMs + TURN_MS - 500,
        id: `turn-${index + 1}`,
      };
    },
    question: () => pick(QUESTIONS)(draw),
  };
}

function createVocabulary(random: Random): string[] {
  const words = new Set<string>();
  const pick = (items: readonly string[]) => items[random.integer(items.length)] ?? '';
  while (words.size < VOCABULARY) {
    const syllables = 1 + random.integer(3);
    words.add(Array.from({ length: syllables }, () => pick(ONSETS) + pick(VOWELS) + pick(CODAS)).join(''));
  }
  return [...words];
}
