import type { SmallTalkTopic } from '../phrases.js';
import type { CastMember } from '../scenario.js';
import { tellAnecdote } from './anecdotes.js';
import { type Draft, nameFor, type Scene } from './draft.js';

/** An exchange about nothing that matters: a topic, a remark of the setting, a chore, or a word about somebody. */
export function makeSmallTalk(scene: Scene): Draft[] {
  const kind = scene.draw.next();
  if (kind < 0.34) return talkAbout(scene, scene.draw.pick(scene.language.topics));
  if (kind < 0.52) return tellAnecdote(scene);
  if (kind < 0.66) return remark(scene);
  if (kind < 0.88) return chore(scene);
  return gossip(scene);
}

function talkAbout(scene: Scene, topic: SmallTalkTopic): Draft[] {
  const { draw } = scene;
  const [one, two, three] = draw.sample(scene.present, 3) as [CastMember, CastMember, CastMember | undefined];
  const slots = Object.fromEntries(Object.entries(topic.words).map(([slot, list]) => [slot, draw.pick(list)]));
  const again = Object.fromEntries(Object.entries(topic.words).map(([slot, list]) => [slot, draw.pick(list)]));
  const drafts: Draft[] = [
    {
      speaker: one,
      to: [two],
      core: scene.say(topic.open, slots),
      act: 'chat',
      opener: 'start',
      ...(draw.chance(0.45) ? { tail: scene.say(scene.talk.chat.tails) } : {}),
    },
    {
      speaker: two,
      to: [one],
      core: scene.say(topic.answer, draw.chance(0.6) ? slots : again),
      act: 'chat',
      answers: 0,
      ...(draw.chance(0.4) ? { tail: scene.say(scene.talk.chat.tails) } : {}),
      opener: draw.pick(['think', 'agree', 'surprise']),
    },
  ];
  if (draw.chance(0.6)) {
    const joins = three !== undefined && draw.chance(0.35);
    const speaker = joins ? three : one;
    drafts.push({
      speaker,
      to: [two],
      core: scene.say(topic.close, draw.chance(0.6) ? slots : again),
      act: 'chat',
      answers: 1,
    });
  }
  return drafts;
}

function remark(scene: Scene): Draft[] {
  const { draw } = scene;
  const [one, two] = draw.sample(scene.present, 2) as [CastMember, CastMember];
  const text = scene.remark()?.replace(/[.。]$/u, '') ?? scene.say(scene.talk.chat.remarks);
  return [
    {
      speaker: one,
      to: draw.chance(0.12) ? 'everyone' : [two],
      core: text,
      act: 'remark',
      opener: 'start',
      tail: scene.say(scene.talk.chat.remarkTails),
    },
    {
      speaker: two,
      to: [one],
      core: scene.say(scene.talk.chat.remarkAnswers),
      act: 'chat',
      answers: 0,
      opener: draw.pick(['agree', 'surprise', 'think']),
    },
  ];
}

function chore(scene: Scene): Draft[] {
  const { draw } = scene;
  const [one, two] = draw.sample(scene.present, 2) as [CastMember, CastMember];
  const task = draw.pick(scene.theme.chores);
  const thing = draw.pick(scene.theme.objects);
  const slots = { task, thing };
  const talk = draw.pick(scene.talk.chat.chores);
  const ask = scene.say(talk.ask, slots);
  const answer = scene.say(talk.answer, slots);
  const drafts: Draft[] = [
    {
      speaker: one,
      to: [two],
      core: ask,
      act: 'chore',
      opener: 'start',
      gist: { verb: 'asked', clause: '', about: task },
    },
    { speaker: two, to: [one], core: answer, act: 'chore', answers: 0, opener: draw.pick(['agree', 'think']) },
  ];
  if (draw.chance(0.45)) {
    const speaker = draw.chance(0.75) ? one : scene.other(one, two);
    drafts.push({
      speaker,
      to: [two],
      core: scene.say(scene.talk.chat.choreEnd),
      act: 'chat',
      answers: 1,
      opener: draw.pick(['thanks', 'ack']),
    });
  }
  return drafts;
}

function gossip(scene: Scene): Draft[] {
  const { draw } = scene;
  if (scene.present.length < 3) return remark(scene);
  const [one, two, about] = draw.sample(scene.present, 3) as [CastMember, CastMember, CastMember];
  const slots = { name: nameFor(one, about) };
  const ask: Draft = {
    speaker: one,
    to: [two],
    core: scene.say(scene.talk.chat.gossip, slots),
    act: 'gossip',
    mentions: [about],
  };
  const reply: Draft = draw.chance(0.5)
    ? {
        speaker: about,
        to: [one],
        core: scene.say(scene.talk.chat.gossipSelf),
        act: 'chat',
        answers: 0,
        opener: 'surprise',
      }
    : {
        speaker: two,
        to: [one],
        core: scene.say(scene.talk.chat.gossipOther, { name: nameFor(two, about) }),
        act: 'chat',
        answers: 0,
        mentions: [about],
        opener: 'agree',
      };
  return [ask, reply];
}

/** Hello and how a session begins. */
export function openSession(scene: Scene, first: boolean): Draft[] {
  const { draw } = scene;
  const [host, other] = draw.sample(scene.present, 2) as [CastMember, CastMember];
  if (first) {
    return scene.draw.shuffle(scene.present).map(
      (person, position): Draft => ({
        speaker: person,
        to: 'everyone',
        core: scene.say(scene.talk.chat.introduce, {
          name: person.nickname === undefined || draw.chance(0.5) ? person.firstName : person.nickname,
          role: person.role,
        }),
        act: 'introduce',
        ...(position === 0 ? {} : { answers: 0 }),
        mentions: [person],
        bare: true,
        calling: 0,
      }),
    );
  }
  return [
    {
      speaker: host,
      to: 'everyone',
      core: scene.say(scene.talk.chat.open),
      act: 'open',
      bare: true,
      calling: 0,
    },
    {
      speaker: other,
      to: [host],
      core: scene.say(scene.talk.chat.openAnswer),
      act: 'answer',
      answers: 0,
      opener: 'agree',
    },
  ];
}

/** How a session ends. */
export function closeSession(scene: Scene): Draft[] {
  const [one, two] = scene.draw.sample(scene.present, 2) as [CastMember, CastMember];
  return [
    {
      speaker: one,
      to: 'everyone',
      core: scene.say(scene.talk.chat.close),
      act: 'close',
      bare: true,
      calling: 0,
    },
    {
      speaker: two,
      to: [one],
      core: scene.say(scene.talk.chat.closeAnswer),
      act: 'answer',
      answers: 0,
    },
  ];
}
