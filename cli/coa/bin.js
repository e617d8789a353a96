#!/usr/bin/env node
// Plain JavaScript that any Node runs: the command itself is TypeScript, which Node reads from 22.18 on. An older Node
// starts the one that `npm ci` installed.
// A name that an old Node does not export would end it here.
import * as modules from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 18)) {
  // Half of the time of a short command is compiling.
  modules.enableCompileCache();
  await import('./main.ts');
} else {
  const { spawn } = await import('node:child_process');
  const { existsSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  if (!existsSync(node)) {
    process.stderr.write(`coa: needs Node 22.18 or later, and this is ${process.version}\n`);
    process.exit(1);
  }
  const command = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl-C reaches both at a terminal, where a second one would end the command without its last words. Elsewhere, signals are passed on.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) command.kill('SIGINT');
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
  command.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
