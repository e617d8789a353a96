import { GatheredAddresses } from '../../../shared/domain/issues/gathered-addresses.ts';
import { hashKey } from '../../../shared/domain/urls/key-numbers.ts';
import { putGathered } from '../../../shared/table/audit-shares.ts';
import { getColumns } from '../../../shared/table/digested-pages.ts';
import type { CrawlJob } from '../active-crawl.ts';
import type { CrawlServices } from '../services.ts';
import type { BegunAudit } from './begin-audit.ts';
import type { DigestedSite } from './gather-links.ts';
import { divideIntoShares, numberPages } from './numbered-pages.ts';
import { requestChecks } from './request-checks.ts';

/**
 * Goes through the digests of a large site, requests the addresses beside its pages, and stores what the tasks that compare its shares need
 * besides links and the text of pages, which others have gathered. Idempotent.
 */
export async function gatherSite(
  services: CrawlServices,
  job: CrawlJob,
  { crawl, digests: { parts }, begun }: DigestedSite & { begun: BegunAudit },
): Promise<void> {
  const { table, now, settings } = services;
  const addresses = new GatheredAddresses(begun.input);
  const next = numberPages();
  const firsts: number[] = [];
  let pages = 0;
  for (let part = 0; part < parts; part += 1) {
    firsts.push(pages);
    const { digests } = await getColumns(table, crawl, part, ['digests']);
    for (const { page, named } of digests) {
      if (next(hashKey(page.key)) === null) continue;
      addresses.addPage(page, named);
      pages += 1;
    }
  }
  const checked = await requestChecks(services, job, begun, addresses);
  const shares = divideIntoShares({ firsts: [...firsts, pages] }, settings.pagesOfShare);
  const gathered = {
    auditedAt: begun.input.auditedAt,
    isComplete: begun.isComplete,
    absentBefore: [...begun.absentBefore],
    shares: shares.length,
    checks: checked.checks,
    knownChecks: checked.known,
    checkCounts: checked.counts,
  };
  await putGathered(table, crawl, { gathered, shares, now: now() });
}
