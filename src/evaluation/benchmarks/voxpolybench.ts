import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { parseCaseTurns } from '../../ingest/transcripts/case-turns.js';
import { type Benchmark, type BenchmarkCase, type Gold, goldKey, hasKey, readMembers } from './benchmark.js';

const version = z.object({
  speaker_name: z.string().optional(),
  expected_speaker: z.string().optional(),
  answer: z.string(),
  evidence: z.array(z.string()).optional(),
});

const pair = z.object({
  id: z.string().optional(),
  qa_id: z.string().optional(),
  question: z.string().optional(),
  question_text: z.string().optional(),
  answer: z.string().optional(),
  type: z.string().optional(),
  category: z.string().optional(),
  asker: z.string().nullish(),
  expected_speaker: z.string().nullish(),
  evidence: z.array(z.string()).optional(),
  evidence_ids: z.array(z.string()).optional(),
  gold_evidence: z.array(z.string()).optional(),
  gold_evidence_ids: z.array(z.string()).optional(),
  versions: z.array(version).optional(),
  answerable: z.boolean().optional(),
});

const pairs = z.array(pair);

const caseFile = z.object({
  case_id: z.string().optional(),
  sessions: z.array(z.unknown()),
  questions: pairs.optional(),
  qa: z.union([pairs, z.object({ qa_pairs: pairs })]).optional(),
  qa_pairs: pairs.optional(),
});

interface Row {
  id: string;
  text: string;
  asker?: string;
  kind: string;
  answer?: string;
  evidence: readonly string[];
  answerable: boolean;
}

/** VoxPolyBench: conversations of several people, in the layout of the public case or of the full package. */
export const voxPolyBench: Benchmark = {
  name: 'voxpolybench',
  async load(dataDirectory) {
    const cases: BenchmarkCase[] = [];
    for (const { path, id, rows } of await readCases(dataDirectory)) {
      const turns = parseCaseTurns(await readFile(path, 'utf8'));
      const questions = rows.map((row) => ({
        id: row.id,
        text: row.text,
        ...(row.asker === undefined ? {} : { asker: row.asker }),
      }));
      cases.push({ id, turns, questions });
    }
    return cases;
  },
  async openGold(dataDirectory) {
    const gold = new Map<string, Gold>();
    for (const { path, id, rows } of await readCases(dataDirectory)) {
      const known = new Set(parseCaseTurns(await readFile(path, 'utf8')).map((turn) => turn.id));
      for (const row of rows) {
        const evidence = row.evidence.filter((turn) => known.has(turn));
        gold.set(goldKey(id, row.id), {
          kind: row.kind,
          ...(row.answer === undefined ? {} : { answer: row.answer }),
          evidence,
          unscorable: row.evidence.length - evidence.length,
          answerable: row.answerable,
        });
      }
    }
    return gold;
  },
  itemOf: (externalId) => externalId,
};

/** Question kinds answered by naming a person. */
export function isAttribution(kind: string): boolean {
  return /attribution/iu.test(kind);
}

/** Question kinds whose answer depends on who asks. */
export function isPersona(kind: string): boolean {
  return /^persona/iu.test(kind);
}

async function readCases(dataDirectory: string): Promise<{ path: string; id: string; rows: Row[] }[]> {
  const members = await readMembers(dataDirectory, 'voxpolybench', {
    what: 'VoxPolyBench case (JSON with sessions)',
    belongs: (value) => hasKey(value, 'sessions'),
    schema: caseFile,
  });
  return members.map(({ path, value: file }) => {
    const nested = Array.isArray(file.qa) ? file.qa : file.qa?.qa_pairs;
    const listed = file.questions ?? nested ?? file.qa_pairs ?? [];
    const name = basename(path, '.json');
    return {
      path,
      id: file.case_id ?? (name === 'full_case' ? basename(dirname(path)) : name),
      rows: listed.flatMap((entry, index) => toRows(entry, index)),
    };
  });
}

function toRows(entry: z.infer<typeof pair>, index: number): Row[] {
  const id = entry.id ?? entry.qa_id ?? `q${String(index + 1).padStart(2, '0')}`;
  const base = {
    id,
    text: entry.question ?? entry.question_text ?? '',
    kind: entry.type ?? entry.category ?? 'unknown',
    answerable: entry.answerable ?? true,
  };
  const evidence = entry.evidence ?? entry.evidence_ids ?? entry.gold_evidence ?? entry.gold_evidence_ids ?? [];
  // Elsewhere than in persona questions the expected speaker may be the answer itself.
  const asker = entry.asker ?? (isPersona(base.kind) ? entry.expected_speaker : undefined) ?? undefined;
  if (entry.versions === undefined) {
    const answered = entry.answer === undefined ? base : { ...base, answer: entry.answer };
    return [{ ...answered, evidence, ...(asker === undefined ? {} : { asker }) }];
  }
  return entry.versions.map((item, position) => {
    const name = item.expected_speaker ?? item.speaker_name;
    return {
      ...base,
      id: `${id}__V${String(position + 1).padStart(2, '0')}`,
      answer: item.answer,
      evidence: item.evidence ?? evidence,
      ...(name === undefined ? {} : { asker: name }),
    };
  });
}
