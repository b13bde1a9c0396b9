import { z } from 'zod';
import { readTurnIds, turnIdReader } from './turn-id-reader.js';

/** Evidence as cases write it: ids, joined ids, or objects that hold one; read by {@link turnIdReader}. */
const evidenceList = z.array(z.unknown()).nullish();
const text = z.union([z.string(), z.number().transform(String)]);

const version = z.object({
  speaker_name: z.string().nullish(),
  expected_speaker: z.string().nullish(),
  answer: text,
  evidence: evidenceList,
});

const pair = z.object({
  id: z.string().optional(),
  qa_id: z.string().optional(),
  question: z.string().optional(),
  question_text: z.string().optional(),
  answer: text.nullish(),
  type: z.string().optional(),
  category: z.string().optional(),
  four_way_category: z.string().optional(),
  asker: z.string().nullish(),
  expected_speaker: z.string().nullish(),
  evidence: evidenceList,
  evidence_ids: evidenceList,
  gold_evidence: evidenceList,
  gold_evidence_ids: evidenceList,
  superseded_evidence: evidenceList,
  note: z.string().nullish(),
  versions: z.array(version).optional(),
  answerable: z.boolean().optional(),
});

const pairs = z.array(pair);

/** How notes of the public case say that later turns contradict an answer. */
const SPEAKS_AGAINST = /counter-evidence|possibly stale/iu;

/** A VoxPolyBench case file as far as questions go, in the layout of the public case or of the full package. */
export const caseFileSchema = z.object({
  case_id: z.string().optional(),
  sessions: z.array(z.unknown()),
  questions: pairs.optional(),
  qa: z.union([pairs, z.object({ qa_pairs: pairs })]).optional(),
  qa_pairs: pairs.optional(),
});

/** One question with its gold; `turns` are the ids that the case knows. */
export interface CaseQuestion {
  id: string;
  /** The question's id in the file: several askers of one template share it. */
  templateId: string;
  text: string;
  asker?: string;
  kind: string;
  answer?: string;
  evidence: readonly unknown[];
  superseded: readonly unknown[];
  /** A note that names later turns which speak against the answer. */
  contradiction?: string;
  answerable: boolean;
}

/** Question kinds answered by naming a person. */
export function isAttribution(kind: string): boolean {
  return /attribution/iu.test(kind);
}

/** Question kinds whose answer depends on who asks. */
export function isPersona(kind: string): boolean {
  return /^persona/iu.test(kind);
}

/** The questions of a case; a template with versions becomes one question for each asker. */
export function listCaseQuestions(file: z.infer<typeof caseFileSchema>): CaseQuestion[] {
  const nested = Array.isArray(file.qa) ? file.qa : file.qa?.qa_pairs;
  const listed = file.questions ?? nested ?? file.qa_pairs ?? [];
  return listed.flatMap(toQuestions);
}

/** Evidence of a question as turn ids of the case, and how many entries name none. */
export function readCaseEvidence(
  entries: readonly unknown[],
  turnIds: Iterable<string>,
): { evidence: string[]; unscorable: number } {
  return readTurnIds(entries, turnIdReader(turnIds));
}

function toQuestions(entry: z.infer<typeof pair>, index: number): CaseQuestion[] {
  const id = entry.id ?? entry.qa_id ?? `q${String(index + 1).padStart(2, '0')}`;
  const base = {
    id,
    templateId: id,
    text: entry.question ?? entry.question_text ?? '',
    kind: entry.type ?? entry.category ?? entry.four_way_category ?? 'unknown',
    answerable: entry.answerable ?? true,
    superseded: entry.superseded_evidence ?? [],
    ...(SPEAKS_AGAINST.test(entry.note ?? '') ? { contradiction: entry.note as string } : {}),
  };
  const evidence = entry.evidence ?? entry.evidence_ids ?? entry.gold_evidence ?? entry.gold_evidence_ids ?? [];
  // Elsewhere than in persona questions the expected speaker may be the answer itself.
  const asker = entry.asker ?? (isPersona(base.kind) ? entry.expected_speaker : undefined) ?? undefined;
  if (entry.versions === undefined) {
    const answer = entry.answer ?? undefined;
    return [
      {
        ...base,
        evidence,
        ...(answer === undefined ? {} : { answer }),
        ...(asker === undefined ? {} : { asker }),
      },
    ];
  }
  return entry.versions.map((item, position) => {
    const name = item.expected_speaker ?? item.speaker_name ?? undefined;
    return {
      ...base,
      id: `${id}__V${String(position + 1).padStart(2, '0')}`,
      answer: item.answer,
      evidence: item.evidence ?? evidence,
      ...(name === undefined ? {} : { asker: name }),
    };
  });
}
