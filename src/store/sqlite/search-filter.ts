import { MemoryError } from '../../errors.js';
import type { SearchFilter } from '../memory-store.js';
import type { Connection } from './connection.js';
import { relations } from './record-codec.js';

/** A condition on rows of `document`, with the values of its marks. */
export interface Condition {
  text: string;
  values: (string | number)[];
}

/** A search filter as SQL; undefined when it holds no condition. Lists travel as JSON, so a filter has few SQL texts. */
export function toCondition(filter: SearchFilter = {}): Condition | undefined {
  const parts: Condition[] = [];
  const isAmong = (column: string, list: readonly string[] | undefined) => {
    if (list === undefined) return;
    const marks = list.length === 1 ? '= ?' : 'IN (SELECT value FROM json_each(?))';
    parts.push({ text: `document.${column} ${marks}`, values: [listValue(list)] });
  };
  isAmong('layer', filter.layers);
  isAmong('session_id', filter.sessionIds);
  isAmong('voice_id', filter.voiceIds);
  isAmong('subject_id', filter.subjectIds);
  if (filter.addresseeIds !== undefined) {
    parts.push({
      text:
        'EXISTS (SELECT 1 FROM link WHERE relation = ? AND target IN (SELECT value FROM json_each(?)) ' +
        'AND owner = document.position)',
      values: [relations['document.addresseeId'], JSON.stringify(filter.addresseeIds)],
    });
  }
  if (filter.after !== undefined) parts.push({ text: 'document.said_at >= ?', values: [instant(filter.after)] });
  if (filter.before !== undefined) parts.push({ text: 'document.said_at < ?', values: [instant(filter.before)] });
  if (parts.length === 0) return undefined;
  return { text: parts.map((part) => part.text).join(' AND '), values: parts.flatMap((part) => part.values) };
}

function listValue(list: readonly string[]): string {
  return list.length === 1 ? (list[0] as string) : JSON.stringify(list);
}

function instant(value: number): number {
  if (!Number.isNaN(value)) return value;
  throw new MemoryError('invalid_argument', 'The time of a search filter is not a number.');
}

/** Positions of the documents that pass a filter with at least one condition, as a JSON array for `json_each`. */
export function passingPositions({ sql }: Connection, filter: SearchFilter): string {
  const { addresseeIds, ...rest } = filter;
  const condition = toCondition(filter);
  const passing =
    addresseeIds !== undefined && toCondition(rest) === undefined
      ? {
          text: 'SELECT owner AS position FROM link WHERE relation = ? AND target IN (SELECT value FROM json_each(?))',
          values: [relations['document.addresseeId'], JSON.stringify(addresseeIds)],
        }
      : { text: `SELECT position FROM document WHERE ${condition?.text ?? 'true'}`, values: condition?.values ?? [] };
  return sql(`SELECT json_group_array(position) FROM (${passing.text})`)
    .pluck()
    .get(...passing.values) as string;
}
