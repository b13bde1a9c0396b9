import type { OccasionTalk } from '../phrases.js';
import { reactions } from './english-talk-phrases.js';

/** English talk on occasions. */
export const englishOccasionTalk: OccasionTalk = {
  confide: [
    '{this stays between us|keep it to yourself|not a word to the rest}: there is <v>',
    "{between you and me|don't tell the others}, it is about <v>",
  ],
  promise: [
    '{my lips are sealed|I will not breathe a word|nobody hears it from me}, {I promise|you can rely on it}',
    '{wow|oh my}, {I am good at keeping quiet|not a soul will know}',
  ],
  absent: [
    "<name> {can't make it|won't be here} {today|this time}, there was <v>",
    '<name> {called|wrote} {earlier|just now}: <v>, so <she> {stays away|is not coming}',
  ],
  absentTails: [
    "<she> said, '{I will be there|count me in|save me a seat} <when>'",
    '{and|oh, and} <she> asked us to <chore>',
  ],
  pity: [
    '{poor thing|that is a pity|not again}, {should one of us call|give my best|I hope it is nothing worse}',
    ...reactions,
  ],
  hello: [
    "{hello|hi}, {I'm|I am|my name is} <name>, {the new|I am your} <role>",
    '{good to meet you all|nice to be here}, {I am|call me} <name>, {I join you as|I come as} <role>',
  ],
  welcome: [
    '{welcome|good to have you}, {just ask if anything is unclear|we are a noisy lot|you will know us in no time}',
    '{lovely that you came|we were short of hands}, {sit anywhere|have a seat}',
  ],
  newcomerThanks: [
    '{I will do my best|I hope I can keep up}, {what is first|where do I start}?',
    '{that is kind|how kind}, {I brought biscuits|I have a hundred questions}',
  ],
  show: [
    '{look|here|have a look}, {this is|I took a picture of|that is} <np>',
    '{I want to show you|let me show you|can you see} <np>, {it is on my phone|here on the screen}',
  ],
  pictureReactions: [
    '{oh|ah}, {that is lovely|that is something|I did not expect that}, {who made it|when was that|can you send it to me}?',
    '{zoom in|wait, go back|show me again}, {I want to see the corner|is that what I think it is}?',
    '{very nice|hm, interesting|not bad at all}, {it looks bigger than I thought|the light is odd}',
  ],
  pictureReplies: [
    '{I will|let me} send it {round|to you} {tonight|right away}',
    '{from this morning|I took it yesterday|a friend sent it}, {more or less by accident|with cold fingers}',
  ],
  gists: {
    confidence: 'something in confidence',
    missing: 'why <name> was missing',
    hello: 'hello as the new one',
    newFace: 'the new face',
    showed: 'to look at <np>',
  },
};
