import type { SplitProposal } from '../../privacy/people.js';
import type { PersonProfile, ProfileAttribute, ProfileClaim } from '../../privacy/person-profile.js';
import type { PersonReasons } from '../../privacy/person-reasons.js';
import type { OpenReview } from '../../privacy/reviews.js';
import { counted } from '../counted.js';
import { printable } from '../printable.js';

/** A proposed split for people. */
export function proposalLines({ moved, kept, within, across, score }: SplitProposal): string[] {
  return [
    `Two groups by voice: ${counted(kept.length, 'turn')} would stay, ${moved.length} become a new person's:`,
    ...moved.map((turnId) => `  ${turnId}`),
    `Likeness inside the groups ${within.toFixed(2)}, between them ${across.toFixed(2)}; as one person's they score ${score.toFixed(2)}: the lower, the surer.`,
    'Nothing was changed; repeat with --yes to do it.',
  ];
}

/** Open questions for people. */
export function reviewLines(reviews: readonly OpenReview[]): string[] {
  if (reviews.length === 0) return ['No open questions.'];
  return reviews.flatMap(({ id, question, turns, score, runnerUpScore, why }) => [
    `${id}  ${printable(question)}`,
    `  ${why} (${score.toFixed(2)}${runnerUpScore === undefined ? '' : `, next ${runnerUpScore.toFixed(2)}`})`,
    ...turns.map((turn) => `  ${turn.externalId ?? turn.id} ${printable(`${turn.speaker}: ${turn.text}`)}`),
  ]);
}

/** Why a person is who they are, for people: ids and numbers. */
export function reasonLines({ personId, name, merged, kin, voices, reviews }: PersonReasons): string[] {
  const weight = name.weight === undefined ? '' : `, weight ${name.weight.toFixed(2)}`;
  return [
    personId,
    name.source === undefined
      ? 'unnamed'
      : `named by ${name.source}${name.why === undefined ? '' : `: ${name.why}`}${weight}`,
    ...name.evidence.map((turnId) => `  evidence ${turnId}`),
    ...voices.map(
      (voice) =>
        `voice ${voice.voiceId}: ${voice.status}, ${counted(voice.utterances, 'utterance')}, ${(voice.netSpeechMs / 1000).toFixed(1)} s`,
    ),
    ...merged.map(({ personId: from, number, reason }) => {
      if (reason === undefined) return `joined with Speaker ${number} (${from}): asked for`;
      const { score, runnerUpScore, margin, why } = reason;
      const next = runnerUpScore === undefined ? 'no other' : `next ${runnerUpScore.toFixed(2)}`;
      const lead = margin === undefined ? '' : `, margin ${margin.toFixed(2)}`;
      return `joined with Speaker ${number} (${from}): score ${score.toFixed(2)}, ${next}${lead}; ${why}`;
    }),
    ...kin.map(({ word, saidBy }) => `"${printable(word)}" when ${saidBy} says it`),
    ...reviews.map(({ id, kind, answer, score }) => `question ${id} (${kind}, ${score.toFixed(2)}): ${answer}`),
  ];
}

/** A profile as lines: names, then each group with what holds, what held and what others say. */
export function profileLines(profile: PersonProfile, names: ReadonlyMap<string, string>): string[] {
  const { name, aliases, calledBy, relations, background, preferences } = profile;
  const claimed = ({ value, since, until, claimant, evidence }: ProfileClaim) => {
    const span = `since ${dayOf(since)}${until === undefined ? '' : ` until ${dayOf(until)}`}`;
    const by = claimant === undefined ? '' : `, says ${printable(names.get(claimant) ?? claimant)}`;
    return `${printable(value)} (${span}${by}; ${evidence.join(', ')})`;
  };
  const group = (title: string, attributes: readonly ProfileAttribute[]) =>
    attributes.length === 0
      ? []
      : [
          title,
          ...attributes.flatMap(({ attribute, current, past, disputed }) => [
            `  ${printable(attribute)}: ${current === undefined ? 'nothing now' : claimed(current)}`,
            ...past.map((claim) => `    before: ${claimed(claim)}`),
            ...disputed.map((claim) => `    disputed: ${claimed(claim)}`),
          ]),
        ];
  return [
    printable(name),
    ...(aliases.length === 0 ? [] : [`also ${aliases.map(printable).join(', ')}`]),
    ...calledBy.map(({ word, by }) => `"${printable(word)}" when ${printable(names.get(by) ?? by)} says it`),
    ...group('relations', relations),
    ...group('background', background),
    ...group('preferences', preferences),
  ];
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
