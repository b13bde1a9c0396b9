import type { AddresseeSession } from '../../evaluation/addressee-sets.js';
import type { AddresseeModel } from '../../memory/interaction/addressee-model.js';
import { featureNames } from '../../memory/interaction/options.js';
import { createRandom } from '../../random.js';
import { calibrate, type HeldOutScore, scoreHeldOut } from './calibrate.js';
import { collectChat, collectMadeUp, type MadeUpOptions } from './collect-sets.js';
import type { Example } from './example.js';
import { type NetworkOptions, trainNetwork } from './network.js';

/** Settings of {@link fitAddressee}. */
export interface FitOptions {
  /** Chat logs with reply links; none trains on made-up conversation alone. */
  chat: readonly AddresseeSession[];
  madeUp: MadeUpOptions;
  network: Omit<NetworkOptions, 'random'>;
  /**
   * How often conversations are followed anew with the model so far, so that it learns from edges of its own making; rounds
   * before the last follow every third log and seed.
   */
  rounds: number;
  /** Share of the examples that a round learns from. */
  share: number;
  seed: number;
  print?: (line: string) => void;
}

/** One log in so many, and the last seed but one, are held out for the temperature and the scores. */
const HELD_OUT = 8;

/** Trains the addressee model: follows conversations, learns, follows them again; then sets the temperature on what was held out. */
export function fitAddressee(options: FitOptions): { model: AddresseeModel; scores: readonly HeldOutScore[] } {
  const { chat, madeUp, network, rounds, share, seed, print = () => {} } = options;
  const random = createRandom(seed);
  const heldOut = new Set([
    ...chat.filter((_, index) => index % HELD_OUT === HELD_OUT - 1).map((session) => session.id),
    `seed-${madeUp.seeds.at(-2)}`,
  ]);
  let model = naiveModel();
  let tested: Example[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isLast = round === rounds - 1;
    const some = <T>(items: readonly T[]) => (isLast ? items : items.filter((_, index) => index % 3 === 0));
    const examples = [
      ...collectChat(some(chat), model),
      ...collectMadeUp(model, { ...madeUp, seeds: some(madeUp.seeds) }),
    ];
    tested = examples.filter((example) => heldOut.has(example.group));
    const learned = examples.filter((example) => !heldOut.has(example.group) && random.next() < share);
    print(`round ${round + 1}: ${learned.length} examples, ${tested.length} held out`);
    model = trainNetwork(learned, {
      ...network,
      random,
      onEpoch: (epoch, loss) => print(`  epoch ${epoch + 1}: loss ${loss.toFixed(4)}`),
    });
  }
  model = calibrate(model, tested);
  return { model: rounded(model), scores: scoreHeldOut(model, tested) };
}

/** What the first round follows conversations with: whoever is called, else whoever spoke last. */
export function naiveModel(): AddresseeModel {
  const weights: Readonly<Record<string, number>> = {
    calledAtHead: 6,
    calledLater: 5,
    recency: 2,
    spokeToMePending: 2,
    replyLatest: 0.5,
    mentionedInside: -2,
    'kind:called': 8,
    'kind:everyone': -1,
    'kind:pair': -1,
    'kind:nobody': -3,
  };
  return {
    turnFeatures: featureNames.turn,
    optionFeatures: featureNames.option,
    turnWeights: [featureNames.turn.map(() => 0)],
    optionWeights: [featureNames.option.map((name) => weights[name] ?? 0)],
    bias: [10],
    output: [1],
    temperature: 1,
  };
}

/** Weights to four digits: the file stays small and the choices the same. */
function rounded(model: AddresseeModel): AddresseeModel {
  const short = (value: number) => Number(value.toPrecision(4));
  return {
    ...model,
    turnWeights: model.turnWeights.map((row) => row.map(short)),
    optionWeights: model.optionWeights.map((row) => row.map(short)),
    bias: model.bias.map(short),
    output: model.output.map(short),
    temperature: short(model.temperature),
  };
}
