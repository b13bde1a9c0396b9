import type { Command } from 'commander';
import { MemoryError } from '../../errors.js';
import type { PersonSummary } from '../../privacy/people.js';
import { counted } from '../counted.js';
import type { Output } from '../output.js';
import { printable } from '../printable.js';
import { type CommonOptions, createVerb, type VerbContext, withSpace } from '../space-options.js';
import { table } from '../table.js';
import { profileLines, proposalLines, reasonLines, reviewLines } from './people-lines.js';

/** `people`: lists who is known; its subcommands correct who is who. */
export function peopleVerb(context: VerbContext, finish: (status: number) => void): Command {
  const list = async (options: CommonOptions & { all?: boolean }) =>
    withSpace(context, options, {}, async (space, output) => {
      const people = await space.people.list(options);
      const others = options.all === true ? [] : await space.people.list({ all: true });
      output.result({ people }, [...peopleLines(people, output), ...waitingLines(others, output)]);
      return 0;
    });
  const correct = (options: CommonOptions, work: Parameters<typeof withSpace>[3]) =>
    withSpace(context, options, {}, work);
  return createVerb('people', 'list who is known, and correct who is who')
    .action(async (options: CommonOptions) => finish(await list(options)))
    .addCommand(
      createVerb('list', 'everybody, in order of appearance')
        .option('--all', 'also those whom too little speech supports or who may be somebody else')
        .action(async (_: unknown, command: Command) => finish(await list(command.optsWithGlobals()))),
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
        .argument(
          '[turn...]',
          'ids of the turns that somebody else spoke; without any, two groups by voice are proposed',
        )
        .option('--yes', 'do what was proposed')
        .action(async (person: string, turns: string[], _: unknown, command: Command) =>
          finish(
            await correct(command.optsWithGlobals(), async (space, output) => {
              if (turns.length > 0) return said(output, await space.people.split(person, turns), 'split off as');
              const proposal = await space.people.proposeSplit(person);
              const { yes } = command.optsWithGlobals<{ yes?: boolean }>();
              if (yes === true)
                return said(output, await space.people.split(proposal.personId, proposal.moved), 'split off as');
              output.result({ proposal }, proposalLines(proposal));
              return 0;
            }),
          ),
        ),
    )
    .addCommand(
      createVerb('unname', 'take a name away for good; the person stays')
        .argument('<person>', 'name or id')
        .action(async (person: string, _: unknown, command: Command) =>
          finish(
            await correct(command.optsWithGlobals(), async (space, output) =>
              said(output, await space.people.unname(person), 'unnamed:'),
            ),
          ),
        ),
    )
    .addCommand(
      createVerb('not-me', 'a turn was somebody else’s')
        .argument('<turn>', 'id of the turn')
        .option('--person <person>', 'whose it was (name or id); default: somebody new')
        .action(async (turn: string, _: unknown, command: Command) =>
          finish(
            await correct(command.optsWithGlobals(), async (space, output) =>
              said(
                output,
                await space.people.notMe(turn, command.optsWithGlobals<{ person?: string }>().person),
                'given to',
              ),
            ),
          ),
        ),
    )
    .addCommand(reviewVerb(context, finish))
    .addCommand(
      createVerb('why', 'why a person has this name and these voices')
        .argument('<person>', 'name or id')
        .action(async (person: string, _: unknown, command: Command) =>
          finish(
            await correct(command.optsWithGlobals(), async (space, output) => {
              const reasons = await space.people.why(person);
              output.result(reasons, reasonLines(reasons));
              return 0;
            }),
          ),
        ),
    )
    .addCommand(
      createVerb('show', 'what is held about a person: now, before, and where others say otherwise')
        .argument('<person>', 'name or id')
        .action(async (person: string, _: unknown, command: Command) =>
          finish(
            await correct(command.optsWithGlobals(), async (space, output) => {
              const profile = await space.people.profile(person);
              const people = await space.people.list({ all: true });
              output.result(profile, profileLines(profile, new Map(people.map(({ id, name }) => [id, name]))));
              return 0;
            }),
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

/** `people review`: what could not be decided, and the answers. */
function reviewVerb(context: VerbContext, finish: (status: number) => void): Command {
  return createVerb('review', 'questions about who is who; with an id and yes or no, answers one')
    .argument('[id]', 'id of the question')
    .argument('[answer]', 'yes or no')
    .action(async (id: string | undefined, answer: string | undefined, _: unknown, command: Command) => {
      if (id !== undefined && answer !== 'yes' && answer !== 'no')
        throw new MemoryError('invalid_argument', 'An answer is "yes" or "no". For example: people review ID yes.');
      finish(
        await withSpace(context, command.optsWithGlobals(), {}, async (space, output) => {
          if (id !== undefined) {
            await space.people.review(id, answer as 'yes' | 'no');
            output.result({ id, answer }, [`Noted: ${answer}. \`people undo\` takes it back.`]);
            return 0;
          }
          const reviews = await space.people.reviews();
          output.result({ reviews }, reviewLines(reviews));
          return 0;
        }),
      );
    });
}

/** A list of people for people. */
export function peopleLines(people: readonly PersonSummary[], { colors }: Output): string[] {
  if (people.length === 0) return ['Nobody is known yet.'];
  const rows = people.map((person) => [
    printable(person.name),
    person.id,
    counted(person.voices, 'voice'),
    [
      person.isUnsupported
        ? 'unsupported'
        : person.isUnconfirmed
          ? 'unconfirmed'
          : person.isProvisional
            ? 'provisional'
            : '',
      ...person.aliases.map((alias) => `also ${printable(alias)}`),
    ]
      .filter((remark) => remark !== '')
      .join(', '),
  ]);
  return table(rows).map((line) => (/provisional|unconfirmed|unsupported/u.test(line) ? colors.dim(line) : line));
}

/** How many voices of `others` are not listed because they may be somebody's who is; no line for none. */
export function waitingLines(others: readonly PersonSummary[], { colors }: Output): string[] {
  const waiting = others.filter(({ isUnconfirmed }) => isUnconfirmed).length;
  if (waiting === 0) return [];
  return [colors.dim(`${counted(waiting, 'more voice')} may be somebody's who is listed: see \`people review\`.`)];
}

function said(output: Output, person: PersonSummary, what: string): number {
  output.result({ person }, [`${what[0]?.toUpperCase()}${what.slice(1)} ${printable(person.name)} (${person.id}).`]);
  return 0;
}
