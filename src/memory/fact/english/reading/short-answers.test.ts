import { describe, expect, it } from 'vitest';
import { joinAnswer } from './short-answers.js';

const ANNA = '\uE000';
const TOM = '\uE001';

describe('joinAnswer', () => {
  it.each([
    [`did ${ANNA} see Dr. Ito`, `${ANNA} did, last week`, 'I did, last week', `${ANNA} did see Dr. Ito, last week`],
    [`would ${ANNA} book the hall`, 'of course', 'of course', `${ANNA} will book the hall`],
    [`how often does ${ANNA} swim`, 'twice a week', 'twice a week', `${ANNA} swims twice a week`],
    ['who is covering Sunday', `${ANNA} is`, 'I am', `${ANNA} is covering Sunday`],
    ['is there parking', 'in the back', 'in the back', 'there is parking in the back'],
    [`does ${ANNA} smoke`, 'no', 'no', `${ANNA} does not smoke`],
  ])('%s: %s', (question, answer, raw, text) => {
    expect(joinAnswer(question, answer, raw, ANNA)?.text).toBe(text);
  });

  it('makes nothing of greetings, of doubts and of answers that stand on their own', () => {
    expect(joinAnswer(`how is ${ANNA}`, 'hello', 'hello', ANNA)).toBeUndefined();
    expect(joinAnswer(`when does ${ANNA} leave`, 'not sure', 'not sure', ANNA)).toBeUndefined();
    expect(joinAnswer(`where is ${TOM}`, 'the train was late', 'the train was late', ANNA)).toBeUndefined();
  });
});
