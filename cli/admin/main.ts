/** `npm run admin`: the operator's side of the service. */
import { enableCompileCache } from 'node:module';

// Compiling is more than half of what a short command takes (0.6 s of processor time; 0.25 s with the cache), so it comes
// before everything that it can help with. A cache that cannot be written changes nothing.
enableCompileCache();
const { processVariables } = await import('../../shared/environment.ts');
const { openServices } = await import('./open-services.ts');
const { runCommand } = await import('./run-command.ts');

const write =
  (stream: NodeJS.WriteStream) =>
  (text: string): Promise<void> =>
    new Promise((resolve) => void stream.write(text, () => resolve()));

// The reader may have gone ("npm run admin | head") and want nothing more.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const exitCode = await runCommand(process.argv.slice(2), {
  writeOut: write(process.stdout),
  writeError: write(process.stderr),
  open: (stage) => openServices(stage, processVariables()),
});
// A connection that stays open must not keep a finished command alive.
process.exit(exitCode);
