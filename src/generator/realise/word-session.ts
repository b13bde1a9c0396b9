import { ProviderError } from '../../errors.js';
import { DATA_RULE, dataBlock } from '../../providers/data-block.js';
import { generateObject } from '../../providers/generate-object.js';
import type { LanguageModel, ModelUsage } from '../../providers/providers.js';
import type { ToldScenario } from '../generate-scenario.js';
import { inOrder } from '../in-order.js';
import { faultOfScene, writtenSceneSchema } from './check-scene.js';
import { type SceneAnchors, sceneAnchors } from './scene-anchors.js';

/** What came of one scene: a model's words, or the grammar's and why. */
export interface RealisedScene {
  session: number;
  scene: number;
  /** One text a line; absent where the grammar's stay. */
  texts?: readonly string[];
  /** Why the grammar's words stay: the reason of the last failure. */
  fallback?: string;
}

/** Scenes as a model worded them. */
export interface Realisation {
  model: string;
  scenes: readonly RealisedScene[];
  usage: ModelUsage;
}

/** Scenes that are asked for at the same time. */
const AT_ONCE = 4;
const TEMPERATURE = 0.9;

const INSTRUCTIONS = [
  'You write lines of a conversation between several people, as it would be heard in a recording: natural, spoken, different from line to line, each in the manner of its speaker.',
  'For every line you get who speaks, to whom, which line it answers, a draft that says what is meant, and words to keep. Write the line anew: same meaning, other wording. Everything under `keep` must stand in it letter for letter; everyone under `name` must be named; call the addressees by name only where the draft does or where it is needed to tell whom you mean.',
  'Bring in no other names of people, numbers, times, dates, places or prices. One line for each, in the same order, at most 40 words.',
  DATA_RULE,
].join('\n');

/**
 * Lets a language model word every scene of a session (from 0) from its anchors. A reply that breaks them is sent back once with what is wrong; after
 * that, and when the model fails, the grammar's words stay for that scene, and why is told. Throws `aborted`.
 */
export async function wordSession(
  told: ToldScenario,
  session: number,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<Realisation> {
  const scenes = sceneAnchors(told, session);
  const realised: RealisedScene[] = [];
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  const word = (anchors: SceneAnchors) => wordScene(told, anchors, model, signal);
  for await (const [, { scene, used }] of inOrder(scenes, AT_ONCE, word)) {
    realised.push(scene);
    usage.inputTokens += used.inputTokens;
    usage.outputTokens += used.outputTokens;
  }
  return { model: model.id, scenes: realised, usage };
}

async function wordScene(
  told: ToldScenario,
  anchors: SceneAnchors,
  model: LanguageModel,
  signal: AbortSignal | undefined,
): Promise<{ scene: RealisedScene; used: ModelUsage }> {
  const { session, scene } = anchors;
  try {
    const { object, usage } = await generateObject(
      model,
      {
        name: 'scene',
        messages: [
          { role: 'system', content: INSTRUCTIONS },
          { role: 'user', content: prompt(told, anchors) },
        ],
        temperature: TEMPERATURE,
        seed: told.options.seed,
        check: (written) => faultOfScene(written, anchors, told.world),
        ...(signal === undefined ? {} : { signal }),
      },
      writtenSceneSchema,
    );
    return { scene: { session, scene, texts: object.lines.map((line) => line.text.trim()) }, used: usage };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { scene: { session, scene, fallback: error.code }, used: { inputTokens: 0, outputTokens: 0 } };
  }
}

function prompt({ world }: ToldScenario, { lines }: SceneAnchors): string {
  const people = world.cast.map(({ fullName, nickname, pronoun, role }) => ({
    name: fullName,
    ...(nickname === undefined ? {} : { called: nickname }),
    pronoun,
    role,
  }));
  const rows = lines.map(({ line, speaker, addressees, answers, turn, keep, named }) => ({
    line,
    speaker: speaker.fullName,
    addressees: addressees === 'everyone' ? ['everyone'] : addressees.map((person) => person.fullName),
    ...(answers === undefined ? {} : { answers }),
    draft: turn.text,
    keep,
    name: named.map((person) => person.firstName),
  }));
  const language = world.language.code === 'zh' ? 'Mandarin Chinese' : 'English';
  return [
    `Language: ${language}. Setting: ${world.theme.title}.`,
    dataBlock('people', people),
    dataBlock('lines', rows),
  ].join('\n');
}
