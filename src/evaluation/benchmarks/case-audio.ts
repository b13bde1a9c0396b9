import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { z } from 'zod';
import type { CaseQuestion } from './case-questions.js';

const turnManifest = z.object({
  session_id: z.string(),
  turns: z.array(z.object({ turn_idx: z.number(), audio_path: z.string() })),
});

const personaManifest = z.object({ items: z.array(z.object({ qa_id: z.string(), audio_path: z.string() })) });

/** Recordings that the full package has beside its cases. */
export interface CaseAudio {
  /** By session id and place in the session from 0: `S1/0`. */
  turns: ReadonlyMap<string, string>;
  /** By question id; of a template, by `template/asker`. */
  questions: ReadonlyMap<string, string>;
}

/** Finds the manifests of each case's recordings in a package; a manifest lies under a folder of the case's name. Files that are not there are left out. */
export async function findCaseAudio(root: string, caseIds: readonly string[]): Promise<Map<string, CaseAudio>> {
  const files = await readdir(root, { recursive: true }).catch(() => []);
  const found = new Map<string, CaseAudio>();
  for (const caseId of caseIds) {
    const own = files.filter((file) => file.split(sep).includes(caseId));
    const turns = new Map<string, string>();
    const questions = new Map<string, string>();
    for (const file of own.filter((name) => /_manifest\.json$/u.test(name)).sort()) {
      const path = join(root, file);
      const value: unknown = JSON.parse(await readFile(path, 'utf8'));
      const locate = (audioPath: string) =>
        [join(root, audioPath), join(dirname(path), audioPath), join(dirname(path), basename(audioPath))].find(
          existsSync,
        );
      const session = turnManifest.safeParse(value).data;
      for (const turn of session?.turns ?? []) {
        const at = locate(turn.audio_path);
        if (at !== undefined) turns.set(`${session?.session_id}/${turn.turn_idx}`, at);
      }
      for (const item of personaManifest.safeParse(value).data?.items ?? []) {
        const at = locate(item.audio_path);
        if (at !== undefined) questions.set(item.qa_id, at);
      }
    }
    for (const file of own.filter((name) => name.split(sep).includes('audio_persona') && name.endsWith('.wav'))) {
      const [template, asker] = splitAtLast(basename(file, '.wav'), '_');
      questions.set(`${template}/${asker}`, join(root, file));
    }
    if (turns.size + questions.size > 0) found.set(caseId, { turns, questions });
  }
  return found;
}

/** The recording of a question, by its own id or by its template and asker. */
export function questionAudio(audio: CaseAudio | undefined, question: CaseQuestion): string | undefined {
  return audio?.questions.get(question.id) ?? audio?.questions.get(`${question.templateId}/${question.asker}`);
}

function splitAtLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
}
