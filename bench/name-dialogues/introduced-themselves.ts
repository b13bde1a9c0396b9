import type { NameDialogueSet } from './name-dialogue.js';

/** One name, two names, with and without a greeting, in the middle of a turn. */
export const introducedThemselves: NameDialogueSet = {
  about: 'self-introduction',
  dialogues: [
    {
      id: 'self-hi',
      script: `a: Hi everyone, I'm Nora. Sorry I'm late.
        b: No problem, we just started.
        a: Great, what did I miss?`,
      names: { a: 'Nora' },
    },
    {
      id: 'self-my-name',
      script: `a: Good morning. My name is Tobias and I will look after the booking today.
        b: Good morning. We have two rooms reserved.
        a: Let me check that.`,
      names: { a: 'Tobias' },
    },
    {
      id: 'self-full',
      script: `a: Hello, this is Priya Raman speaking from the clinic.
        b: Oh, hello. Is it about Thursday?
        a: Yes, exactly.`,
      names: { a: 'Priya Raman' },
    },
    {
      id: 'self-here',
      script: `a: Malik here, can you hear me?
        b: Loud and clear.
        c: Same for me.
        a: Good, then let's begin.`,
      names: { a: 'Malik' },
    },
    {
      id: 'self-round',
      script: `a: Shall we do a quick round of names? I'm Greta.
        b: I'm Owen, nice to meet you all.
        c: And I'm Farida, from accounting.
        a: Wonderful.`,
      names: { a: 'Greta', b: 'Owen', c: 'Farida' },
    },
    {
      id: 'self-round-two',
      script: `a: I'll start. My name's Helena Voss, I run the workshop.
        b: Jamal, hi. I'm Jamal Carter.
        c: Hello, I am Yuki.
        b: Happy to be here.`,
      names: { a: 'Helena Voss', b: 'Jamal Carter', c: 'Yuki' },
    },
    {
      id: 'self-lower-case',
      script: `a: hello my name is nadia and i am calling about the flat
        b: yes it is still free
        a: great when can i see it`,
      names: { a: 'nadia' },
    },
    {
      id: 'self-by-the-way',
      script: `a: We met at the market, I think.
        b: We did! I'm Rosalind, by the way.
        a: Pleased to meet you properly. I'm Ivo.
        b: Likewise.`,
      names: { a: 'Ivo', b: 'Rosalind' },
    },
    {
      id: 'self-title',
      script: `a: Good afternoon, I'm Dr. Okafor. What brings you in?
        b: My knee hurts when I climb stairs.
        a: Since when?`,
      names: { a: 'Dr. Okafor' },
    },
    {
      id: 'self-name-is-common-word',
      script: `a: Hi, I'm Grace.
        b: I'm tired, sorry. I'm going to get coffee.
        a: Take your time.
        b: I'm Mark. There, now I'm awake.`,
      names: { a: 'Grace', b: 'Mark' },
    },
  ],
};

/** Called by name, then speaking, more than once. */
export const calledAndAnswered: NameDialogueSet = {
  about: 'called and answering',
  dialogues: [
    {
      id: 'called-twice',
      script: `a: Leah, did you bring the map?
        b: Yes, it is in my bag.
        c: I have the tickets.
        a: Leah, can you check the platform?
        b: Platform four.
        c: Then we should hurry.`,
      names: { b: 'Leah' },
    },
    {
      id: 'called-each-other',
      script: `a: Evan, what do you think?
        b: I like it, Tessa. The blue one is calmer.
        c: I prefer the green one.
        a: Evan, are you sure about blue?
        b: Quite sure, Tessa.
        a: Fine, blue it is.`,
      names: { a: 'Tessa', b: 'Evan' },
    },
    {
      id: 'thanked',
      script: `a: The soup is ready.
        b: Thanks, Marco.
        c: Smells lovely.
        a: There is bread as well.
        c: Thank you, Marco!
        a: You are welcome.`,
      names: { a: 'Marco' },
    },
    {
      id: 'called-across-days',
      script: `a: Ines, could you close the window?
        b: Sure.
        c: It is cold today.

        c: Ines, is the heating on again?
        b: Yes, since this morning.
        a: Finally.`,
      names: { b: 'Ines' },
    },
    {
      id: 'called-trailing',
      script: `a: Where did you put the drill, Sven?
        b: In the shed, second shelf.
        c: I saw it there.
        a: And the ladder, Sven?
        b: Also in the shed.`,
      names: { b: 'Sven' },
    },
    {
      id: 'called-in-a-car',
      script: `a: Omar, next exit, please.
        b: Got it.
        c: Are we there yet?
        a: Almost. Omar, mind the speed camera.
        b: I see it.
        c: I am hungry.`,
      names: { b: 'Omar' },
    },
    {
      id: 'answered-by-another-once',
      script: `a: Clara, how was the exam?
        b: She nailed it.
        c: It went well, really.
        a: Clara, when do you get the result?
        c: On Friday.
        a: And then you travel, Clara?
        c: Straight to the sea.
        b: Lucky you.`,
      names: { c: 'Clara' },
    },
    {
      id: 'called-without-comma',
      script: `a: Hey Ravi, is the call still at ten?
        b: It moved to eleven.
        c: I can join at eleven.
        a: Hi Ravi, one more thing, who takes notes?
        b: I will.`,
      names: { b: 'Ravi' },
    },
    {
      id: 'called-three-people',
      script: `a: Dana, you first.
        b: I finished the report.
        a: Thanks, Dana. Felix, your turn.
        c: The tests pass again.
        a: Good. Dana, can you send it round?
        b: Will do.
        a: And Felix, please merge today.
        c: This afternoon.`,
      names: { b: 'Dana', c: 'Felix' },
    },
    {
      id: 'called-full-name',
      script: `a: Marta Silva, are you there?
        b: Yes, I am here.
        c: So am I.
        a: Marta, shall we start with you?
        b: Gladly.
        a: And Marta, keep it short.
        b: I promise.`,
      names: { b: 'Marta Silva' },
    },
  ],
};
