/**
 * `npm run lab -- large-site [pages] [workers]`: crawls a generated site with the real steps on the embedded engine, and computes from what they
 * spent how long a site of a million pages takes on a stage. `large-site after [pages…]` runs the steps after crawls of so many pages, and computes
 * how many fit. `--write` writes its part of docs/results/scale.md.
 */
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { setProcessVariables } from '../../shared/environment.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { type Section, writeSections } from '../scale-results.ts';
import { spendAfterCrawl } from './after-crawl.ts';
import { crawlInSlices } from './crawl-in-slices.ts';
import { describeAfter } from './describe-after.ts';
import { describeRun } from './describe-run.ts';
import { measureReading } from './measure-reading.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });

const argv = process.argv.slice(2);
const numbers = argv.filter((argument) => /^\d+$/.test(argument)).map(Number);
const sections = argv.includes('after') ? [await describeSteps(numbers)] : await describeCrawl(numbers);
if (argv.includes('--write')) writeSections(sections);
for (const { title, body } of sections) console.log(`${title}\n\n${body}\n`);

async function describeSteps(sizes: readonly number[]): Promise<Section> {
  const runs = [];
  for (const pages of sizes.length === 0 ? [20_000, 40_000] : sizes) runs.push(await spendAfterCrawl(pages));
  return describeAfter(runs);
}

async function describeCrawl([pages = 20_000, workers = 4]: readonly number[]): Promise<Section[]> {
  const engine = await startDynamoDb({ dataDir: null });
  const table = openTable({ TABLE_NAME: 'large', AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint });
  try {
    await createTable(table);
    const readingMs = measureReading();
    return describeRun(await crawlInSlices(table, { pages, workers }), { workers, readingMs });
  } finally {
    table.documents.destroy();
    await engine.stop();
  }
}
