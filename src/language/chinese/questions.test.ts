import { describe, expect, it } from 'vitest';
import { chineseQuestions } from './questions.js';

describe('chineseQuestions', () => {
  it.each([
    ['谁说“”？', 'person-speaker'],
    ['是谁提到了灯塔？', 'person-speaker'],
    ['{person:p1}对谁说“”？', 'person-addressee'],
    ['{person:p1}告诉了谁这件事？', 'person-addressee'],
    ['{person:p1}喜欢什么饮料？', 'preference'],
    ['渡船几点开？', 'time'],
    ['面包店在哪里？', 'place'],
    ['谁修好了收音机？', 'person'],
  ])('%s', (text, expects) => {
    const reading = chineseQuestions.read(text);
    expect(reading.expects).toBe(expects);
    expect(reading.speakerId).toBe(expects === 'person-addressee' ? 'p1' : undefined);
  });

  it.each([
    ['我住在哪里？', true],
    ['请告诉我，我的密码是什么？', true],
    ['我们几点出发？', false],
    ['请告诉我谁带了梯子。', false],
    ['谁说我住在北京？', false],
  ])('%s is about the asker: %s', (text, own) => {
    expect(chineseQuestions.asksAboutAsker(text)).toBe(own);
  });
});
