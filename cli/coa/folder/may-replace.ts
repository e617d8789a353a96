import { printable } from '../../audit/printable.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';

/** Whether what was edited may be replaced: never unless forced, and then file by file. */
export function mayReplace(
  { force, yes }: { force: boolean; yes: boolean },
  question: string,
  context: Context,
): (file: string) => Promise<boolean> {
  const { prompt } = context;
  if (force && !yes && !prompt) throw new UsageError('--force asks at a terminal, and there is none: add --yes');
  return async (file) => {
    if (!force) return false;
    if (yes || !prompt) return yes;
    (await context.openProgress()).clear();
    return /^y(?:es)?$/i.test((await prompt.ask(`${question} ${printable(file)}? [y/N] `)).trim());
  };
}
