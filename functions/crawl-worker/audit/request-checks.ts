import type { CheckedUrl } from '../../../shared/domain/issues/audited-page.ts';
import type { ToCheck } from '../../../shared/domain/issues/check-list.ts';
import type { GatheredAddresses } from '../../../shared/domain/issues/gathered-addresses.ts';
import type { CrawlChecks } from '../../../shared/table/crawls.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import { listFailedSpellings } from '../other-spellings.ts';
import { reportWhile } from '../report-while.ts';
import type { CrawlServices } from '../services.ts';
import type { BegunAudit } from './begin-audit.ts';
import { checkAddresses } from './check-addresses.ts';

/** Requests the addresses that the pages of a site name and that are none of its pages, when all pages were gathered. */
export async function requestChecks(
  services: CrawlServices,
  job: CrawlJob,
  { met, urls }: Pick<BegunAudit, 'met' | 'urls'>,
  gathered: GatheredAddresses,
): Promise<ReturnType<GatheredAddresses['finishChecks']>> {
  const asked = listFailedSpellings(met, urls);
  const isAsked = new Set(asked.map(({ url }) => url));
  const toCheck = gathered.toCheck().filter(({ url }) => !isAsked.has(url));
  const results = [...asked, ...(await requestAddresses(services, job, toCheck))];
  return gathered.finishChecks(results, services.now().toISOString());
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
