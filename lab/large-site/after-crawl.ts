import type { CrawlServices } from '../../functions/crawl-worker/services.ts';
import { auditSite } from '../../functions/crawl-worker/steps/audit-site.ts';
import { completeCrawl } from '../../functions/crawl-worker/steps/complete-crawl.ts';
import { crawlBatch } from '../../functions/crawl-worker/steps/crawl-batch.ts';
import { crawlSlice } from '../../functions/crawl-worker/steps/crawl-slice.ts';
import { generateContext } from '../../functions/crawl-worker/steps/generate-context.ts';
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { putCrawlFiles } from '../../shared/table/crawl-files.ts';
import { createCrawlState } from '../../shared/table/crawl-frontier.ts';
import { listUndigestedParts } from '../../shared/table/digested-pages.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { updateItem } from '../../shared/table/engine/writes.ts';
import { begin } from './crawl-in-slices.ts';
import type { CrawledSite } from './crawled-rows.ts';
import { startCrawledTable } from './crawled-table.ts';
import { countSpent, countUnits, type Spent } from './spent.ts';

export interface AfterCrawl {
  pages: number;
  /** The call that divides the pages into parts, and the tasks that digest them, each with its number of parts. */
  division: Spent;
  digests: (Spent & { parts: number })[];
  context: Spent;
  audit: Spent;
  completion: Spent;
}

const WORKERS = 4;
const name = 'large';
const open = (endpoint: string): Table =>
  openTable({ TABLE_NAME: name, AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: endpoint });

/** Runs the steps that follow a crawl of so many pages, whose rows are made when they are read. */
export async function spendAfterCrawl(pages: number): Promise<AfterCrawl> {
  const engine = await startDynamoDb({ dataDir: null });
  const own = open(engine.endpoint);
  await createTable(own);
  const { services, job, domain, siteId } = await begin(own, pages, WORKERS);
  await seedEndOfCrawl(services, job, pages);
  await updateItem(own, keys.site(job.organizationId, siteId), { set: { pageCount: pages } });
  const site: CrawledSite = { ...job, crawlId: job.id, siteId, domain, pages, firstPageId: 5_000_000 };
  const made = await startCrawledTable({ engine: engine.endpoint, site });
  const table = open(made.endpoint);
  try {
    const given = { ...services, table };
    const takeUnits = countUnits(table);
    const spend = async (what: string, step: (services: CrawlServices) => Promise<unknown>): Promise<Spent> => {
      const { spent } = await countSpent(takeUnits, () => step(given));
      console.error(
        `${pages} pages, ${what}: ${Math.round(spent.processorMs)} ms, ${Math.round(spent.heapMegabytes)} MB, ${Math.round(spent.keptMegabytes)} MB kept`,
      );
      return spent;
    };
    const { result, spent: division } = await countSpent(takeUnits, () => crawlBatch(given, job, true));
    const digests: AfterCrawl['digests'] = [];
    for (let { slices } = result; slices.length > 0; { slices } = await crawlBatch(given, job, true)) {
      for (const slice of slices) {
        const before = (await listUndigestedParts(own, job)).length;
        const spent = await spend(`digests of worker ${slice}`, (one) => crawlSlice(one, job, slice));
        digests.push({ ...spent, parts: before - (await listUndigestedParts(own, job)).length });
      }
    }
    return {
      pages,
      division,
      digests,
      context: await spend('context', (one) => generateContext(one, job)),
      audit: await spend('audit', (one) => auditSite(one, job)),
      completion: await spend('completion', (one) => completeCrawl(one, job)),
    };
  } finally {
    table.documents.destroy();
    own.documents.destroy();
    made.stop();
    await engine.stop();
  }
}

async function seedEndOfCrawl(
  { table, now }: CrawlServices,
  job: { organizationId: number; id: number },
  pages: number,
): Promise<void> {
  const files = { sitemapUrls: null, isWhole: true, llmsTxtStatus: 404, sitemapAlternates: [] };
  await putCrawlFiles(table, job, files, now());
  const sources = { robots: { text: null, status: 404 }, llmsTxt: null };
  const counts = { enqueued: pages, queryVariants: 0, patterns: {} };
  const state = {
    queryPaths: {},
    skipped: {},
    startPageFailed: false,
    batches: 0,
    leftOut: 0,
    probes: 0,
    slices: 0,
    digests: null,
    sitemapTaken: null,
  };
  const history = { attempt: 1, events: 0 };
  await createCrawlState(
    table,
    job,
    { ...state, counts, pagesRead: pages, isKnownRequested: true, history, sources },
    now(),
  );
}
