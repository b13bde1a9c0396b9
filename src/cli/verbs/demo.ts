import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { MemoryError } from '../../errors.js';
import type { IngestOptions, VoxPolyMem } from '../../voxpolymem.js';
import { counted } from '../counted.js';
import { DEMO_FOLDER, type DemoManifest, readDemoCaptions, readDemoGold, readDemoManifest } from '../demo-data.js';
import { type DemoAnswer, type DemoScore, scoreDemo } from '../demo-score.js';
import { exitCodes } from '../exit-codes.js';
import type { Output } from '../output.js';
import { printable } from '../printable.js';
import { startProgress } from '../progress.js';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';
import { answerLines } from './ask.js';

type Options = CommonOptions & { keep?: string; data: string };

/** `demo`: the shipped conversation from its audio to answers, compared with its gold at the end. */
export function demoVerb(context: VerbContext, finish: (status: number) => void): Command {
  return createVerb('demo', 'ingest the shipped conversation from its audio, ask 12 questions, check the answers')
    .option('--keep <file>', 'keep the space in this new file (as --space does)')
    .option('--data <folder>', 'another conversation of the same form', DEMO_FOLDER)
    .action(async (options: Options, command: Command) => {
      const named = command.getOptionValueSource('space') === 'cli' ? options.space : undefined;
      const kept = options.keep ?? named;
      if (kept !== undefined && existsSync(resolve(kept))) {
        throw new MemoryError('invalid_argument', `${kept} exists already. Name a new file for the demo's space.`);
      }
      const folder = kept === undefined ? await mkdtemp(join(tmpdir(), 'voxpolymem-demo-')) : undefined;
      const space = kept ?? join(folder as string, 'demo.voxpolymem');
      try {
        const run = (opened: VoxPolyMem, output: Output) => runDemo(context, opened, output, options.data);
        finish(await withSpace(context, { ...options, space }, { create: true }, run));
      } finally {
        if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      }
    });
}

async function runDemo(context: VerbContext, space: VoxPolyMem, output: Output, folder: string): Promise<number> {
  const started = performance.now();
  const manifest = await readDemoManifest(folder);
  output.line(output.colors.bold(manifest.title));
  for (const session of manifest.sessions) await hearSession(context, space, output, folder, session);
  const people = await space.people.list();
  output.line(`\nPeople: ${people.map((person) => printable(person.name)).join(', ')}`);
  const answers: DemoAnswer[] = [];
  for (const question of manifest.questions) answers.push(await askAloud(context, space, output, folder, question));
  const score = scoreDemo(
    people.map((person) => person.name),
    answers,
    await readDemoGold(folder),
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  output.result({ people, answers, score, seconds }, scoreLines(score, seconds, output));
  return score.passed ? exitCodes.ok : exitCodes.demoMissed;
}

type IngestEvent = Parameters<NonNullable<IngestOptions['onProgress']>>[0];

async function hearSession(
  context: VerbContext,
  space: VoxPolyMem,
  output: Output,
  folder: string,
  session: DemoManifest['sessions'][number],
): Promise<void> {
  const { label, startedAt, timeZone, images } = session;
  output.line(`\n${output.colors.bold(label)}, ${startedAt.slice(0, 16).replace('T', ' ')}`);
  const cues = await readDemoCaptions(folder, session.captions);
  const progress = startProgress(output, label, 's', Math.max(0, ...cues.map((cue) => cue.endMs)) / 1000);
  const nameOf = async (id: string) =>
    printable((await space.people.list({ all: true })).find((person) => person.id === id)?.name ?? 'someone');
  const before = new Map((await space.people.list({ all: true })).map((person) => [person.id, person.name]));
  const say = (line: string) => {
    progress.clear();
    output.line(`  ${line}`);
  };
  const tell = async (event: IngestEvent) => {
    if (event.kind === 'turn-stored') {
      if (before.has(event.personId)) return;
      const name = await nameOf(event.personId);
      before.set(event.personId, name);
      if (event.isNewPerson) say(`a new voice: ${output.colors.cyan(name)}`);
    } else if (event.kind === 'person-named') {
      say(`${before.get(event.personId) ?? 'a voice'} is ${output.colors.cyan(await nameOf(event.personId))}`);
    } else if (event.kind === 'people-merged') {
      const name = await nameOf(event.intoPersonId);
      say(`${before.get(event.fromPersonId) ?? 'a voice'} turns out to be ${output.colors.cyan(name)}`);
    }
  };
  let told = Promise.resolve();
  const onProgress = (event: IngestEvent) => {
    if (event.kind === 'turn-stored') progress.update((event.endMs ?? 0) / 1000);
    told = told.then(() => tell(event));
  };
  try {
    const report = await space.ingest(
      {
        kind: 'audio',
        audio: join(folder, session.audio),
        session: label,
        startedAt,
        ...(timeZone === undefined ? {} : { timeZone }),
        cues,
        images: images.map(({ uri, ...image }) => (uri === undefined ? image : { ...image, uri })),
      },
      { ...cancellation(context), onProgress },
    );
    await told;
    output.line(`  ${counted(report.turnIds.length, 'turn')}`);
  } finally {
    progress.stop();
  }
}

async function askAloud(
  context: VerbContext,
  space: VoxPolyMem,
  output: Output,
  folder: string,
  question: DemoManifest['questions'][number],
): Promise<DemoAnswer> {
  const { id, askedAt, audio, captions, as } = question;
  const heard = captions === undefined ? [] : await readDemoCaptions(folder, captions);
  const text = question.text ?? heard.map((cue) => cue.text).join(' ');
  const answer = await space.ask(
    { text, ...(audio === undefined ? {} : { audio: join(folder, audio) }) },
    { at: askedAt, ...(as === undefined ? {} : { as }), ...cancellation(context) },
  );
  output.line(`\n${id} ${output.colors.yellow(text)}${audio === undefined ? '' : ' (spoken)'}`);
  for (const line of answerLines(answer, output)) output.line(`  ${line}`);
  return { id, text: answer.text, refused: answer.refused, asker: answer.asker };
}

function scoreLines(score: DemoScore, seconds: number, { colors }: Output): string[] {
  const mark = (good: boolean, text: string) => (good ? colors.green(text) : colors.red(text));
  const { peopleFound, peopleNamed, peopleExpected, rightAnswers, wrong, askersRight, spokenQuestions } = score;
  return [
    '',
    mark(
      peopleFound === peopleExpected && peopleNamed === peopleExpected,
      `People: ${peopleFound} found, ${peopleNamed} of ${peopleExpected} rightly named`,
    ),
    mark(
      score.passed || wrong.length <= 1,
      `Answers: ${rightAnswers} right of ${rightAnswers + wrong.length}${wrong.length === 0 ? '' : ` (not ${wrong.join(', ')})`}`,
    ),
    `Askers: ${askersRight} of ${spokenQuestions} spoken questions told rightly who asks`,
    mark(
      score.strangerRefused,
      `Stranger: ${score.strangerRefused ? 'got no personal answer' : 'was told something personal'}`,
    ),
    `${seconds} s. ${score.passed ? colors.green('The demo passed.') : colors.red('The demo missed its gold.')}`,
  ];
}
