import { writeSync } from 'node:fs';
import type { Change } from '../src/store/memory-store.js';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.js';
import { batch, dense, interaction, sampleSpace, turn, utterance } from './contracts/store-samples.js';

/** Commits turns one after another into the space named on the command line and prints each acknowledged id, until killed. */
const [path = '', run = ''] = process.argv.slice(2);
const store = await openSqliteStore(path, { createSpace: () => sampleSpace });
for (let ordinal = 0; ; ordinal += 1) {
  const id = `turn_${run}_${ordinal}`;
  const changes: Change[] = [
    turn(id, { ordinal, externalId: id }),
    interaction(id),
    utterance(id),
    dense(id, [1, ordinal, 0], { terms: `hello number ${ordinal}` }),
  ];
  await store.commit(batch(changes));
  writeSync(1, `${id}\n`);
}
