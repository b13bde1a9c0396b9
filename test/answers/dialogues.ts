/** A few lines of talk ("Name: words") and a question about them. */
export interface SmallDialogue {
  lines: readonly string[];
  question: string;
  /** What the answer holds; `refused` when nothing said answers it. */
  answer: RegExp | 'refused';
  /** What it must not hold. */
  without?: RegExp;
  as?: string;
}

/** All are told on Monday, 2 March 2026; a line "---" begins a session a week later. */
export const dialogues: readonly SmallDialogue[] = [
  // Yes and no.
  { lines: ['Ana: I do not eat meat.', 'Ben: I see.'], question: 'Does Ana eat meat?', answer: /^No\./ },
  { lines: ['Ana: I eat meat every day.', 'Ben: I see.'], question: 'Does Ana eat meat?', answer: /^Yes\./ },
  { lines: ['Ben: Ana, do you own a car?', 'Ana: No, sold it.'], question: 'Does Ana own a car?', answer: /^No\./ },
  {
    lines: ['Ben: Ana, do you own a car?', 'Ana: Yes, an old one.'],
    question: 'Does Ana own a car?',
    answer: /^Yes\./,
  },
  { lines: ['Ana: The heating is not working.'], question: 'Is the heating working?', answer: /^No\./ },
  { lines: ['Ana: The heating is working again.'], question: 'Is the heating working?', answer: /^Yes\./ },
  { lines: ['Ana: I never smoked.', 'Ben: I smoked for years.'], question: 'Has Ana smoked?', answer: /^No\./ },
  { lines: ['Ana: I bought a piano.', 'Ben: Nice.'], question: 'Does Ben have a dog?', answer: 'refused' },
  { lines: ['Ben: Ana is vegetarian.', 'Cleo: Good to know.'], question: 'Is Ben vegetarian?', answer: 'refused' },
  { lines: ['Ben: Ana is vegetarian.', 'Cleo: Good to know.'], question: 'Is Ana vegetarian?', answer: /^Yes\./ },
  {
    lines: ['Ben: The bridge is open again.', '---', 'Cleo: The bridge is not open.'],
    question: 'Is the bridge open?',
    answer: /^No \(Cleo, 9 March 2026\).*Yes \(Ben, 2 March 2026\)/,
  },
  {
    lines: ['Ben: The pool is closed.', '---', 'Cleo: The pool is not closed.'],
    question: 'Is the pool closed?',
    answer: /^No \(Cleo, 9 March 2026\).*Yes \(Ben, 2 March 2026\)/,
  },
  { lines: ['李雷: 我不吃肉。', '韩梅: 好的。'], question: '李雷吃肉吗？', answer: /^不是/ },
  { lines: ['李雷: 我吃肉。', '韩梅: 好的。'], question: '李雷吃肉吗？', answer: /^是/ },
  // When, how long, how old.
  { lines: ['Ana: I met Rosa yesterday.'], question: 'When did Ana meet Rosa?', answer: /^1 March 2026\.$/ },
  {
    lines: ['Ana: I joined a choir last week.'],
    question: 'When did Ana join a choir?',
    answer: /^The week before 2 March 2026\.$/,
  },
  { lines: ['Ana: I joined a choir last month.'], question: 'When did Ana join a choir?', answer: /^February 2026\.$/ },
  { lines: ['Ana: I moved house two years ago.'], question: 'When did Ana move house?', answer: /^2024\.$/ },
  {
    lines: ['Ana: We hiked in Norway last summer.'],
    question: 'When did Ana hike in Norway?',
    answer: /^The summer of 2025\.$/,
  },
  {
    lines: ['Ana: The exam is on Friday the 13th.'],
    question: 'When is the exam?',
    answer: /Friday the 13th \(13 March 2026\)/,
  },
  {
    lines: ['Ana: The plumber comes on Thursday at ten.'],
    question: 'When does the plumber come?',
    answer: /Thursday at ten \(5 March 2026\)/,
  },
  { lines: ['Ana: Our flight leaves at 9:15.'], question: 'What time does our flight leave?', answer: /9:15/ },
  { lines: ['Ana: I bought the tent.'], question: 'When did Ana buy the tent?', answer: /said 2 March 2026/ },
  {
    lines: ['Ana: I have been vegetarian for six years.'],
    question: 'How long has Ana been vegetarian?',
    answer: /six years/,
  },
  { lines: ['Ana: My son Leo is seven.', 'Ben: I like old books.'], question: 'How old is Leo?', answer: /seven/ },
  { lines: ['Ana: I met Rosa yesterday.'], question: 'When did Ana meet Tom?', answer: 'refused' },
  // Who, by what they said or do.
  {
    lines: ['Oskar: Hello, I am the new bookkeeper.', 'Ana: Welcome!'],
    question: "What is Oskar's job?",
    answer: /bookkeeper/,
  },
  {
    lines: ['Oskar: I work as a nurse.', 'Ana: Since when?'],
    question: 'What does Oskar do for a living?',
    answer: /nurse/,
  },
  {
    lines: ['Oskar: I am the new bookkeeper.', 'Ana: I run the workshop.'],
    question: "What is Ana's job?",
    answer: /workshop/,
    without: /bookkeeper/,
  },
  { lines: ['Oskar: I am a bit tired.', 'Ana: Me too.'], question: "What is Oskar's job?", answer: 'refused' },
  {
    lines: ['Oskar: I am the new bookkeeper.', 'Ana: Welcome!'],
    question: 'What is my job?',
    as: 'Oskar',
    answer: /bookkeeper/,
  },
  { lines: ['Oskar: I am the new bookkeeper.', 'Ana: Welcome!'], question: 'What is my job?', answer: 'refused' },
  { lines: ['Oskar: I am the new bookkeeper.', 'Ana: Welcome!'], question: 'Who is the bookkeeper?', answer: /Oskar/ },
  { lines: ['Ana: The plumber comes tomorrow.', 'Ben: Fine.'], question: 'Who is the plumber?', answer: 'refused' },
  { lines: ['Ana: The plumber is Mr Novak.', 'Ben: Fine.'], question: 'Who is the plumber?', answer: /Novak/ },
  {
    lines: ['Ana: Who paints the wall?', 'Ben: I can paint it.'],
    question: 'Who paints the wall?',
    answer: /Ben: I can paint it/,
  },
  {
    lines: ['Ana: I have a ladder.', 'Ben: I have a ladder too.', 'Cleo: I have no ladder.'],
    question: 'Who has a ladder?',
    answer: /(?=.*Ana)(?=.*Ben)/,
    without: /Cleo/,
  },
  { lines: ['Ana: Ben, please bring the drill.', 'Ben: I will.'], question: 'Who did Ana talk to?', answer: /^Ben$/ },
  { lines: ['Ana: Ben, please bring the drill.', 'Ben: I will.'], question: 'Who asked for the drill?', answer: /Ana/ },
  {
    lines: ['Ana: Ben, the key is under the mat.', 'Ben: Thanks.'],
    question: 'Who said the key is under the mat?',
    answer: /^Ana$/,
  },
  {
    lines: ['Ana: Ben, the key is under the mat.', 'Ben: Thanks.'],
    question: 'Who said the roof leaks?',
    answer: 'refused',
  },
  { lines: ['韩梅: 我是医生。', '李雷: 你好。'], question: '韩梅做什么工作？', answer: /医生/ },
  // Names shared by two.
  {
    lines: ['Alex Kim: I prefer tea at work.', 'Alex Moreno: I prefer coffee at work.'],
    question: 'What does Alex prefer at work?',
    answer: /(?=.*Alex Kim: .*tea)(?=.*Alex Moreno: .*coffee)/,
  },
  {
    lines: ['Alex Kim: I bought a canoe.', 'Alex Moreno: I slept well.'],
    question: 'What did Alex buy?',
    answer: /Alex Kim: .*canoe/,
    without: /Moreno/,
  },
  // Which, how many, how much.
  {
    lines: ['Ana: I read “The Silent Coast” in May.', 'Ana: I read “Winter Birds” too.', 'Ben: I read nothing.'],
    question: 'Which titles did Ana read?',
    answer: /(?=.*Silent Coast)(?=.*Winter Birds)/,
  },
  {
    lines: ['Ana: I went jogging three times this week.'],
    question: 'How many times did Ana go jogging?',
    answer: /three times/,
  },
  {
    lines: ['Ana: The repair cost 140 euros.', 'Ben: My desk has 4 legs.'],
    question: 'How much did the repair cost?',
    answer: /140 euros/,
  },
  {
    lines: ['Ana: The repair was long.', 'Ben: My desk has 4 legs.'],
    question: 'How much did the repair cost?',
    answer: 'refused',
  },
  {
    lines: ['Ana: My dog Otto sleeps.', 'Ben: Caio, my cat sleeps.'],
    question: "What is Ana's dog called?",
    answer: /Otto/,
  },
  // Two hops.
  {
    lines: ['Oskar: My brother is Felix.', '---', 'Ana: Felix works at the harbour.', 'Ben: Is that so?'],
    question: "Where does Oskar's brother work?",
    answer: /harbour/,
  },
  {
    lines: ['Ben: I brought the ladder.', '---', 'Ben: I like plum cake best.', 'Ana: I like pear cake best.'],
    question: 'Which cake does the person who brought the ladder like?',
    answer: /Ben.*plum/,
  },
  {
    lines: ['Ana: The hotel is by the lake.', 'Ben: The train leaves at 8:20.'],
    question: 'Where is the hotel, and what time does the train leave?',
    answer: /(?=.*lake)(?=.*8:20)/,
  },
  // What was bought, said, told: forms of verbs, other people.
  {
    lines: ['Ben: I bought a red bicycle for my son.'],
    question: 'What did Ben buy for his son?',
    answer: /red bicycle/,
  },
  {
    lines: ['Ben: I bought a red bicycle for my son.', 'Ana: Lovely.'],
    question: 'What did Ana buy for her son?',
    answer: 'refused',
  },
  { lines: ['Ben: We ate soup at the inn.'], question: 'What did Ben eat at the inn?', answer: /soup/ },
  {
    lines: ['Cleo: My car broke down, so I take the bus to work.', 'Cleo: I work at the library.'],
    question: 'How does Cleo get to work?',
    answer: /bus/,
  },
  {
    lines: ['Cleo: I work at the library.', 'Ana: I work at the bank.'],
    question: 'Where does Cleo work?',
    answer: /library/,
    without: /bank/,
  },
  { lines: ['Ana: I will cook lentil curry.', 'Ben: Great.'], question: 'What will Ana cook?', answer: /lentil curry/ },
  {
    lines: ['Ana: I will cook lentil curry.', 'Ben: Great.'],
    question: 'What is the wifi password?',
    answer: 'refused',
  },
  { lines: ['Ana: My phone fell.', 'Ben: Oh no.'], question: "When is Ben's birthday?", answer: 'refused' },
  { lines: ['李雷: 会议在三点开始。', '韩梅: 知道了。'], question: '会议几点开始？', answer: /三点/ },
  { lines: ['李雷: 我住在上海。', '韩梅: 我住在广州。'], question: '李雷住在哪里？', answer: /上海/, without: /广州/ },
  { lines: ['李雷: 钥匙在抽屉里。', '韩梅: 谢谢。'], question: '谁说钥匙在抽屉里？', answer: /李雷/ },
  { lines: ['李雷: 钥匙在抽屉里。', '韩梅: 谢谢。'], question: '我的生日是哪天？', answer: 'refused' },
];
