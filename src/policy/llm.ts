import { z } from 'zod';
import { ProviderError } from '../errors.js';
import { parseInstant } from '../language/parse-instant.js';
import { clockText } from '../language/zone.js';
import { DATA_RULE, dataBlock } from '../providers/data-block.js';
import { generateObject } from '../providers/generate-object.js';
import type { LanguageModel, LoadImage, MessagePart } from '../providers/providers.js';
import { createPersonLabels, type PersonLabels } from '../records/person-labels.js';
import type { Layer, PersonId } from '../records/records.js';
import { pictureParts, readableContext } from '../retrieval/readable-context.js';
import type { Action, Asker, Policy, RetrievalState, Tool } from '../retrieval/retrieval.js';
import { createHeuristicPolicy } from './heuristic.js';

/** Options of {@link createLlmPolicy}. */
export interface LlmPolicyOptions {
  /** Handed to the model with temperature 0, so that a server that honours it gives the same action again. */
  seed?: number;
  /** Shows the model the pictures of the turns held; absent: captions only. */
  loadImage?: LoadImage;
  /** Chooses where the model's reply cannot be used. Default: the heuristic policy. */
  fallback?: Policy;
}

const LAYERS: Readonly<Record<Layer, string>> = {
  interaction: 'turns as they were said, with who spoke to whom',
  fact: 'self-contained statements drawn from turns',
  profile: 'what holds or held for one person: preferences, background, relations; `speaker` is whose profile',
};
const TOOLS: Readonly<Record<Tool, string>> = {
  bm25: 'by the words of `query`',
  dense: 'by the meaning of `query`',
  'image-to-image': 'turns that showed the picture put with the question, or one alike; only where there is one',
  neighbours: 'the turns around those already held, along replies and addressees; not in round 1',
};
const layers = Object.keys(LAYERS) as [Layer, ...Layer[]];
const tools = Object.keys(TOOLS) as [Tool, ...Tool[]];
/** The people named to the model are whoever stands in the context or in the question, filled up to this many. */
const MAX_PEOPLE = 60;

const choiceSchema = z.object({
  kind: z.enum(['retrieve', 'stop']),
  why: z.string().describe('one short sentence'),
  layer: z.enum(layers).nullable(),
  tools: z.array(z.enum(tools)).max(2).nullable(),
  query: z.string().nullable(),
  speaker: z.string().nullable().describe('id of a person'),
  addressee: z.string().nullable().describe('id of a person'),
  session: z.string().nullable().describe('a session as the turns name it'),
  after: z.string().nullable().describe('ISO 8601, said at or after'),
  before: z.string().nullable().describe('ISO 8601, said before'),
  filters: z.enum(['soft', 'hard']).nullable(),
});
type Choice = z.infer<typeof choiceSchema>;

const INSTRUCTIONS = [
  'You search a memory of conversations between several people. In each of at most 3 rounds you choose one search, or stop when the turns held answer the question or nothing more can be found. What is found joins what is held; at most 15 turns are kept.',
  `Layers: ${describe(LAYERS)}.`,
  `Tools, one or two a round: ${describe(TOOLS)}.`,
  'Write the query anew where that helps: content words instead of the whole question, the asker in place of "I", one part of a question of several parts, or words seen in the turns held. Filters `speaker`, `addressee`, `session`, `after`, `before` narrow the search: `soft` ranks matches higher, `hard` leaves out the rest. Ask for something new in every round. Everything that does not apply is null.',
  DATA_RULE,
].join('\n');

/**
 * A language model as the policy (paper, section 3.3): it sees the question, who asks, what is held and what was tried, and
 * replies with an action as JSON in the words of {@link Action}, with one retry when it cannot be used. After that, and when the
 * model fails, the fallback chooses and the action's `note` says so. Throws `aborted`.
 */
export function createLlmPolicy(model: LanguageModel, options: LlmPolicyOptions = {}): Policy {
  const { seed, loadImage, fallback = createHeuristicPolicy() } = options;
  return {
    id: `llm:${model.id}`,
    async choose(state, { signal } = {}) {
      const labels = createPersonLabels(state.directory);
      const { text, labelOf } = readableContext(state.context, state.directory);
      const pictures = loadImage === undefined ? [] : await pictureParts(state.context, labelOf, loadImage, signal);
      const words: MessagePart = { type: 'text', text: [...situation(state, labels), text].join('\n') };
      try {
        const { object } = await generateObject(
          model,
          {
            name: 'action',
            messages: [
              { role: 'system', content: INSTRUCTIONS },
              { role: 'user', content: [words, ...pictures] },
            ],
            check: (choice) => faultOf(choice, state, labels),
            temperature: 0,
            maxOutputTokens: 500,
            ...(seed === undefined ? {} : { seed }),
            ...(signal === undefined ? {} : { signal }),
          },
          choiceSchema,
        );
        return toAction(object, state, labels);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        const action = await fallback.choose(state, signal === undefined ? {} : { signal });
        const reason = error.details['reason'] ?? error.code;
        return { ...action, note: `${fallback.id} chose: the model gave no usable action (${reason})` };
      }
    },
  };
}

function describe(words: Readonly<Record<string, string>>): string {
  return Object.entries(words)
    .map(([name, meaning]) => `${name} (${meaning})`)
    .join('; ');
}

function situation(state: RetrievalState, labels: PersonLabels): string[] {
  const { question, directory, round, trace } = state;
  const tried = trace.map(({ round: done, action, added }) => ({
    round: done,
    ...(action.kind === 'stop' ? action : withLabels(action, labels)),
    found: added.length,
  }));
  return [
    `Round ${round} of 3.`,
    dataBlock('question', [
      { text: question.text, asked: clockText(question.at, question.timeZone), by: askerRow(question.asker, labels) },
    ]),
    dataBlock('people', labels.rows(peopleOf(state)).slice(0, MAX_PEOPLE)),
    ...(directory.people.length > MAX_PEOPLE ? ['More people are known; name them as the question does.'] : []),
    dataBlock('tried', tried),
  ];
}

function askerRow(asker: Asker | undefined, labels: PersonLabels): string {
  return asker === undefined || asker.outcome === 'unknown' ? 'somebody unknown' : labels.labelOf(asker.personId);
}

/** Whoever asks, spoke or was addressed in what is held, then everybody in order of appearance. */
function* peopleOf({ question, directory, context }: RetrievalState): Iterable<PersonId> {
  if (question.asker !== undefined && question.asker.outcome !== 'unknown') yield question.asker.personId;
  for (const turn of context.turns) {
    const speaker = directory.personOfVoice(turn.voiceId);
    if (speaker !== undefined) yield speaker;
    for (const { personId } of context.interactions.get(turn.id)?.addressees ?? []) yield personId;
  }
  for (const { id } of directory.people) yield id;
}

function withLabels(
  { speaker, addressee, note: _, ...rest }: Extract<Action, { kind: 'retrieve' }>,
  labels: PersonLabels,
) {
  return {
    ...rest,
    ...(speaker === undefined ? {} : { speaker: labels.labelOf(speaker) }),
    ...(addressee === undefined ? {} : { addressee: labels.labelOf(addressee) }),
  };
}

/** What is wrong with a choice, in words for the model. */
function faultOf(choice: Choice, state: RetrievalState, labels: PersonLabels): string | undefined {
  if (choice.kind === 'stop') return state.round === 1 ? 'nothing is held yet: search first.' : undefined;
  if (choice.layer === null || !choice.tools?.length || !choice.query?.trim())
    return 'to retrieve, layer, one or two tools and a query are needed.';
  for (const field of ['speaker', 'addressee'] as const) {
    const person = choice[field];
    if (person !== null && labels.idOf(person) === undefined) return `${field} must be an id from <people> or null.`;
  }
  if (choice.session !== null && sessionId(choice.session, state) === undefined)
    return 'session must be a session of <turns> or null.';
  for (const field of ['after', 'before'] as const) {
    if (choice[field] !== null && instant(choice[field], state) === undefined)
      return `${field} must be an ISO 8601 date or null.`;
  }
  return undefined;
}

function toAction(choice: Choice, state: RetrievalState, labels: PersonLabels): Action {
  if (choice.kind === 'stop') return { kind: 'stop', why: choice.why };
  const speaker = choice.speaker === null ? undefined : labels.idOf(choice.speaker);
  const addressee = choice.addressee === null ? undefined : labels.idOf(choice.addressee);
  const session = choice.session === null ? undefined : sessionId(choice.session, state);
  const after = choice.after === null ? undefined : instant(choice.after, state);
  const before = choice.before === null ? undefined : instant(choice.before, state);
  return {
    kind: 'retrieve',
    layer: choice.layer!,
    tools: [...new Set(choice.tools)],
    query: choice.query!.trim(),
    ...(speaker === undefined ? {} : { speaker }),
    ...(addressee === undefined ? {} : { addressee }),
    ...(session === undefined ? {} : { session }),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    ...(choice.filters === null ? {} : { filters: choice.filters }),
    note: choice.why,
  };
}

function sessionId(label: string, { context }: RetrievalState): string | undefined {
  return [...context.sessions.values()].find((session) => session.label === label || session.id === label)?.id;
}

function instant(text: string, { question }: RetrievalState): number | undefined {
  try {
    return parseInstant(text, question.timeZone);
  } catch {
    return undefined;
  }
}
