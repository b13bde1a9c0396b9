import type { MatterTalk } from '../phrases.js';

/** English talk about what is settled. */
export const englishMatterTalk: MatterTalk = {
  changeTails: ['{because|since} <why>', 'the thing is, <why>', '<why>, {apparently|it seems|they say}'],
  slipTails: [
    '{right|correct}?',
    '{is that|was it} {still so|how we left it}?',
    "{that's what I remember|if I am not mistaken}",
  ],
  contradict: [
    "{that's not what I heard|are you sure|I don't think so}, {I have|I was told|my list says} <v> for <np>",
    '{hm, no|really}? {they told me|I wrote down} <v> for <np>',
    'one of us is wrong, because {I have|I noted} <v> {there|for that}',
  ],
  leaveOpen: [
    "{then|well} one of us {should ask|has to check|misread it}, {I'll find out|let me call them|we'll see}",
    '{strange|odd}, {I was sure|I could have sworn}, {can somebody check|who can find out}?',
  ],
  resolve: [
    '{I called and asked|I looked it up|I checked with them}: <np>, it is <v> and not <old>',
    'about <np>, {you were right|it turns out}, it is <v>, so forget <old>',
    'to settle <np>: <v>, {the other one|<old>} was a mistake',
  ],
  revisit: [
    '{in case anyone asks|if <relative> asks}, do we {say anything|have an answer} about <np> {yet|or keep quiet}?',
    '{remind me why we|who was it that} {made such a fuss about|argued over|laughed about} <np>, {was it you|I forget}?',
    '{<relative> wrote|there was a message|I found a note} about <np>, {did you see it|have you replied|nothing urgent I think}?',
    '{could you|would you} {look after|keep track of} <np> while I <chore>, {or ask <relative>|just for a while}?',
    '{are we still on for|is everything ready for|did anything change about|do I have to do anything about} <np>?',
    '{does <relative> know|who told <relative>|was <relative> asked} about <np>, or {should I call|is that our job}?',
    'can I {still|also} <chore> {without messing up|and still have|and not forget} <np>?',
    '{I said to <relative>|I promised <relative>} that we would {think of|not forget|talk about} <np> {again|<moment>}',
    '{have you told|did you warn|did anyone tell} {the others|the new people|my sister} about <np>?',
    '{should I|do you want me to|shall I} {ask|remind them|call} about <np> {again|once more}?',
    'I {keep thinking about|had a dream about|am a bit worried about} <np>, {do you think it will be fine|is that silly}?',
  ],
  reassure: [
    '{my last word on it was|all I have is} {"no news"|a nod|a thumbs up} from <relative>, {so I assume|which means|I take it} {all is well|nothing moved|we are fine}',
    '{leave that to me|I have an eye on it}, {you go and <chore>|worry about <object> instead|I owe you one}',
    '{ask me again|check with me} <moment>, {I expect a call|the office is shut now|I have to look it up}',
    '{not that I heard|if so, nobody told me}, {and I would know|but who tells me anything|<relative> might}',
    "{as far as I know|I think|from what I hear} {nothing changed|all is well|it's as we left it|it stays as it is}",
    "{I would leave it|don't worry about it|I would not touch it}, {we have enough on our plates|it took long enough to settle}",
    '{they promised to call|I am waiting for a message|somebody will write} {about it|by tonight|soon}',
    "{I'll|let me} ask {around|once more|on the way home} and {tell you|let you know}",
  ],
  revisitGist: 'whether anything was open about <np>',
};
