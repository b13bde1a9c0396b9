import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseCaptions } from '../src/ingest/transcripts/captions.js';

interface Manifest {
  sessions: { label: string; startedAt: string; audio: string; captions: string; images: { atMs: number }[] }[];
  questions: { id: string; text?: string; audio?: string; captions?: string; as?: string }[];
}

interface GoldTurn {
  id: string;
  session: string;
  startMs: number;
  endMs: number;
  speaker: string;
  to: string[];
  text: string;
  overlapped: boolean;
}

interface Gold {
  people: { name: string; accept: string[] }[];
  turns: GoldTurn[];
  questions: {
    id: string;
    asker: string | null;
    spoken: boolean;
    accept: string[];
    evidence: string[];
    refuse?: string;
  }[];
}

const folder = fileURLToPath(new URL('../demo/', import.meta.url));
const readJson = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
const manifest = readJson<Manifest>('demo.json');
const gold = readJson<Gold>('gold.json');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
const cuesOf = (name: string) => parseCaptions(readFileSync(join(folder, name), 'utf8'));

describe('the demo conversation', () => {
  it('has four sessions on different days, five people and a newcomer in the third', () => {
    const days = new Set(manifest.sessions.map((session) => session.startedAt.slice(0, 10)));
    const speakersIn = (label: string) =>
      new Set(gold.turns.filter((turn) => turn.session === label).map((turn) => turn.speaker)).size;
    expect(days.size).toBe(4);
    expect(manifest.sessions.map((session) => speakersIn(session.label))).toEqual([4, 4, 5, 5]);
    expect(gold.people).toHaveLength(5);
  });

  it('lets everybody say the full name in the first session they speak in', () => {
    for (const { name } of gold.people) {
      const own = gold.turns.filter((turn) => turn.speaker === name);
      const first = own.filter((turn) => turn.session === own[0]?.session);
      expect(first.some((turn) => turn.text.includes(name))).toBe(true);
    }
  });

  it('has two people of one first name, crossed talk, an image and at most 6 MB', () => {
    const firstNames = gold.people.map(({ name }) => name.split(' ')[0]);
    expect(new Set(firstNames).size).toBe(firstNames.length - 1);
    expect(gold.turns.filter((turn) => turn.overlapped)).toHaveLength(1);
    expect(manifest.sessions.flatMap((session) => session.images)).toHaveLength(1);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      statSync(join(folder, name)),
    );
    expect(files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)).toBeLessThan(6_000_000);
  });

  it('has twelve questions, six spoken: five by the five people and one by a stranger', () => {
    const spoken = gold.questions.filter((question) => question.spoken);
    const askers = spoken.map((question) => question.asker);
    expect(gold.questions).toHaveLength(12);
    expect(new Set(askers)).toEqual(new Set([...gold.people.map(({ name }) => name), null]));
    expect(spoken.filter((question) => question.refuse === 'unknown-asker')).toHaveLength(1);
    expect(manifest.questions.map(({ id }) => id)).toEqual(gold.questions.map(({ id }) => id));
    for (const { id, audio, captions, text } of manifest.questions) {
      const isSpoken = spoken.some((question) => question.id === id);
      expect([audio, captions].every((part) => (part !== undefined) === isSpoken)).toBe(true);
      expect(text === undefined).toBe(isSpoken);
    }
  });

  it('names evidence that exists and keeps the gold out of what is ingested', () => {
    const ids = new Set(gold.turns.map((turn) => turn.id));
    for (const question of gold.questions) {
      expect(question.evidence.every((id) => ids.has(id))).toBe(true);
      expect(question.evidence.length > 0).toBe(question.refuse === undefined);
    }
    expect(JSON.stringify(manifest)).not.toMatch(/accept|evidence|"speaker"|"answer"/);
  });

  it('takes a committed answer from the evidence, or from the image shown there', () => {
    const captions = JSON.stringify(manifest.sessions.flatMap((session) => session.images)).toLowerCase();
    const sayable = gold.questions.filter((question) =>
      ['q01', 'q02', 'q03', 'q04', 'q10', 'q11'].includes(question.id),
    );
    for (const { evidence, accept } of sayable) {
      const text = gold.turns.filter((turn) => evidence.includes(turn.id)).map((turn) => turn.text.toLowerCase());
      expect(accept.some((answer) => text.join(' ').includes(answer.toLowerCase()))).toBe(true);
    }
    expect(captions).toContain('heron');
    expect(gold.turns.some((turn) => turn.text.toLowerCase().includes('heron'))).toBe(false);
  });
});

describe('the captions', () => {
  it.each(manifest.sessions)('of $label hold the words in order, without speakers and not turn by turn', (session) => {
    const cues = cuesOf(session.captions);
    const turns = gold.turns.filter((turn) => turn.session === session.label);
    const alone = turns.filter((turn) => !turn.overlapped);
    expect(cues.every((cue) => cue.speaker === undefined)).toBe(true);
    expect(cues.length).toBeGreaterThan(turns.length * 1.5);
    const said = [...wordsOf(turns.map((turn) => turn.text).join(' '))].sort();
    expect([...wordsOf(cues.map((cue) => cue.text).join(' '))].sort()).toEqual(said);
    for (const [index, turn] of alone.entries()) {
      const next = alone[index + 1];
      if (next !== undefined) expect(next.startMs - turn.endMs).toBeGreaterThanOrEqual(700);
    }
  });

  it.each(manifest.sessions)('of $label end where the audio ends', (session) => {
    const bytes = readFileSync(join(folder, session.audio));
    const lastPage = bytes.lastIndexOf('OggS');
    const seconds = Number(bytes.readBigUInt64LE(lastPage + 6)) / 48_000;
    const end = Math.max(...cuesOf(session.captions).map((cue) => cue.endMs)) / 1000;
    expect(seconds - end).toBeGreaterThan(0);
    expect(seconds - end).toBeLessThan(1.5);
  });
});
