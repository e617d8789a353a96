import type { AuditedUrl } from '../../../shared/domain/issues/audited-url.ts';
import { isPage, type KnownUrl } from '../../../shared/domain/issues/known-url.ts';
import { PageDigester } from '../../../shared/domain/issues/page-digester.ts';
import type { SiteToAudit } from '../../../shared/domain/issues/site-to-audit.ts';
import type { UrlStore } from '../../../shared/domain/issues/url-store.ts';
import type { PageAbsence } from '../../../shared/domain/pages/page-presence.ts';
import type { SearchReading } from '../../../shared/domain/search-console/site-searches.ts';
import { getAbsentPages } from '../../../shared/table/absent-pages.ts';
import { getCrawlSearches } from '../../../shared/table/crawl-searches.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { getAuditedChecks, getSiteAudit, type SiteAudit as PublishedAudit } from '../../../shared/table/site-audits.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { readMaxChecks } from '../crawl-choice.ts';
import type { CrawlServices } from '../services.ts';
import { type MetUrls, mergeKnown, readAuditedUrls, readMetUrls, readSources } from './audit-input.ts';

export interface BegunAudit {
  readonly input: SiteToAudit;
  readonly digester: PageDigester;
  /** The audit that the site has so far, and the URLs as it left them. */
  readonly published: PublishedAudit | null;
  readonly before: UrlStore<AuditedUrl>;
  readonly met: MetUrls;
  /** All that are known, by key: of the input as well. */
  readonly urls: UrlStore<KnownUrl>;
  readonly isComplete: boolean;
  readonly isCurrent: (key: string) => boolean;
  readonly absentBefore: ReadonlyMap<number, PageAbsence>;
  readonly reading: SearchReading;
}

/** Of a task beside others, which all have to find the same. */
interface TaskOfSeveral {
  readonly auditedAt?: string;
  readonly absentBefore?: ReadonlyMap<number, PageAbsence>;
  /** Of which keys the state of the page in the audit before is needed: it is most of what is kept of a URL. */
  readonly needsState: (key: string) => boolean;
}

/** Reads all that an audit knows before it looks at pages. Null where nothing was read of the site, or it was audited already. */
export async function beginAudit(
  services: CrawlServices,
  crawl: Crawl,
  site: Site,
  task: TaskOfSeveral | null = null,
): Promise<BegunAudit | null> {
  const { table, now } = services;
  const key = { organizationId: site.organizationId, siteId: site.id };
  const published = await getSiteAudit(table, key);
  if (published?.crawlId === crawl.id) return null;
  const [met, sources, reading, absentBefore] = await Promise.all([
    readMetUrls(table, crawl, task?.needsState),
    readSources(table, crawl, site),
    getCrawlSearches(table, crawl),
    task?.absentBefore ?? getAbsentPages(table, key),
  ]);
  // Nothing was read of a site that does not respond: what is known of it stays.
  if (sources === null || !hasPage(met)) return null;
  const before = await readAuditedUrls(table, key, published, task?.needsState);
  const { isComplete, isCurrent } = mergeKnown(met, before);
  const { urls } = met;
  const auditedAt = task?.auditedAt ?? now().toISOString();
  const input: SiteToAudit = {
    ...sources,
    auditedAt,
    urls,
    isComplete,
    isCurrent,
    checksMax: readMaxChecks(services, crawl),
    checkedBefore: published === null ? new Map() : await getAuditedChecks(table, key, published),
    searches: reading.searches,
    mayProbe: (url) => services.mayProbe(url, sources.domain),
  };
  const digester = new PageDigester(input);
  return { input, digester, published, before, met, urls, isComplete, isCurrent, absentBefore, reading };
}

function hasPage({ urls }: MetUrls): boolean {
  for (const known of urls.values()) if (isPage(known)) return true;
  return false;
}
