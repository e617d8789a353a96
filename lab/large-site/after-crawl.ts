import type { CrawlServices } from '../../functions/crawl-worker/services.ts';
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';
import { gatherings, listUncomparedShares, listUngathered } from '../../shared/table/audit-shares.ts';
import { putCrawlFiles } from '../../shared/table/crawl-files.ts';
import { createCrawlState, getCrawlState } from '../../shared/table/crawl-frontier.ts';
import { listUndigestedParts } from '../../shared/table/digested-pages.ts';
import { getItem, type Table } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { type Key, keys } from '../../shared/table/engine/keys.ts';
import { updateItem } from '../../shared/table/engine/writes.ts';
import { getSiteAudit } from '../../shared/table/site-audits.ts';
import { begin as beginCrawl } from './crawl-in-slices.ts';
import type { CrawledSite } from './crawled-rows.ts';
import { makeDigests, requireSameDigests } from './made-digests.ts';
import type { Spent } from './spent.ts';
import { openEngine, spendTask, type Task, WORKERS } from './task-process.ts';

export interface AfterCrawl {
  pages: number;
  /** The call that divides the pages into parts, and the tasks that digest them, each with its number of parts. */
  division: Spent;
  digests: (Spent & { parts: number })[];
  /** Reading what a task knows of the URLs of the site before it looks at pages: each task of the audit begins with it. */
  begin: Spent;
  context: Spent;
  /** The tasks that gather the links, the one that compares the text of pages, and the one that gathers the rest. */
  links: Spent[];
  linkTasks: number;
  texts: Spent;
  gathering: Spent;
  shares: Spent[];
  allShares: number;
  publishing: Spent;
  /** Writing the counts beside the rows of pages. */
  counts: Spent;
  completion: Spent;
}

/**
 * Runs the steps that follow a crawl of so many pages, whose rows are made when they are read.
 * @param isWhole - false: of the tasks that do the same for parts of the site some are run. One digests as its time allows, and the other digests
 * are made as it makes them; the links to the first part of the pages are gathered, and the first and the middle share compared.
 */
export async function spendAfterCrawl(pages: number, isWhole: boolean): Promise<AfterCrawl> {
  const engine = await startDynamoDb({ dataDir: null });
  const own = openEngine(engine.endpoint);
  try {
    await createTable(own);
    const { services, job, domain, siteId } = await beginCrawl(own, pages, WORKERS);
    await seedEndOfCrawl(services, job, pages);
    await updateItem(own, keys.site(job.organizationId, siteId), { set: { pageCount: pages } });
    const site: CrawledSite = { ...job, crawlId: job.id, siteId, domain, pages, firstPageId: 5_000_000 };
    const spend = (step: Task['step'], number = 0): Promise<Spent> =>
      spendTask({ engine: engine.endpoint, site, step, number });
    const spendEach = (step: Task['step'], numbers: readonly number[]): Promise<Spent[]> =>
      runInParallel(numbers, WORKERS, (number) => spend(step, number));

    const division = await spend('batch');
    const digests = await digestParts(own, site, isWhole, spend);
    if (!isWhole) await makeDigests({ endpoint: engine.endpoint, site, parts: await listUndigestedParts(own, job) });
    const { linkTasks = 0 } = (await getCrawlState(own, job))?.digests ?? {};
    const [texts, links] = await Promise.all([
      spend('gather', gatherings.texts),
      spendEach(
        'gather',
        Array.from({ length: isWhole ? linkTasks : 1 }, (_, task) => gatherings.links + task),
      ),
    ]);
    const gatheringAt = (number: number): Key => keys.gatheredSite(job.organizationId, job.id, number);
    await copyFirst(own, gatheringAt, gatherings.links, await listUngathered(own, job, linkTasks));
    await spend('batch');
    const [begin, context, gathering] = await Promise.all([spend('begin'), spend('context'), spend('audit')]);
    await spend('batch');
    const all = await listUncomparedShares(own, job);
    const compared = isWhole ? all : [0, Math.floor(all.length / 2)];
    const shares = await spendEach('share', compared);
    const shareAt = (number: number): Key => keys.auditShare(job.organizationId, job.id, number);
    await copyFirst(own, shareAt, 0, await listUncomparedShares(own, job));
    const publishing = await spend('audit');
    const published = await getSiteAudit(own, { ...job, siteId });
    if (published === null || (isWhole && published.pages !== pages)) throw new Error('the audit lacks pages');
    const counts = await spend('audit');
    const completion = await spend('completion');
    return {
      ...{ pages, division, digests, begin, context, links, linkTasks, texts, gathering },
      ...{ shares, allShares: all.length, publishing, counts, completion },
    };
  } finally {
    own.documents.destroy();
    await engine.stop();
  }
}

/** Has the parts digested by the tasks of all workers, as often as they are handed out; of a site that is not run as a whole by one task. */
async function digestParts(
  own: Table,
  site: CrawledSite,
  isWhole: boolean,
  spend: (step: Task['step'], number?: number) => Promise<Spent>,
): Promise<AfterCrawl['digests']> {
  const job = { organizationId: site.organizationId, id: site.crawlId };
  const digests: AfterCrawl['digests'] = [];
  for (let left = await listUndigestedParts(own, job); left.length > 0; left = await listUndigestedParts(own, job)) {
    const workers = isWhole ? [...new Set(left.map((part) => part % WORKERS))] : [0];
    const spent = await runInParallel(workers, WORKERS, (worker) => spend('slice', worker));
    const undone = new Set(await listUndigestedParts(own, job));
    for (const [at, worker] of workers.entries()) {
      const parts = left.filter((part) => part % WORKERS === worker && !undone.has(part)).length;
      const one = spent[at];
      if (one !== undefined) digests.push({ ...one, parts });
    }
    if (!isWhole) {
      await requireSameDigests(own, site, 0);
      break;
    }
  }
  return digests;
}

/** Gives the tasks that were not run what came of the first one. */
async function copyFirst(
  table: Table,
  keyOf: (number: number) => Key,
  first: number,
  others: readonly number[],
): Promise<void> {
  const { pk: _, sk: __, share: ___, ...done } = (await getItem(table, keyOf(first))) ?? {};
  for (const number of others)
    await updateItem(table, keyOf(number), { set: { ...done, ...('number' in done ? { number } : {}) } });
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
