import type { PersonTalk } from '../phrases.js';

/** English talk about what people like and who they are. */
export const englishPersonTalk: PersonTalk = {
  askAll: ['{one question for all|before we go on|so I get it right|let me ask around}: <round>', '<round>'],
  prefer: [
    'I prefer <v>{, if nobody minds|, to be honest|, always have|}',
    '{for me|in my case} {it is|it would be|nothing beats} <v>{, please|, thank you|}',
    'I {like|enjoy|get on best with} <v>{ best| most|}, {ask anybody|no surprise there|simple as that}',
    "{I'd go for|I'd rather have|I would take|my pick is} <v> {any day|every time|if I may}",
    "{put me down for|you can't go wrong with|I am happiest with} <v>",
  ],
  preferTails: [
    '{anything else|the rest} {gets lost on me|makes me grumpy|is wasted on me|just confuses me}',
    "{I tried other ways|people keep offering me other things}, {it never lasts|it doesn't work|no luck}",
    'my {father|aunt|old boss} {taught me that|was the same}',
    "{that's|it's} been {so|like that} for {years|ages|as far back as I remember}",
    "{call me odd|don't laugh|I know, I know}, {but it helps|but there it is}",
  ],
  takeNote: [
    '{I will|let me} {note that|remember that|keep that in mind}',
    '{easy|that is easy enough|no trouble at all}',
    '{so that makes|that is} {one more|another way}, {fine|all right}',
  ],
  tease: [
    '{of course you do|why am I not surprised|since when}?',
    '{we are very different|my brother is the same|I could never}, {you know that|honestly|really}',
  ],
  preferNow: [
    '{I have gone off|I gave up on|I am done with} <old>, {from now on|these days} {I prefer|it is} <v>',
    'when it comes to the <kind>, {I switched|I changed my mind}: <v> {instead of|rather than} <old>',
    'I used to like <old>, but {now|by now} {I prefer|it has to be} <v>',
  ],
  preferFirst: [
    'with the <kind> {I am simple|I am picky}: {I prefer <v>|it has to be <v>|<v>, nothing else}',
    'my {usual|favourite} <kind> is <v>',
    'if it is about the <kind>, {I would always take|give me|I prefer} <v>',
  ],
  preferReactions: [
    "{I'll|let me} remember that {for next time|when I go shopping}",
    '{good to know|interesting}, {I had you down for something else|I would not have guessed}',
    "{since when|what happened}? {not that I mind|I'm only asking}",
  ],
  except: [
    '{just for today|only this once|just this one time}, {I will take|make it|I need} <v> instead of <old>',
    '{today|this time} {I need|it has to be} <v>, but {after that|next time} <old> again',
  ],
  exceptTails: ['{because|since} <why>', '<why>, {you see|that is why}'],
  exceptConfirm: [
    '{so tomorrow|and next time} {back to normal|the usual again}, {right|I take it}?',
    "{only for today|just today}, {I've got that|understood}",
  ],
  backgroundTails: [
    '{I may have mentioned it|did I ever say|nobody believes me}, {but it is true|it is a long story}',
    '{that is|it is} why {mornings are slow|I look like this|my phone is full of pictures}',
    '{it keeps me busy|it costs me a fortune|it makes me happy}, {more or less|in a way}',
  ],
  backgroundReactions: [
    '{I never knew that|you never told me|how did I miss that}, {tell me more|go on|that is wonderful}',
    '{my cousin|a friend of mine|our old teacher} {is the same|has that too|would love that}',
    '{really|is that so}? {how did that come about|since when|what is it like}?',
  ],
  backgroundMore: [
    '{it is a long story|ask me over dinner|there is not much to tell}, {some other time|really|remind me}',
    '{oh, for ages|a few years now|longer than you think}, {nobody ever asks|it just happened|one gets used to it}',
  ],
  backgroundProtest: [
    '{why do you tell everybody|must you bring that up|you remembered}, {I am flattered|how embarrassing}',
    '{guilty|true}, {no need to shout it|and I stand by it|what can I say}',
  ],
  gists: {
    askAll: 'about the <kind> everybody likes',
    prefers: 'what <kind> <she> prefers',
    likes: 'which <kind> <she> likes',
    needed: 'what <she> needed just this once',
    liking: 'the <kind> <she> likes',
  },
};
