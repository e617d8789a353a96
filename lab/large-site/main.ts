/**
 * `npm run lab -- large-site [pages] [workers]`: crawls a generated site with the real steps on the embedded engine, and computes from what they
 * spent how long a site of a million pages takes on a stage. `--write` writes its part of docs/results/scale.md.
 */
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { setProcessVariables } from '../../shared/environment.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { writeSections } from '../scale-results.ts';
import { crawlInSlices } from './crawl-in-slices.ts';
import { describeRun } from './describe-run.ts';
import { measureReading } from './measure-reading.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });

const argv = process.argv.slice(2);
const [pages = 20_000, workers = 4] = argv.filter((argument) => !argument.startsWith('--')).map(Number);
const engine = await startDynamoDb({ dataDir: null });
const table = openTable({ TABLE_NAME: 'large', AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint });
try {
  await createTable(table);
  const readingMs = measureReading();
  const sections = describeRun(await crawlInSlices(table, { pages, workers }), { workers, readingMs });
  if (argv.includes('--write')) writeSections(sections);
  for (const { title, body } of sections) console.log(`${title}\n\n${body}\n`);
} finally {
  table.documents.destroy();
  await engine.stop();
}
