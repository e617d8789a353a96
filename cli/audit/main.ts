import { setTimeout } from 'node:timers/promises';
import type { WriteStream } from 'node:tty';
import { processVariables } from '../../shared/environment.ts';
import type { TextOutput } from './progress.ts';
import { runAudit } from './run-audit.ts';
import { startAuditSystem } from './system.ts';

const columnsWithoutTerminal = 100;
const widestColumns = 120;
/** How long a stop may take after Ctrl-C before the process ends without it. */
const stopLimitMs = 5_000;

function textOutput(stream: WriteStream): TextOutput {
  // A pipe or a file is no tty.WriteStream: it has neither columns nor hasColors(), and isTTY is undefined.
  const isTerminal = Boolean(stream.isTTY);
  return {
    write: (text) => void stream.write(text),
    isTerminal,
    // hasColors() is false under NO_COLOR.
    hasColours: isTerminal && stream.hasColors(),
    columns: Math.min((isTerminal && stream.columns) || columnsWithoutTerminal, widestColumns),
  };
}

const interruption = new AbortController();

function interrupt(): void {
  // npm forwards Ctrl-C to a command that has received it from the terminal, so a second signal is ignored.
  if (interruption.signal.aborted) return;
  interruption.abort(new Error('interrupted'));
  globalThis.setTimeout(() => process.exit(130), stopLimitMs).unref();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
// The reader may have gone: "npm run audit | head", or a terminal that was closed.
for (const stream of [process.stdout, process.stderr]) stream.on('error', interrupt);

const exitCode = await runAudit(process.argv.slice(2), {
  stdout: textOutput(process.stdout),
  stderr: textOutput(process.stderr),
  // A copy: the embedded system sets variables of this process when it starts.
  variables: { ...processVariables() },
  startSystem: startAuditSystem,
  signal: interruption.signal,
  wait: (seconds) => setTimeout(seconds * 1000, undefined, { signal: interruption.signal }),
});
// A handle that an engine left open must not keep a finished command alive.
process.exit(exitCode);
