import { expect, it } from 'vitest';
import { printable } from './printable.js';

it('writes out what could steer a terminal, and nothing else', () => {
  expect(printable('a\u001b[31mb\u0007\u202Ec')).toBe('a\\u001b[31mb\\u0007\\u202ec');
  expect(printable('Zoë, 王芳 \u{1F600}\nnext')).toBe('Zoë, 王芳 \u{1F600} next');
});
