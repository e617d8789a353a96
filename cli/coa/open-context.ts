import { printable } from '../audit/printable.ts';
import type { Progress } from '../audit/progress.ts';
import type { Context, GlobalOptions } from './context.ts';
import type { Surroundings } from './surroundings.ts';

const WIDTH_MIN = 40;

/** Creates the context of a command. Slow modules are loaded by the command that uses them. */
export function openContext(
  surroundings: Surroundings,
  options: GlobalOptions,
): Omit<Context, 'buildCommands'> & { clear(): void } {
  const { stdout, stderr, signal } = surroundings;
  let progress: Progress | undefined;
  const note = (text: string): void => {
    progress?.clear();
    if (!options.quiet) void stderr.write(`${printable(text)}\n`);
  };
  return {
    ...surroundings,
    options,
    layout: { width: Math.max(stdout.columns, WIDTH_MIN), hasColours: stdout.hasColours },
    note,
    clear: () => progress?.clear(),
    async openApi() {
      const { readAccess } = await import('./access.ts');
      const { openClient } = await import('./open-client.ts');
      return openClient(await readAccess(surroundings, options.profile), { signal, note });
    },
    async openProgress() {
      if (progress) return progress;
      const { createProgress } = await import('../audit/progress.ts');
      const write = options.quiet ? () => {} : (text: string) => void stderr.write(text);
      progress = createProgress({ ...stderr, write });
      return progress;
    },
  };
}
