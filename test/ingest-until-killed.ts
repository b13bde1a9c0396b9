import { writeSync } from 'node:fs';
import type { TurnInput } from '../src/ingest/turn-input.js';
import { open } from '../src/voxpolymem.js';

/** Ingests turns without end into the space named on the command line and prints each acknowledged id, until killed. */
const [path = '', run = ''] = process.argv.slice(2);
const memory = await open(path);

function* turns(): Generator<TurnInput> {
  for (let number = 0; ; number += 1) {
    yield {
      session: run,
      startedAt: '2026-03-02T18:00:00Z',
      id: `${run}_${number}`,
      speaker: number % 2 === 0 ? 'Ana' : 'Ben',
      text: `Lantern ${number}: I prefer tea number ${number}.`,
    };
  }
}

await memory.ingest(
  { kind: 'turns', turns: turns() },
  {
    onProgress: (event) => {
      if (event.kind === 'turn-stored') writeSync(1, `${event.turnId}\n`);
    },
  },
);
