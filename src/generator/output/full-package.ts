import type { QuestionKind, Scenario } from '../scenario.js';
import { fullNames } from './full-names.js';

const fourWay: Readonly<Record<QuestionKind, string>> = {
  addressee_attribution: 'interaction_attribution',
  speaker_attribution: 'interaction_attribution',
  conflict_detection: 'memory_evolution_conflict',
  personalization: 'personalized_qa',
  personalization_application: 'personalized_qa',
  single_hop: 'retrieval_reasoning',
  multi_hop: 'retrieval_reasoning',
  temporal: 'retrieval_reasoning',
  adversarial: 'retrieval_reasoning',
  image: 'retrieval_reasoning',
};

/** `full_case.json` of the full VoxPolyBench package. Audio paths are relative to the package's root. */
export function toFullCase(scenario: Scenario, withAudio: boolean): object {
  const name = fullNames(scenario);
  const numbers = new Map(
    scenario.cast.map((member, index) => [member.key, `SPK_${String(index + 1).padStart(2, '0')}`]),
  );
  const roles = new Map(scenario.cast.map((member) => [member.key, member.role]));
  const dates = Object.fromEntries(scenario.sessions.map((session) => [session.id, session.startedAt.slice(0, 10)]));
  return {
    case_id: scenario.id,
    schema_version: 'gen-1',
    theme: scenario.title,
    project: { audio_included: withAudio },
    session_dates: dates,
    sessions: scenario.sessions.map((session) => ({ session_id: session.id, date: dates[session.id] })),
    dialogues: Object.fromEntries(
      scenario.sessions.map((session) => [
        session.id,
        session.turns.map((turn) => ({
          turn_id: turn.id,
          ordinal: turn.ordinal,
          timestamp: new Date(Date.parse(session.startedAt) + turn.startMs).toISOString(),
          speaker_name: name(turn.speaker),
          speaker_id: numbers.get(turn.speaker),
          speaker_role: roles.get(turn.speaker),
          addressee: turn.to.map(name),
          reply_to_turn_id: turn.replyTo ?? null,
          speech_act: turn.act,
          text: turn.text,
          ...(turn.image === undefined ? {} : { image_id: turn.image.id, image_caption: turn.image.caption }),
        })),
      ]),
    ),
    qa: {
      qa_pairs: scenario.questions.map((question) => ({
        qa_id: `${question.kind.toUpperCase()}_${question.id.slice(1)}`,
        question_text: question.question,
        answer: question.answer,
        category: question.kind,
        four_way_category: fourWay[question.kind],
        evidence_ids: question.evidence,
        superseded_evidence: question.superseded,
        answerable: question.answerable,
        ...(question.asker === undefined ? {} : { expected_speaker: question.asker }),
      })),
    },
  };
}

/** The same case as a system may see it: text, order and the speakers' labels, nothing about questions or addressees. */
export function toOracleView(scenario: Scenario): object {
  const name = fullNames(scenario);
  return {
    schema_version: 'gen-1',
    case_id: scenario.id,
    theme: scenario.title,
    session_dates: Object.fromEntries(scenario.sessions.map((session) => [session.id, session.startedAt.slice(0, 10)])),
    sessions: scenario.sessions.map((session) => ({ session_id: session.id, date: session.startedAt.slice(0, 10) })),
    dialogues: Object.fromEntries(
      scenario.sessions.map((session) => [
        session.id,
        session.turns.map((turn) => ({
          turn_id: turn.id,
          ordinal: turn.ordinal,
          speaker_id: name(turn.speaker),
          text: turn.text,
        })),
      ]),
    ),
  };
}
