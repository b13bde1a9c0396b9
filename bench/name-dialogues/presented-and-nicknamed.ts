import type { NameDialogueSet } from './name-dialogue.js';

/** Somebody present is introduced by somebody else. */
export const presented: NameDialogueSet = {
  about: 'third-party introduction',
  dialogues: [
    {
      id: 'presented-sister',
      script: `a: Hi, I'm Jonas. This is my sister Ana.
        b: Hello! Lovely place you have.
        c: Welcome, both of you.`,
      names: { a: 'Jonas', b: 'Ana' },
      kin: [{ word: 'sister', by: 'a', is: 'b' }],
    },
    {
      id: 'presented-boss',
      script: `a: Come in. Meet my boss, Karim.
        b: Thank you. I have heard a lot about you.
        c: Only good things, I hope.
        b: Only good things.`,
      names: { b: 'Karim' },
    },
    {
      id: 'presented-here-is',
      script: `a: Ana here is my sister, she is staying until Sunday.
        b: Hi! I hope I am not in the way.
        c: Not at all.`,
      names: { b: 'Ana' },
      kin: [{ word: 'sister', by: 'a', is: 'b' }],
    },
    {
      id: 'presented-let-me',
      script: `a: Let me introduce Beatriz Lima, our new designer.
        b: Hello everyone, I am excited to be here.
        c: Welcome to the team.
        d: Hi!`,
      names: { b: 'Beatriz Lima' },
    },
    {
      id: 'presented-to-one-heard-before',
      script: `c: Is this seat free?
        a: Sure. Oh, have you met Stefan? We study together.
        b: Hi, nice to meet you.
        c: Nice to meet you too, Stefan.
        b: Are you in the same course?`,
      names: { b: 'Stefan' },
    },
    {
      id: 'presented-colleague',
      script: `a: Everybody, this is our colleague Mireille from the Lyon office.
        c: Welcome!
        b: Thank you, I am glad to finally see the faces behind the emails.
        c: Mireille, sit here if you like.
        b: With pleasure.`,
      names: { b: 'Mireille' },
    },
    {
      id: 'presented-two',
      script: `a: This is my husband Paul.
        b: Good evening.
        a: And this is our neighbour Edith.
        c: Good evening, thank you for having me.
        d: Come in, come in.`,
      names: { b: 'Paul', c: 'Edith' },
      kin: [{ word: 'husband', by: 'a', is: 'b' }],
    },
    {
      id: 'presented-brother',
      script: `a: Have you met my brother Luis?
        c: Not yet, hello.
        b: Hello! He never tells me about his friends.
        a: Luis, behave.
        b: Always.`,
      names: { b: 'Luis' },
      kin: [{ word: 'brother', by: 'a', is: 'b' }],
    },
    {
      id: 'presented-please-welcome',
      script: `a: Good evening, please welcome tonight's guest, Amara Nwosu.
        b: Thank you for having me.
        a: Amara, your book took ten years.
        b: Eleven, to be honest.`,
      names: { b: 'Amara Nwosu' },
    },
    {
      id: 'presented-daughter-quiet',
      script: `a: This is my daughter Mia.
        c: Hello Mia, how old are you?
        b: I am six.
        c: And do you like school, Mia?
        b: Only the breaks.`,
      names: { b: 'Mia' },
      kin: [{ word: 'daughter', by: 'a', is: 'b' }],
    },
  ],
};

/** One person goes by several names. */
export const nicknamed: NameDialogueSet = {
  about: 'nickname',
  dialogues: [
    {
      id: 'nick-call-me',
      script: `a: Hi, I'm Sebastian, call me Bas.
        b: Nice to meet you, Bas.
        a: You too.`,
      names: { a: 'Sebastian' },
      aliases: { a: ['Bas'] },
    },
    {
      id: 'nick-everyone-calls-me',
      script: `a: My name is Elizabeth Shaw but everyone calls me Libby.
        b: Welcome, Libby.
        c: Hello.
        a: Thanks, all.`,
      names: { a: 'Elizabeth Shaw' },
      aliases: { a: ['Libby'] },
    },
    {
      id: 'nick-bare',
      script: `b: What was your name again?
        a: Sebastian, but call me Bas.
        b: Alright, Bas it is.`,
      names: { a: 'Sebastian' },
      aliases: { a: ['Bas'] },
    },
    {
      id: 'nick-only',
      script: `a: Everyone calls me Mo.
        b: Okay, Mo. Where are you from?
        a: From Leeds.`,
      names: { a: 'Mo' },
    },
    {
      id: 'nick-presented',
      script: `a: This is my friend Alexander, we call him Sasha.
        b: Hello, pleased to meet you.
        c: Hi Sasha.
        b: Hi.`,
      names: { b: 'Alexander' },
      aliases: { b: ['Sasha'] },
    },
    {
      id: 'nick-friends-call-me',
      script: `a: I'm Katherine. My friends call me Kit.
        b: Then I'll say Kit too, if I may.
        a: You may.`,
      names: { a: 'Katherine' },
      aliases: { a: ['Kit'] },
    },
    {
      id: 'nick-short-for',
      script: `a: Hello, I'm Theo, short for Theodore.
        b: Hello Theo.
        a: And you are?
        b: I'm Wanda.`,
      names: { a: 'Theo', b: 'Wanda' },
      aliases: { a: ['Theodore'] },
    },
    {
      id: 'nick-you-can-call-me',
      script: `a: Professor Lindqvist? I'm Gustav Berg, but you can call me Gus.
        b: Have a seat, Gus.
        a: Thank you.`,
      names: { a: 'Gustav Berg' },
      aliases: { a: ['Gus'] },
    },
    {
      id: 'nick-later',
      script: `a: Good morning, my name is Margaret.
        b: Good morning.

        a: Please, call me Maggie. Margaret is for the tax office.
        b: Maggie, then.`,
      names: { a: 'Margaret' },
      aliases: { a: ['Maggie'] },
    },
    {
      id: 'nick-not-a-name',
      script: `a: I'm Rachel. Call me tomorrow, or call me crazy, but I think it works.
        b: I'll call you at nine.
        a: Perfect.`,
      names: { a: 'Rachel' },
    },
  ],
};
