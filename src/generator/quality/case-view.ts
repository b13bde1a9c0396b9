import type { Scenario, ScenarioLanguage } from '../scenario.js';

/** A turn as measurements see it; people by whole name. */
export interface ViewTurn {
  id: string;
  speaker: string;
  text: string;
  to: readonly string[];
  explicit: boolean;
  replyTo?: string;
  caption?: string;
}

/** A question as measurements see it. */
export interface ViewQuestion {
  id: string;
  question: string;
  answer: string;
  kind: string;
  asker?: string;
  evidence: readonly string[];
  superseded: readonly string[];
}

/** A case of any origin in the one shape that quality is measured on. */
export interface CaseView {
  id: string;
  language: ScenarioLanguage;
  /** What each speaker may be called, by whole name. */
  callings: ReadonlyMap<string, readonly string[]>;
  sessions: readonly { id: string; turns: readonly ViewTurn[] }[];
  questions: readonly ViewQuestion[];
}

/** A generated scenario as a view. */
export function viewOfScenario(scenario: Scenario): CaseView {
  const nameOf = new Map(scenario.cast.map((member) => [member.key, member.fullName]));
  const full = (key: string) => nameOf.get(key) ?? key;
  return {
    id: scenario.id,
    language: scenario.language,
    callings: new Map(
      scenario.cast.map((member) => [
        member.fullName,
        [member.firstName, ...(member.nickname === undefined ? [] : [member.nickname])],
      ]),
    ),
    sessions: scenario.sessions.map((session) => ({
      id: session.id,
      turns: session.turns.map((turn) => ({
        id: turn.id,
        speaker: full(turn.speaker),
        text: turn.text,
        to: turn.to.map(full),
        explicit: turn.explicit,
        ...(turn.replyTo === undefined ? {} : { replyTo: turn.replyTo }),
        ...(turn.image === undefined ? {} : { caption: turn.image.caption }),
      })),
    })),
    questions: scenario.questions,
  };
}

/** The public case's file, with addressees, reply links and evidence, as far as it has them. */
export interface WebCase {
  case_id: string;
  speakers: readonly string[];
  sessions: readonly {
    session_id: string;
    turns: readonly {
      turn_id: string;
      speaker: string;
      text: string;
      to?: readonly string[];
      explicit?: boolean;
      reply_to?: string | null;
    }[];
  }[];
  questions?: readonly {
    id: string;
    question: string;
    answer: string;
    type: string;
    asker?: string | null;
    evidence?: readonly string[];
    superseded_evidence?: readonly string[];
  }[];
}

/** A case in the public layout as a view. */
export function viewOfWebCase(file: WebCase): CaseView {
  return {
    id: file.case_id,
    language: 'en',
    callings: new Map(file.speakers.map((name) => [name, [name.split(' ')[0] ?? name]])),
    sessions: file.sessions.map((session) => ({
      id: session.session_id,
      turns: session.turns.map((turn) => ({
        id: turn.turn_id,
        speaker: turn.speaker,
        text: turn.text,
        to: turn.to ?? [],
        explicit: turn.explicit ?? false,
        ...(turn.reply_to === undefined || turn.reply_to === null ? {} : { replyTo: turn.reply_to }),
      })),
    })),
    questions: (file.questions ?? []).map((question) => ({
      id: question.id,
      question: question.question,
      answer: question.answer,
      kind: question.type,
      ...(question.asker === undefined || question.asker === null ? {} : { asker: question.asker }),
      evidence: question.evidence ?? [],
      superseded: question.superseded_evidence ?? [],
    })),
  };
}
