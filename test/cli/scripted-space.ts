import { MemoryError } from '../../src/errors.js';
import type { IngestInput, OpenOptions, VoxPolyMem } from '../../src/voxpolymem.js';

const person = { aliases: [], voices: 1, isProvisional: false, isUnconfirmed: false, isUnsupported: false };
export const nora = { ...person, id: 'person_1', name: 'Nora', isNamed: true };
export const second = { ...nora, id: 'person_2', name: 'Speaker 2', isNamed: false, isProvisional: true };

const ghost = { ...second, id: 'person_3', name: 'Speaker 3', isUnsupported: true };
const splinter = { ...second, id: 'person_4', name: 'Speaker 4', isUnconfirmed: true };

export const answer: Awaited<ReturnType<VoxPolyMem['ask']>> = {
  text: 'Nora.',
  refused: false,
  confidence: 0.9,
  evidence: [
    { turnId: 'turn_1', externalId: 'S1_1', sessionId: 's', session: 'S1', speaker: 'Nora', at: 0, text: 'It was me.' },
  ],
  asker: { outcome: 'doubtful', personId: 'person_1', name: 'Nora' },
  rounds: [
    {
      round: 1,
      action: {
        kind: 'retrieve',
        layer: 'interaction',
        tools: ['bm25', 'dense'],
        query: 'who called {person:person_1}',
        speaker: 'person_2',
      },
      added: ['turn_1'],
      displaced: [],
    },
  ],
  context: [],
};

export const heardTurn = {
  speaker: 'speaker_1',
  startMs: 61_300,
  endMs: 63_000,
  decidedAtMs: 64_500,
  turnId: 'turn_1',
  sessionId: 'session_1',
  voiceId: 'voice_1',
  personId: second.id,
  name: second.name,
  decision: 'opened' as const,
  score: 0,
  text: 'It was me.',
};

/** An `open` whose space answers from a script and notes every call. */
export function scriptedOpen(calls: unknown[]) {
  return async (path: string, options: OpenOptions = {}): Promise<VoxPolyMem> => {
    calls.push(['open', path, options.timeZone]);
    const correct =
      (name: string) =>
      async (...args: unknown[]) => {
        calls.push([name, ...args]);
        return nora;
      };
    return {
      ingest: async (input: IngestInput, { onProgress } = {}) => {
        calls.push(['ingest', input]);
        const sessionId = 'session_1';
        for (const [index, endMs] of [900, 1900].entries()) {
          const personId = `person_${index + 1}`;
          onProgress?.({ kind: 'turn-stored', turnId: `turn_${index}`, sessionId, personId, isNewPerson: true, endMs });
        }
        return { turnIds: ['turn_0', 'turn_1'], sessionIds: [sessionId], skipped: 0, warnings: ['One was short.'] };
      },
      listen: async function* ({ audio, ...input }) {
        let samples = 0;
        for await (const chunk of audio) samples += chunk.length;
        calls.push(['listen', { ...input, samples }]);
        yield { kind: 'speech-started', atMs: 200 };
        yield { kind: 'turn', ...heardTurn, isNewPerson: true };
        yield { kind: 'person-named', personId: nora.id };
      },
      ask: async (question, options) => {
        calls.push(['ask', question, { ...options, signal: undefined }]);
        if (typeof question !== 'string' && question.text === 'boom') throw new TypeError('secret words');
        if (typeof question !== 'string' && question.text === 'slow') throw new MemoryError('aborted', 'Stopped.');
        return answer;
      },
      people: {
        list: async (options) => (options?.all === true ? [nora, second, ghost, splinter] : [nora, second]),
        rename: correct('rename'),
        merge: correct('merge'),
        split: correct('split'),
        proposeSplit: async (person) => {
          calls.push(['proposeSplit', person]);
          return {
            personId: nora.id,
            moved: ['turn_2'],
            kept: ['turn_1', 'turn_3'],
            within: 0.71,
            across: 0.123,
            score: -2.5,
          };
        },
        profile: async (person) => {
          calls.push(['profile', person]);
          const { id: personId, name, aliases } = nora;
          return { personId, name, aliases, calledBy: [], relations: [], background: [], preferences: [], summary: '' };
        },
        unname: correct('unname'),
        notMe: correct('notMe'),
        reviews: async () => [
          {
            id: 'review_1',
            kind: 'same-person',
            question: 'Are Speaker 2 and Nora one person?',
            personIds: ['person_2', 'person_1'],
            turns: [{ id: 'turn_1', externalId: 'S1_1', speaker: 'Nora', text: 'It was me.' }],
            score: 1.21,
            runnerUpScore: 0.5,
            why: 'nearly as alike as one person',
          },
        ],
        review: async (...args) => {
          calls.push(['review', ...args]);
        },
        why: async (person) => {
          calls.push(['why', person]);
          return {
            personId: nora.id,
            name: { source: 'said', why: 'said it of themselves (1)', weight: 3, evidence: ['turn_1'] },
            merged: [
              {
                personId: 'person_7',
                number: 7,
                reason: { sessionId: 's', score: 2.5, runnerUpScore: 1, margin: 1.5, why: 'alike' },
              },
              { personId: 'person_8', number: 8 },
            ],
            kin: [{ word: 'Mom', saidBy: 'person_2', evidence: ['turn_1'] }],
            voices: [{ voiceId: 'voice_1', status: 'established', utterances: 3, netSpeechMs: 9000, prototypes: 1 }],
            reviews: [{ id: 'review_2', kind: 'name', personIds: ['person_1'], score: 1.4, answer: 'no' }],
          };
        },
        undo: async () => ({ undone: 4 }),
      },
      forget: async (target) => {
        calls.push(['forget', target]);
        const searchHits = target.id === 'sticky' ? 1 : 0;
        return {
          sequence: 9,
          ...{ deleted: { turn: 2, fact: 0 }, rewritten: { voice: 1 }, mentionsLeft: 0, deletedAudio: 0 },
          verification: { recordsFound: 0, searchHits, evidenceLinks: 0, audioFound: 0 },
        };
      },
      export: async function* () {
        yield { kind: 'person' as const, record: nora };
      },
      doctor: {
        report: async () => ({
          kind: 'sqlite' as const,
          path,
          keyPath: `${path}.key`,
          schemaVersion: 1,
          sizeBytes: 2 ** 20,
          counts: { turn: 3 } as never,
          keptAudio: { utterances: 0, sizeBytes: 0 },
          models: { 'language model': 'none' },
          space: { id: 'space_1', createdAt: 0, timeZone: 'UTC', speakerModel: { modelId: 'm', dimension: 192 } },
        }),
        reindex: async () => ({ documents: 5 }),
        resetVoiceprints: async () => ({ utterances: 7, voices: 2, audio: 0 }),
        reencode: async () => ({ utterances: 7, voices: 2, dropped: 0 }),
      } as unknown as VoxPolyMem['doctor'],
      findPicture: async () => [],
      settle: async () => ({ turns: 0, facts: 0, left: 0, warnings: [] }),
      close: async () => {
        calls.push(['close']);
      },
    };
  };
}
