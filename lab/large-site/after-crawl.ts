import { reportCrawl } from '../../functions/crawl-worker/active-crawl.ts';
import { beginAudit } from '../../functions/crawl-worker/audit/begin-audit.ts';
import { compareShare } from '../../functions/crawl-worker/audit/compare-share.ts';
import { gather } from '../../functions/crawl-worker/audit/gather.ts';
import type { CrawlServices } from '../../functions/crawl-worker/services.ts';
import { auditSite } from '../../functions/crawl-worker/steps/audit-site.ts';
import { completeCrawl } from '../../functions/crawl-worker/steps/complete-crawl.ts';
import { crawlBatch } from '../../functions/crawl-worker/steps/crawl-batch.ts';
import { crawlSlice } from '../../functions/crawl-worker/steps/crawl-slice.ts';
import { generateContext } from '../../functions/crawl-worker/steps/generate-context.ts';
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { WorkSharedError } from '../../shared/jobs/worker-errors.ts';
import { gatherings, listUncomparedShares, listUngathered } from '../../shared/table/audit-shares.ts';
import { putCrawlFiles } from '../../shared/table/crawl-files.ts';
import { createCrawlState, getCrawlState } from '../../shared/table/crawl-frontier.ts';
import { listUndigestedParts } from '../../shared/table/digested-pages.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { updateItem } from '../../shared/table/engine/writes.ts';
import { getSiteAudit } from '../../shared/table/site-audits.ts';
import { begin as beginCrawl } from './crawl-in-slices.ts';
import type { CrawledSite } from './crawled-rows.ts';
import { startCrawledTable } from './crawled-table.ts';
import { countSpent, countUnits, type Spent } from './spent.ts';

export interface AfterCrawl {
  pages: number;
  /** The call that divides the pages into parts, and the tasks that digest them, each with its number of parts. */
  division: Spent;
  digests: (Spent & { parts: number })[];
  /** Reading what a task knows of the URLs of the site before it looks at pages: each task of the audit begins with it. */
  begin: Spent;
  context: Spent;
  /** The tasks that gather the links, the one that gathers the texts, and the one that gathers the rest. */
  links: Spent[];
  texts: Spent;
  gathering: Spent;
  shares: Spent[];
  publishing: Spent;
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
  const { services, job, domain, siteId } = await beginCrawl(own, pages, WORKERS);
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
    for (let { slices } = result; ; { slices } = await crawlBatch(given, job, true)) {
      if ((await listUndigestedParts(own, job)).length === 0) break;
      for (const slice of slices) {
        const before = (await listUndigestedParts(own, job)).length;
        const spent = await spend(`digests of worker ${slice}`, (one) => crawlSlice(one, job, slice));
        digests.push({ ...spent, parts: before - (await listUndigestedParts(own, job)).length });
      }
    }
    const { crawl, site: siteRow } = await reportCrawl(services, job);
    const divided = (await getCrawlState(own, job))?.digests;
    if (!divided) throw new Error('a site of fewer than 20,000 pages has no shares');
    const texts = await spend('texts', (one) => gather(one, { crawl, digests: divided }, gatherings.texts));
    const links: Spent[] = [];
    for (const number of await listUngathered(own, crawl, divided.linkTasks))
      links.push(await spend(`links ${number}`, (one) => gather(one, { crawl, digests: divided }, number)));
    for (let more = true; more; ) more = (await crawlBatch(given, job, true)).remaining;
    const begin = await spend('what is known', (one) => beginAudit(one, crawl, siteRow));
    const context = await spend('context', (one) => generateContext(one, job));
    const gathering = await spend('gathering', async (one) => {
      const error = await auditSite(one, job, true).catch((thrown: unknown) => thrown);
      if (!(error instanceof WorkSharedError)) throw new Error('nothing was gathered', { cause: error });
    });
    const shares: Spent[] = [];
    for (const number of await listUncomparedShares(own, job))
      shares.push(
        await spend(`share ${number}`, (one) =>
          compareShare(one, { crawl, site: siteRow, parts: divided.parts }, number),
        ),
      );
    const publishing = await spend('publishing', (one) => auditSite(one, job, true));
    if ((await getSiteAudit(own, { ...job, siteId }))?.pages !== pages) throw new Error('the audit lacks pages');
    const completion = await spend('completion', (one) => completeCrawl(one, job));
    return { pages, division, digests, begin, context, links, texts, gathering, shares, publishing, completion };
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
