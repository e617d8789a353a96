/** @module-tag stories */
import { expect, test } from 'vitest';
import type { CrawlServices } from '../../../functions/crawl-worker/services.ts';
import { auditSite } from '../../../functions/crawl-worker/steps/audit-site.ts';
import { completeCrawl } from '../../../functions/crawl-worker/steps/complete-crawl.ts';
import { crawlBatch } from '../../../functions/crawl-worker/steps/crawl-batch.ts';
import { crawlSlice } from '../../../functions/crawl-worker/steps/crawl-slice.ts';
import { discoverUrls } from '../../../functions/crawl-worker/steps/discover-urls.ts';
import type { AuditedUrl } from '../../../shared/domain/issues/audited-url.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { WorkSharedError } from '../../../shared/jobs/worker-errors.ts';
import { getItems } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { deleteItem, type Row, updateItem, writeItems } from '../../../shared/table/engine/writes.ts';
import { areCountsInPages, getPlacedPages } from '../../../shared/table/link-counts.ts';
import { getLinkSources } from '../../../shared/table/link-sources.ts';
import { auditedUrls, getIssuePages, getSiteAudit } from '../../../shared/table/site-audits.ts';
import { getChangesParts } from '../../../shared/table/site-changes.ts';
import { useTable } from '../../shared/table/use-table.ts';
import { beginLargeCrawl, type LargeCrawl } from './large-crawl.ts';

const tables = useTable();
const WORKERS = 3;
/** A large site for the crawl, whatever is read of it. */
const PAGES_COUNTED = 20_000;
/** Of 41 pages in shares of 2, ten shares each. */
const LINK_TASKS = 3;

const inSmallShares = ({ services, ...crawl }: LargeCrawl): LargeCrawl => ({
  ...crawl,
  services: { ...services, settings: { ...services.settings, pagesOfShare: 2 } },
});

/** The audit of the site with all that lists read of it. */
async function readAudit({ services: { table }, job: { organizationId }, siteId }: LargeCrawl) {
  const site = { organizationId, siteId };
  const audit = await getSiteAudit(table, site);
  if (audit === null) throw new Error('no audit');
  // Search data were not read before the first of the two.
  const { computedAt: _, search: _search, health, ...summary } = audit;
  const { crawlId } = audit;
  const parts = audit.issues.flatMap(({ id, parts }) =>
    Array.from({ length: parts }, (_x, part) => ({ crawlId, issueId: id, part })),
  );
  const urls: AuditedUrl[] = [];
  for await (const part of auditedUrls(table, site, audit)) urls.push(...part);
  return {
    ...summary,
    health: health.map(({ pages, groups }) => ({ pages, groups })),
    issuePages: await getIssuePages(table, site, parts),
    urls,
    links: await Promise.all(audit.linkParts.map((_x, part) => getLinkSources(table, site, audit, part))),
    places: await getPlacedPages(table, site),
    areCountsInPages: await areCountsInPages(table, site),
  };
}

/** In one order, whatever the shares were: lists of issues and URLs go by shares. */
function sorted({
  urls,
  urlParts: _,
  linkParts: _parts,
  linkPartsByTask: _tasks,
  issuePages,
  issues,
  links,
  ...audit
}: Awaited<ReturnType<typeof readAudit>>) {
  const inOrder = <Entry extends { url: string }>(entries: readonly Entry[]): Entry[] =>
    entries.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  return { ...audit, issues, links: links.flat(), urls: inOrder(urls), pagesOfIssues: inOrder(issuePages.flat()) };
}

/** The worker ends when it is about to store what it digested, or gathered. */
function cutOff(services: CrawlServices): CrawlServices {
  let isDone = false;
  const documents = Object.create(services.table.documents) as CrawlServices['table']['documents'];
  documents.send = ((command: { input: { Key?: { sk?: string }; Item?: { sk?: string } } }) => {
    const { Key: key, Item: item } = command.input;
    isDone ||= key?.sk?.startsWith('DIGESTED#') === true && 'UpdateExpression' in command.input;
    isDone ||= item?.sk?.startsWith('GATHERED#') === true;
    if (isDone) throw new Error('the worker was cut off');
    return services.table.documents.send(command as never);
  }) as typeof documents.send;
  return { ...services, table: { ...services.table, documents } };
}

/** Tasks gather what no share of the pages shows: each twice, and one of them is cut off before. */
async function gatherInParts({ services, job }: LargeCrawl): Promise<void> {
  const { slices } = await crawlBatch(services, job, true);
  expect(slices).toEqual([0, 1, 2]);
  await expect(crawlSlice(cutOff(services), job, 1)).rejects.toThrow('the worker was cut off');
  for (const slice of [...slices, ...slices]) await crawlSlice(services, job, slice);
  expect(await crawlBatch(services, job, true)).toMatchObject({ remaining: false, slices: [], next: 'audit-site' });
}

/** Goes on with the audit as the state machine does: a step that leaves work to several tasks runs again after them. */
async function auditInParts({ services, job }: LargeCrawl): Promise<number[][]> {
  const handedOut: number[][] = [];
  for (;;) {
    const error = await auditSite(services, job, true).catch((thrown: unknown) => thrown);
    if (error === undefined) return handedOut;
    expect(error).toBeInstanceOf(WorkSharedError);
    const { remaining, slices } = await crawlBatch(services, job, true);
    // The audit is published, and the step writes the rest.
    if (!remaining) continue;
    handedOut.push([...slices]);
    // Each task runs twice, and in no order.
    for (const slice of [...slices].reverse()) await crawlSlice(services, job, slice);
    for (const slice of slices) await crawlSlice(services, job, slice);
    expect(await crawlBatch(services, job, true)).toMatchObject({ remaining: false, slices: [], next: 'audit-site' });
  }
}

test('an audit whose pages several workers digest and compare finds what one task finds, also when a worker is cut off and tasks run twice', async () => {
  const begun = await beginLargeCrawl(tables.table, { pages: 40, workersMax: WORKERS, requestsAtOnce: 4 });
  const crawl = inSmallShares(begun);
  const { services, job, siteId } = crawl;
  const { table } = services;
  await discoverUrls(services, job);
  await updateItem(table, keys.site(job.organizationId, siteId), { set: { pageCount: PAGES_COUNTED } });
  while ((await crawlBatch(services, job)).remaining);
  await auditSite(services, job);
  const atOnce = await readAudit(crawl);
  expect(atOnce.pages).toBe(41);
  expect(atOnce.issuePages.flat().length).toBeGreaterThan(40);
  await deleteItem(table, keys.siteAudit(job.organizationId, siteId));

  const handedOut = await crawlBatch(services, job, true);
  expect(handedOut).toMatchObject({ remaining: true, slices: [0, 1, 2] });
  await expect(crawlSlice(cutOff(services), job, 0)).rejects.toThrow('the worker was cut off');
  await crawlSlice(services, job, 1);
  await crawlSlice(services, job, 1);
  await crawlSlice(services, job, 2);
  expect(await crawlBatch(services, job, true)).toMatchObject({ remaining: true, slices: [0] });
  await crawlSlice(services, job, 0);
  await gatherInParts(crawl);
  expect(await auditInParts(crawl)).toEqual([[0, 1, 2]]);
  const inShares = await readAudit(crawl);
  expect(inShares.linkPartsByTask).toHaveLength(LINK_TASKS);
  expect(sorted(inShares)).toEqual(sorted(atOnce));
});

/** Starts another crawl of the site, which has lost a page and changed one since. */
async function beginNextCrawl({ services, job, siteId, site }: LargeCrawl): Promise<LargeCrawl> {
  const { organizationId } = job;
  await completeCrawl(services, job);
  const id = await services.ids.next('crawl');
  const { writes } = siteCrawlWrites({ id, organizationId, siteId, now: new Date() });
  if (!(await transact(services.table, writes)).ok) throw new Error('the crawl could not be started');
  const fetch: CrawlServices['web']['fetch'] = async ({ url }) => {
    const response = await site.fetch(url);
    if (url.endsWith('/about-5/')) return site.fetch(url.replace('/about-5/', '/missing.txt'));
    if (!url.endsWith('/about-3/') || response.outcome !== 'ok') return response;
    return { ...response, body: '<title>Another title</title><p>Words.</p>' };
  };
  return { services: { ...services, web: { ...services.web, fetch } }, job: { organizationId, id }, siteId, site };
}

test('the changes since the crawl before are the same, at once and in shares', async () => {
  const first = await beginLargeCrawl(tables.table, { pages: 40, workersMax: WORKERS, requestsAtOnce: 4 });
  await discoverUrls(first.services, first.job);
  while ((await crawlBatch(first.services, first.job)).remaining);
  await auditSite(first.services, first.job);
  const crawl = await beginNextCrawl(first);
  const { services, job, siteId } = crawl;
  const { table } = services;
  const { organizationId } = job;
  await discoverUrls(services, job);
  while ((await crawlBatch(services, job)).remaining);
  const rows = [keys.siteAudit(organizationId, siteId), keys.absentPages(organizationId, siteId)];
  const before = await getItems(table, rows);
  const readChanges = async () =>
    (await getChangesParts(table, { organizationId, siteId }, [{ crawlId: job.id, part: 0 }])).flat();
  await auditSite(services, job);
  const [atOnce, changes] = [await readAudit(crawl), await readChanges()];
  expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['title', 'vanished']);
  expect(atOnce.issues.some((issue) => (issue.new ?? 0) > 0)).toBe(true);

  for (const row of rows) await deleteItem(table, row);
  await writeItems(table, { puts: before as Row[] });
  await updateItem(table, keys.site(organizationId, siteId), { set: { pageCount: PAGES_COUNTED } });
  const inShares = inSmallShares(crawl);
  for (let more = true; more; ) {
    const { slices, remaining } = await crawlBatch(inShares.services, job, true);
    for (const slice of slices) await crawlSlice(inShares.services, job, slice);
    more = remaining;
  }
  await auditInParts(inShares);
  expect(sorted(await readAudit(crawl))).toEqual(sorted(atOnce));
  const ofShares = await readChanges();
  expect(ofShares.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual(
    changes.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
  );
});

test('an execution of an earlier version, which starts no tasks for parts, audits a large site in one task', async () => {
  const crawl = await beginLargeCrawl(tables.table, { pages: 5, workersMax: WORKERS, requestsAtOnce: 4 });
  const { services, job, siteId } = crawl;
  await discoverUrls(services, job);
  await updateItem(services.table, keys.site(job.organizationId, siteId), { set: { pageCount: PAGES_COUNTED } });
  let remaining = true;
  while (remaining) {
    const result = await crawlBatch(services, job);
    expect(result.slices).toEqual([]);
    remaining = result.remaining;
  }
  await auditSite(services, job);
  expect((await readAudit(crawl)).pages).toBe(6);
});
