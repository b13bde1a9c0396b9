import type { NameDialogueSet } from './name-dialogue.js';

/** Two people of one first name; one person under two names or with two voices. */
export const shared: NameDialogueSet = {
  about: 'shared or several names',
  dialogues: [
    {
      id: 'same-first-full',
      script: `a: I'm Sam Reyes from sales.
        b: I'm Sam Okafor, from legal.
        c: Two Sams, that will be fun.
        a: Indeed.`,
      names: { a: 'Sam Reyes', b: 'Sam Okafor' },
    },
    {
      id: 'same-first-bare',
      script: `a: Hi, I'm Maria.
        b: Oh, I'm Maria as well!
        c: I'm Tom. This will be confusing.
        a: We will manage.`,
      names: { a: 'Maria', b: 'Maria', c: 'Tom' },
    },
    {
      id: 'same-first-one-full',
      script: `a: My name is Daniel.
        b: Mine too. I'm Daniel Hsu.
        a: Then you are Hsu for today.
        b: Fine with me.`,
      names: { a: 'Daniel', b: 'Daniel Hsu' },
    },
    {
      id: 'same-first-called-after',
      script: `a: I'm Alex Moreno.
        b: And I'm Alex Petrov.
        c: Alex, could you pass the salt?
        b: Here you are.
        c: Thanks, Alex.
        a: Pepper too?`,
      names: { a: 'Alex Moreno', b: 'Alex Petrov' },
    },
    {
      id: 'first-then-full',
      script: `a: Hello, I'm Nora.
        b: Hello.

        a: This is Nora Patel speaking, is the order ready?
        b: Yes, it is.`,
      names: { a: 'Nora Patel' },
    },
    {
      id: 'called-by-two-names',
      script: `a: Robert, is the report done?
        b: Nearly.
        c: I read the draft.
        a: Robert, send it to me as well.
        b: Sure.
        c: Bob, your phone is ringing.
        b: I will call back.
        c: Bob, it is your wife.
        b: Oh, then I take it.`,
      names: { b: 'Robert' },
      aliases: { b: ['Bob'] },
    },
    {
      id: 'two-voices-one-full-name',
      script: `a: Hi, I'm Nora Patel.
        b: Hello.

        c: Hello, this is Nora Patel speaking, on my phone today.
        b: Your line is bad.`,
      names: { a: 'Nora Patel', c: 'Nora Patel' },
      askSame: [['a', 'c']],
    },
    {
      id: 'two-voices-one-first-name',
      script: `a: Hi, I'm Bogdan.
        b: Hello there.

        c: Hi, it's me again. I'm Bogdan, new headset.
        b: You sound different.`,
      names: { a: 'Bogdan', c: 'Bogdan' },
      askSame: [['a', 'c']],
    },
    {
      id: 'two-voices-answers',
      script: `a: I'm Pilar.
        b: Hello.
        d: Hi.

        b: Pilar, are you on the train?
        c: Yes, sorry for the noise.
        d: We hear you.
        b: Pilar, shall we postpone?
        c: No, go on.`,
      names: { a: 'Pilar' },
      askSame: [['a', 'c']],
    },
    {
      id: 'two-voices-answers-too',
      script: `a: My name is Henrik.
        b: Good to see you.
        d: Hello.

        d: Henrik, did you get the keys?
        c: I did.
        b: Good.
        d: Henrik, lock the gate, please.
        c: Done.`,
      names: { a: 'Henrik' },
      askSame: [['a', 'c']],
    },
  ],
};

/** Nobody, or nobody else, may be named. */
export const abstentions: NameDialogueSet = {
  about: 'abstention',
  dialogues: [
    {
      id: 'absent-person',
      script: `a: I saw Nadine yesterday, she looks well.
        b: Nadine? I thought she moved.
        c: She did, she was visiting.
        a: Nadine sends her love.`,
      names: {},
    },
    {
      id: 'absent-person-quoted',
      script: `a: And then he walks in and says, "I'm Derek, and this is my office."
        b: No way.
        a: I swear.`,
      names: {},
    },
    {
      id: 'called-once',
      script: `a: Lars, is that you?
        b: Just the wind.
        c: I heard it too.`,
      names: {},
    },
    {
      id: 'called-different-answerers',
      script: `a: Kenji, which way?
        b: Left.
        c: No, right.
        a: Kenji, are you sure?
        c: I am sure it is right.
        b: I still say left.`,
      names: {},
    },
    {
      id: 'feelings-and-places',
      script: `a: I'm Italian, and I'm starving.
        b: I'm from Oslo.
        c: I'm Sorry we are late, the bus broke down.
        b: This is Lisbon in August for you.`,
      names: {},
    },
    {
      id: 'not-i-am',
      script: `a: I'm Happy to help. I'm afraid the shop is closed.
        b: I'm Googling another one. This is Vienna, there must be more.
        c: I'm with you.`,
      names: {},
    },
    {
      id: 'group-call',
      script: `a: Hey guys, ready?
        b: Ready.
        a: Guys, come on.
        b: We are coming.
        c: Two minutes.`,
      names: {},
    },
    {
      id: 'assistant-called',
      script: `a: Alexa, play some jazz.
        b: Not again.
        c: I like it.
        a: Alexa, louder.
        c: Much better.
        b: I am leaving.`,
      names: {},
    },
    {
      id: 'photo-of-somebody',
      script: `a: This is my cousin Petra in the picture, at her wedding in Rome.
        b: What a dress.
        c: Is that the Tiber?
        a: It is.`,
      names: {},
    },
    {
      id: 'reading-aloud',
      script: `a: It says here, dear Simone, we regret to inform you.
        b: Oh no.
        a: Call me Ishmael, that is how the other one starts.
        b: You are mixing up your papers.`,
      names: {},
    },
    {
      id: 'not-me',
      script: `a: Are you Gloria?
        b: No, I'm not Gloria. She is upstairs.
        a: My mistake.
        b: No worries.`,
      names: {},
    },
    {
      id: 'brand-and-place',
      script: `a: Meet me at Marino, the usual table.
        b: This is Radio Nordica, good evening.
        a: Turn that off, please.
        c: Done.`,
      names: {},
    },
  ],
};
