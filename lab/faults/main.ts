/** `npm run lab -- faults`: breaks the system on purpose, and counts what was lost. Any loss is a failure. */
import { parseArgs } from 'node:util';
import { setProcessVariables } from '../../shared/environment.ts';
import { flakyTables } from './flaky-table.ts';
import { fuzzApi } from './fuzz-api.ts';
import { fuzzClient } from './fuzz-client.ts';
import { jobMessages } from './job-messages.ts';
import { killRounds } from './kill-rounds.ts';
import { type Lab, startLab } from './lab.ts';
import { deadWorkers, lostSends } from './lost-jobs.ts';
import { type FaultOptions, type FaultReport, printReport } from './report.ts';
import { webhookRounds } from './webhook-rounds.ts';

// The embedded system's own lines about what is broken on purpose would bury the figures.
setProcessVariables({ LOG_LEVEL: 'silent' });

/** The parts that break the system in this process share one. */
async function runInLab(run: (lab: Lab) => Promise<FaultReport[]>): Promise<FaultReport[]> {
  lab ??= await startLab({ webSites: 8 });
  return run(lab);
}
let lab: Lab | undefined;

const parts: Record<string, (options: FaultOptions) => Promise<FaultReport[]>> = {
  kill: async (options) => [await killRounds(options)],
  webhooks: async (options) => [await webhookRounds(options)],
  messages: ({ seed }) => runInLab(async (running) => [await jobMessages(running, seed)]),
  jobs: ({ seed }) => runInLab(async (running) => [await lostSends(running, seed), await deadWorkers(running, seed)]),
  fuzz: (options) => runInLab(async (running) => [await fuzzApi(running, options)]),
  client: (options) => runInLab(async (running) => [await fuzzClient(running, options)]),
  table: ({ seed }) => runInLab((running) => flakyTables(running, seed)),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string' } },
});
const options: FaultOptions = {
  rounds: Number(values.rounds),
  seed: Number(values.seed ?? Math.floor(Math.random() * 1_000_000)),
};
const unknown = positionals.filter((name) => parts[name] === undefined);
if (unknown.length > 0 || !Number.isInteger(options.rounds) || options.rounds < 1 || !Number.isInteger(options.seed)) {
  process.stderr.write(`usage: run-faults [--rounds N] [--seed N] [${Object.keys(parts).join(' | ')}] …\n`);
  process.exit(2);
}
process.stdout.write(`seed ${options.seed}\n`);
let losses = 0;
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const report of await run(options)) {
    printReport(report);
    losses += report.losses.length;
  }
}
process.stdout.write(
  losses === 0 ? '\nnothing was lost\n' : `\n${losses} losses; repeat with --seed ${options.seed}\n`,
);
process.exit(losses === 0 ? 0 : 1);
