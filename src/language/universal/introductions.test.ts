import { describe, expect, it } from 'vitest';
import { introductionsInAnyLanguage } from './introductions.js';
import { markedVocatives } from './marked-vocatives.js';

describe('introductions in any language', () => {
  it.each([
    ['Меня зовут Ольга.', 'Ольга'],
    ['А я Дмитрий, рад знакомству.', 'Дмитрий'],
    ['Мене звати Оксана', 'Оксана'],
    ['مرحبا، اسمي كريم.', 'كريم'],
    ['קוראים לי דנה', 'דנה'],
    ['Hola, me llamo Lucía Pérez.', 'Lucía Pérez'],
    ["Bonjour, je m'appelle Chloé", 'Chloé'],
    ['Ich heiße Jürgen und komme aus Kiel.', 'Jürgen'],
    ['Mi chiamo Giulia.', 'Giulia'],
    ['Olá, meu nome é João.', 'João'],
    ['Ik heet Sanne.', 'Sanne'],
    ['Benim adım Emre.', 'Emre'],
    ['मेरा नाम आशा है।', 'आशा'],
    ['はじめまして、田中と申します。', '田中'],
    ['私の名前は佐藤です。', '佐藤'],
    ['제 이름은 민수입니다.', '민수'],
    ['Με λένε Ελένη.', 'Ελένη'],
  ])('hears who says it in %s', (text, name) => {
    expect(introductionsInAnyLanguage(text)).toMatchObject([{ kind: 'self', name }]);
    const [found] = introductionsInAnyLanguage(text);
    expect(text.slice(found?.start, found?.end)).toBe(name);
  });

  it.each([
    ['Познакомьтесь, это моя сестра Анна.', 'Анна'],
    ['Das ist meine Schwester Lena.', 'Lena'],
    ['Voici mon frère Luc.', 'Luc'],
    ['Esta es mi hermana Sol.', 'Sol'],
    ['هذه أختي سلمى', 'سلمى'],
  ])('hears who is presented in %s', (text, name) => {
    expect(introductionsInAnyLanguage(text)).toMatchObject([{ kind: 'other', name }]);
  });

  it.each([
    'я устал',
    'soy de Madrid',
    'Ich bin Arzt.',
    'je suis fatigué',
    'это моя машина',
    'I am here',
    '私は学生です',
  ])('hears nobody in %s', (text) => {
    expect(introductionsInAnyLanguage(text)).toEqual([]);
  });
});

describe('calls that their form shows', () => {
  it.each([
    ['يا سمير، هل وصلت؟', 'سمير', 'leading'],
    ['Где ключи, Иван?', 'Иван', 'trailing'],
    ['田中さん、どう思いますか。', '田中', 'leading'],
  ])('%s', (text, name, position) => {
    expect(markedVocatives(text)).toMatchObject([{ name, position }]);
  });

  it('are not made of common words', () => {
    for (const text of ['Да, конечно.', 'Mesdames, Messieurs.', 'Ich sah, Herr Wirt.', 'حسنا، شكرا'])
      expect(markedVocatives(text)).toEqual([]);
  });
});
