/**
 * `npm run lab -- large-site [pages] [workers]`: crawls a generated site with the real steps on the embedded engine, at the beginning of a crawl and
 * at the end of one that has met a million URLs, and computes from what they spent how long a site of a million pages takes on a stage. `large-site after [whole] [pages…]` runs the steps after crawls of so many pages, and
 * computes how many fit. `--write` writes its part of docs/results/scale.md.
 */
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { setProcessVariables } from '../../shared/environment.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { type Section, writeSections } from '../scale-results.ts';
import { spendAfterCrawl } from './after-crawl.ts';
import { crawlInSlices } from './crawl-in-slices.ts';
import { describeAfter } from './describe-after.ts';
import { describeRun, MILLION } from './describe-run.ts';
import { measureReading } from './measure-reading.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });

/** Of a larger site some of the tasks that do the same are run, unless `whole` is said. */
const WHOLE_PAGES_MAX = 300_000;

const argv = process.argv.slice(2);
const numbers = argv.filter((argument) => /^\d+$/.test(argument)).map(Number);
const sections = argv.includes('after') ? [await describeSteps(numbers)] : await describeCrawl(numbers);
if (argv.includes('--write')) writeSections(sections);
for (const { title, body } of sections) console.log(`${title}\n\n${body}\n`);

async function describeSteps(sizes: readonly number[]): Promise<Section> {
  const runs = [];
  for (const pages of sizes.length === 0 ? [20_000, 40_000] : sizes)
    runs.push(await spendAfterCrawl(pages, pages <= WHOLE_PAGES_MAX || argv.includes('whole')));
  return describeAfter(runs);
}

async function describeCrawl([pages = 20_000, workers = 4]: readonly number[]): Promise<Section[]> {
  const engine = await startDynamoDb({ dataDir: null });
  const table = openTable({ TABLE_NAME: 'large', AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint });
  try {
    await createTable(table);
    const readingMs = measureReading();
    const first = await crawlInSlices(table, { pages, workers });
    const last = await crawlInSlices(table, { pages, workers, met: MILLION - pages });
    return describeRun([first, last], { workers, readingMs });
  } finally {
    table.documents.destroy();
    await engine.stop();
  }
}
