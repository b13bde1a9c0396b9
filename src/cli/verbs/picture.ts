import { basename, dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { createImageFileLoader } from '../../adapters/images/image-file-loader.js';
import type { SeenPicture } from '../../retrieval/find-picture.js';
import { printable } from '../printable.js';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';

/** `picture FILE`: where the same picture was shown before, by whom and to whom. */
export function pictureVerb(context: VerbContext, finish: (status: number) => void): Command {
  return createVerb('picture', 'where the same picture was shown before, by whom and to whom')
    .argument('<file>', 'a JPEG or PNG file')
    .action(async (file: string, options: CommonOptions) => {
      const path = resolve(file);
      const loadImage = createImageFileLoader([dirname(path)]);
      finish(
        await withSpace(context, options, { loadImage }, async (space, output) => {
          const found = await space.findPicture(basename(path), cancellation(context));
          const people = new Map((await space.people.list({ all: true })).map(({ id, name }) => [id, name]));
          const named = (id: string | undefined) => people.get(id ?? '') ?? 'someone';
          output.result({ pictures: found }, found.length === 0 ? ['Not seen before.'] : found.map(lineOf(named)));
          return 0;
        }),
      );
    });
}

function lineOf(named: (id: string | undefined) => string): (seen: SeenPicture) => string {
  return ({ image, turnId, externalId, at, personId, addresseeIds, distance }) => {
    const when = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const to = addresseeIds.length === 0 ? '' : ` to ${addresseeIds.map(named).join(', ')}`;
    const caption = image.caption === undefined ? '' : `: ${image.caption}`;
    const nearly = distance === 0 ? '' : `, ${distance} of 64 bits differ`;
    return printable(`${when}, ${named(personId)}${to}${caption} [${externalId ?? turnId}${nearly}]`);
  };
}
