/**
 * `npm run lab -- rehearse-crash`: kills a worker in the middle of a crawl, on the Step Functions engine of `npm start` and on moto's
 * interpreter, which needs a Python with moto: `python3 -m venv /tmp/moto && /tmp/moto/bin/pip install 'moto[stepfunctions]'`, then
 * `MOTO_PYTHON=/tmp/moto/bin/python npm run lab -- rehearse-crash`. Without it that half is left out, and the last line says so.
 */
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { processVariables, setProcessVariables } from '../../shared/environment.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { BATCH_PAGES, crawlWithKilledWorker, type RunMachine } from '../../test/faults/killed-worker.ts';
import { runOnEmbedded } from '../../test/faults/machine-on-embedded.ts';
import { hasMoto, runOnMoto } from './machine-on-moto.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });
const python = processVariables()['MOTO_PYTHON'] ?? 'python3';

/** Returns whether the crawl lost nothing and read no more than a batch again. */
async function rehearse(name: string, runMachine: RunMachine): Promise<boolean> {
  const engine = await startDynamoDb({ dataDir: null });
  const environment = {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'rehearsal',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
    AWS_ENDPOINT_URL_SQS: 'http://127.0.0.1:9',
    JOB_QUEUE_URL: 'http://127.0.0.1:9/jobs',
  };
  const table = openTable(environment);
  try {
    await createTable(table);
    const { pages, kills, requests, jobState, crawledPages } = await crawlWithKilledWorker(
      table,
      environment,
      runMachine,
    );
    const again = requests - pages;
    console.log(
      `${name}: ${kills} worker killed, job ${jobState}, ${crawledPages} of ${pages} pages, ${again} read again (a batch is ${BATCH_PAGES})`,
    );
    return kills === 1 && jobState === 'completed' && crawledPages === pages && again <= BATCH_PAGES;
  } finally {
    table.documents.destroy();
    await engine.stop();
  }
}

const passed = [await rehearse('embedded engine', runOnEmbedded)];
if (await hasMoto(python)) passed.push(await rehearse("moto's interpreter", runOnMoto(python)));
else console.log(`left out: moto's interpreter (${python} has no moto with Step Functions; set MOTO_PYTHON)`);
process.exit(passed.every(Boolean) ? 0 : 1);
