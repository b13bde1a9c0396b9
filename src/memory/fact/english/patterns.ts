import type { FactPattern } from './fact-pattern.js';
import { decisions } from './patterns/decisions.js';
import { habits } from './patterns/habits.js';
import { likes } from './patterns/likes.js';
import { needs } from './patterns/needs.js';
import { possessions } from './patterns/possessions.js';
import { preferences } from './patterns/preferences.js';
import { relations } from './patterns/relations.js';
import { requests } from './patterns/requests.js';
import { schedules } from './patterns/schedules.js';
import { settings } from './patterns/settings.js';
import { states } from './patterns/states.js';

/** Every family, in order of trust: of several patterns that state the same clause, the first one with a slot wins. */
export const patterns: readonly FactPattern[] = [
  ...settings,
  ...needs,
  ...relations,
  ...preferences,
  ...likes,
  ...decisions,
  ...schedules,
  ...possessions,
  ...habits,
  ...states,
  ...requests,
];
