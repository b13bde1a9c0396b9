import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { parseCaseTurns } from '../../ingest/transcripts/case-turns.js';
import type { TurnInput } from '../../ingest/turn-input.js';
import {
  type Benchmark,
  type BenchmarkCase,
  type Gold,
  type GoldEdges,
  goldKey,
  hasKey,
  readMembers,
} from './benchmark.js';
import { findCaseAudio, questionAudio } from './case-audio.js';
import { type CaseQuestion, caseFileSchema, listCaseQuestions, readCaseEvidence } from './case-questions.js';

interface CaseFile {
  id: string;
  text: string;
  turns: TurnInput[];
  questions: CaseQuestion[];
}

/** VoxPolyBench: conversations of several people, in the layout of the public case or of the full package. */
export const voxPolyBench: Benchmark = {
  name: 'voxpolybench',
  async load(dataDirectory) {
    const files = await readCases(dataDirectory);
    const root = join(dataDirectory, voxPolyBench.name);
    const recordings = await findCaseAudio(
      root,
      files.map(({ id }) => id),
    );
    return files.map(({ id, turns, questions }): BenchmarkCase => {
      const audio = recordings.get(id);
      const turnAudio = placeAudio(turns, audio?.turns);
      return {
        id,
        turns,
        questions: questions.map((question) => {
          const audioPath = questionAudio(audio, question);
          return {
            id: question.id,
            text: question.text,
            ...(question.asker === undefined ? {} : { asker: question.asker }),
            ...(audioPath === undefined ? {} : { audioPath }),
          };
        }),
        ...(turnAudio.size === 0 ? {} : { turnAudio }),
      };
    });
  },
  async openGold(dataDirectory) {
    const gold = new Map<string, Gold>();
    for (const { id, turns, questions } of await readCases(dataDirectory)) {
      const known = turns.map((turn) => turn.id as string);
      for (const question of questions) {
        const superseded = readCaseEvidence(question.superseded, known).evidence;
        const { contradiction } = question;
        const newer = contradiction === undefined ? [] : readCaseEvidence([contradiction], known).evidence;
        gold.set(goldKey(id, question.id), {
          kind: question.kind,
          ...(question.answer === undefined ? {} : { answer: question.answer }),
          ...readCaseEvidence(question.evidence, known),
          ...(superseded.length === 0 ? {} : { superseded }),
          ...(newer.length === 0 ? {} : { newer }),
          answerable: question.answerable,
        });
      }
    }
    return gold;
  },
  itemOf: (externalId) => externalId,
  async openEdges(dataDirectory) {
    const files = await readCases(dataDirectory);
    return new Map(files.map(({ id, text, turns }) => [id, readEdges(text, turns)]));
  },
};

/** One file a case: of several with the same id (views without questions) the one that asks most. */
async function readCases(dataDirectory: string): Promise<CaseFile[]> {
  const members = await readMembers(dataDirectory, 'voxpolybench', {
    what: 'VoxPolyBench case (JSON with sessions)',
    belongs: (value) => hasKey(value, 'sessions'),
    schema: caseFileSchema,
  });
  const best = new Map<string, { path: string; questions: CaseQuestion[] }>();
  for (const { path, value } of members) {
    const name = basename(path, '.json');
    const id = value.case_id ?? (name === 'full_case' ? basename(dirname(path)) : name);
    const questions = listCaseQuestions(value);
    if (questions.length > (best.get(id)?.questions.length ?? -1)) best.set(id, { path, questions });
  }
  return Promise.all(
    [...best].map(async ([id, { path, questions }]) => {
      const text = await readFile(path, 'utf8');
      return { id, text, turns: parseCaseTurns(text), questions };
    }),
  );
}

const edges = z.object({
  to: z.array(z.string()).optional(),
  addressee: z.union([z.string().transform((name) => [name]), z.array(z.string())]).nullish(),
  reply_to: z.string().nullish(),
  reply_to_turn_id: z.string().nullish(),
});

const edgeFile = z.object({
  sessions: z.array(z.object({ session_id: z.string(), turns: z.array(edges).optional() })),
  dialogues: z.record(z.string(), z.array(edges)).optional(),
});

const EVERYONE = /^(?:everyone|everybody|all|group)$/iu;

function readEdges(text: string, turns: readonly TurnInput[]): Map<string, GoldEdges> {
  const file = edgeFile.safeParse(JSON.parse(text)).data;
  const rows = (file?.sessions ?? []).flatMap(
    (session) => session.turns ?? file?.dialogues?.[session.session_id] ?? [],
  );
  return new Map(
    turns.map((turn, index): [string, GoldEdges] => {
      const row = rows[index];
      const named = row?.to ?? row?.addressee ?? [];
      const replyTo = row?.reply_to ?? row?.reply_to_turn_id ?? undefined;
      return [
        turn.id as string,
        {
          to: named.filter((name) => !EVERYONE.test(name)),
          toEveryone: named.some((name) => EVERYONE.test(name)),
          ...(replyTo === undefined ? {} : { replyTo }),
        },
      ];
    }),
  );
}

function placeAudio(turns: readonly TurnInput[], audio: ReadonlyMap<string, string> | undefined): Map<string, string> {
  const found = new Map<string, string>();
  const places = new Map<string, number>();
  for (const { session, id } of turns) {
    const place = places.get(session) ?? 0;
    places.set(session, place + 1);
    const path = audio?.get(`${session}/${place}`);
    if (path !== undefined && id !== undefined) found.set(id, path);
  }
  return found;
}
