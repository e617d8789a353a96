/** `coa`: the command line for people and programs that use the API. */
import { homedir } from 'node:os';
import { openPrompt } from './prompt.ts';
import { runCoa } from './run-coa.ts';
import type { OutputStream } from './surroundings.ts';

/** How long a command may take to end after Ctrl-C. */
const STOP_MS = 2_000;
const COLUMNS_WITHOUT_TERMINAL = 100;

const interruption = new AbortController();
function interrupt(): void {
  // The second Ctrl-C does not wait.
  if (interruption.signal.aborted) process.exit(130);
  interruption.abort(new Error('interrupted'));
  setTimeout(() => process.exit(130), STOP_MS).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);

function outputStream(stream: NodeJS.WriteStream): OutputStream {
  const isTerminal = Boolean(stream.isTTY);
  return {
    write: (text) => new Promise((resolve) => void stream.write(text, () => resolve())),
    isTerminal,
    // hasColors() is false under NO_COLOR.
    hasColours: isTerminal && stream.hasColors(),
    columns: (isTerminal && stream.columns) || COLUMNS_WITHOUT_TERMINAL,
  };
}

// The reader has all it wants ("coa pages list | head"): the command ends without a word.
process.stdout.on('error', () => process.exit(0));
process.stderr.on('error', () => {});

async function readStdin(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  return text;
}

const exitCode = await runCoa(process.argv.slice(2), {
  stdout: outputStream(process.stdout),
  stderr: outputStream(process.stderr),
  environment: process.env,
  folder: process.cwd(),
  homeFolder: homedir(),
  signal: interruption.signal,
  readStdin,
  prompt: process.stdin.isTTY && process.stderr.isTTY ? openPrompt(interruption.signal) : null,
});
// A connection that stays open must not keep a finished command alive.
process.exit(exitCode);
