import { addCall } from '../../../shared/domain/crawling/execution-history.ts';
import { listUncomparedShares, listUngathered } from '../../../shared/table/audit-shares.ts';
import { type CrawlState, updateCrawlState } from '../../../shared/table/crawl-frontier.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import {
  type DigestedPage,
  getPagesToDigest,
  listUndigestedParts,
  putDigests,
  putPagesToDigest,
} from '../../../shared/table/digested-pages.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import type { CrawlServices } from '../services.ts';
import { listPagesToAudit } from './audit-input.ts';
import { type BegunAudit, beginAudit } from './begin-audit.ts';
import { compareShare } from './compare-share.ts';
import { digestPages } from './digest-pages.ts';
import { gather } from './gather.ts';
import { PAGES_OF_PART_MAX } from './numbered-pages.ts';

/** Pages of a smaller site are digested by the audit itself, in less time. */
const DIGESTED_PAGES_MIN = 20_000;
/** A task that lists links holds those to the pages of so many shares. */
const SHARES_OF_LINK_TASK = 10;
/** A step has 300 s on a stage: no part is begun later. What is known before the first one takes a part of it. */
const BUDGET_MS = 200_000;

/**
 * When the frontier of a large site is empty: divides its pages into parts, and hands them out to workers until all have digests; then
 * what is to be gathered of them, later the shares in which they are compared. Returns the numbers of the workers; none when nothing is left to do.
 */
export async function handOutDigests(
  { table, settings, now }: CrawlServices,
  crawl: Crawl,
  site: Site,
  state: CrawlState,
): Promise<number[]> {
  if (state.digests === null && site.pageCount < DIGESTED_PAGES_MIN) return [];
  const workers = settings.workersMax;
  const digests = state.digests ?? {
    ...(await putParts(table, crawl, site, { workers, pagesOfShare: settings.pagesOfShare, now: now() })),
    workers,
    areGathered: false,
  };
  const left = await listLeft(table, crawl, digests);
  const busy = Array.from({ length: digests.workers }, (_, worker) => worker).filter((worker) =>
    left.some((number) => number % digests.workers === worker),
  );
  const history = addCall(state.history, crawl.job.attempt, busy.length);
  await updateCrawlState(table, crawl, { ...state, digests, history }, now());
  return busy;
}

type Digests = NonNullable<CrawlState['digests']>;

/** The numbers of what is to be done next, side by side. */
async function listLeft(table: Table, crawl: Crawl, { areGathered, linkTasks }: Digests): Promise<number[]> {
  if (areGathered) return listUncomparedShares(table, crawl);
  const undigested = await listUndigestedParts(table, crawl);
  return undigested.length > 0 ? undigested : listUngathered(table, crawl, linkTasks);
}

async function putParts(
  table: Table,
  crawl: Crawl,
  site: Site,
  { workers, pagesOfShare, now }: { workers: number; pagesOfShare: number; now: Date },
): Promise<Pick<Digests, 'parts' | 'linkTasks'>> {
  const pages = await listPagesToAudit(table, site);
  const pagesOfPart = Math.min(PAGES_OF_PART_MAX, Math.ceil(pages.length / workers));
  const parts = Math.ceil(pages.length / pagesOfPart);
  for (let part = 0; part < parts; part += 1) {
    const some = pages.slice(part * pagesOfPart, (part + 1) * pagesOfPart);
    const toAudit = some.map(({ id, url, createdAt, latestGrade }) => ({ id, url, createdAt, latestGrade }));
    await putPagesToDigest(table, crawl, part, { pages: toAudit, now });
  }
  return { parts, linkTasks: Math.ceil(pages.length / (SHARES_OF_LINK_TASK * pagesOfShare)) };
}

/** Does a worker's part of the audit of a large site, beside the other workers, while it has time: at least one step of it. Idempotent. */
export async function auditInParts(
  services: CrawlServices,
  job: CrawlJob,
  worker: number,
  digests: Digests,
): Promise<void> {
  const { table } = services;
  const endsAt = Date.now() + BUDGET_MS;
  const { crawl, site } = await reportCrawl(services, job);
  if (!digests.areGathered && (await listUndigestedParts(table, crawl)).length > 0)
    return digestInParts(services, job, worker, digests);
  const left = await listLeft(table, crawl, digests);
  for (const number of left.filter((one) => one % digests.workers === worker)) {
    if (digests.areGathered) await compareShare(services, { crawl, site, parts: digests.parts }, number);
    else await gather(services, { crawl, digests }, number);
    // Another one takes as long.
    if (Date.now() > endsAt - BUDGET_MS / 2) return;
    await reportCrawl(services, job);
  }
}

/** Digests parts that are a worker's and have no digests yet. */
async function digestInParts(
  services: CrawlServices,
  job: CrawlJob,
  worker: number,
  { workers }: Digests,
): Promise<void> {
  const endsAt = Date.now() + BUDGET_MS;
  const { crawl, site } = await reportCrawl(services, job);
  const left = (await listUndigestedParts(services.table, crawl)).filter((part) => part % workers === worker);
  const begun = left.length === 0 ? null : await beginAudit(services, crawl, site, { needsState: () => false });
  for (const [at, part] of left.entries()) {
    if (at > 0 && Date.now() > endsAt) return;
    await reportCrawl(services, job);
    await digestPart(services, { crawl, site, begun }, part);
  }
}

/** Digests the pages of a part, and stores what was read of them. Done again it is the same. */
async function digestPart(
  { table, now }: CrawlServices,
  { crawl, site, begun }: { crawl: Crawl; site: Site; begun: BegunAudit | null },
  part: number,
): Promise<void> {
  const digests: DigestedPage[] = [];
  const pages = await getPagesToDigest(table, crawl, part);
  if (begun !== null) for await (const page of digestPages(table, site, begun, pages)) digests.push(page);
  await putDigests(table, crawl, part, { digests, now: now() });
}
