/** `npm run lab -- admission [analyses] [invocations]`: many analyses with a model, in simulated time, with the admission as it is deployed. */
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { setProcessVariables } from '../../shared/environment.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { simulateFlood } from './simulate.ts';

setProcessVariables({ LOG_LEVEL: 'error' });
const [analyses = 2_000, invocations = 130] = process.argv.slice(2).map(Number);
const engine = await startDynamoDb({ dataDir: null });
const table = openTable({
  TABLE_NAME: 'simulation',
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
});
try {
  await createTable(table);
  const figures = await simulateFlood(table, { analyses, invocations });
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(18)}${Math.round(value * 10) / 10}`);
  const { user, system } = process.cpuUsage();
  console.log(`processor time    ${Math.round((user + system) / 1e6)} s`);
} finally {
  table.documents.destroy();
  await engine.stop();
}
