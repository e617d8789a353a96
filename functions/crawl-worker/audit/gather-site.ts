import { GatheredSite } from '../../../shared/domain/issues/gathered-site.ts';
import type { ShareOfSite } from '../../../shared/domain/issues/share-of-site.ts';
import { putGathered, type ShareRow } from '../../../shared/table/audit-shares.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { getDigestedPart } from '../../../shared/table/digested-pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import type { CrawlJob } from '../active-crawl.ts';
import type { CrawlServices } from '../services.ts';
import type { BegunAudit } from './begin-audit.ts';
import { digestPart } from './digest-in-parts.ts';
import { acceptPages } from './digest-pages.ts';
import { requestChecks } from './request-checks.ts';
import { storeLinks } from './store-links.ts';

/**
 * Goes through the digests of a large site once and stores what no share of its pages shows, for the tasks that compare the shares.
 * A part that no worker has digested is digested here. Idempotent.
 */
export async function gatherSite(
  services: CrawlServices,
  job: CrawlJob,
  { crawl, site, begun, parts }: { crawl: Crawl; site: Site; begun: BegunAudit; parts: number },
): Promise<void> {
  const { table, now, settings } = services;
  const gathered = new GatheredSite(begun.input);
  const accept = acceptPages(begun);
  /** By part, the order of its first page. */
  const firsts: number[] = [];
  let pages = 0;
  for (let part = 0; part < parts; part += 1) {
    firsts.push(pages);
    const stored = await getDigestedPart(table, crawl, part);
    if (stored === null) throw new Error(`part ${part} of the pages of crawl ${crawl.id} is missing`);
    for (const { digest, status } of stored.digests ?? (await digestPart(services, { crawl, site, begun }, part))) {
      const { key, id, url } = digest.summary;
      if (!accept({ key, id, url, status })) continue;
      gathered.addPage(digest);
      pages += 1;
    }
  }
  const checked = await requestChecks(services, job, begun, gathered);
  const key = { organizationId: site.organizationId, siteId: site.id };
  const { counts, firstPages } = await storeLinks(table, key, crawl, gathered.links());
  const shares = divide([...firsts, pages], settings.pagesOfShare);
  await putGathered(
    table,
    crawl,
    {
      gathered: {
        auditedAt: begun.input.auditedAt,
        isComplete: begun.isComplete,
        absentBefore: [...begun.absentBefore],
        shares: shares.length,
        checks: checked.checks,
        knownChecks: checked.known,
        checkCounts: checked.counts,
        recurringLines: gathered.recurringLines(),
        linkParts: firstPages,
      },
      places: counts,
      shares: describeShares(gathered, shares),
    },
    now(),
  );
}

type Divided = Pick<ShareRow, 'share' | 'parts'>;

/**
 * Divides pages into shares of as many whole parts as have about so many pages.
 * @param firsts - by part the order of its first page, and at the end how many pages there are.
 */
function divide(firsts: readonly number[], pagesOfShare: number): Divided[] {
  const parts = firsts.length - 1;
  const begins = [0];
  for (let part = 1; part < parts; part += 1)
    if ((firsts[part + 1] ?? 0) - (firsts[begins.at(-1) ?? 0] ?? 0) > pagesOfShare) begins.push(part);
  return begins.map((from, number) => {
    const to = begins[number + 1] ?? parts;
    const share: ShareOfSite = { number, of: begins.length, from: firsts[from] ?? 0, to: firsts[to] ?? 0 };
    return { share, parts: [from, to] };
  });
}

function* describeShares(gathered: GatheredSite, shares: readonly Divided[]): Generator<ShareRow> {
  const { linkingPages, clicks } = gathered.places();
  const like = [...gathered.likePages()];
  for (const { share, parts } of shares) {
    const { from, to } = share;
    yield {
      share,
      parts,
      linkingPages: [...linkingPages.subarray(from, to)],
      clicks: [...clicks.subarray(from, to)],
      likePages: like.filter(([order]) => order >= from && order < to),
    };
  }
}
