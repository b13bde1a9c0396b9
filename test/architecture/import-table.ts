/** Leaves and rooms that every other room may import. `language` itself only gets leaves and the types of records. */
export const openToAll = [
  'errors.ts',
  'clock.ts',
  'random.ts',
  'ids.ts',
  'vector.ts',
  'task-queue.ts',
  'stages.ts',
  'records',
  'providers',
  'language',
];

/** What a room may import besides the open ones; `types:x` allows type-only imports of room x. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  'errors.ts': [],
  'clock.ts': [],
  'random.ts': [],
  'ids.ts': [],
  'vector.ts': [],
  'task-queue.ts': [],
  'stages.ts': [],
  records: [],
  providers: [],
  language: [],
  adapters: ['audio'],
  audio: [],
  store: [],
  speaker: ['audio'],
  privacy: ['store'],
  memory: ['privacy', 'types:store'],
  retrieval: ['privacy', 'types:store'],
  policy: ['retrieval'],
  answer: ['retrieval', 'types:privacy'],
  ingest: ['audio', 'speaker', 'memory', 'privacy', 'types:store'],
  'voxpolymem.ts': [
    'audio',
    'store',
    'adapters',
    'speaker',
    'privacy',
    'memory',
    'retrieval',
    'policy',
    'answer',
    'ingest',
  ],
  'index.ts': ['*'],
  evaluation: [
    'audio',
    'store',
    'adapters',
    'speaker',
    'privacy',
    'memory',
    'retrieval',
    'policy',
    'answer',
    'ingest',
    'voxpolymem.ts',
  ],
  generator: ['audio'],
  training: ['memory', 'retrieval', 'evaluation', 'generator'],
  cli: ['*'],
};

/** Rooms that lie below even the open ones: who may import what among them. */
export const ground: Readonly<Record<string, readonly string[]>> = {
  'errors.ts': [],
  'clock.ts': [],
  'random.ts': [],
  'ids.ts': ['random.ts'],
  'vector.ts': ['errors.ts'],
  'task-queue.ts': [],
  records: ['errors.ts', 'clock.ts', 'random.ts', 'ids.ts', 'vector.ts'],
  providers: ['errors.ts'],
  language: ['errors.ts', 'clock.ts', 'random.ts', 'ids.ts', 'vector.ts', 'records'],
};

/** The only rooms that may hold a `MemoryStore`; everybody else sees the guarded reader and writer. */
export const mayTouchStore = ['store', 'privacy', 'voxpolymem.ts', 'index.ts'];
