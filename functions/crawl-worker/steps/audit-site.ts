import { findAbsentPages } from '../../../shared/domain/issues/absent-pages.ts';
import type { CheckedUrl } from '../../../shared/domain/issues/audited-page.ts';
import { type AuditedUrl, IssuesOfUrls, type PageState } from '../../../shared/domain/issues/audited-url.ts';
import type { ToCheck } from '../../../shared/domain/issues/check-list.ts';
import { issueTypes } from '../../../shared/domain/issues/issue-types.ts';
import { urlKey } from '../../../shared/domain/issues/known-url.ts';
import type { FoundIssue } from '../../../shared/domain/issues/page-digest.ts';
import { JobOverError, RetryableError, workerError } from '../../../shared/jobs/worker-errors.ts';
import { log } from '../../../shared/logging/log.ts';
import { getCrawlState } from '../../../shared/table/crawl-frontier.ts';
import type { Crawl, CrawlChecks } from '../../../shared/table/crawls.ts';
import type { PageToAudit } from '../../../shared/table/digested-pages.ts';
import type { PageOfIssue } from '../../../shared/table/site-audits.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import { countUnread } from '../audit/audit-input.ts';
import { type BegunAudit, beginAudit } from '../audit/begin-audit.ts';
import { checkAddresses } from '../audit/check-addresses.ts';
import { digestedPages, findKnown } from '../audit/digest-pages.ts';
import { IssueWriter } from '../audit/issue-writer.ts';
import { keepIssuesOfBefore, listKept } from '../audit/keep-issues.ts';
import { publishAudit } from '../audit/publish-audit.ts';
import { toPageOfIssue } from '../audit/to-page-of-issue.ts';
import { listFailedSpellings } from '../other-spellings.ts';
import { reportWhile } from '../report-while.ts';
import type { CrawlServices } from '../services.ts';

/**
 * Looks for the issues of a site in what its crawl stored, and for what has changed since the crawl before; then both can be read
 * at once. Idempotent: what is written before has the same keys when the step runs again.
 */
export async function auditSite(services: CrawlServices, job: CrawlJob): Promise<void> {
  const begun: CrawlChecks = { done: 0, total: null };
  const { crawl, site } = await reportCrawl(services, job, { set: { auditChecks: begun } });
  try {
    await auditCrawledSite(services, job, crawl, site);
  } catch (error) {
    if (error instanceof JobOverError || workerError(error) instanceof RetryableError) throw error;
    // Issues are an extra: a failure of theirs does not cost the crawl.
    log.error('the site could not be audited', error, { site_id: site.id });
  }
}

async function auditCrawledSite(services: CrawlServices, job: CrawlJob, crawl: Crawl, site: Site): Promise<void> {
  const { table, now } = services;
  const key = { organizationId: site.organizationId, siteId: site.id };
  const [begun, state] = [await beginAudit(services, crawl, site), await getCrawlState(table, crawl)];
  if (begun === null) return;
  const { audit, published, before, met, urls, isComplete, isCurrent, absentBefore, reading } = begun;
  await reportCrawl(services, job, { set: { unreadUrls: countUnread(met, crawl, begun.sources) } });
  const writer = new IssueWriter(table, key, crawl.id);
  const issues = new IssuesOfUrls(issueTypes.map(({ id }) => id));
  const addKept = async (issueId: string, page: PageOfIssue): Promise<void> => {
    issues.add({ issueId, url: page.url });
    await writer.add(issueId, page);
  };
  const add = async (found: FoundIssue): Promise<void> => {
    issues.add(found);
    await writer.add(found.issueId, toPageOfIssue(found));
  };

  const { states, unread } = await addPages(
    services,
    { crawl, site, parts: state?.digests?.parts ?? null },
    begun,
    add,
  );
  const asked = listFailedSpellings(met, urls);
  const isAsked = new Set(asked.map(({ url }) => url));
  const toCheck = audit.toCheck().filter(({ url }) => !isAsked.has(url));
  const results = [...asked, ...(await requestAddresses(services, job, toCheck))];
  const checked = audit.finishChecks(results, now().toISOString());
  for (const found of audit.finish(checked.checks)) await add(found);
  const kept = listKept({ isComplete, hasSearches: reading.status !== 'unavailable' });
  await keepIssuesOfBefore(table, key, published, { kept, urls, add: addKept });
  const counts = await writer.end();
  const after = new Map<string, AuditedUrl>();
  for (const [urlOf, known] of urls)
    after.set(urlOf, { ...known, page: states.get(urlOf) ?? null, issues: issues.of(urlOf) });
  const absent = findAbsentPages(unread, urls, (urlOf) => states.has(urlOf), absentBefore);
  const result = {
    published,
    before,
    after,
    isCurrent,
    isComplete,
    issues,
    counts,
    checked,
    absent,
    reading,
    links: audit.gathered.links(),
    recurringLines: audit.gathered.recurringLines(),
  };
  await publishAudit(services, crawl, result);
}

/** Requests addresses, and reports how far it is while that goes on. */
async function requestAddresses(
  services: CrawlServices,
  job: CrawlJob,
  addresses: readonly ToCheck[],
): Promise<CheckedUrl[]> {
  let done = 0;
  const progress = (): { auditChecks: CrawlChecks } => ({ auditChecks: { done, total: addresses.length } });
  const onChecked = (): void => {
    done += 1;
  };
  await reportCrawl(services, job, { set: progress() });
  return reportWhile(services, job, progress, (signal) => checkAddresses(services, addresses, { signal, onChecked }));
}

/** Looks at the pages one by one, in the order of their paths. Returns what lists show of them, by key, and those of which there is no digest. */
async function addPages(
  { table }: CrawlServices,
  place: { crawl: Crawl; site: Site; parts: number | null },
  begun: BegunAudit,
  add: (issue: FoundIssue) => Promise<void>,
): Promise<{ states: Map<string, PageState>; unread: PageToAudit[] }> {
  const states = new Map<string, PageState>();
  const unread: PageToAudit[] = [];
  for await (const { pages, digests } of digestedPages(table, place, begun)) {
    for await (const { digest, state, status } of digests) {
      const { key, id, url } = digest.summary;
      const known = findKnown(begun, { id, url, status });
      if (known === null || states.has(key)) continue;
      begun.urls.set(key, known);
      states.set(key, state);
      begun.audit.addPage(digest);
      for (const issue of digest.issues) await add(issue);
    }
    unread.push(...pages.filter(({ url }) => url !== null && !states.has(urlKey(url) ?? url)));
  }
  return { states, unread };
}
