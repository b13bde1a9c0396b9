import type { QuestionKind, Scenario } from '../scenario.js';
import { fullNames } from './full-names.js';

const points: Readonly<Record<QuestionKind, string>> = {
  single_hop: 'FR',
  speaker_attribution: 'FR',
  addressee_attribution: 'FR',
  multi_hop: 'MR',
  temporal: 'TR',
  personalization: 'TTL',
  personalization_application: 'TTL',
  conflict_detection: 'KR',
  adversarial: 'AR',
  image: 'VR',
};

/**
 * A topic in the layout of Mem-Gallery. A round holds two neighbouring turns, each with its speaker before it, since the
 * layout knows only a user and an assistant; adversarial questions are kept only where they must be refused.
 */
export function toMemGalleryTopic(scenario: Scenario): object {
  const name = fullNames(scenario);
  const roundOf = new Map<string, string>();
  const sessions = scenario.sessions.map((session, position) => {
    const rounds: object[] = [];
    for (let index = 0; index < session.turns.length; index += 2) {
      const pair = session.turns.slice(index, index + 2);
      const round = `D${position + 1}:${index / 2 + 1}`;
      for (const turn of pair) roundOf.set(turn.id, round);
      const images = pair.flatMap((turn) => (turn.image === undefined ? [] : [turn.image]));
      const [user, assistant] = pair.map((turn) => `${name(turn.speaker)}: ${turn.text}`);
      rounds.push({
        round,
        user,
        assistant: assistant ?? '',
        ...(images.length === 0
          ? {}
          : {
              image_id: images.map((image) => `D${position + 1}:${image.id}`),
              input_image: images.map((image) => `../image/${scenario.id}/${image.id}.png`),
              image_caption: images.map((image) => image.caption),
            }),
      });
    }
    return { session_id: `D${position + 1}`, date: session.startedAt.slice(0, 10), dialogues: rounds };
  });
  return {
    character_profile: { name: scenario.cast[0]?.fullName ?? '' },
    multi_session_dialogues: sessions,
    'human-annotated QAs': scenario.questions
      .filter((question) => question.asker === undefined && (question.kind !== 'adversarial' || !question.answerable))
      .map((question) => {
        const clue = [...new Set(question.evidence.map((id) => roundOf.get(id) ?? id))];
        return {
          question_id: question.id,
          point: points[question.kind],
          question: question.question,
          answer: question.answer,
          session_id: [...new Set(clue.map((round) => round.split(':')[0]))],
          clue,
        };
      }),
  };
}
