import type { PersonDirectory } from '../records/person-directory.js';
import type { HitDocument, SearchFilter } from '../store/memory-store.js';
import type { Action } from './retrieval.js';

/** An action that searches. */
export type RetrieveAction = Extract<Action, { kind: 'retrieve' }>;

/** Conditions of an action for the store. */
export interface ActionFilters {
  /** The layer alone: what smoothing and soft filters look at. */
  wide: SearchFilter;
  /** Every condition of the action; absent when it has none. Always at least as narrow as `wide`. */
  narrow?: SearchFilter;
  /** Whatever `narrow` does not match is left out. */
  hard: boolean;
  /** Most claims of a list, where the action says so. */
  limit?: number | undefined;
}

/** Turns the filters of an action into conditions on documents; a person stands for all their voices and former ids. */
export function actionFilters(action: RetrieveAction, directory: PersonDirectory): ActionFilters {
  const wide: SearchFilter = { layers: [action.layer] };
  const conditions: SearchFilter = {
    ...(action.speaker === undefined
      ? {}
      : action.layer === 'profile'
        ? { subjectIds: directory.idsOf(action.speaker) }
        : { voiceIds: directory.voicesOf(action.speaker) }),
    ...(action.addressee === undefined ? {} : { addresseeIds: directory.idsOf(action.addressee) }),
    ...(action.session === undefined ? {} : { sessionIds: [action.session] }),
    ...(action.after === undefined ? {} : { after: action.after }),
    ...(action.before === undefined ? {} : { before: action.before }),
  };
  if (Object.keys(conditions).length === 0) return { wide, hard: false };
  return { wide, narrow: { ...wide, ...conditions }, hard: action.filters === 'hard' };
}

/** How many of the soft conditions a document meets, as a share of those asked for (0 to 1). */
export function matchShare(document: HitDocument, filter: SearchFilter): number {
  const checks: boolean[] = [];
  if (filter.voiceIds) checks.push(document.voiceId !== undefined && filter.voiceIds.includes(document.voiceId));
  if (filter.subjectIds)
    checks.push(document.subjectId !== undefined && filter.subjectIds.includes(document.subjectId));
  if (filter.addresseeIds) checks.push(document.addresseeIds.some((id) => filter.addresseeIds?.includes(id)));
  if (filter.sessionIds) checks.push(filter.sessionIds.includes(document.sessionId));
  if (filter.after !== undefined || filter.before !== undefined) {
    checks.push(document.at >= (filter.after ?? -Infinity) && document.at < (filter.before ?? Infinity));
  }
  return checks.length === 0 ? 0 : checks.filter(Boolean).length / checks.length;
}
