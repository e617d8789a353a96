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

interface Command {
  name: string;
  args: string[];
  /** The command that it runs beside, because both leave half of two processors idle. */
  beside?: string;
}

const suite = (name: string): Command => ({
  name,
  args: ['scripts/run-suites.ts', name, ...(values.smoke ? ['--smoke'] : [])],
  ...(name === 'lab' ? { beside: 'stages' } : {}),
});
const all: Command[] = [
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

interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
  passed: number;
  failed: number;
}

/** Runs a command and prints as it goes; one that runs beside another prints all when both have ended. */
async function runCommand({ name, args }: Command, besideOther: Promise<unknown> | null): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (besideOther === null) process.stdout.write(chunk);
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = (performance.now() - startedAt) / 1_000;
  await besideOther;
  if (besideOther !== null) process.stdout.write(output);
  const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output.slice(-200)) ?? [];
  return {
    ...{ name, ok: code === 0, seconds, passed: Number(passed) },
    // A command that ended without its last line failed too.
    failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)),
  };
}

const outcomes: Outcome[] = [];
for (const command of commands.filter(({ beside }) => !commands.some(({ name }) => name === beside))) {
  const own = runCommand(command, null);
  const others = commands.filter(({ beside }) => beside === command.name).map((other) => runCommand(other, own));
  outcomes.push(await own, ...(await Promise.all(others)));
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const lines = outcomes.map((one) =>
  [
    one.ok ? 'ok  ' : 'FAIL',
    one.name.padEnd(20),
    `${one.seconds.toFixed(1).padStart(7)} s`,
    `${one.passed} passed, ${one.failed} failed`,
  ].join('  '),
);
process.stdout.write(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
