import { z } from 'zod';
import { viewLanguages } from '../quality/view-language.js';
import type { CastMember, WorldFact } from '../scenario.js';
import type { World } from '../world/world.js';
import type { LineAnchor, SceneAnchors } from './scene-anchors.js';

/** A scene as a model must write it. */
export const writtenSceneSchema = z.object({
  lines: z.array(
    z.object({
      line: z.number().int(),
      speaker: z.string(),
      addressees: z.array(z.string()).describe('names, or "everyone" alone'),
      text: z.string(),
    }),
  ),
});

/** A scene as a model wrote it. */
export type WrittenScene = z.infer<typeof writtenSceneSchema>;

const MAX_CHARACTERS = 400;
const MACHINERY = /[<>{}|_\n]|\b[SDT]\d+\b|\b[pfme]\d+\b|\bIMG\b|undefined|null|\bline \d/u;

/**
 * What is wrong with a written scene, in words for the model; undefined when every line keeps its anchors: the same lines in
 * order, speakers and addressees as given, every value word for word, no number and no private value that the scene does not
 * have, nobody called or named who is not meant, no id or mark.
 */
export function faultOfScene(written: WrittenScene, anchors: SceneAnchors, world: World): string | undefined {
  if (written.lines.length !== anchors.lines.length) return `There must be ${anchors.lines.length} lines.`;
  const scene = { anchors, world, known: anchors.lines.map(({ turn }) => turn.text).join(' ') };
  const faults = anchors.lines.flatMap((anchor, index) => {
    const line = written.lines[index] as WrittenScene['lines'][number];
    return faultsOfLine(line, anchor, scene).map((fault) => `Line ${anchor.line}: ${fault}`);
  });
  return faults.length === 0 ? undefined : faults.join(' ');
}

function faultsOfLine(
  { line, speaker, addressees, text }: WrittenScene['lines'][number],
  anchor: LineAnchor,
  { world, known }: { world: World; known: string },
): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const meant = anchor.addressees === 'everyone' ? ['everyone'] : anchor.addressees.map((person) => person.fullName);
  check(line === anchor.line, 'has the wrong number.');
  check(speaker === anchor.speaker.fullName, `is spoken by ${anchor.speaker.fullName}.`);
  check(sameNames(addressees, meant), `is spoken to ${meant.join(' and ')}.`);
  check(text.trim() !== '' && text.length <= MAX_CHARACTERS, `needs 1 to ${MAX_CHARACTERS} characters.`);
  check(!MACHINERY.test(text), 'has a mark that nobody speaks.');
  for (const words of anchor.keep) check(includes(text, words), `must say "${words}".`);
  for (const person of anchor.named) check(names(text, person, world), `must name ${person.firstName}.`);
  for (const number of text.match(/\d+/gu) ?? [])
    check(known.includes(number), `must not bring in the number ${number}.`);
  for (const fact of world.facts.filter(isPrivate)) {
    check(!includes(text, fact.value) || includes(anchor.turn.text, fact.value), 'tells what is not told here.');
  }
  return [...faults, ...strangersIn(text, anchor, world)];
}

/** Nobody may be called or named whom the line does not mean: the gold would be wrong. */
function strangersIn(text: string, anchor: LineAnchor, world: World): string[] {
  const { calls, callsGroup } = viewLanguages[world.language.code];
  const meant = anchor.addressees === 'everyone' ? [] : anchor.addressees;
  const strangers = world.cast.filter(
    (person) => person !== anchor.speaker && !meant.includes(person) && !anchor.named.includes(person),
  );
  const faults = strangers
    .filter((person) => names(text, person, world) && !sharesName(person, [...meant, ...anchor.named, anchor.speaker]))
    .map((person) => `must not name ${person.firstName}.`);
  const called = anchor.named.filter((person) => !meant.includes(person) && calls(text, person.firstName));
  if (called.length > 0) faults.push('calls somebody who is only spoken about.');
  if (anchor.addressees !== 'everyone' && callsGroup(text)) faults.push('is not spoken to everybody.');
  return faults;
}

/** Pictures show in captions only; what is told in confidence is told once. */
function isPrivate(fact: WorldFact): boolean {
  return fact.kind === 'picture' || fact.kind === 'secret';
}

function sharesName(person: CastMember, others: readonly CastMember[]): boolean {
  return others.some((other) => other.firstName === person.firstName || other.lastName === person.lastName);
}

function names(text: string, person: CastMember, { language }: World): boolean {
  const known = [person.fullName, person.firstName, ...(person.nickname === undefined ? [] : [person.nickname])];
  return known.some((name) => language.sentences.contains(text, name));
}

function sameNames(given: readonly string[], meant: readonly string[]): boolean {
  return given.length === meant.length && meant.every((name) => given.includes(name));
}

function includes(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}
