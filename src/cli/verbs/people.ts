import type { Command } from 'commander';
import type { PersonSummary } from '../../privacy/people.js';
import type { Output } from '../output.js';
import { printable } from '../printable.js';
import { type CommonOptions, createVerb, type VerbContext, withSpace } from '../space-options.js';
import { table } from '../table.js';

/** `people`: lists who is known; its subcommands correct who is who. */
export function peopleVerb(context: VerbContext, finish: (status: number) => void): Command {
  const list = async (options: CommonOptions) =>
    withSpace(context, options, {}, async (space, output) => {
      const people = await space.people.list();
      output.result({ people }, peopleLines(people, output));
      return 0;
    });
  const correct = (options: CommonOptions, work: Parameters<typeof withSpace>[3]) =>
    withSpace(context, options, {}, work);
  return createVerb('people', 'list who is known, and correct who is who')
    .action(async (options: CommonOptions) => finish(await list(options)))
    .addCommand(
      createVerb('list', 'everybody, in order of appearance').action(async (_: unknown, command: Command) =>
        finish(await list(command.optsWithGlobals())),
      ),
    )
    .addCommand(
      createVerb('rename', 'give a person a name; the old one stays as an alias')
        .argument('<person>', 'name or id')
        .argument('<name>', 'the new name')
        .action(async (person: string, name: string, _: unknown, command: Command) =>
          finish(
            await correct(command.optsWithGlobals(), async (space, output) =>
              said(output, await space.people.rename(person, name), 'renamed to'),
            ),
          ),
        ),
    )
    .addCommand(
      createVerb('merge', 'make two people one: FROM becomes INTO')
        .argument('<from>', 'name or id')
        .argument('<into>', 'name or id')
        .action(async (from: string, into: string, _: unknown, command: Command) =>
          finish(
            await correct(command.optsWithGlobals(), async (space, output) =>
              said(output, await space.people.merge(from, into), 'merged into'),
            ),
          ),
        ),
    )
    .addCommand(
      createVerb('split', 'move turns of a person to a new person')
        .argument('<person>', 'name or id')
        .argument('<turn...>', 'ids of the turns that somebody else spoke')
        .action(async (person: string, turns: string[], _: unknown, command: Command) =>
          finish(
            await correct(command.optsWithGlobals(), async (space, output) =>
              said(output, await space.people.split(person, turns), 'split off as'),
            ),
          ),
        ),
    )
    .addCommand(
      createVerb('undo', 'take back the newest correction').action(async (_: unknown, command: Command) =>
        finish(
          await correct(command.optsWithGlobals(), async (space, output) => {
            const undone = await space.people.undo();
            output.result(undone, [`Took back correction ${undone.undone}.`]);
            return 0;
          }),
        ),
      ),
    );
}

/** A list of people for people. */
export function peopleLines(people: readonly PersonSummary[], { colors }: Output): string[] {
  if (people.length === 0) return ['Nobody is known yet.'];
  const rows = people.map((person) => [
    printable(person.name),
    person.id,
    `${person.voices} ${person.voices === 1 ? 'voice' : 'voices'}`,
    [person.isProvisional ? 'provisional' : '', ...person.aliases.map((alias) => `also ${printable(alias)}`)]
      .filter((remark) => remark !== '')
      .join(', '),
  ]);
  return table(rows).map((line) => (line.includes('provisional') ? colors.dim(line) : line));
}

function said(output: Output, person: PersonSummary, what: string): number {
  output.result({ person }, [`${what[0]?.toUpperCase()}${what.slice(1)} ${printable(person.name)} (${person.id}).`]);
  return 0;
}
