import type { Command } from 'commander';
import { MemoryError } from '../../errors.js';
import { counted } from '../counted.js';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';

const KINDS = ['person', 'session', 'turn'] as const;
type Kind = (typeof KINDS)[number];

type Options = CommonOptions & { redactMentions?: boolean } & Partial<Record<Kind, string>>;

/** `forget <person|session|turn> <which>`: erases for good and proves it. */
export function forgetVerb(context: VerbContext, finish: (status: number) => void): Command {
  return createVerb('forget', 'erase a person, a session or a turn for good, and prove it')
    .argument('[kind]', 'person, session or turn')
    .argument('[which]', 'name or id')
    .option('--person <name or id>', 'the person to forget')
    .option('--session <name or id>', 'the session to forget')
    .option('--turn <id>', 'the turn to forget')
    .option('--redact-mentions', "also replace the person's names in what others said by [erased]")
    .action(async (kind: string | undefined, which: string | undefined, options: Options) => {
      const target = chosen(kind, which, options);
      finish(
        await withSpace(context, options, {}, async (space, output) => {
          const receipt = await space.forget(target, {
            redactMentions: options.redactMentions === true,
            ...cancellation(context),
          });
          const left = Object.values(receipt.verification).reduce((sum, count) => sum + count, 0);
          output.result(receipt, [
            `Erased: ${counts(receipt.deleted)}.`,
            `Rewritten without it: ${counts(receipt.rewritten)}.`,
            ...(receipt.deletedAudio > 0 ? [`Kept audio erased: ${counted(receipt.deletedAudio, 'utterance')}.`] : []),
            left === 0
              ? 'Checked: a search finds nothing of it.'
              : output.colors.red(`Checked: ${left} traces are still found.`),
            ...(receipt.mentionsLeft === 0
              ? []
              : [
                  `The name still stands in ${counted(receipt.mentionsLeft, 'turn')} of others; --redact-mentions, given with the erasure, replaces it.`,
                ]),
          ]);
          if (left === 0) return 0;
          throw new MemoryError(
            'store_failed',
            'The erasure is incomplete. Run `voxpolymem doctor`, then forget again.',
            {
              details: { traces: left },
            },
          );
        }),
      );
    });
}

function chosen(kind: string | undefined, which: string | undefined, options: Options): { kind: Kind; id: string } {
  const targets: { kind: Kind; id: string }[] = KINDS.flatMap((name) => {
    const id = options[name];
    return id === undefined ? [] : [{ kind: name, id }];
  });
  const known = KINDS.find((name) => name === kind);
  if (known !== undefined && which !== undefined) targets.push({ kind: known, id: which });
  else if (kind !== undefined) {
    throw new MemoryError(
      'invalid_argument',
      'Say what to forget and which one. For example: forget person "Mina Kovacs".',
    );
  }
  const [target, ...others] = targets;
  if (target === undefined || others.length > 0) {
    throw new MemoryError('invalid_argument', 'Forget takes exactly one target. For example: forget session S1.');
  }
  return target;
}

function counts(byKind: Readonly<Partial<Record<string, number>>>): string {
  const parts = Object.entries(byKind).flatMap(([kind, count]) => (count ? [`${count} ${kind}`] : []));
  return parts.join(', ') || 'nothing';
}
