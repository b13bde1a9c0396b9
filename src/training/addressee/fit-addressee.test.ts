import { describe, expect, it } from 'vitest';
import { checkModel } from '../../memory/interaction/addressee-model.js';
import { createRandom } from '../../random.js';
import { collectMadeUp } from './collect-sets.js';
import type { Example } from './example.js';
import { fitAddressee, naiveModel } from './fit-addressee.js';
import { createParameters, lossOf } from './network.js';
import { createTableTalk } from './table-talk.js';

const SMALL = { seeds: [5, 6], scenarios: 0, sessions: 1, tables: 4 };
const NETWORK = { hidden: 6, epochs: 3, batch: 32, learningRate: 0.01, weightDecay: 0.01, replyLoss: 0.5 };

describe('lossOf', () => {
  it('has the gradient that finite differences show', () => {
    const examples = collectMadeUp(naiveModel(), SMALL);
    const example = examples.find(({ reply, count }) => reply !== undefined && count > 6) as Example;
    const parameters = createParameters(5, createRandom(3));
    const gradient = new Float64Array(parameters.values.length);
    lossOf(example, parameters, 0.5, gradient);
    const none = new Float64Array(parameters.values.length);
    for (let index = 0; index < parameters.values.length; index += 7) {
      const at = (move: number) => {
        const values = parameters.values.slice();
        values[index] = (values[index] as number) + move;
        return lossOf(example, { hidden: 5, values }, 0.5, none);
      };
      expect(gradient[index]).toBeCloseTo((at(1e-5) - at(-1e-5)) / 2e-5, 4);
    }
  });
});

describe('fitAddressee', () => {
  const options = { chat: [], madeUp: SMALL, network: NETWORK, rounds: 1, share: 1, seed: 1 };
  const fitted = fitAddressee(options);

  it('learns from a little made-up conversation whom turns are for', () => {
    const named = fitted.scores.find(({ set }) => set === 'table-none+');
    expect(named?.exact).toBeGreaterThan(0.6);
    expect(() => checkModel(fitted.model)).not.toThrow();
  });

  it('gives the same weights for the same seed', () => {
    expect(fitAddressee(options).model).toEqual(fitted.model);
  });
});

describe('createTableTalk', () => {
  it('has turns for one, several, everyone and nobody', () => {
    const turns = Array.from({ length: 6 }, (_, index) => createTableTalk(createRandom(index), `t${index}`)).flatMap(
      (session) => session.turns,
    );
    const sizes = new Set(
      turns.map(({ gold = [] }) => (gold[0] === 'everyone' ? 'everyone' : Math.min(2, gold.length))),
    );
    expect(sizes).toEqual(new Set(['everyone', 0, 1, 2]));
    expect(turns.every(({ text }) => !text.includes('<'))).toBe(true);
  });
});
