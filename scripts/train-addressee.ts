/**
 * Trains models/addressee.json from the IRC logs with reply links (CC BY 4.0, split `train` only) and made-up conversations.
 *
 *   npx tsx scripts/train-addressee.ts --data DIR [--out models/addressee.json]
 *
 * DIR holds `irc/train`. What the model is and what it was measured on is in models/ADDRESSEE.md. The same input gives the
 * same bytes.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MemoryError } from '../src/errors.js';
import { loadIrcAddressees } from '../src/evaluation/addressee-sets.js';
import { fitAddressee } from '../src/training/addressee/fit-addressee.js';

const { values } = parseArgs({
  options: { data: { type: 'string' }, out: { type: 'string', default: 'models/addressee.json' } },
});
if (values.data === undefined)
  throw new MemoryError('invalid_argument', 'Give --data DIR, the folder that holds irc/train.');
const { model, scores } = fitAddressee({
  chat: loadIrcAddressees(values.data, 'train'),
  madeUp: { seeds: [101, 102, 103], scenarios: 4, sessions: 4, tables: 32 },
  network: { hidden: 24, epochs: 6, batch: 64, learningRate: 0.004, weightDecay: 0.01, replyLoss: 0.5 },
  rounds: 2,
  share: 0.6,
  seed: 1,
  print: console.log,
});
for (const { set, n, exact, reply, ece } of scores) {
  console.log(`${set.padEnd(14)} n ${n}  exact ${exact.toFixed(3)}  reply ${reply.toFixed(3)}  ece ${ece.toFixed(3)}`);
}
writeFileSync(values.out, `${JSON.stringify(model)}\n`);
console.log(`temperature ${model.temperature}, wrote ${values.out}`);
