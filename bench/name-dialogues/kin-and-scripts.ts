import type { NameDialogueSet } from './name-dialogue.js';

/** Kin words name nobody in a directory; in the mouth of one caller they mean one person. */
export const kinWords: NameDialogueSet = {
  about: 'kin word',
  dialogues: [
    {
      id: 'kin-mom',
      script: `a: Hi, I'm Leah. Mom, where are my shoes?
        b: By the door.
        c: I saw one under the bed.
        a: Mom, can you drive me?
        b: In ten minutes.`,
      names: { a: 'Leah' },
      kin: [{ word: 'Mom', by: 'a', is: 'b' }],
    },
    {
      id: 'kin-dad',
      script: `a: Dad, can we stop for ice cream?
        b: After lunch.
        c: I want ice cream too.
        a: Dad, you promised.
        b: And I will keep it.`,
      names: {},
      kin: [{ word: 'Dad', by: 'a', is: 'b' }],
    },
    {
      id: 'kin-and-name',
      script: `a: Grandma, tell us the story.
        b: Which one?
        c: The one with the bear, Rosa.
        b: Ah, that one.
        a: Grandma, was it a big bear?
        b: Enormous.
        c: Rosa, you always exaggerate.
        b: Never.`,
      names: { b: 'Rosa' },
      kin: [{ word: 'Grandma', by: 'a', is: 'b' }],
    },
    {
      id: 'kin-two-moms',
      script: `a: Mom, is dinner ready?
        b: Soon.
        c: Mom, did you call the bank?
        d: This morning.
        a: Mom, what is for dessert?
        b: Apples.
        c: Mom, and what did they say?
        d: That it is settled.`,
      names: {},
      kin: [
        { word: 'Mom', by: 'a', is: 'b' },
        { word: 'Mom', by: 'c', is: 'd' },
      ],
    },
    {
      id: 'kin-many-times',
      script: `a: Papa, look!
        b: I see it.
        a: Papa, it is a heron.
        b: It is.
        c: A grey one.
        a: Papa, take a picture.
        b: One moment.`,
      names: {},
      kin: [{ word: 'Papa', by: 'a', is: 'b' }],
    },
    {
      id: 'kin-talked-about',
      script: `a: My mom is a nurse and my dad drives a bus.
        b: Mine are both retired.
        a: Mom says it is hard work.
        b: I believe that.`,
      names: {},
    },
    {
      id: 'kin-once',
      script: `a: Auntie, the phone is ringing.
        b: I hear it.
        c: Somebody get it.`,
      names: {},
    },
    {
      id: 'kin-and-self',
      script: `a: Uncle, is this yours?
        b: It is. And call me Winston, uncle makes me feel old.
        a: Okay. Uncle, I mean Winston, here you go.
        b: Thanks.
        c: That was funny.`,
      names: { b: 'Winston' },
      kin: [{ word: 'Uncle', by: 'a', is: 'b' }],
    },
  ],
};

/** The same in other scripts and languages. */
export const otherScripts: NameDialogueSet = {
  about: 'other script or language',
  dialogues: [
    {
      id: 'zh-self',
      script: `a: 大家好，我叫李娜。
        b: 你好，我是王强。
        a: 很高兴认识你。`,
      names: { a: '李娜', b: '王强' },
    },
    {
      id: 'zh-presented',
      script: `a: 这是我妹妹陈静。
        b: 你们好，打扰了。
        c: 快请进。`,
      names: { b: '陈静' },
      kin: [{ word: '妹妹', by: 'a', is: 'b' }],
    },
    {
      id: 'zh-called',
      script: `a: 张伟，你觉得怎么样？
        b: 我觉得可以。
        c: 我也同意。
        a: 张伟，你明天有空吗？
        b: 有空。`,
      names: { b: '张伟' },
    },
    {
      id: 'zh-nick',
      script: `a: 我叫刘晓明，大家都叫我小明。
        b: 小明，你好。
        a: 你好。`,
      names: { a: '刘晓明' },
      aliases: { a: ['小明'] },
    },
    {
      id: 'ru-self',
      script: `a: Здравствуйте, меня зовут Ольга.
        b: Очень приятно, а я Дмитрий.
        a: Взаимно.`,
      names: { a: 'Ольга', b: 'Дмитрий' },
    },
    {
      id: 'ru-presented',
      script: `a: Познакомьтесь, это моя сестра Анна.
        b: Добрый вечер!
        c: Проходите, пожалуйста.`,
      names: { b: 'Анна' },
    },
    {
      id: 'ar-self',
      script: `a: مرحبا، اسمي كريم.
        b: أهلا وسهلا، أنا اسمي ليلى.
        a: تشرفنا.`,
      names: { a: 'كريم', b: 'ليلى' },
    },
    {
      id: 'ar-called',
      script: `a: يا سمير، هل وصلت الرسالة؟
        b: نعم، وصلت أمس.
        c: جيد.
        a: يا سمير، متى الاجتماع؟
        b: غدا صباحا.`,
      names: { b: 'سمير' },
    },
    {
      id: 'es-self',
      script: `a: Hola, me llamo Lucía.
        b: Encantado, soy Mateo.
        a: ¿De dónde eres?`,
      names: { a: 'Lucía', b: 'Mateo' },
    },
    {
      id: 'fr-de-self',
      script: `a: Bonjour, je m'appelle Chloé.
        b: Guten Tag, ich heiße Jürgen.
        a: Enchantée.`,
      names: { a: 'Chloé', b: 'Jürgen' },
    },
    {
      id: 'ja-self',
      script: `a: はじめまして、田中と申します。
        b: 私の名前は佐藤です。よろしくお願いします。
        a: こちらこそ。`,
      names: { a: '田中', b: '佐藤' },
    },
    {
      id: 'ko-hi-self',
      script: `a: 안녕하세요, 제 이름은 민수입니다.
        b: नमस्ते, मेरा नाम आशा है।
        a: 반갑습니다.`,
      names: { a: '민수', b: 'आशा' },
    },
    {
      id: 'ru-called',
      script: `a: Где ключи, Иван?
        b: На столе.
        c: Я их не видел.
        a: А машина где, Иван?
        b: Во дворе.`,
      names: { b: 'Иван' },
    },
    {
      id: 'mixed',
      script: `a: Hi, I'm Zoë Müller.
        b: مرحبا، اسمي نور.
        c: 你好，我叫赵敏。
        a: Welcome, everybody.`,
      names: { a: 'Zoë Müller', b: 'نور', c: '赵敏' },
    },
  ],
};
