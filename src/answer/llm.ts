import { z } from 'zod';
import { ProviderError } from '../errors.js';
import { clockText } from '../language/zone.js';
import { DATA_RULE, dataBlock } from '../providers/data-block.js';
import { generateObject } from '../providers/generate-object.js';
import type { LanguageModel, LoadImage, MessagePart } from '../providers/providers.js';
import type { PersonDirectory } from '../records/person-directory.js';
import { pictureParts, readableContext } from '../retrieval/readable-context.js';
import type { Question } from '../retrieval/retrieval.js';
import type { Answerer } from './answer.js';
import { createExtractiveAnswerer } from './extractive.js';
import { refusal } from './refusal.js';

/** Options of {@link createLlmAnswerer}. */
export interface LlmAnswererOptions {
  /** Handed to the model with temperature 0. */
  seed?: number;
  /** Shows the model the pictures of the turns held; absent: captions only. */
  loadImage?: LoadImage;
  /** Answers where the model's reply cannot be used. Default: the extractive answerer. */
  fallback?: Answerer;
}

const answerSchema = z.object({
  inMemory: z.boolean().describe('false when the turns and claims do not hold the answer'),
  answer: z.string().describe('the answer alone, in the language of the question; empty when not in memory'),
  evidence: z.array(z.string()).describe('ids of the turns that the answer rests on'),
  confidence: z.number().describe('0 to 1'),
});

const INSTRUCTIONS = [
  'You answer a question from the turns and claims of a memory of conversations between several people, and from nothing else. Never guess, and never use what you know otherwise.',
  'Mind who said a thing, to whom and when: "I" in a turn is its speaker, "I" in the question is whoever asks. A claim that is not current no longer holds: give the current value first and, where the question asks about a change, the earlier one after it. Where people contradict each other, say who said what. Days such as "tomorrow" in a turn count from when it was said.',
  'Be short: names for who-questions, a date for when-questions, one sentence otherwise. Cite the ids of every turn that the answer rests on and no other. When the turns and claims do not hold the answer, set inMemory to false.',
  DATA_RULE,
].join('\n');

/**
 * A language model writes the answer (paper, section 3.3) from a context in which speaker, addressees, time and captions are
 * visible and every word is quoted data. Citations must be turns of the context, else the model is asked once more; after that,
 * and when the model fails, the fallback answers and the answer's `note` says so. It refuses when the model says that the memory
 * does not hold the answer, and without asking when nothing is held. Throws `aborted`.
 */
export function createLlmAnswerer(model: LanguageModel, options: LlmAnswererOptions = {}): Answerer {
  const { seed, loadImage, fallback = createExtractiveAnswerer() } = options;
  return {
    id: `llm:${model.id}`,
    async answer(question, context, directory, { signal } = {}) {
      if (context.turns.length === 0) return refusal();
      const { text, turnOf, labelOf } = readableContext(context, directory);
      const pictures = loadImage === undefined ? [] : await pictureParts(context, labelOf, loadImage, signal);
      const words: MessagePart = { type: 'text', text: `${text}\n${questionBlock(question, directory)}` };
      try {
        const { object } = await generateObject(
          model,
          {
            name: 'answer',
            messages: [
              { role: 'system', content: INSTRUCTIONS },
              { role: 'user', content: [words, ...pictures] },
            ],
            check: (reply) => faultOf(reply, turnOf),
            temperature: 0,
            maxOutputTokens: 1_000,
            ...(seed === undefined ? {} : { seed }),
            ...(signal === undefined ? {} : { signal }),
          },
          answerSchema,
        );
        const confidence = Math.min(1, Math.max(0, object.confidence));
        if (!object.inMemory) return refusal(confidence);
        const evidence = [...new Set(object.evidence.flatMap((label) => turnOf.get(label.trim()) ?? []))];
        return { text: object.answer.trim(), refused: false, evidence, confidence };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        const answer = await fallback.answer(question, context, directory, signal === undefined ? {} : { signal });
        const reason = error.details['reason'] ?? error.code;
        return { ...answer, note: `${fallback.id} answered: the model gave no usable answer (${reason})` };
      }
    },
  };
}

function questionBlock({ text, at, timeZone, asker }: Question, directory: PersonDirectory): string {
  const by = asker?.outcome === 'known' ? directory.displayName(asker.personId) : 'somebody unknown';
  return dataBlock('question', [{ text, asked: clockText(at, timeZone), by }]);
}

function faultOf(reply: z.infer<typeof answerSchema>, turnOf: ReadonlyMap<string, string>): string | undefined {
  if (!reply.inMemory) return undefined;
  if (reply.answer.trim() === '') return 'the answer is empty; set inMemory to false when there is none.';
  if (reply.evidence.length === 0) return 'an answer needs the ids of the turns that it rests on.';
  const unknown = reply.evidence.filter((label) => !turnOf.has(label.trim()));
  return unknown.length === 0 ? undefined : `evidence must be ids from <turns>; these are not: ${unknown.join(', ')}.`;
}
