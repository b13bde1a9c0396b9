import type { Command } from 'commander';
import { untilStopped } from '../../audio/until-stopped.js';
import { MemoryError } from '../../errors.js';
import type { ListenEvent } from '../../ingest/listen-events.js';
import type { VoxPolyMem } from '../../voxpolymem.js';
import { configuredModels, type ModelFlags, withModelOptions } from '../model-settings.js';
import type { Output } from '../output.js';
import { printable } from '../printable.js';
import { type CommonOptions, createVerb, type VerbContext, withSpace } from '../space-options.js';
import {
  configuredSpeakerEncoder,
  type SpeakerEncoderFlags,
  withSpeakerEncoderOption,
} from '../speaker-encoder-settings.js';
import { type StdinSoundFlags, stdinSound } from '../stdin-sound.js';

type Options = CommonOptions &
  ModelFlags &
  SpeakerEncoderFlags &
  StdinSoundFlags & {
    session?: string;
    startedAt?: string;
    timeZone?: string;
    channel?: string;
    voicesOnly?: boolean;
    keepAudio?: boolean;
  };

/** `listen`: hears a live session on standard input and prints each turn as soon as it is stored. */
export function listenVerb(context: VerbContext, finish: (status: number) => void): Command {
  return withModelOptions(
    withSpeakerEncoderOption(createVerb('listen', 'hear a live session on standard input; Ctrl-C ends it')),
  )
    .option('--session <name>', 'name of the session; one that is stored goes on; default: the time')
    .option('--started-at <instant>', 'when the sound starts, ISO 8601; default: now')
    .option('--time-zone <zone>', 'IANA zone of the session, such as Europe/Berlin')
    .option('--channel <name>', 'the microphone, where there are several')
    .option('--rate <hertz>', 'sample rate of raw sound', '16000')
    .option('--channels <count>', 'channels of raw sound, interleaved', '1')
    .option('--encoding <name>', 'samples of raw sound, s16le or f32le; a WAV tells by itself', 's16le')
    .option('--voices-only', 'store who spoke when, without words')
    .option('--keep-audio', 'keep the speech, sealed, so that another encoder can hear it again')
    .action(async (options: Options) => {
      finish(await runListen(context, options));
    });
}

async function runListen(context: VerbContext, options: Options): Promise<number> {
  const { env, stdin, signal } = context.environment;
  const bytes = stdin?.();
  if (bytes === undefined || bytes.isTTY === true) {
    throw new MemoryError(
      'invalid_argument',
      'There is no sound on standard input. For example: arecord -f S16_LE -r 16000 | voxpolymem listen.',
    );
  }
  const audio = await stdinSound(untilStopped(bytes, signal), options);
  const models = await configuredModels(options, env);
  const { timeZone, channel, startedAt, session = new Date().toISOString().slice(0, 19) } = options;
  const opened = {
    create: true,
    ...models.options,
    ...configuredSpeakerEncoder(options, env),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(options.keepAudio === true ? { keepAudio: 'folder' as const } : {}),
  };
  try {
    return await withSpace(context, options, opened, async (space, output) => {
      const input = {
        ...{ audio, session },
        ...(startedAt === undefined ? {} : { startedAt }),
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(channel === undefined ? {} : { channel }),
        ...(options.voicesOnly === true ? { voicesOnly: true } : {}),
      };
      output.note(output.colors.dim(`Listening: session ${session}. Ctrl-C ends it.`));
      for await (const event of space.listen(input)) {
        if (options.json === true) context.environment.stdout.write(`${JSON.stringify(event)}\n`);
        else for (const line of await eventLines(event, space, output)) output.line(line);
      }
      return 0;
    });
  } finally {
    await models.close();
    bytes.destroy?.();
  }
}

async function eventLines(event: ListenEvent, space: VoxPolyMem, { colors }: Output): Promise<string[]> {
  const nameOf = async (id: string) =>
    printable((await space.people.list({ all: true })).find((person) => person.id === id)?.name ?? 'someone');
  switch (event.kind) {
    case 'turn': {
      const who = colors.cyan(printable(event.name));
      const what = event.text === '' ? `(${seconds(event.endMs - event.startMs)} s)` : printable(event.text);
      return [`${clock(event.startMs)} ${who}${event.isNewPerson ? ' (new)' : ''}: ${what}`];
    }
    case 'left-out':
      return [colors.dim(`${clock(event.startMs)} (${seconds(event.endMs - event.startMs)} s like nobody, left out)`)];
    case 'words-missing':
      return [
        colors.yellow(`${clock(event.startMs)} the transcriber failed (${event.code}); the next turn has no words`),
      ];
    case 'person-named':
      return [colors.dim(`  now called ${await nameOf(event.personId)}`)];
    case 'turn-moved':
      return [colors.dim(`  ${event.turnId} was said by ${await nameOf(event.personId)}`)];
    case 'people-merged':
      return [colors.dim(`  two voices turn out to be ${await nameOf(event.intoPersonId)}`)];
    default:
      return [];
  }
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

/** Minutes and seconds from the start. */
function clock(ms: number): string {
  const tenths = Math.round(ms / 100);
  const rest = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${String(Math.floor(tenths / 600)).padStart(2, '0')}:${rest}`;
}
