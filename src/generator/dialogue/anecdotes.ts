import type { CastMember } from '../scenario.js';
import type { Draft, Scene } from './draft.js';

/** Somebody tells a story; others ask and add. Made of parts, so that hardly one is told twice. */
export function tellAnecdote(scene: Scene): Draft[] {
  const { draw, talk } = scene;
  const { anecdotes } = talk;
  const [one, two, three] = draw.sample(scene.present, 3) as [CastMember, CastMember, CastMember | undefined];
  const slots = () =>
    Object.fromEntries(Object.entries(anecdotes.words).map(([slot, list]) => [slot, draw.pick(list)]));
  const drafts: Draft[] = [
    { speaker: one, to: [two], core: scene.say(anecdotes.begin, slots()), act: 'anecdote', opener: 'start' },
    {
      speaker: two,
      to: [one],
      core: scene.say(anecdotes.goOn, slots()),
      act: 'chat',
      answers: 0,
      opener: draw.pick(['surprise', 'think']),
    },
  ];
  if (draw.chance(0.7)) {
    const joins = three !== undefined && draw.chance(0.3);
    drafts.push({
      speaker: joins ? three : one,
      to: [two],
      core: scene.say(anecdotes.end, slots()),
      act: 'chat',
      answers: 1,
    });
  }
  return drafts;
}
