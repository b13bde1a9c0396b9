import { open } from '../src/voxpolymem.js';

/** Ingests as many lines of Ann and Bob as the command line says into the space that it names. */
const [path = '', by = '', count = '0'] = process.argv.slice(2);
const memory = await open(path);
await memory.ingest({
  kind: 'turns',
  turns: Array.from({ length: Number(count) }, (_, number) => ({
    session: 'S1',
    startedAt: '2026-03-02T18:00:00Z',
    id: `${by}${number}`,
    speaker: number % 2 === 0 ? 'Ann' : 'Bob',
    text: `Process ${by} says line ${number}.`,
  })),
});
await memory.close();
