import type { Scenario } from '../scenario.js';
import { fullNames } from './full-names.js';

/** Layout of the public VoxPolyBench case, with dates, pictures, addressees, reply links and gold of the questions. */
export function toWebCase(scenario: Scenario): object {
  const name = fullNames(scenario);
  return {
    case_id: scenario.id,
    source: 'voxpolymem generator',
    annotation: 'Addressees, reply links, evidence and askers are read off the generated world.',
    theme: scenario.title,
    speakers: scenario.cast.map((member) => member.fullName),
    sessions: scenario.sessions.map((session) => ({
      session_id: session.id,
      date: session.startedAt,
      turns: session.turns.map((turn, index) => ({
        turn_id: turn.id,
        turn_idx: index,
        speaker: name(turn.speaker),
        text: turn.text,
        ...(turn.image === undefined ? {} : { images: [turn.image] }),
        to: turn.to.map(name),
        explicit: turn.explicit,
        reply_to: turn.replyTo ?? null,
      })),
    })),
    questions: scenario.questions.map((question) => ({
      id: question.id,
      question: question.question,
      answer: question.answer,
      type: question.kind,
      asker: question.asker ?? null,
      evidence: question.evidence,
      superseded_evidence: question.superseded,
      answerable: question.answerable,
      note: null,
    })),
  };
}
