/** `npm run test:all`: `npm test`, then each of the commands that hold the other tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    /** Not `npm test`: it ran before. */
    rest: { type: 'boolean', default: false },
    /** Of `test:limits` only the part that CI has the time for. */
    smoke: { type: 'boolean', default: false },
  },
});

const commands = [
  ...(values.rest ? [] : [{ name: 'test', args: ['test'] }]),
  ...['quality', 'test:stories', 'test:stages', 'test:browser', 'test:dynamodb-local', 'test:limits'].map((name) => ({
    name,
    args: ['run', name, ...(values.smoke ? ['--', '--smoke'] : [])],
  })),
];

let passed = 0;
let failed = 0;
const lines: string[] = [];
for (const { name, args } of commands) {
  const startedAt = performance.now();
  const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let end = '';
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    end = `${end}${chunk.toString()}`.slice(-200);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const [, ownPassed = '0', ownFailed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(end) ?? [];
  passed += Number(ownPassed);
  // A command that ended without its last line failed too.
  failed += code === 0 ? Number(ownFailed) : Math.max(1, Number(ownFailed));
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  lines.push(
    `${code === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(20)} ${seconds.padStart(7)} s  ${ownPassed} passed, ${ownFailed} failed`,
  );
}
process.stdout.write(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
