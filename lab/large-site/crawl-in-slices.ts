import { readDocument } from '../../functions/crawl-worker/read-document.ts';
import type { CrawlServices } from '../../functions/crawl-worker/services.ts';
import { crawlBatch } from '../../functions/crawl-worker/steps/crawl-batch.ts';
import { crawlSlice } from '../../functions/crawl-worker/steps/crawl-slice.ts';
import { discoverUrls } from '../../functions/crawl-worker/steps/discover-urls.ts';
import { noHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { siteCrawlWrites } from '../../shared/jobs/start-site-crawl.ts';
import { createOrganizationWithUser } from '../../shared/operator/identities.ts';
import { getCrawlState, updateCrawlState } from '../../shared/table/crawl-frontier.ts';
import { getCrawl } from '../../shared/table/crawls.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { type CrawlKey, markUrlsSeen } from '../../shared/table/seen-urls.ts';
import { createSiteWrites, newSite } from '../../shared/table/sites.ts';
import { generatedPages } from './generated-pages.ts';
import { countSpent, countUnits, type Spent } from './spent.ts';

/** A round of slices: how many URLs the crawl had met, and what each part spent. */
export interface Round {
  urlsMet: number;
  pages: number;
  slices: Spent[];
  /** Of the call that adds the results and hands the next slices out. */
  call: Spent;
  /** False where the call went on with batches, because few URLs were left. */
  handsOut: boolean;
}

export interface CrawlInSlices {
  pages: number;
  rounds: Round[];
  /** The largest input or output of a state. */
  stateBytesMax: number;
  events: number;
}

/**
 * Crawls a generated site with the steps of `crawl-site`, as its state machine calls them; the slices of a round one after the other, to be counted.
 * @param met - URLs that the crawl has met before, whose pages it has read.
 */
export async function crawlInSlices(
  table: Table,
  { pages, workers, met = 0 }: { pages: number; workers: number; met?: number },
): Promise<CrawlInSlices> {
  const { services, job } = await begin(table, pages, workers, met);
  const takeUnits = countUnits(table);
  await discoverUrls(services, job);
  await noteMet(services, job, met);
  const rounds: Round[] = [];
  let stateBytesMax = 0;
  for (let slices: readonly number[] = []; ; ) {
    const read: Spent[] = [];
    for (const slice of slices) read.push((await countSpent(takeUnits, () => crawlSlice(services, job, slice))).spent);
    const before = await getCrawl(table, job.organizationId, job.id);
    const { result, spent: call } = await countSpent(takeUnits, () => crawlBatch(services, job, true));
    const state = await getCrawlState(table, job);
    stateBytesMax = Math.max(stateBytesMax, JSON.stringify({ ...job, batch: result }).length);
    if (slices.length > 0) {
      const pagesBefore = before?.crawledPages ?? 0;
      const stored = (state?.pagesRead ?? 0) - pagesBefore;
      const handsOut = result.slices.length > 0;
      rounds.push({ urlsMet: state?.counts.enqueued ?? 0, pages: stored, slices: read, call, handsOut });
    }
    slices = result.slices;
    if (!result.remaining) break;
  }
  const state = await getCrawlState(table, job);
  return { pages: (state?.pagesRead ?? 0) - met, rounds, stateBytesMax, events: state?.history.events ?? 0 };
}

const KEYS_AT_ONCE = 20_000;

async function noteMet({ table, now }: CrawlServices, job: CrawlKey, met: number): Promise<void> {
  const state = await getCrawlState(table, job);
  if (state === null) throw new Error('the crawl has no state');
  for (let from = 0; from < met; from += KEYS_AT_ONCE) {
    const count = Math.min(KEYS_AT_ONCE, met - from);
    await markUrlsSeen(
      table,
      job,
      Array.from({ length: count }, (_, at) => `large.example/before-${from + at}`),
      now(),
    );
  }
  const counts = { ...state.counts, enqueued: state.counts.enqueued + met };
  await updateCrawlState(table, job, { ...state, counts, pagesRead: state.pagesRead + met }, now());
}

/** Those of a stage, but for the web and models. */
export function openCrawlServices(table: Table, pages: number, workersMax: number, met = 0): CrawlServices {
  const ids = createIdAllocator(table);
  const respond = generatedPages(pages);
  return {
    table,
    now: () => new Date(),
    ids,
    jobs: { send: async () => undefined },
    web: { fetch: async ({ url }) => respond(url), close: async () => undefined },
    pausedUntilMs: () => 0,
    mayProbe: () => false,
    sendLater: async () => undefined,
    readDocument: async (document) => readDocument(document),
    endIdleReaders: () => undefined,
    describer: { describe: async () => null },
    renderer: null,
    settings: {
      maxPages: met + pages,
      hoursMax: 23,
      concurrency: workersMax,
      workersMax,
      invocations: 130,
      delayMs: 0,
      pagesOfShare: 25_000,
      render: 'never',
      linkChecks: 0,
    },
    random: Math.random,
    hostRules: noHostRules,
  };
}

export async function begin(table: Table, pages: number, workersMax: number, met = 0) {
  const services = openCrawlServices(table, pages, workersMax, met);
  const { ids } = services;
  const owner = await createOrganizationWithUser(services, { name: 'Large', plan: 'pro', preview: false });
  const organizationId = owner.organization.id;
  const [siteId, id] = [await ids.next('site'), await ids.next('crawl')];
  const now = new Date();
  const site = newSite({ id: siteId, organizationId, domain: `large-${id}.example`, createdAt: now.toISOString() });
  const { writes } = siteCrawlWrites({ id, organizationId, siteId, now });
  if (!(await transact(table, [...createSiteWrites(site, null), ...writes])).ok)
    throw new Error('no crawl was started');
  return { services, job: { organizationId, id }, siteId, domain: site.domain };
}
