import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskResult } from '../src/answer/answer-question.js';
import type { SpaceUnderTest } from '../src/evaluation/collect-answers.js';
import type { SpaceKind } from '../src/evaluation/systems.js';
import type { TurnInput } from '../src/ingest/turn-input.js';
import { type OpenOptions, open, type VoxPolyMem } from '../src/voxpolymem.js';
import { ingestVoiced, type VoicedSettings } from './voiced-space.js';

/** What the memory of the speaker-blind baseline calls everybody. */
const ONE_SPEAKER = 'User';

/**
 * A fresh space in a temporary SQLite file, driven through the public `open()` with its defaults but for `models`; removed on close.
 * A `voiced` one needs voices. A language model has read everything before the first question.
 */
export async function openQuestionSpace(
  kind: SpaceKind,
  voices?: VoicedSettings,
  models: OpenOptions = {},
): Promise<SpaceUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'voxpolymem-bench-'));
  const space = await open(join(folder, 'space.voxpolymem'), { ...models, actor: 'bench' });
  const voiced = kind === 'voiced' && voices !== undefined ? ingestVoiced(space, voices) : undefined;
  return {
    ingest: async (item, signal) => {
      const cancel = signal === undefined ? {} : { signal };
      if (voiced !== undefined) await voiced.ingest(item, cancel);
      else await space.ingest({ kind: 'turns', turns: kind === 'blind' ? item.turns.map(blind) : item.turns }, cancel);
      await space.settle(cancel);
    },
    ask: async (question, options) => {
      if (voiced !== undefined) return under(await voiced.ask(question, options), voiced.externalIdOf);
      const as = question.asker === undefined || kind === 'blind' ? {} : { as: question.asker };
      return under(await space.ask(question.text, { ...options, ...as }));
    },
    close: () => closeAndRemove(space, folder),
  };
}

async function closeAndRemove(space: VoxPolyMem, folder: string): Promise<void> {
  await space.close();
  await rm(folder, { recursive: true, force: true });
}

function blind(turn: TurnInput): TurnInput {
  return { ...turn, speaker: ONE_SPEAKER };
}

function under(result: AskResult, externalIdOf?: (turnId: string) => string | undefined) {
  const { text, refused, rounds, context, evidence } = result;
  return {
    text,
    refused,
    rounds,
    evidence: evidence.flatMap(({ turnId, externalId }) => externalId ?? externalIdOf?.(turnId) ?? []),
    context: context.map((record) => ({
      turnExternalIds:
        externalIdOf === undefined
          ? record.turnExternalIds
          : record.turnIds.flatMap((turnId) => externalIdOf(turnId) ?? []),
    })),
  };
}
