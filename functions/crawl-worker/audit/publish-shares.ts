import {
  getGathered,
  getGatheredOfSite,
  getShareResult,
  type ShareResult,
} from '../../../shared/table/audit-shares.ts';
import { getCrawlSearches } from '../../../shared/table/crawl-searches.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { areCountsInPages, putCountsInPages } from '../../../shared/table/link-counts.ts';
import { getSiteAudit } from '../../../shared/table/site-audits.ts';
import type { CrawlServices } from '../services.ts';
import { IssueWriter } from './issue-writer.ts';
import { publishAudit } from './publish-audit.ts';

/**
 * Makes the findings of all shares the audit of the site: they go by one share after the other. Called again it writes the counts beside the
 * rows of pages, which of a million takes as long. Returns whether that is done.
 */
export async function publishShares(services: CrawlServices, crawl: Crawl, linkTasks: number): Promise<boolean> {
  const { table } = services;
  const key = { organizationId: crawl.organizationId, siteId: crawl.siteId };
  const [gathered, published, reading] = await Promise.all([
    getGathered(table, crawl),
    getSiteAudit(table, key),
    getCrawlSearches(table, crawl),
  ]);
  if (gathered === null) return true;
  const { lines: recurringLines, linkParts, places: readPlaces } = await getGatheredOfSite(table, crawl, linkTasks);
  if (published?.crawlId === crawl.id) {
    if (!(await areCountsInPages(table, key))) await putCountsInPages(table, key, new Map(), readPlaces());
    return true;
  }
  const writer = new IssueWriter(table, key, crawl.id);
  const results: ShareResult[] = [];
  for (let number = 0; number < gathered.shares; number += 1) {
    const { result, found } = await getShareResult(table, crawl, number);
    results.push(result);
    for await (const part of found()) for (const [issueId, page] of part) await writer.add(issueId, page);
  }
  const { isComplete, knownChecks: known, checkCounts: counts } = gathered;
  await publishAudit(services, crawl, {
    begun: { published, isComplete, reading },
    results,
    counts: await writer.end(),
    checked: { known, counts },
    recurringLines,
    linkParts,
    readPlaces,
    leavesCounts: true,
  });
  return false;
}
