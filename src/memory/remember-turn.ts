import type { IdSource } from '../ids.js';
import type { GuardedReader } from '../privacy/guarded-store.js';
import type { TextEmbedder } from '../providers/providers.js';
import { imageWords } from '../records/image-words.js';
import type { Fact, IndexDocument, Interaction, ProfileEntry, Session, Turn } from '../records/records.js';
import { timeStage } from '../stages.js';
import type { Change } from '../store/memory-store.js';
import type { Conversation, ConversationTurn } from './conversation.js';
import { inClaimedSlot } from './fact/claimed-slot.js';
import { datedByEvent } from './fact/dated-by-event.js';
import { extractFacts } from './fact/extract-facts.js';
import { supersedeFacts } from './fact/supersede.js';
import { factDocument, profileDocument, turnDocument, withoutPeople } from './index-document.js';
import { inferInteraction } from './interaction/infer-interaction.js';
import { updateProfile } from './profile/update-profile.js';

/** Turns before the current one that a fact may draw on (paper, section 3.2). */
export const FACT_WINDOW = 3;

/** What the memory makes of one turn: changes for the commit that stores it. */
export interface Remembered {
  changes: Change[];
  interaction: Interaction;
  /** Earlier turns of the session whose edges this turn made clearer. */
  revised: readonly Interaction[];
}

/** Everything that remembering a turn needs. */
export interface RememberOptions {
  reader: GuardedReader;
  ids: IdSource;
  embedder?: TextEmbedder | undefined;
  signal?: AbortSignal | undefined;
}

/** Edges, facts, profile entries and index entries of a turn (paper, section 3.2), with what they supersede. Writes nothing. */
export async function rememberTurn(
  turn: Turn,
  speakerId: string,
  conversation: Conversation,
  options: RememberOptions,
): Promise<Remembered> {
  const { current: interaction, revised } = timeStage('addressee', () =>
    inferInteraction({ turn, speakerId }, conversation),
  );
  const { directory, session } = conversation;
  const window: ConversationTurn[] = [...conversation.previous.slice(-FACT_WINDOW), { turn, speakerId, interaction }];
  const facts = timeStage('facts', () => extractFacts(window, conversation, options.ids));
  const claims = await timeStage('profiles', () => rememberClaims(facts, conversation, options));
  const indexed = await timeStage('index', async () => {
    const document: [IndexDocument, string] = [turnDocument(turn, interaction, session, directory), turnText(turn)];
    const documents = await withVectors([document, ...claimDocuments(claims, session)], options);
    return [
      ...(await claimChanges(claims, documents, options.reader)),
      ...(await reviseEdges(revised, options.reader)),
    ];
  });
  return { interaction, revised, changes: [{ op: 'put', kind: 'interaction', record: interaction }, ...indexed] };
}

/**
 * Facts that came later than their turn, or have gained evidence: with profile entries, index entries and what they supersede.
 * Writes nothing.
 */
export async function rememberFacts(
  facts: readonly Fact[],
  conversation: Conversation,
  options: RememberOptions,
): Promise<Change[]> {
  const claims = await rememberClaims(facts, conversation, options);
  const sessions = await options.reader.getMany('session', [...new Set(facts.map((fact) => fact.sessionId))]);
  const own = new Map(sessions.map((session) => [session.id, session]));
  const documents = claims.facts.map((fact): [IndexDocument, string] => [
    factDocument(fact, own.get(fact.sessionId) ?? conversation.session),
    fact.text,
  ]);
  const entries = claimDocuments({ ...claims, facts: [] }, conversation.session);
  return claimChanges(claims, await withVectors([...documents, ...entries], options), options.reader);
}

function claimDocuments({ facts, entries, sources }: Claims, session: Session): [IndexDocument, string][] {
  return [
    ...facts.map((fact): [IndexDocument, string] => [factDocument(fact, session), fact.text]),
    ...entries.map((entry): [IndexDocument, string] => {
      const fact = sources.get(entry.factId ?? '');
      return [profileDocument(entry, session, fact), profileText(entry, fact)];
    }),
  ];
}

async function claimChanges(
  claims: Claims,
  indexed: readonly IndexDocument[],
  reader: GuardedReader,
): Promise<Change[]> {
  return [
    ...[...claims.facts, ...claims.olderFacts].map((record): Change => ({ op: 'put', kind: 'fact', record })),
    ...[...claims.entries, ...claims.olderEntries].map((record): Change => ({ op: 'put', kind: 'profile', record })),
    ...[...indexed, ...(await withNewEvidence(claims.olderEntries, reader))].map(
      (record): Change => ({ op: 'put', kind: 'document', record }),
    ),
  ];
}

/** New edges of earlier turns, in the graph and in the index. */
export async function reviseEdges(revised: readonly Interaction[], reader: GuardedReader): Promise<Change[]> {
  const documents = new Map(
    (
      await reader.getMany(
        'document',
        revised.map(({ id }) => id),
      )
    ).map((document) => [document.id, document]),
  );
  return revised.flatMap((interaction): Change[] => {
    const document = documents.get(interaction.id);
    const addresseeIds = interaction.addressees.map((link) => link.personId);
    return [
      { op: 'put', kind: 'interaction', record: interaction },
      ...(document === undefined
        ? []
        : [{ op: 'put' as const, kind: 'document' as const, record: { ...document, addresseeIds } }]),
    ];
  });
}

/** What a turn's dense vector is made of. */
export function turnText(turn: Turn): string {
  return [turn.text, ...imageWords(turn.images)].filter((text) => text !== '').join(' ');
}

/** Index entries of profile entries that have gained evidence. */
async function withNewEvidence(entries: readonly ProfileEntry[], reader: GuardedReader): Promise<IndexDocument[]> {
  const evidence = new Map(entries.map((entry) => [entry.id, entry.evidence]));
  const documents = await reader.getMany('document', [...evidence.keys()]);
  return documents
    .filter((document) => document.evidence.length !== evidence.get(document.id)?.length)
    .map((document) => ({ ...document, evidence: evidence.get(document.id) ?? document.evidence }));
}

/** What a profile entry's dense vector is made of: slot, value and the fact behind it. */
export function profileText(entry: ProfileEntry, fact: Fact | undefined): string {
  const slot = `${entry.attribute.replaceAll('/', ' ')} ${entry.value}`;
  return fact === undefined ? slot : `${slot} ${withoutPeople(fact.text)}`;
}

interface Claims {
  facts: Fact[];
  olderFacts: Fact[];
  entries: ProfileEntry[];
  olderEntries: ProfileEntry[];
  /** Facts that fresh entries were made of, by id. */
  sources: ReadonlyMap<string, Fact>;
}

async function rememberClaims(
  fresh: readonly Fact[],
  conversation: Conversation,
  options: RememberOptions,
): Promise<Claims> {
  const facts = new Map<string, Fact>();
  const entries = new Map<string, ProfileEntry>();
  for (const given of fresh) {
    const dated = await datedByEvent(given, [...facts.values()], conversation, options.reader);
    const fact = await inClaimedSlot(dated, conversation, options.reader);
    const stored = await storedClaims(fact, conversation, options.reader);
    const sameSlot = [...facts.values()].filter(
      (other) => other.subjectId === fact.subjectId && other.attribute === fact.attribute,
    );
    for (const older of supersedeFacts(fact, latest([...stored.facts, ...sameSlot], facts))) facts.set(older.id, older);
    facts.set(fact.id, fact);
    const sameEntry = [...entries.values()].filter(
      (entry) => entry.personId === fact.subjectId && entry.attribute === fact.attribute,
    );
    for (const entry of updateProfile(fact, latest([...stored.entries, ...sameEntry], entries), options.ids))
      entries.set(entry.id, entry);
  }
  const freshFacts = new Set(fresh.map((fact) => fact.id));
  const known = new Set((await options.reader.getMany('document', [...entries.keys()])).map((document) => document.id));
  return {
    facts: [...facts.values()].filter((fact) => freshFacts.has(fact.id)),
    olderFacts: [...facts.values()].filter((fact) => !freshFacts.has(fact.id)),
    entries: [...entries.values()].filter((entry) => !known.has(entry.id)),
    olderEntries: [...entries.values()].filter((entry) => known.has(entry.id)),
    sources: facts,
  };
}

function latest<T extends { id: string; supersededBy?: string }>(
  stored: readonly T[],
  pending: ReadonlyMap<string, T>,
): T[] {
  const newest = new Map(stored.map((record) => [record.id, pending.get(record.id) ?? record]));
  return [...newest.values()].filter((record) => record.supersededBy === undefined);
}

async function storedClaims(
  fact: Fact,
  { directory }: Conversation,
  reader: GuardedReader,
): Promise<{ facts: Fact[]; entries: ProfileEntry[] }> {
  if (fact.subjectId === undefined || fact.attribute === undefined) return { facts: [], entries: [] };
  const { attribute } = fact;
  const ids = directory.idsOf(fact.subjectId);
  const facts = await Promise.all(ids.map((subjectId) => reader.find('fact', { where: { subjectId, attribute } })));
  const entries = await Promise.all(ids.map((personId) => reader.find('profile', { where: { personId, attribute } })));
  return { facts: facts.flat(), entries: entries.flat() };
}

/** Documents with the dense vectors of their texts, where an embedder is given and knows a word. */
export async function withVectors(
  documents: readonly [IndexDocument, string][],
  options: Pick<RememberOptions, 'embedder' | 'signal'>,
): Promise<IndexDocument[]> {
  const { embedder, signal } = options;
  if (embedder === undefined) return documents.map(([document]) => document);
  const vectors = await embedder.embed(
    documents.map(([, text]) => text),
    { as: 'document', ...(signal === undefined ? {} : { signal }) },
  );
  const vectorModel = { modelId: embedder.id, dimension: embedder.dimension };
  return documents.map(([document], index) => {
    const vector = vectors[index];
    return vector?.some((value) => value !== 0) ? { ...document, vector, vectorModel } : document;
  });
}
