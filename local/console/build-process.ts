/** A process of `build-pages.ts`: builds the pages for browsers, sends them and ends. */
import { buildConsole } from '../../console/build.ts';
import type { ConsoleFile } from '../../console/console-file.ts';

/** The message of the process. */
export type BuildOutcome = { files: ReadonlyMap<string, ConsoleFile> } | { error: string };

// Whoever waits for the pages is gone.
process.once('disconnect', () => process.exit());

const outcome = await buildConsole().then(
  (files): BuildOutcome => ({ files }),
  (error: unknown): BuildOutcome => ({ error: error instanceof Error ? error.message : String(error) }),
);
process.send?.(outcome, () => process.exit());
