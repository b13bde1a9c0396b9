import { describe, expect, it } from 'vitest';
import type { LanguagePack } from '../language/language-pack.js';
import { packs } from '../language/packs.js';
import type { Person } from '../records/records.js';
import type { NamingTurn } from './name-evidence.js';
import { collectNameEvidence } from './name-listener.js';
import { assignNames } from './name-people.js';

/** Marks: `<Nora>` says it of oneself, `[Nora]` presents somebody, `@Nora` calls somebody. */
function scriptedPack(): LanguagePack {
  const find = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => ({
      name: match[1] as string,
      start: match.index,
      end: match.index + match[0].length,
    }));
  return {
    ...(packs[0] as LanguagePack),
    introductions: (text) => [
      ...find(text, /<([^>]+)>/gu).map((mention) => ({ ...mention, kind: 'self' as const })),
      ...find(text, /\[([^\]]+)\]/gu).map((mention) => ({ ...mention, kind: 'other' as const })),
    ],
    vocatives: (text) => find(text, /@(\p{L}+)/gu).map((mention) => ({ ...mention, position: 'leading' as const })),
  };
}

/** Lines "a: text"; a blank line starts another session. */
function dialogue(script: string): NamingTurn[] {
  return script
    .trim()
    .split(/\n\s*\n/u)
    .flatMap((session, sessionAt) =>
      session
        .trim()
        .split('\n')
        .map((line, ordinal): NamingTurn => {
          const [speaker = '', text = ''] = line.trim().split(/:\s(.*)/su);
          const turn = {
            id: `t${sessionAt}_${ordinal}`,
            sessionId: `s${sessionAt}`,
            ordinal,
            voiceId: `v_${speaker}`,
            startedAt: 0,
            text,
          };
          return { turn, speakerId: speaker };
        }),
    );
}

const person = (id: string, fields: Partial<Person> = {}): Person => ({
  id,
  createdAt: 0,
  number: 1,
  aliases: [],
  nameEvidence: [],
  ...fields,
});

function named(script: string, people: Person[]): Record<string, string> {
  const evidence = collectNameEvidence(dialogue(script), scriptedPack);
  return Object.fromEntries(assignNames({ evidence, people }).map(({ personId, name }) => [personId, name]));
}

const everyone = ['a', 'b', 'c'].map((id) => person(id));

describe('naming from what was said', () => {
  it('takes one self-introduction, with one name or two', () => {
    expect(named('a: <Nora> here\nb: <Ben Okafor>, hello', everyone)).toEqual({ a: 'Nora', b: 'Ben Okafor' });
  });

  it('takes being called and answering only when it happens again', () => {
    expect(named('a: @Nora, tea?\nb: yes\nc: sure', everyone)).toEqual({});
    expect(named('a: @Nora, tea?\nb: yes\nc: sure\na: @Nora, milk?\nb: no\nc: right', everyone)).toEqual({ b: 'Nora' });
  });

  it('never gives a name to whoever calls others by it', () => {
    expect(named('a: @Nora, tea?\na: @Nora?\na: @Nora!\na: hm', everyone)).toEqual({});
    expect(named('b: hi\na: @Nora!\nb: yes\nb: @Ben!\na: yes\na: @Nora?\nb: so', everyone)).toEqual({ b: 'Nora' });
  });

  it('gives a presented name to the newcomer who speaks next', () => {
    expect(named('a: hello\nb: this is [Ana]\na: nice\nc: good evening', everyone)).toEqual({ c: 'Ana' });
  });

  it('abstains between two people who are about as likely', () => {
    expect(
      named('a: @Nora?\nb: yes\na: and\na: @Nora?\nc: yes\na: so\na: @Nora?\nb: no\na: @Nora?\nc: no', everyone),
    ).toEqual({});
  });

  it('tells two people of one first name apart by their full names', () => {
    const script = 'a: <Sam Reyes>\nb: <Sam Okafor>\nc: @Sam, you go\na: me?\nc: @Sam, your turn\nb: fine';
    expect(named(script, everyone)).toEqual({ a: 'Sam Reyes', b: 'Sam Okafor' });
  });

  it('lets two people share a bare name only when each gave it as their own', () => {
    expect(named('a: <Sam>\n\nb: <Sam>', everyone)).toEqual({ a: 'Sam', b: 'Sam' });
    const called = 'c: @Sam?\na: yes\nc: @Sam?\na: no\n\nc: @Sam?\nb: yes\nc: @Sam?\nb: no';
    expect(named(called, everyone)).toEqual({});
  });

  it('never touches a name that a person gave, and keeps it taken', () => {
    const people = [person('a', { displayName: 'Nora', nameSource: 'correction' }), person('b'), person('c')];
    expect(named('a: <Lena>\nb: hello\nc: @Nora?\nb: yes\nc: @Nora?\nb: yes', people)).toEqual({});
  });

  it('keeps a name bound before against weaker evidence for another', () => {
    const people = [person('a', { displayName: 'Nora', nameSource: 'said' }), person('b'), person('c')];
    expect(named('c: @Nora?\nb: yes\nc: so\nc: @Nora?\nb: yes', people)).not.toHaveProperty('b');
  });

  it('keeps other names that a person gave of themselves as aliases, with the turns that show it', () => {
    const evidence = collectNameEvidence(
      dialogue('a: <Eleanor Reed>\na: <Eleanor Reed>, again\nb: ok\na: <Nell>'),
      scriptedPack,
    );
    const [binding] = assignNames({ evidence, people: everyone });
    expect(binding).toMatchObject({
      personId: 'a',
      name: 'Eleanor Reed',
      aliases: ['Nell'],
      evidence: ['t0_0', 't0_1'],
    });
    expect(binding?.why).not.toContain('Eleanor');
  });

  it('reads the languages that are there', () => {
    const english = dialogue("a: Hi, I'm Nora.\nb: My name is Ben Okafor.\na: Ben, are you ready?\nb: Yes.");
    const people = assignNames({ evidence: collectNameEvidence(english), people: everyone });
    expect(people.map(({ personId, name }) => [personId, name])).toEqual([
      ['a', 'Nora'],
      ['b', 'Ben Okafor'],
    ]);
  });
});
