import type { Random } from '../../random.js';

const list = (text: string): readonly string[] => text.split(';').map((entry) => entry.trim());

/** Word lists and sentences of the table talk; `<thing>` and the like are slots, `<first>` and `<second>` names. */
export const phrases = {
  things: list(
    'lamp; bench; poster; schedule; soup; tent; ladder; curtain; report; bicycle; garden bed; playlist; slide deck; cake; kite; bookshelf; map; route; budget; jacket; rain barrel; piano; puzzle; sketch; recipe; fence; web page; beehive; vase; scarf',
  ),
  qualities: list('lovely; solid; clever; a bit dark; rather big; neat; well made; very bright; unusual; tidy'),
  doings: list('move; paint; repair; borrow; test; fold; weigh; clean; measure; print; plant; wrap'),
  times: list('tomorrow; on Friday; after lunch; next week; tonight; before the rain; in the morning'),
} as const;

const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  greeting: list(
    'Hi everyone, thanks for coming.; Good evening, all.; Hello everybody, shall we start?; Welcome, everyone.; Hi all, the <thing> is on the table.',
  ),
  farewell: list(
    'See you all <time>.; Thanks, everyone, and good night.; Let us stop here, everybody.; Goodbye, all of you.',
  ),
  show: list(
    'Look at this <thing>.; I finished the <thing> today.; I am thinking of a new <thing>.; Here is the <thing> that I made.; My <thing> broke yesterday.; We got a <thing> from the neighbours.; What do you all think of this <thing>?; Everyone, take a look at the <thing>.; I had trouble with the <thing> all week.',
  ),
  comment: list(
    'That <thing> looks <quality>.; You could <doing> it <time>.; Where did you get the <thing>?; I like your <thing>, it is <quality>.; If you <doing> it, you may need a <other>.; You should <doing> it before the <other>.; Your <thing> would go well with a <other>.; I can help you <doing> it <time>.; Be careful with the <other>, it could get in the way.; Did you <doing> it yourself?; I think it is <quality>.; How long did it take you?; That sounds <quality>.; I have a <other> that would fit it.; It really is <quality>.; Congratulations!; That is great, it was worth the work.; It suits you.; What did they say about it?; This time it should be fine.; If you have any trouble with it, just call.; You are good at this.; The <thing> gives the whole room a <quality> look.',
  ),
  agree: list(
    'I thought so too.; It could be so, but a <other> would be <quality>.; Then we should <doing> it <time>.; I wonder whether the <other> is <quality>.; Indeed, the <thing> is <quality>.; Perhaps the <other> will come <time>.; I hope it will be <quality>.; I have the same one at home.; Yes, and with a <other> it would be even better.; That is what I was going to say.; Your <other> would fit, I agree.; Is yours <quality> as well?; Yes, it does look <quality>.; Yeah, I noticed the <other> too.; Yes, and I hope it stays so.; That is a good idea, it needs more thought.; True, the <other> is <quality>.; Yeah, one should think about the <other>.',
  ),
  wonder: list(
    'I think the <thing> may be <quality>, but who knows.; Yes, I wonder about the <thing> too.; Could it be that the <other> is behind it?; That might be so, the <thing> was <quality> lately.; We should keep an eye on the <other>.; I do not think so, a <thing> is never <quality>.; Yes, everybody speaks of the <thing>.; Will there be more of it <time>?; I believe there will.; Let us wait and see <time>.; Perhaps it was the <other> all along.; No wonder then that it is <quality>.',
  ),
  offer: list(
    'How about a <thing>?; Look at this <thing>, it would fit.; You might want a <thing> as well.; I found a <thing> that costs half as much.; I have a <thing> that you can borrow <time>.; Here is a <thing>, it may give you an idea.; You could put a <thing> next to it.; Have you thought of a <thing>?',
  ),
  suit: list(
    'I like it, <second> could put it by the <other>.; That <thing> looks <quality>. <second> might take it.; It is <quality>, and <second> has room for it.; Where did you find the <thing>? It would suit <second>.; The <thing> that you found can be changed, so <second> can still <doing> it.; Good find, then <second> needs no <other>.',
  ),
  'mine-too': list(
    'My <other> broke as well.; The same happened to my <other>.; I had that with a <other> last year.; My <other> is still not repaired.; Mine looks just like that, the <other> I mean.',
  ),
  pity: list(
    'It is a pity about your <other>.; Have you asked the shop about the <other>?; I am sorry about the <other>.; Did you keep the bill of the <other>?; I hope the <other> can be repaired.; You could also <doing> it and try again.',
  ),
  react: list(
    'Thanks, I will try that.; Good idea, I can <doing> it <time>.; Yes, I did.; From the market, last month.; Thank you, that helps.; I was afraid it is <quality>.; Okay, I will <doing> it.; No, not yet.; That is true, the <other> may be in the way.; Is that not too much work for you?; You are right.; About two weeks.',
  ),
  'thank-all': list(
    'Thank you all for the ideas.; Thanks, everyone, I will think about it.; You all have helped me a lot.; Thanks for all your suggestions.',
  ),
  'ask-all': list(
    'Does anyone want the <thing>?; Any wishes about the <thing>?; Do we take the <thing> or the <other>?; Who can <doing> the <thing> <time>?; The <thing> is next. Shall we <doing> it?; What should we do with the <thing>?; Has everyone seen the <thing>?; Is a <thing> enough, or do we want a <other>?',
  ),
  opinion: list(
    'I would take the <thing>.; The <other>, please.; I can <doing> it.; Not me, I have to leave early.; I would rather <doing> it <time>.; Either is fine with me.; A <thing> would be <quality>.; I do not mind.; Yes, that works.; We should <doing> it first.',
  ),
  note: list(
    'Noted, thanks.; Okay, I will write that down.; Good, then you <doing> it.; All right.; Great, I will remind you <time>.',
  ),
  decide: list(
    'Then we <doing> it <time>, all of us.; Okay everyone, the <thing> it is.; So that is settled, folks.; Everybody gets a <other>, then.; Okay guys, let us go.; All right everybody, we can start.; So, folks, the <thing> is next.',
  ),
  ask: list(
    'Can you <doing> the <thing> <time>?; Did you bring the <thing>?; Is the <thing> ready?; Should I <doing> the <thing>?; Where is the <thing>?; Do you still have my <thing>?; Could you also <doing> the <other>?; When do you need the <thing>?',
  ),
  answer: list(
    'Yes, it is by the <other>.; Sure, I will do it <time>.; No, the <thing> is <quality>.; I left it near the <other>.; I think so, but it is <quality>.; Not yet, maybe <time>.; It is where the <other> was.; Done already.',
  ),
  about: list(
    '<second> needs a bigger <thing>.; <second> has a <other> that is <quality>.; I asked <second> to <doing> it <time>.; Do you know whether <second> wants the <thing>?; <second> said it is <quality>.; We should <doing> it before <second> comes.; That is the <thing> of <second>.; <second> will <doing> it <time>, I think.; Have you seen the <other> that <second> made?; It was <second> who broke the <thing>.',
  ),
  split: list(
    'Thanks, <first>. <second>, can you <doing> the <other>?; That works, <first>. <second>, do you need a <other>?; I will, <first>. <second>, I can <doing> yours too.; Good point, <first>. And <second>, did you <doing> it?; Sure, <first>. <second>, have you seen the <other>?',
  ),
  'answer-then-call': list(
    'I did! <first>, do you want to <doing> it <time>?; Yes, it is. <first>, can you <doing> the <other>?; Sure. <first>, is the <other> <quality>?; Not yet. <first>, did you <doing> it?',
  ),
  both: list(
    'Thanks, <first> and <second>.; <first>, <second>, can you <doing> the <thing> together?; <first> and <second>, you could <doing> it <time>.; It is ready, <first> and <second>.; <second>, <first>, the <thing> is <quality>.',
  ),
  inform: list(
    'They <doing> it <time>, so you both can wait.; If the two of you need a <other>, just ask.; You can <doing> the <other> there as well.; It is <quality> there, so take your time.',
  ),
  aside: list(
    'Now where did I put my <thing>.; Let me see, two and three and five.; It says here, <doing> it before use.; The label says <doing> it <time>.; Where was I.; Hello, is this the <thing> shop? I am calling about my order.; Note to self, <doing> the <thing>.; Hmm, let me think... the <thing>, the <other>.; I am just thinking aloud.; Okay, where have I left the <thing>.',
  ),
};

/** One sentence of a kind with its slots filled. */
export function fillPhrase(kind: string, slots: Readonly<Record<string, string>>, random: Random): string {
  const pick = (items: readonly string[]) => items[random.integer(items.length)] as string;
  const text = pick(SENTENCES[kind] as readonly string[]);
  return text.replace(/<(\w+)>/gu, (whole, slot: string) => {
    if (slot === 'quality') return pick(phrases.qualities);
    if (slot === 'doing') return pick(phrases.doings);
    if (slot === 'time') return pick(phrases.times);
    return slots[slot] || whole;
  });
}
