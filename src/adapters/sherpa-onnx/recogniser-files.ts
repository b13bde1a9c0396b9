import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MemoryError } from '../../errors.js';
import { readOnnxFile } from './onnx-file.js';

/** Families of offline recognisers that sherpa-onnx runs and this package configures. */
export type RecogniserKind = 'whisper' | 'transducer' | 'sense-voice' | 'paraformer' | 'moonshine';

/** What a file of a recogniser is for; `model` for families of one file. */
export type RecogniserRole =
  | 'tokens'
  | 'model'
  | 'encoder'
  | 'decoder'
  | 'joiner'
  | 'preprocessor'
  | 'uncachedDecoder'
  | 'cachedDecoder';

/** Paths by role. */
export type RecogniserFiles = Partial<Record<RecogniserRole, string>>;

interface Family {
  /** Key in the native configuration. */
  key: string;
  roles: Partial<Record<RecogniserRole, RegExp>>;
  takesLanguage: boolean;
  /** A note that the native code looks for in the metadata of one file, and ends the process without. */
  needs?: readonly [role: RecogniserRole, note: string];
}

const TOKENS = /tokens\.txt$/;

/** File names as in the archives of the sherpa-onnx model zoo. */
const families: Record<RecogniserKind, Family> = {
  whisper: {
    key: 'whisper',
    roles: { encoder: /encoder.*\.onnx$/, decoder: /decoder.*\.onnx$/, tokens: TOKENS },
    takesLanguage: true,
    needs: ['encoder', 'n_mels'],
  },
  transducer: {
    key: 'transducer',
    roles: { encoder: /encoder.*\.onnx$/, decoder: /decoder.*\.onnx$/, joiner: /joiner.*\.onnx$/, tokens: TOKENS },
    takesLanguage: false,
    needs: ['encoder', 'model_type'],
  },
  'sense-voice': {
    key: 'senseVoice',
    roles: { model: /model.*\.onnx$/, tokens: TOKENS },
    takesLanguage: true,
    needs: ['model', 'vocab_size'],
  },
  paraformer: {
    key: 'paraformer',
    roles: { model: /model.*\.onnx$/, tokens: TOKENS },
    takesLanguage: false,
    needs: ['model', 'vocab_size'],
  },
  moonshine: {
    key: 'moonshine',
    roles: {
      preprocessor: /^preprocess.*\.onnx$/,
      encoder: /^encode.*\.onnx$/,
      uncachedDecoder: /^uncached_decode.*\.onnx$/,
      cachedDecoder: /^cached_decode.*\.onnx$/,
      tokens: TOKENS,
    },
    takesLanguage: false,
  },
};

/**
 * The files of a recogniser: those given, the others found in the folder by the names of the sherpa-onnx archives, the
 * int8 variant first. Throws `missing_dependency` naming folder and role, and `invalid_argument` for an unknown kind.
 */
export async function findRecogniserFiles(
  kind: RecogniserKind,
  folder: string | undefined,
  given: RecogniserFiles = {},
): Promise<RecogniserFiles> {
  const family = familyOf(kind);
  const names = folder === undefined ? [] : await listFolder(folder);
  const files: RecogniserFiles = {};
  for (const [role, pattern] of Object.entries(family.roles) as [RecogniserRole, RegExp][]) {
    const matching = names.filter((name) => pattern.test(name)).sort();
    const name = matching.find((candidate) => candidate.includes('int8')) ?? matching[0];
    const path = given[role] ?? (folder !== undefined && name !== undefined ? join(folder, name) : undefined);
    if (path === undefined) {
      throw missing(`No ${role} file of a ${kind} recogniser was found; set folder, or files.${role}.`, { kind, role });
    }
    if (!(await isFile(path)))
      throw missing(`The ${role} file ${path} does not exist; check files.${role}.`, { role, path });
    files[role] = path;
  }
  return files;
}

/**
 * Reads and checks the model files, since the native code ends the process on files it cannot use, and gives their ids.
 * Throws `corrupt_data`, and `invalid_argument` for a model of another family.
 */
export async function checkRecogniserFiles(kind: RecogniserKind, files: RecogniserFiles): Promise<string[]> {
  const { needs } = familyOf(kind);
  const ids: string[] = [];
  for (const [role, path] of Object.entries(files)) {
    if (role === 'tokens') continue;
    const file = await readOnnxFile(path, `files.${role}`);
    if (role === needs?.[0] && !file.metadata.has(needs[1])) {
      throw new MemoryError('invalid_argument', `${path} is no ${role} of a ${kind} recogniser for sherpa-onnx.`, {
        details: { kind, role, path },
      });
    }
    ids.push(file.id);
  }
  return ids;
}

/** The native configuration for these files. Language tags reach the families that take one. */
export function recogniserConfig(
  kind: RecogniserKind,
  files: RecogniserFiles,
  options: { threads?: number; language?: string } = {},
): Readonly<Record<string, unknown>> {
  const { tokens, ...models } = files;
  const family = familyOf(kind);
  const language = family.takesLanguage ? { language: options.language ?? '' } : {};
  const extra =
    kind === 'whisper' ? { task: 'transcribe' } : kind === 'sense-voice' ? { useInverseTextNormalization: 1 } : {};
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: {
      [family.key]: { ...models, ...language, ...extra },
      tokens,
      numThreads: options.threads ?? 1,
      provider: 'cpu',
      debug: false,
    },
  };
}

function familyOf(kind: RecogniserKind): Family {
  const family = Object.hasOwn(families, kind) ? families[kind] : undefined;
  if (family) return family;
  throw new MemoryError('invalid_argument', `Unknown recogniser kind; use one of ${Object.keys(families).join(', ')}.`);
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    throw new MemoryError(
      'missing_dependency',
      `The recogniser folder ${folder} cannot be read; check the setting folder.`,
      {
        cause,
        details: { folder },
      },
    );
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

function missing(message: string, details: Record<string, string>): MemoryError {
  return new MemoryError('missing_dependency', message, { details });
}
