import { atHome } from './at-home.js';
import { atWork } from './at-work.js';
import { changesOfMind } from './changes-of-mind.js';
import { chineseAtHome } from './chinese-at-home.js';
import { chineseErrands } from './chinese-errands.js';
import { chineseGatherings } from './chinese-gatherings.js';
import { chineseOutside } from './chinese-outside.js';
import { clubsAndVisits } from './clubs-and-visits.js';
import { eveningsAndEarlyMornings } from './evenings-and-early-mornings.js';
import type { FactPage } from './fact-page.js';
import { farApart } from './far-apart.js';
import { onTheWay } from './on-the-way.js';
import { roundATable } from './round-a-table.js';
import { wardsAndCounters } from './wards-and-counters.js';

/** Every page, in order. */
export const factPages: readonly FactPage[] = [
  ...atHome,
  ...atWork,
  ...onTheWay,
  ...clubsAndVisits,
  ...changesOfMind,
  ...chineseAtHome,
  ...chineseOutside,
  ...wardsAndCounters,
  ...farApart,
  ...roundATable,
  ...eveningsAndEarlyMornings,
  ...chineseGatherings,
  ...chineseErrands,
];
