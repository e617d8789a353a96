import type { Prompt } from './surroundings.ts';

/** Asks at the terminal. Questions go to stderr, so that stdout is the result alone. */
export function openPrompt(signal: AbortSignal): Prompt {
  async function question(text: string, isSecret: boolean): Promise<string> {
    const [{ createInterface }, { Writable }] = await Promise.all([
      import('node:readline/promises'),
      import('node:stream'),
    ]);
    process.stderr.write(text);
    // readline shows what is typed by writing it to its output.
    const shown = new Writable({
      write(chunk: Buffer, _encoding, done) {
        if (!isSecret) process.stderr.write(chunk);
        done();
      },
    });
    const asked = createInterface({ input: process.stdin, output: shown, terminal: true, historySize: 0 });
    // In raw mode Ctrl-C is a key and no signal.
    asked.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    try {
      return await asked.question('', { signal });
    } finally {
      asked.close();
      if (isSecret) process.stderr.write('\n');
    }
  }
  return { ask: (text) => question(text, false), askSecret: (text) => question(text, true) };
}
