import type { QuestionPhrases } from '../phrases.js';

/** How questions are put in English. */
export const englishQuestions: QuestionPhrases = {
  addressee: {
    quoted: [
      'Who was <name> {speaking|talking} to when <she> {said|said}, "<quote>"?',
      "Who was the person <name> addressed with the words '<quote>'?",
      'To whom did <name> say, "<quote>"?',
    ],
    paraphrased: [
      'Who was <name> {speaking|talking} to when <she> <told> <clause>?',
      'Who did <name> turn to when <she> <told> <clause>?',
    ],
    indirectAsked: [
      'Who did <name> direct <her> question about <about> to?',
      'From whom did <name> want to hear about <about>?',
    ],
    indirectSaid: ['Who did <name> address with <her> words about <about>?', 'Whom did <name> tell about <about>?'],
  },
  speaker: {
    quoted: ['Who said, "<quote>"?', "Who was it that said, '<quote>'?", 'Whose words were these: "<quote>"?'],
    asked: ['Who asked <clause>?', 'Who wanted to know <clause>?', 'Who brought up the question <clause>?'],
    said: ['Who told the others <clause>?', 'Who {mentioned|said} <clause>?', 'Who explained <clause>?'],
  },
  told: { asked: 'asked', said: 'said' },
  preference: ['Which <kind> does <name> prefer?', 'What <kind> does <name> like?'],
  preferenceNow: ['Which <kind> does <name> prefer now?', 'What <kind> does <name> like by now?'],
  preferenceBefore: [
    'Which <kind> did <name> prefer before the change of mind?',
    'What <kind> did <name> like at first?',
  ],
  preferenceException: [
    'Which <kind> did <name> want for one day only?',
    'What <kind> did <name> ask for as an exception?',
  ],
  recall: ['Which <kind> did I say I prefer?', 'What <kind> do I like best?', 'What did I tell you about my <kind>?'],
  absence: ['What kept <name> away?'],
  contradiction: [
    'People contradicted each other about <np>. What turned out to be right?',
    'Two different things were said about <np>; which one holds?',
    'Somebody claimed <old> for <np>. What holds in the end?',
  ],
  correction: [
    '<old> was said for <np> and then taken back. What is right?',
    'Which statement about <np> replaced the mistaken <old>?',
  ],
  picture: [
    'What can be seen in the picture of <np> that <name> showed?',
    'What did the photo of <np> show?',
    '<name> showed a picture of <np>; what was in it?',
  ],
  clause: ['What was said about <np>?', 'What do we know about <np>?', 'What was settled about <np>?'],
  isClause: (name) => /^(?:when|where|what|how|who) /u.test(name),
  pair: (one, two) => `${one.replace(/\?$/u, '')}, and ${two.charAt(0).toLowerCase()}${two.slice(1)}`,
  bridge: { asked: 'the person who asked <clause>', said: 'the person who told the others <clause>' },
  takesBridge: (template) => !template.includes("<name>'s"),
  secret: ['What did <name> share in confidence?'],
  notMentioned: 'Not mentioned in the conversation.',
};
