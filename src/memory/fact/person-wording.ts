import { type PersonDirectory, personReference } from '../../records/person-directory.js';
import type { PersonLabels } from '../../records/person-labels.js';

const LABEL = /\{\s*(p\d+)\s*\}/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Labels in a model's text that stand for nobody. */
export function unknownPeople(text: string, labels: PersonLabels): string[] {
  return [...text.matchAll(LABEL)].flatMap(([, label = '']) => (labels.idOf(label) === undefined ? [label] : []));
}

/**
 * A model's text with people as references: labels in braces, and names that only one person has, as whole words. Labels that
 * stand for nobody, and braces that would read as a reference of ours, stay plain words.
 */
export function withReferences(text: string, labels: PersonLabels, directory: PersonDirectory): string {
  const safe = text.replace(/\{person:[^{}]*\}/gu, 'somebody');
  const labelled = safe.replace(LABEL, (whole, label: string) => {
    const id = labels.idOf(label);
    return id === undefined ? whole : personReference(id);
  });
  const names = directory.people
    .flatMap(({ displayName, aliases }) => [displayName ?? '', displayName?.split(/\s+/u)[0] ?? '', ...aliases])
    .filter((name) => name !== '' && labelled.includes(name))
    .sort((a, b) => b.length - a.length);
  return names.reduce((rest, name) => {
    const [id, ...others] = directory.byName(name);
    return id === undefined || others.length > 0 ? rest : rest.replace(wholeName(name), personReference(id));
  }, labelled);
}

/** The name where it stands alone, outside references; names in scripts without spaces stand alone anywhere. */
function wholeName(name: string): RegExp {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
  return CJK.test(name)
    ? new RegExp(escaped, 'gu')
    : new RegExp(`(?<![\\p{L}\\p{N}:_])${escaped}(?![\\p{L}\\p{N}_])`, 'gu');
}
