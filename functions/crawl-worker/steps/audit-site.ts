import { findAbsentPages } from '../../../shared/domain/issues/absent-pages.ts';
import { type FoundIssue, SiteAudit } from '../../../shared/domain/issues/audit-site.ts';
import type { CheckedUrl } from '../../../shared/domain/issues/audited-page.ts';
import {
  type AuditedUrl,
  IssuesOfUrls,
  type PageState,
  toPageState,
} from '../../../shared/domain/issues/audited-url.ts';
import type { ToCheck } from '../../../shared/domain/issues/check-list.ts';
import { issueTypes } from '../../../shared/domain/issues/issue-types.ts';
import { isPage, type KnownUrl, urlKey } from '../../../shared/domain/issues/known-url.ts';
import { dateTemporaryRedirects } from '../../../shared/domain/issues/temporary-redirects.ts';
import type { PageAbsence } from '../../../shared/domain/pages/page-presence.ts';
import { JobOverError, RetryableError, workerError } from '../../../shared/jobs/worker-errors.ts';
import { log } from '../../../shared/logging/log.ts';
import { getAbsentPages } from '../../../shared/table/absent-pages.ts';
import { getCrawlSearches } from '../../../shared/table/crawl-searches.ts';
import type { Crawl, CrawlChecks } from '../../../shared/table/crawls.ts';
import { getAuditedChecks, getSiteAudit, type PageOfIssue } from '../../../shared/table/site-audits.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import {
  countUnread,
  type ListedForAudit,
  listPagesToAudit,
  mergeKnown,
  readAuditedUrls,
  readMetUrls,
  readSources,
  recordedPages,
} from '../audit/audit-input.ts';
import { checkAddresses } from '../audit/check-addresses.ts';
import { IssueWriter } from '../audit/issue-writer.ts';
import { keepIssuesOfBefore, listKept } from '../audit/keep-issues.ts';
import { publishAudit } from '../audit/publish-audit.ts';
import { toPageOfIssue } from '../audit/to-page-of-issue.ts';
import { readMaxChecks } from '../crawl-choice.ts';
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
  const published = await getSiteAudit(table, key);
  if (published?.crawlId === crawl.id) return;
  const [met, sources, reading] = await Promise.all([
    readMetUrls(table, crawl),
    readSources(table, crawl, site),
    getCrawlSearches(table, crawl),
  ]);
  // Nothing was read of a site that does not respond: what is known of it stays.
  if (sources === null || ![...met.urls.values()].some(isPage)) return;
  await reportCrawl(services, job, { set: { unreadUrls: countUnread(met, crawl, sources) } });
  const before = await readAuditedUrls(table, key, published);
  const known = mergeKnown(met, before);
  const { isComplete } = known;
  const isCurrent = (urlOf: string): boolean => met.urls.has(urlOf);
  const auditedAt = now().toISOString();
  const urls = dateTemporaryRedirects(known.urls, before, { domain: sources.domain, auditedAt, isCurrent });
  const checkedBefore = published === null ? new Map() : await getAuditedChecks(table, key, published);
  const checksMax = readMaxChecks(services, crawl);
  const { searches } = reading;
  const audit = new SiteAudit({
    ...sources,
    auditedAt,
    urls,
    isComplete,
    isCurrent,
    checksMax,
    checkedBefore,
    searches,
    mayProbe: (url) => services.mayProbe(url, sources.domain),
  });
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

  const [listed, absentBefore] = await Promise.all([listPagesToAudit(table, site), getAbsentPages(table, key)]);
  const states = await addPages(services, site, listed, { audit, urls, absentBefore, add });
  const asked = listFailedSpellings(met, urls);
  const isAsked = new Set(asked.map(({ url }) => url));
  const toCheck = audit.toCheck().filter(({ url }) => !isAsked.has(url));
  const results = [...asked, ...(await requestAddresses(services, job, toCheck))];
  const checked = audit.finishChecks(results, now().toISOString());
  for (const found of audit.finish(checked.checks)) await add(found);
  const kept = listKept({ isComplete, hasSearches: reading.status !== 'unavailable' });
  await keepIssuesOfBefore(table, key, published, { kept, urls, add: addKept });
  const counts = await writer.end();
  const after = new Map(
    [...urls].map(([urlOf, known]): [string, AuditedUrl] => [
      urlOf,
      { ...known, page: states.get(urlOf) ?? null, issues: issues.of(urlOf) },
    ]),
  );
  const absent = findAbsentPages(listed, urls, (urlOf) => states.has(urlOf), absentBefore);
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
    links: audit.links(),
    recurringLines: audit.recurringLines(),
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

/** Looks at the pages one by one, in the order of their paths. Returns what lists show of them, by key. */
async function addPages(
  { table }: CrawlServices,
  site: Site,
  listed: readonly ListedForAudit[],
  found: {
    audit: SiteAudit;
    urls: Map<string, KnownUrl>;
    absentBefore: ReadonlyMap<number, PageAbsence>;
    add: (issue: FoundIssue) => Promise<void>;
  },
): Promise<Map<string, PageState>> {
  const grades = new Map(listed.map(({ id, latestGrade }) => [id, latestGrade]));
  const states = new Map<string, PageState>();
  for await (const page of recordedPages(table, site, listed)) {
    const key = urlKey(page.url) ?? page.url;
    const isAbsent = page.id !== null && found.absentBefore.has(page.id);
    const known = found.urls.get(key) ?? (isAbsent ? null : readAlone(page.url, page.record.status));
    if (known === null || !mayBeThere(known) || states.has(key)) continue;
    found.urls.set(key, known);
    states.set(
      key,
      toPageState(page.record, { id: page.id, grade: (page.id !== null && grades.get(page.id)) || null }),
    );
    for (const issue of found.audit.addPage(page)) await found.add(issue);
  }
  return states;
}

/** A page that no crawl of the site met, and a crawl of this page alone read. */
const readAlone = (url: string, statusCode: number): KnownUrl => ({
  url,
  outcome: 'read',
  reason: null,
  statusCode,
  finalUrl: url,
  redirects: [],
  foundOn: null,
  canonicalUrl: null,
});

/** A page that could not be read this time keeps its last reading. */
const mayBeThere = (known: KnownUrl): boolean =>
  isPage(known) || known.outcome === 'error' || known.outcome === 'unreadable';
