import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Turn } from '../../records/records.js';
import { buildContext } from '../../retrieval/context.js';
import type { Tool } from '../../retrieval/retrieval.js';
import type { RetrieveInput, Retriever } from '../../retrieval/retrieve.js';

/** Every turn of a space, oldest first, as a baseline sees it. */
export interface Corpus {
  turns: readonly Turn[];
  /** The words of each turn and of its pictures' captions. */
  texts: readonly string[];
}

/** Ranks turns for a question, best first. */
export interface Ranking {
  tools: readonly Tool[];
  /** Made once a space. */
  prepare(corpus: Corpus): (input: RetrieveInput) => Promise<readonly string[]>;
  /** Turns in the context; 15 when absent. */
  maxTurns?: number;
}

/**
 * A retriever that holds what a ranking of turns puts first: one round, the interaction layer only, no filters, nobody's
 * question understood. The answerer is the same as everywhere.
 */
export function rankingRetriever({ tools, prepare, maxTurns = 15 }: Ranking): Retriever {
  const spaces = new WeakMap<GuardedReader, Promise<(input: RetrieveInput) => Promise<readonly string[]>>>();
  return async (input) => {
    const { reader, question } = input;
    const rank = spaces.get(reader) ?? readCorpus(reader).then(prepare);
    spaces.set(reader, rank);
    const ids = (await (await rank)(input)).slice(0, maxTurns);
    const candidates = ids.map((id, index) => {
      const source = `round 1 ${tools.join('+')} #${index + 1}`;
      return { id, layer: 'interaction' as const, evidence: [id], score: 1 / (index + 1), source };
    });
    const context = await buildContext(candidates, { maxRecords: maxTurns, maxTurns }, reader);
    const action = { kind: 'retrieve' as const, layer: 'interaction' as const, tools, query: question.text };
    return { context, trace: [{ round: 1, action, added: ids, displaced: [] }] };
  };
}

async function readCorpus(reader: GuardedReader): Promise<Corpus> {
  const turns = await reader.find('turn');
  const texts = turns.map(({ text, images = [] }) =>
    [text, ...images.flatMap((image) => image.caption ?? [])].join('\n'),
  );
  return { turns, texts };
}
