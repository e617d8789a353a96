/** `npm run test:all [name…]`: `npm test`, then each of the commands that hold the other tests; with names only those. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Not `npm test`: it ran before. */
    rest: { type: 'boolean', default: false },
    /** Of `test:limits` only the part that CI has the time for. */
    smoke: { type: 'boolean', default: false },
  },
});

const suite = (name: string) => ({
  name,
  args: ['scripts/run-suites.ts', name, ...(values.smoke ? ['--smoke'] : [])],
});
const all = [
  { name: 'test', args: ['scripts/run-tests.ts'] },
  ...['quality', 'stories', 'stages', 'browser', 'dynamodb-local', 'lab', 'limits'].map(suite),
  // Asks npm's registry; where there is none, it says so and passes.
  { name: 'browser-age', args: ['scripts/check-browser-age.ts'] },
];
const unknown = positionals.filter((name) => !all.some((one) => one.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `usage: npm run test:all -- [--rest] [--smoke] [${all.map(({ name }) => name).join(' | ')}] …\n`,
  );
  process.exit(2);
}
const commands = all.filter(({ name }) =>
  positionals.length > 0 ? positionals.includes(name) : !(values.rest && name === 'test'),
);

let passed = 0;
let failed = 0;
const lines: string[] = [];
for (const { name, args } of commands) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
