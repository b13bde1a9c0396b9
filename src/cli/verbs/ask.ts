import { basename, dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { createImageFileLoader } from '../../adapters/images/image-file-loader.js';
import { MemoryError } from '../../errors.js';
import type { Action } from '../../retrieval/retrieval.js';
import type { VoxPolyMem } from '../../voxpolymem.js';
import { type AnsweringFlags, configuredAnswering, withAnsweringOptions } from '../answering-settings.js';
import { cuesBeside } from '../ingest-plan.js';
import { configuredModels, type ModelFlags, TRANSCRIBER_ADVICE, withModelOptions } from '../model-settings.js';
import type { Output } from '../output.js';
import { printable } from '../printable.js';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';
import {
  configuredSpeakerEncoder,
  type SpeakerEncoderFlags,
  withSpeakerEncoderOption,
} from '../speaker-encoder-settings.js';

type AskResult = Awaited<ReturnType<VoxPolyMem['ask']>>;

type Options = CommonOptions &
  ModelFlags &
  AnsweringFlags &
  SpeakerEncoderFlags & { audio?: string; as?: string; at?: string; rounds?: boolean; picture?: string };

/** `ask "<question>"`: answers from the space, with evidence. */
export function askVerb(context: VerbContext, finish: (status: number) => void): Command {
  return withAnsweringOptions(
    withModelOptions(withSpeakerEncoderOption(createVerb('ask', 'answer a question from the space, with evidence'))),
  )
    .argument('[question]', 'the question; may be left out with --audio and a transcriber')
    .option('--audio <file>', 'the question as spoken: the voice tells who asks')
    .option('--picture <file>', 'a JPEG or PNG file that the question is about')
    .option('--as <person>', 'who asks, by name or id')
    .option('--at <instant>', 'when it is asked, ISO 8601; default: now')
    .option('--rounds', 'also show how it was searched for, round by round')
    .action(async (question: string | undefined, options: Options) => {
      finish(await runAsk(context, question, options));
    });
}

async function runAsk(context: VerbContext, question: string | undefined, options: Options): Promise<number> {
  const typed = question?.trim() === '' ? undefined : question;
  const text = typed ?? (options.audio === undefined ? undefined : await wordsBeside(options.audio));
  if (text === undefined && options.audio === undefined) {
    throw new MemoryError('invalid_argument', 'There is no question. Write it in quotes, or give --audio FILE.');
  }
  const models = await configuredModels(options, context.environment.env);
  if (text === undefined && models.options.transcriber === undefined) {
    throw new MemoryError(
      'missing_dependency',
      `The spoken question has no words. Write it beside --audio. ${TRANSCRIBER_ADVICE}`,
    );
  }
  const answering = configuredAnswering(options, models.options.languageModel);
  const encoder = configuredSpeakerEncoder(options, context.environment.env);
  const picture = options.picture === undefined ? undefined : resolve(options.picture);
  const loader = picture === undefined ? {} : { loadImage: createImageFileLoader([dirname(picture)]) };
  return withSpace(
    context,
    options,
    { ...models.options, ...answering, ...encoder, ...loader },
    async (space, output) => {
      const spoken = options.audio === undefined ? {} : { audio: options.audio };
      const answer = await space.ask(
        { ...(text === undefined ? {} : { text }), ...spoken },
        {
          ...(options.as === undefined ? {} : { as: options.as }),
          ...(options.at === undefined ? {} : { at: options.at }),
          ...(picture === undefined ? {} : { picture: basename(picture) }),
          ...cancellation(context),
        },
      );
      const lines = answerLines(answer, output);
      if (options.rounds === true) lines.push(...roundLines(answer, output, await space.people.list({ all: true })));
      output.result(answer, lines);
      const used = models.used();
      if (used !== undefined) output.note(output.colors.dim(used));
      return 0;
    },
  ).finally(models.close);
}

/** The question as captions beside its recording say it; undefined without any. */
async function wordsBeside(audio: string): Promise<string | undefined> {
  const words = (await cuesBeside(audio))?.map((cue) => cue.text.trim()).join(' ');
  return words === '' ? undefined : words;
}

/** An answer for people: the text, who asks and the evidence. */
export function answerLines(answer: AskResult, { colors }: Output): string[] {
  const lines = [colors.bold(printable(answer.text))];
  const asker = askerLine(answer);
  if (asker !== undefined) lines.push(colors.dim(`asked by: ${printable(asker)}`));
  if (answer.note !== undefined) lines.push(colors.yellow(printable(answer.note)));
  if (answer.evidence.length > 0) lines.push(colors.dim('evidence:'));
  for (const turn of answer.evidence) {
    const where = `${turn.session}, ${new Date(turn.at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const id = turn.externalId ?? turn.turnId;
    lines.push(
      `  ${colors.cyan(printable(turn.speaker))}: ${printable(turn.text)} ${colors.dim(printable(`[${where}, ${id}]`))}`,
    );
  }
  return lines;
}

/** How an answer was searched for, a line a round, with names for the ids of `people`. */
export function roundLines(
  { rounds }: Pick<AskResult, 'rounds'>,
  { colors }: Output,
  people: readonly { id: string; name: string }[],
): string[] {
  const named = (text: string) =>
    people.reduce(
      (line, { id, name }) => line.replaceAll(`{person:${id}}`, name).replaceAll(id, name),
      printable(text),
    );
  const lines = rounds.map(({ round, action, added, displaced }) => {
    const note = action.note === undefined ? '' : `: ${printable(action.note)}`;
    return colors.dim(`  ${round}. ${named(actionText(action))} (+${added.length} -${displaced.length})${note}`);
  });
  return lines.length === 0 ? [] : [colors.dim('rounds:'), ...lines];
}

function askerLine({ asker }: AskResult): string | undefined {
  if (asker.outcome === 'not-given') return undefined;
  if (asker.outcome === 'unknown') return 'an unknown voice';
  return asker.outcome === 'known' ? asker.name : `perhaps ${asker.name}`;
}

function actionText(action: Action): string {
  if (action.kind === 'stop') return `stop: ${action.why}`;
  const filters = (['speaker', 'addressee', 'session'] as const).flatMap((name) =>
    action[name] === undefined ? [] : [` ${name}=${action[name]}`],
  );
  return `retrieve ${action.layer} by ${action.tools.join(' + ')}: ${action.query}${filters.join('')}`;
}
