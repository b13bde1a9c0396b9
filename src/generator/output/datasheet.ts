import type { CaseView } from '../quality/case-view.js';
import { describeCases, questionMix } from '../quality/statistics.js';

/** What a set was made with. */
export interface SetSettings {
  seed: number;
  scenarios: number;
  language: 'en' | 'zh';
  asrWordErrorRate: number;
  /** Id of the language model that words the scenes; the grammar does when absent. */
  realiser?: string;
}

/** The datasheet that goes with a set, as Markdown; nothing in it depends on when or where it was made. */
export function writeDatasheet(settings: SetSettings, cases: readonly CaseView[], titles: readonly string[]): string {
  const numbers = describeCases(cases);
  const mix = Object.entries(questionMix(cases));
  const command = `voxpolymem generate --scenarios ${settings.scenarios} --seed ${settings.seed} --language ${settings.language}${settings.realiser === undefined ? '' : ' --realiser ADDRESS'} --out DIR`;
  return `# Datasheet

Made by \`${command}\`. ${repeats(settings)}

## Why it exists

To train and test memory for conversations of several people: who spoke to whom, what holds now, who asks.

## What it holds

${numbers.cases} scenarios, ${numbers.sessions} sessions, ${numbers.turns} turns, ${numbers.questions} questions; ${titles.join('; ')}.
On average ${numbers.wordsPerTurn.toFixed(1)} words a turn. Share of recogniser-like word errors put in: ${settings.asrWordErrorRate}.

| kind of question | count | share |
| --- | --- | --- |
${mix.map(([kind, { n, share }]) => `| ${kind} | ${n} | ${share.toFixed(3)} |`).join('\n')}

## How it was made

A world is drawn from the seed: people, matters to settle, preferences, and a timeline that changes them. A grammar tells it
as dialogue. Addressees, reply links, facts, answers and evidence are read off the world, not off the text. ${madeBy(settings)}

## Files

| path | what |
| --- | --- |
| \`voxpolybench/CASE.json\` | layout of the public VoxPolyBench case, gold included |
| \`package/output/gen3/CASE/full_case.json\` | layout of the full package, gold included |
| \`package/evaluation/versions/oracle_speakers_v1/inputs/CASE/full_case.json\` | text and speakers only |
| \`transcripts/CASE/S1.jsonl\` | turns as \`voxpolymem ingest\` reads them, without gold |
| \`mem-gallery/CASE.json\` | layout of Mem-Gallery, without questions that need the asker |
| \`gold/CASE.json\` | people, facts with validity, gold of turns and questions |
| \`manifest.json\` | settings, seeds, counts and a SHA-256 of every file |

## What it is not

People do not talk like this for long: the subjects are few, sentences come from patterns, nobody lies, and every question
has one answer. A model that does well here has shown that it can keep people, addressees and changes apart, and nothing
about real accents, rooms or manners. Names and stories are made up; likeness to a person is chance.

## Licence

The text is in the public domain (CC0 1.0).
`;
}

function repeats({ realiser }: SetSettings): string {
  return realiser === undefined
    ? 'The same command with the same version gives the same bytes.'
    : 'World, questions and gold are the same with the same command and version; the words are what the model said.';
}

function madeBy({ realiser }: SetSettings): string {
  return realiser === undefined
    ? 'No language\nmodel and no person took part; no text of another data set is in it.'
    : `The language\nmodel \`${realiser}\` worded the scenes and was held to what they state; \`manifest.json\` counts those that stayed in the\ngrammar's words. No person took part.`;
}
