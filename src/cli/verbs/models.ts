import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { fetchModel, modelCacheFolder } from '../../adapters/model-cache.js';
import { catalogueEntry, modelCatalogue } from '../../adapters/model-catalogue.js';
import { MemoryError } from '../../errors.js';
import { createOutput, type Output } from '../output.js';
import { startProgress } from '../progress.js';
import { cancellation, type VerbContext } from '../space-options.js';
import { isOffline } from '../speaker-encoder-settings.js';
import { table } from '../table.js';

interface Options {
  json?: boolean;
  sha256?: string;
}

/** `models [list|fetch <name>]`: speaker encoders that can be had by name. */
export function modelsVerb(context: VerbContext, finish: (status: number) => void): Command {
  return new Command('models')
    .description('list speaker encoders that can be had by name, or fetch one')
    .argument('[what]', 'list or fetch', 'list')
    .argument('[name]', 'the encoder to fetch')
    .option('--sha256 <hex>', 'the checksum you know the file by; it must hold')
    .option('--json', 'print the result as JSON')
    .action(async (what: string, name: string | undefined, options: Options) => {
      const output = createOutput(context.environment, options.json === true);
      if (what === 'list' && name === undefined) list(context, output);
      else if (what === 'fetch' && name !== undefined) await fetchByName(context, name, options, output);
      else {
        throw new MemoryError('invalid_argument', 'Say `models list`, or `models fetch NAME` with a name of the list.');
      }
      finish(0);
    });
}

function list({ environment }: VerbContext, output: Output): void {
  const folder = modelCacheFolder(environment.env);
  const models = modelCatalogue.map((entry) => ({ ...entry, here: existsSync(join(folder, entry.file)) }));
  output.result({ folder, models }, [
    ...table([
      ['name', 'size', 'checksum', 'dimensions', 'trained on', 'licence', ''],
      ...models.map(({ name, sizeBytes, sha256, dimension, trainedOn, licence, here }) => [
        name,
        sizeBytes === undefined ? 'not known' : `${(sizeBytes / 1e6).toFixed(0)} MB`,
        sha256 === undefined ? 'recorded at first' : 'pinned',
        String(dimension),
        trainedOn,
        licence,
        here ? 'here' : '',
      ]),
    ]),
    output.colors.dim(`in ${folder}`),
  ]);
}

async function fetchByName(context: VerbContext, name: string, options: Options, output: Output): Promise<void> {
  const entry = catalogueEntry(name);
  if (entry === undefined) {
    throw new MemoryError('not_found', 'There is no encoder of this name. See `voxpolymem models list`.');
  }
  if (options.sha256 !== undefined && !/^[0-9a-f]{64}$/iu.test(options.sha256)) {
    throw new MemoryError('invalid_argument', '--sha256 takes 64 hex digits. Copy them from the publisher.');
  }
  const { env } = context.environment;
  const progress = startProgress(output, name, 'MB', entry.sizeBytes === undefined ? undefined : entry.sizeBytes / 1e6);
  const model = await fetchModel(entry, {
    cacheFolder: modelCacheFolder(env),
    sha256: options.sha256,
    offline: isOffline(env),
    onProgress: (received) => progress.update(Math.round(received / 1e5) / 10),
    ...cancellation(context),
  }).finally(progress.stop);
  output.result({ name, ...model }, [
    `${model.downloaded ? 'Fetched' : 'Already here'}: ${model.path}`,
    `SHA-256 ${model.sha256}: ${model.trust === 'pinned' ? 'as expected.' : 'not known in advance; recorded, and compared with from now on.'}`,
  ]);
}
