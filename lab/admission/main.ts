/**
 * `npm run lab -- admission [analyses] [invocations]`, `npm run lab -- admission crowd [organizations] [each] [slots]`: many
 * analyses with a model, of one organization or of many, in simulated time, with the admission as it is deployed.
 */
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { setProcessVariables } from '../../shared/environment.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { simulateCrowd, simulateFlood } from './simulate.ts';

setProcessVariables({ LOG_LEVEL: 'error' });

function simulate(table: Table, [first = '', ...more]: string[]) {
  if (first === 'crowd') {
    const [organizations = 150, each = 4, slots = 32] = more.map(Number);
    return simulateCrowd(table, { organizations, each, slots });
  }
  const [analyses = 2_000, invocations = 130] = [first, ...more].filter(Boolean).map(Number);
  return simulateFlood(table, { analyses, invocations });
}

const engine = await startDynamoDb({ dataDir: null });
const table = openTable({
  TABLE_NAME: 'simulation',
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
});
try {
  await createTable(table);
  const figures = await simulate(table, process.argv.slice(2));
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(18)}${Math.round(value * 10) / 10}`);
  const { user, system } = process.cpuUsage();
  console.log(`processor time    ${Math.round((user + system) / 1e6)} s`);
} finally {
  table.documents.destroy();
  await engine.stop();
}
