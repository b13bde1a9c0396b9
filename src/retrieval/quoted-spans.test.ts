import { describe, expect, it } from 'vitest';
import { quotedSpans } from './quoted-spans.js';

const texts = (text: string) => quotedSpans(text).map((span) => span.text);

describe('quotedSpans', () => {
  it.each([
    ['straight double', 'Who said, "the boat is late"?', ['the boat is late']],
    ['typographic double', 'Who said, “the boat is late”?', ['the boat is late']],
    ['German', 'Wer sagte „das Boot kommt spät“?', ['das Boot kommt spät']],
    ['straight single with an apostrophe inside', "Who said, 'You'll need the map'?", ["You'll need the map"]],
    ['typographic single', 'Who said, ‘You’ll need the map’?', ['You’ll need the map']],
    [
      'single with a plural possessive inside',
      "Who said, 'The parents' room is ready.'?",
      ["The parents' room is ready."],
    ],
    ['two quotations', "Was it 'one more day' or 'two more days'?", ['one more day', 'two more days']],
    ['corner brackets', '「明日は休み」と言ったのは誰?', ['明日は休み']],
    ['apostrophes alone', "What's Nora's plan for the kids' room?", []],
    ['one word is a title', 'Who read "Emma"?', []],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });
});
