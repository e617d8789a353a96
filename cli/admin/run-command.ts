import { printable } from '../audit/printable.ts';
import type { AdminServices, CommandServices } from './command.ts';
import { commands } from './commands.ts';
import { describeError } from './describe-error.ts';
import { parseCommandLine } from './parse-command-line.ts';
import { usage } from './usage.ts';
import { UsageError } from './usage-error.ts';

export interface Surroundings {
  /** Resolves when the text is out. */
  writeOut: (text: string) => Promise<void>;
  writeError: (text: string) => Promise<void>;
  /** Opens what a command works with; null is the embedded system. */
  open: (stage: string | null) => Promise<AdminServices & AsyncDisposable>;
  /** Milliseconds since some moment. */
  now?: () => number;
}

const exitCodes = { done: 0, failed: 1, wrongCommandLine: 2 };

/** Runs a command. Returns its exit code; every failure is one line on stderr, and then nothing is on stdout. */
export async function runCommand(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await surroundings.writeOut(await runToText(argv, surroundings));
    return exitCodes.done;
  } catch (error) {
    await surroundings.writeError(`admin: ${printable(describeError(error))}\n`);
    return error instanceof UsageError ? exitCodes.wrongCommandLine : exitCodes.failed;
  }
}

async function runToText(argv: readonly string[], surroundings: Surroundings): Promise<string> {
  const line = parseCommandLine(argv, commands);
  if (line.kind === 'help') return usage(commands, line.noun, line.verb);
  const services = await surroundings.open(line.stage);
  const progress = limitProgress(surroundings);
  const result = await runWith(() => line.command.run(line.given, { ...services, progress }), services);
  if (line.json) return `${JSON.stringify(result, null, 2)}\n`;
  // Loaded when a table is wanted: scripts ask for JSON, and do not wait for it.
  const { renderResult } = await import('./render-result.ts');
  return renderResult(result);
}

async function runWith<T>(run: () => Promise<T>, opened: AsyncDisposable): Promise<T> {
  await using _opened = opened;
  return await run();
}

const PROGRESS_MS = 10_000;

/** Short commands say nothing on stderr. */
function limitProgress({ writeError, now = () => performance.now() }: Surroundings): CommandServices['progress'] {
  let saidAt = now();
  return (text) => {
    if (now() - saidAt < PROGRESS_MS) return;
    saidAt = now();
    void writeError(`${text}\n`);
  };
}
