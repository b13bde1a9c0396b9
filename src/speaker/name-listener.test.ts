import { describe, expect, it } from 'vitest';
import type { NamingTurn } from './name-evidence.js';
import { collectNameEvidence } from './name-listener.js';
import { assignNames } from './name-people.js';
import { askNames, askSamePerson, bindKinWords } from './name-questions.js';

/** Lines "a: text"; a blank line starts another session. */
function dialogue(script: string): NamingTurn[] {
  return script.split(/\n\s*\n/u).flatMap((session, day) =>
    session
      .trim()
      .split('\n')
      .map((line, ordinal): NamingTurn => {
        const [speakerId = '', ...words] = line.trim().split(': ');
        const turn = {
          id: `t${day}_${ordinal}`,
          sessionId: `s${day}`,
          ordinal,
          voiceId: `v_${speakerId}`,
          startedAt: 0,
          text: words.join(': '),
        };
        return { turn, speakerId };
      }),
  );
}

const people = ['a', 'b', 'c', 'd'].map((id, number) => ({ id, createdAt: 0, number, aliases: [], nameEvidence: [] }));
const evidenceOf = (script: string) => collectNameEvidence(dialogue(script));
const kinds = (script: string) => evidenceOf(script).map(({ personId, kind, name }) => `${personId} ${kind} ${name}`);

describe('listening for names', () => {
  it('gives a presented name to the newcomer, in order, and not to whoever welcomes them', () => {
    expect(kinds('a: This is my sister Ana, and this is my friend Ben.\nc: Welcome!\nb: Hi.\nd: Hello.')).toEqual([
      'b introduced Ana',
      'b kin sister',
      'd introduced Ben',
    ]);
  });

  it('takes a nickname along with the name', () => {
    expect(kinds('a: This is Sebastian, we call him Bas.\nb: Hello.')).toEqual([
      'b introduced Sebastian',
      'b nickname Bas',
    ]);
    expect(kinds("a: I'm Sebastian, call me Bas.")).toEqual(['a self Sebastian', 'a nickname Bas']);
  });

  it('keeps kin words apart from names', () => {
    expect(kinds('a: Mom, where is it?\nb: There.')).toEqual(['b kin Mom']);
    expect(assignNames({ evidence: evidenceOf('a: Mom?\nb: Yes.\na: Mom?\nb: What?'), people })).toEqual([]);
  });

  it('thanks go to whoever spoke before, questions to whoever answers', () => {
    const thanks = evidenceOf('a: Here.\nb: Thanks, Marco.\nc: Nice.');
    const [first] = thanks.filter(({ weight }) => weight > 0).sort((left, right) => right.weight - left.weight);
    expect(first?.personId).toBe('a');
  });
});

describe('what follows from names', () => {
  it('a kin word means one person in one mouth', () => {
    const kin = bindKinWords({
      evidence: evidenceOf('a: Mom?\nb: Yes.\nc: Mom?\nd: Yes.\na: Mom!\nb: What?\nc: Mom!\nd: What?'),
      people,
    });
    expect(kin.map(({ word, saidBy, personId }) => `${word} of ${saidBy} is ${personId}`)).toEqual([
      'Mom of a is b',
      'Mom of c is d',
    ]);
  });

  it('two voices with one name in two sessions become a question, two people in one room do not', () => {
    const ask = (script: string) => {
      const input = { evidence: evidenceOf(script), people };
      return askSamePerson(input, assignNames(input)).map(({ personIds }) => personIds);
    };
    expect(ask("a: I'm Bogdan.\nb: Hi.\n\nc: I'm Bogdan.\nb: Hi.")).toEqual([['a', 'c']]);
    expect(ask("a: I'm Maria.\nb: I'm Maria as well!")).toEqual([]);
    expect(ask("a: I'm Pilar.\nb: Hi.\nd: Hi.\n\nb: Pilar?\nc: Yes.\nd: Ah.\nb: Pilar?\nc: Yes.")).toEqual([
      ['a', 'c'],
    ]);
  });

  it('a name that fell just short becomes a question, never for whom it was refused', () => {
    const evidence = evidenceOf('b: So.\na: Nora, tea?\nb: Yes.\na: Good.');
    expect(assignNames({ evidence, people })).toEqual([]);
    expect(askNames({ evidence, people }, [])).toMatchObject([{ personId: 'b', name: 'Nora' }]);
    const refusing = people.map((person) => ({ ...person, refusedNames: ['nora'] }));
    expect(askNames({ evidence, people: refusing }, [])).toEqual([]);
  });

  it('never binds a refused name, nor any to somebody whom too little speech supports', () => {
    const evidence = evidenceOf("a: I'm Nora.");
    const refusing = people.map((person) => ({ ...person, refusedNames: ['nora'] }));
    expect(assignNames({ evidence, people: refusing })).toEqual([]);
    const unsupported = people.map((person) => ({ ...person, unsupported: true as const }));
    expect(assignNames({ evidence, people: unsupported })).toEqual([]);
  });

  it('never gives somebody the first name of another as an alias', () => {
    const script = `a: I'm Ruth Whitfield.
      b: I'm Alex Okafor.
      c: Ruth, tea?
      b: I would.
      c: Ruth, milk?
      b: Please.`;
    const [, second] = assignNames({ evidence: evidenceOf(script), people });
    expect(second).toMatchObject({ personId: 'b', name: 'Alex Okafor', aliases: [] });
  });
});
