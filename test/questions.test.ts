import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, type TurnInput, type VoxPolyMem } from '../src/index.js';

let memory: VoxPolyMem;

const spring = { session: 'spring', startedAt: '2026-03-02T18:00:00Z', timeZone: 'UTC' };
const summer = { session: 'summer', startedAt: '2026-07-02T18:00:00Z', timeZone: 'UTC' };
const turns: TurnInput[] = [
  { ...spring, speaker: 'Lea Born', text: 'I live in Rome.' },
  { ...spring, speaker: 'Ben Ott', text: 'I love skiing, and I work at the bank.' },
  { ...spring, speaker: 'Lea Born', text: 'I love chess. I prefer tea in the morning.' },
  { ...spring, speaker: 'Ben Ott', text: 'My PIN is 4921. I like my coffee black.' },
  { ...spring, speaker: 'Lea Born', text: 'I am allergic to walnuts. I prefer window seats.' },
  { ...spring, speaker: 'Lea Born', text: 'I love jazz. I hate techno.' },
  { ...spring, speaker: '李伟', text: '我住在北京。' },
  { ...summer, speaker: 'Lea Born', text: 'We moved to Oslo last week.' },
  { ...summer, speaker: 'Ben Ott', text: 'I now work at the library. I like my coffee with milk these days.' },
  { ...summer, speaker: 'Lea Born', text: 'Actually I now prefer coffee in the morning.' },
];

beforeAll(async () => {
  memory = await open(':memory:');
  await memory.ingest({ kind: 'turns', turns });
});
afterAll(() => memory.close());

const ask = async (text: string, as?: string) => (await memory.ask(text, as ? { as } : {})).text;

describe('questions in many wordings', () => {
  it.each([
    ['Where does Lea live?', /^in Oslo \(before: in Rome\)$/],
    ['Which city is Lea living in these days?', /^in Oslo/],
    ['Does Lea still live in Rome?', /^in Oslo/],
    ['Where did Lea live before?', /Rome/],
    ['Where does Ben work?', /^at the library \(before: at the bank\)$/],
    ['What is Ben’s job?', /^at the library/],
    ['What does Ben do for a living?', /^at the library/],
    ['How does Ben like his coffee?', /^coffee with milk.*\(before: coffee black\)$/],
    ['What does Lea prefer in the morning?', /^coffee in the morning \(before: tea in the morning\)$/],
    ['Which seats does Lea prefer?', /^window seats$/],
    ['What is Lea allergic to?', /walnuts/],
    ['谁说“我住在北京”？', /^李伟$/],
    ['李伟对谁说“我住在北京”？', /^(?!Not in memory)/],
  ])('%s', async (text, expected) => {
    expect(await ask(text)).toMatch(expected);
  });

  it.each(['Where do I live?', 'Which town is my home in?', 'Tell me where I live, please.', 'where do i live'])(
    'knows who asks: %s',
    async (text) => {
      expect(await ask(text, 'Lea Born')).toMatch(/Oslo/);
      expect(await ask(text, 'Ben Ott')).toBe('Not in memory.');
      expect(await ask(text)).toBe('Not in memory.');
    },
  );

  it.each([
    ['What does Ben love?', /chess/],
    ['What does Lea prefer to drink at night?', /walnuts|window/],
    ['Which hotel does Lea prefer?', /window/],
    ['What music does Lea hate?', /^jazz/],
    ['What is Lea’s favourite film?', /chess|window/],
  ])('never answers with something else: %s', async (text, wrong) => {
    expect(await ask(text)).not.toMatch(wrong);
  });

  it.each(['What is my PIN?', 'Can I have my PIN, please?', '我的密码是什么？', 'What’s my favourite coffee?'])(
    'tells nobody in particular nothing: %s',
    async (text) => {
      expect(await memory.ask(text)).toMatchObject({ text: 'Not in memory.', refused: true, evidence: [] });
    },
  );
});
