import { z } from 'zod';
import type { IdSource } from '../../ids.js';
import { slots } from '../../language/english/slots.js';
import { parseInstant } from '../../language/parse-instant.js';
import { clockText } from '../../language/zone.js';
import { DATA_RULE, dataBlock } from '../../providers/data-block.js';
import { generateObject } from '../../providers/generate-object.js';
import type { LanguageModel, ModelUsage } from '../../providers/providers.js';
import { imageWords } from '../../records/image-words.js';
import { createPersonLabels, type PersonLabels } from '../../records/person-labels.js';
import type { Fact, FactKind, Instant, PersonId } from '../../records/records.js';
import type { Conversation, ConversationTurn } from '../conversation.js';
import { unknownPeople, withReferences } from './person-wording.js';

/** What a language model read out of a turn. */
export interface ProposedFacts {
  facts: Fact[];
  usage: ModelUsage;
  /** Calls of the model: 2 when its first reply could not be used. */
  attempts: number;
}

const KINDS = [
  'event',
  'state',
  'preference',
  'relationship',
  'plan',
  'belief',
  'decision',
] as const satisfies readonly FactKind[];
const MAX_FACTS = 8;
const MAX_FACT_CHARACTERS = 400;
const ATTRIBUTE = /^[a-z]+(?:\/[a-z0-9-]+){1,3}$/u;

const factSchema = z.object({
  kind: z.enum(KINDS),
  text: z.string().describe('one self-contained sentence; people as {p1}'),
  subject: z.string().nullable().describe('id of the person it is about, or null when it is about no person'),
  attribute: z
    .string()
    .nullable()
    .describe('such as preference/drink; null where only one value at a time makes no sense'),
  value: z.string().nullable().describe('the value of the attribute alone; null without attribute'),
  validFrom: z.string().nullable().describe('ISO 8601 date or time from which it holds, or when it happens'),
  validTo: z.string().nullable().describe('ISO 8601 date or time at which it ends'),
  evidence: z.array(z.string()).describe('ids of the turns it rests on'),
  confidence: z.number().describe('0 to 1'),
});
const replySchema = z.object({ facts: z.array(factSchema) });
type ProposedFact = z.infer<typeof factSchema>;

const INSTRUCTIONS = [
  'You read one turn of a conversation between several people, the last one of <turns>, with up to three turns before it, and write down what is worth remembering about people and their world: states, events, plans, decisions, preferences, possessions, relations, needs and allergies, schedules, numbers, places, promises and requests.',
  'Write only what the last turn states or confirms. Leave out greetings, small talk, echoes, questions, jokes, recalled and quoted text, and whatever must be guessed. No fact at all is a good result.',
  'Every fact is one sentence that can be understood alone: people as their id in braces, such as {p1}, instead of names and pronouns; places and things by name; times as dates, counted from when the turn was said. Keep negation, doubt ("thinks that", "maybe") and conditions. What somebody reports about another person has that other person as subject.',
  `An attribute names a slot that holds one value at a time, such as preference/TOPIC with a topic like ${slots.map(({ id }) => id).join(', ')}, or diet/food, allergy/THING, health/THING, location/home, work/job, study/subject, family/RELATION, relation/KIND, possession/THING, hobby/THING, habit/THING, need/THING, schedule/EVENT, plan/THING.`,
  'Evidence holds the id of the last turn, and of an earlier one where the fact needs it.',
  DATA_RULE,
].join('\n');

/**
 * Facts that a language model reads out of the last turn of `window`, with the up to three turns before it (paper, section 3.2).
 * Evidence must be turns of the window and the subject a known person, else the model is shown the error and asked once more.
 * A fact that does not rest on the last turn is left out: it was read with its own. Throws `invalid_model_output` after the second
 * unusable reply, and what the model throws.
 */
export async function proposeFacts(
  model: LanguageModel,
  window: readonly ConversationTurn[],
  conversation: Conversation,
  options: { ids: IdSource; signal?: AbortSignal | undefined },
): Promise<ProposedFacts> {
  const labels = createPersonLabels(conversation.directory);
  const turns = new Map(window.map((entry, index) => [`t${index + 1}`, entry]));
  const { object, usage, attempts } = await generateObject(
    model,
    {
      name: 'facts',
      messages: [
        { role: 'system', content: INSTRUCTIONS },
        { role: 'user', content: situation(turns, conversation, labels) },
      ],
      check: ({ facts }) => faultOf(facts, turns, conversation, labels),
      temperature: 0,
      maxOutputTokens: 2_000,
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    },
    replySchema,
  );
  const current = `t${turns.size}`;
  const grounded = object.facts.filter(({ evidence }) => evidence.some((label) => label.trim() === current));
  return {
    facts: grounded.map((fact) => toFact(fact, turns, conversation, labels, options.ids)),
    usage,
    attempts,
  };
}

type Turns = ReadonlyMap<string, ConversationTurn>;

function situation(turns: Turns, { session, directory, present }: Conversation, labels: PersonLabels): string {
  const toRow = ([id, { turn, speakerId, interaction }]: [string, ConversationTurn]) => {
    const to = interaction?.toEveryone
      ? ['everyone']
      : interaction?.addressees.map((link) => labels.labelOf(link.personId));
    const pictures = imageWords(turn.images);
    return {
      id,
      at: clockText(turn.startedAt, session.timeZone),
      speaker: labels.labelOf(speakerId),
      ...(to === undefined || to.length === 0 ? {} : { to }),
      text: turn.text,
      ...(pictures.length === 0 ? {} : { pictures }),
    };
  };
  return [
    dataBlock('people', labels.rows(peopleOf(turns, present, directory.people))),
    dataBlock('turns', [...turns].map(toRow)),
  ].join('\n');
}

/** Whoever is present, and whoever's name stands in the window. */
function peopleOf(turns: Turns, present: readonly PersonId[], people: Conversation['directory']['people']): PersonId[] {
  const words = [...turns.values()].map(({ turn }) => turn.text.toLowerCase()).join('\n');
  const named = people.filter(({ displayName, aliases }) =>
    [displayName, displayName?.split(/\s+/u)[0], ...aliases].some((name) => name && words.includes(name.toLowerCase())),
  );
  return [...[...turns.values()].map(({ speakerId }) => speakerId), ...present, ...named.map(({ id }) => id)];
}

/** What is wrong with proposed facts, in words for the model. */
function faultOf(
  facts: readonly ProposedFact[],
  turns: Turns,
  { session }: Conversation,
  labels: PersonLabels,
): string | undefined {
  if (facts.length > MAX_FACTS) return `give at most ${MAX_FACTS} facts, the most telling ones.`;
  for (const [index, fact] of facts.entries()) {
    const at = `fact ${index + 1}`;
    const unknown = fact.evidence.filter((label) => !turns.has(label.trim()));
    if (fact.evidence.length === 0 || unknown.length > 0)
      return `${at}: evidence must be ids from <turns>; these are not: ${unknown.join(', ') || '(none given)'}.`;
    if (fact.subject !== null && labels.idOf(fact.subject) === undefined)
      return `${at}: subject must be an id from <people> or null.`;
    if (fact.text.trim() === '' || fact.text.length > MAX_FACT_CHARACTERS) return `${at}: text must be one sentence.`;
    const strangers = unknownPeople(`${fact.text} ${fact.value ?? ''}`, labels);
    if (strangers.length > 0) return `${at}: nobody has the id ${strangers.join(', ')}.`;
    if (fact.attribute !== null && !ATTRIBUTE.test(fact.attribute))
      return `${at}: attribute must look like preference/drink, or be null.`;
    if ((fact.attribute === null) !== (fact.value === null || fact.value.trim() === ''))
      return `${at}: attribute and value belong together; give both or null for both.`;
    for (const field of ['validFrom', 'validTo'] as const) {
      const text = fact[field];
      if (text !== null && instant(text, session.timeZone) === undefined)
        return `${at}: ${field} must be an ISO 8601 date or time, or null.`;
    }
  }
  return undefined;
}

function toFact(
  proposed: ProposedFact,
  turns: Turns,
  { session, directory }: Conversation,
  labels: PersonLabels,
  ids: IdSource,
): Fact {
  const { turn, speakerId, interaction } = [...turns.values()].at(-1)!;
  const cited = new Set(proposed.evidence.map((label) => turns.get(label.trim())!.turn.id));
  const subjectId = proposed.subject === null ? undefined : labels.idOf(proposed.subject);
  const [validFrom, validTo] = [proposed.validFrom, proposed.validTo].map((text) =>
    text === null ? undefined : instant(text, session.timeZone),
  );
  const inWords = (text: string) => withReferences(text.trim(), labels, directory);
  return {
    id: ids('fact'),
    sessionId: session.id,
    kind: proposed.kind,
    text: inWords(proposed.text),
    ...(subjectId === undefined ? {} : { subjectId }),
    speakerId,
    addresseeIds: (interaction?.addressees ?? []).map((link) => link.personId),
    ...(proposed.attribute === null || proposed.value === null
      ? {}
      : { attribute: proposed.attribute, value: inWords(proposed.value) }),
    saidAt: turn.startedAt,
    ...(validFrom === undefined ? {} : { validFrom }),
    ...(validTo === undefined ? {} : { validTo }),
    evidence: [turn.id, ...[...cited].filter((id) => id !== turn.id)],
    confidence: Math.min(1, Math.max(0, proposed.confidence)),
    origin: 'model',
  };
}

function instant(text: string, timeZone: string): Instant | undefined {
  try {
    return parseInstant(text, timeZone);
  } catch {
    return undefined;
  }
}
