import { basename, dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { createImageFileLoader } from '../../adapters/images/image-file-loader.js';
import type { SeenPicture } from '../../retrieval/find-picture.js';
import { SAME_PICTURE } from '../../retrieval/search-pictures.js';
import { printable } from '../printable.js';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';

/** Likeness from which pictures are shown as alike. */
const ALIKE = 0.85;

/** `picture FILE`: where the same picture was shown before, by whom and to whom. */
export function pictureVerb(context: VerbContext, finish: (status: number) => void): Command {
  return createVerb('picture', 'where the same picture was shown before, by whom and to whom')
    .argument('<file>', 'a JPEG or PNG file')
    .option('--alike', 'also pictures of alike colours and shapes')
    .action(async (file: string, options: CommonOptions & { alike?: boolean }) => {
      const path = resolve(file);
      const loadImage = createImageFileLoader([dirname(path)]);
      finish(
        await withSpace(context, options, { loadImage }, async (space, output) => {
          const wishes = options.alike === true ? { alike: ALIKE } : {};
          const found = await space.findPicture(basename(path), { ...wishes, ...cancellation(context) });
          const people = new Map((await space.people.list({ all: true })).map(({ id, name }) => [id, name]));
          const named = (id: string | undefined) => people.get(id ?? '') ?? 'someone';
          output.result({ pictures: found }, found.length === 0 ? ['Not seen before.'] : found.map(lineOf(named)));
          return 0;
        }),
      );
    });
}

function lineOf(named: (id: string | undefined) => string): (seen: SeenPicture) => string {
  return ({ image, turnId, externalId, at, personId, addresseeIds, distance, likeness }) => {
    const when = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const to = addresseeIds.length === 0 ? '' : ` to ${addresseeIds.map(named).join(', ')}`;
    const caption = image.caption === undefined ? '' : `: ${image.caption}`;
    const other = distance > SAME_PICTURE ? `, alike: ${likeness.toFixed(2)}` : `, ${distance} of 64 bits differ`;
    const nearly = distance === 0 ? '' : other;
    return printable(`${when}, ${named(personId)}${to}${caption} [${externalId ?? turnId}${nearly}]`);
  };
}
