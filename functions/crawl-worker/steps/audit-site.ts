import { SiteAudit } from '../../../shared/domain/issues/audit-site.ts';
import { JobOverError, RetryableError, WorkSharedError, workerError } from '../../../shared/jobs/worker-errors.ts';
import { log } from '../../../shared/logging/log.ts';
import { getGathered, listUncomparedShares, listUngathered } from '../../../shared/table/audit-shares.ts';
import { type CrawlState, getCrawlState, updateCrawlState } from '../../../shared/table/crawl-frontier.ts';
import type { Crawl, CrawlChecks } from '../../../shared/table/crawls.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import { countUnread, listPagesToAudit } from '../audit/audit-input.ts';
import { type BegunAudit, beginAudit } from '../audit/begin-audit.ts';
import { compareShare } from '../audit/compare-share.ts';
import { acceptPages, digestPages } from '../audit/digest-pages.ts';
import { finishShare, PagesOfShare } from '../audit/finish-share.ts';
import { gather } from '../audit/gather.ts';
import { gatherSite } from '../audit/gather-site.ts';
import { IssueWriter } from '../audit/issue-writer.ts';
import { publishAudit } from '../audit/publish-audit.ts';
import { publishShares } from '../audit/publish-shares.ts';
import { requestChecks } from '../audit/request-checks.ts';
import { storeLinks } from '../audit/store-links.ts';
import type { CrawlServices } from '../services.ts';

/**
 * Looks for the issues of a site in what its crawl stored, and for what has changed since the crawl before; then both can be read
 * at once. Idempotent: what is written before has the same keys when the step runs again.
 * @param mayShare - false in executions of an earlier version, which know of no shares.
 * @throws WorkSharedError when the step is to run again: of a large site, after other tasks have compared its shares, or to write the rest.
 */
export async function auditSite(services: CrawlServices, job: CrawlJob, mayShare = false): Promise<void> {
  const begun: CrawlChecks = { done: 0, total: null };
  const { crawl, site } = await reportCrawl(services, job, { set: { auditChecks: begun } });
  try {
    await auditCrawledSite(services, job, { crawl, site, mayShare });
  } catch (error) {
    if (error instanceof JobOverError || error instanceof WorkSharedError) throw error;
    if (workerError(error) instanceof RetryableError) throw error;
    // Issues are an extra: a failure of theirs does not cost the crawl.
    log.error('the site could not be audited', error, { site_id: site.id });
  }
}

interface SiteOfCrawl {
  crawl: Crawl;
  site: Site;
  mayShare: boolean;
}

async function auditCrawledSite(services: CrawlServices, job: CrawlJob, of: SiteOfCrawl): Promise<void> {
  const state = await getCrawlState(services.table, of.crawl);
  if (state?.digests) return auditInShares(services, job, of, { ...state, digests: state.digests });
  const begun = await beginAudit(services, of.crawl, of.site);
  if (begun === null) return;
  await reportUnread(services, job, of.crawl, begun);
  await auditAtOnce(services, job, of, begun);
}

const reportUnread = (services: CrawlServices, job: CrawlJob, crawl: Crawl, { met, input, isCurrent }: BegunAudit) =>
  reportCrawl(services, job, {
    set: { unreadUrls: countUnread({ beyondLimit: met.beyondLimit, isCurrent }, crawl, input) },
  });

/** The pages of a site are looked at one by one, in the order of their paths, and compared in the same task. */
async function auditAtOnce(
  services: CrawlServices,
  job: CrawlJob,
  { crawl, site }: SiteOfCrawl,
  begun: BegunAudit,
): Promise<void> {
  const { table } = services;
  const key = { organizationId: site.organizationId, siteId: site.id };
  const writer = new IssueWriter(table, key, crawl.id);
  const pages = new PagesOfShare((issueId, page) => writer.add(issueId, page));
  const audit = new SiteAudit(begun.input);
  const { gathered, share } = audit;
  const listed = await listPagesToAudit(table, site);
  const accept = acceptPages(begun);
  for await (const { digest, state, status } of digestPages(table, site, begun, listed)) {
    const { key: keyOfPage, url } = digest.summary;
    if (!accept({ key: keyOfPage, url, status })) continue;
    audit.addPage(digest);
    await pages.addPage(keyOfPage, state, digest.issues);
  }
  const checked = await requestChecks(services, job, begun, gathered.addresses);
  const result = await finishShare(table, crawl, begun, {
    number: 0,
    share,
    gathered: { checks: checked.checks, places: gathered.places(), likePages: gathered.texts.likePages() },
    pages,
    listed,
  });
  const { counts: places, firstPages } = await storeLinks(table, key, crawl, {
    pages: gathered.links(),
    numberOf: (at) => at,
  });
  await publishAudit(services, crawl, {
    begun,
    results: [result],
    counts: await writer.end(),
    checked,
    recurringLines: gathered.texts.recurringLines(),
    linkParts: [firstPages],
    readPlaces: async function* () {
      yield places;
    },
  });
}

/** Of a large site: all that no share shows is gathered first, then shares are compared by other tasks, then their findings are published together. */
async function auditInShares(
  services: CrawlServices,
  job: CrawlJob,
  { crawl, site, mayShare }: SiteOfCrawl,
  state: CrawlState & { digests: NonNullable<CrawlState['digests']> },
): Promise<void> {
  const { table, now } = services;
  const { digests } = state;
  if ((await getGathered(table, crawl)) === null) {
    for (const number of await listUngathered(table, crawl, digests.linkTasks))
      await gather(services, { crawl, digests }, number);
    const begun = await beginAudit(services, crawl, site, { needsState: () => false });
    if (begun === null) return;
    await reportUnread(services, job, crawl, begun);
    await gatherSite(services, job, { crawl, digests, begun });
  }
  const left = await listUncomparedShares(table, crawl);
  if (left.length > 0 && mayShare) {
    await updateCrawlState(table, crawl, { ...state, digests: { ...digests, areGathered: true } }, now());
    throw new WorkSharedError(`${left.length} shares of site ${site.id} are to be compared`);
  }
  for (const number of left) await compareShare(services, { crawl, site, parts: digests.parts }, number);
  const isDone = await publishShares(services, crawl, digests.linkTasks);
  if (isDone) return;
  if (mayShare)
    throw new WorkSharedError(
      `the audit of site ${site.id} is published, and another task writes the counts of its pages`,
    );
  await publishShares(services, crawl, digests.linkTasks);
}
