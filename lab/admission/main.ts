/**
 * `npm run lab -- admission [analyses] [invocations]`, `npm run lab -- admission crowd [organizations] [each] [slots]`: many
 * analyses with a model, of one organization or of many, in simulated time, with the admission as it is deployed. `--write` runs
 * both, and writes docs/results/scale.md.
 */
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { setProcessVariables } from '../../shared/environment.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { simulateCrowd, simulateFlood } from './simulate.ts';
import { writeResults } from './write-results.ts';

setProcessVariables({ LOG_LEVEL: 'error' });

function simulate(table: Table, [first = '', ...more]: string[]) {
  if (first === 'crowd') {
    const [organizations = 150, each = 4, slots = 32] = more.map(Number);
    return simulateCrowd(table, { organizations, each, slots });
  }
  const [analyses = 2_000, invocations = 130] = [first, ...more].filter(Boolean).map(Number);
  return simulateFlood(table, { analyses, invocations });
}

const written = [
  { title: '2,000 analyses of one organization, 130 invocations of the worker, and one of another', args: [] },
  { title: '150 organizations with four analyses each, 32 slots, and a newcomer with one', args: ['crowd'] },
];

const engine = await startDynamoDb({ dataDir: null });
const table = openTable({
  TABLE_NAME: 'simulation',
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
});
const argv = process.argv.slice(2);
try {
  await createTable(table);
  if (argv.includes('--write')) {
    const runs = [];
    for (const { title, args } of written) runs.push({ title, figures: await simulate(table, args) });
    writeResults(runs);
  } else {
    for (const [name, value] of Object.entries(await simulate(table, argv))) {
      console.log(`${name.padEnd(18)}${Math.round(value * 10) / 10}`);
    }
  }
  const { user, system } = process.cpuUsage();
  console.log(`processor time    ${Math.round((user + system) / 1e6)} s`);
} finally {
  table.documents.destroy();
  await engine.stop();
}
