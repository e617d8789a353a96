import type { FrontierCandidate } from '../../shared/domain/crawling/frontier.ts';
import type { WebDocument } from '../../shared/domain/crawling/web-response.ts';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import type { ExtractedPage } from '../../shared/domain/extraction/extracted-page.ts';
import { pageKey } from '../../shared/domain/urls/page-url.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { getPageLinks } from '../../shared/table/page-links.ts';
import { findPageIdByPath, getPage, type Page, updatePageWrite } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import { transact } from '../../shared/table/transaction.ts';
import { ensurePages, pagePlace } from './ensure-pages.ts';
import { type ReadPage, recordOtherReadings, recordPageFacts } from './extract-facts.ts';
import type { UrlReading } from './read-page.ts';
import { hrefsResolvedElsewhere } from './resolve-links.ts';
import type { CrawlServices } from './services.ts';
import { storePage } from './store-page.ts';

export interface StoredBatch {
  pagesRead: number;
  links: FrontierCandidate[];
  /** Page keys that redirects led to: they have been read now. */
  redirectedKeys: string[];
  startPageFailed: boolean;
}

interface ReadDocument {
  document: WebDocument;
  depth: number;
  extracted: ExtractedPage;
}

/** Stores what a batch of URLs gave. A page is made only for what answered with a page; errors and files make none. */
export async function storeBatch(
  services: CrawlServices,
  crawl: Crawl,
  site: Site,
  readings: readonly UrlReading[],
): Promise<StoredBatch> {
  const documents = documentsOf(readings);
  const pages = await ensurePages(
    services,
    site,
    documents.map(({ document }) => document.finalUrl),
  );
  const resolvedElsewhere = await hrefsResolvedElsewhere(
    services.table,
    site,
    documents.flatMap(({ extracted }) => extracted.links.map(({ href }) => href)),
  );
  const links: FrontierCandidate[] = [];
  const stored: ReadPage[] = [];
  let pagesRead = 0;
  for (const { document, depth, extracted } of documents) {
    const page = pages.get(pagePlace(document.finalUrl)?.pathKey ?? '');
    if (!page) continue;
    // A page that redirects led to twice is one page.
    if (page.lastCrawlId !== crawl.id) pagesRead += 1;
    const snapshotId = await storePage(services, page, {
      crawlId: crawl.id,
      domain: site.domain,
      document,
      extracted,
      resolvedElsewhere,
      alwaysNewVersion: false,
    });
    links.push(...linksToFollow(extracted, depth));
    if (snapshotId !== null) stored.push({ page, document, extracted });
  }
  await recordOtherReadings(services, site, readings);
  await recordPageFacts(services, site, stored);
  const unchanged = await keepUnchanged(services, crawl, site, readings);
  return {
    pagesRead: pagesRead + unchanged.pagesKept,
    links: [...links, ...unchanged.links],
    redirectedKeys: documents.flatMap(({ document }) => pageKey(document.finalUrl)?.key ?? []),
    startPageFailed: readings.some((reading) => isFailedStartPage(reading, site)),
  };
}

function documentsOf(readings: readonly UrlReading[]): ReadDocument[] {
  const byKey = new Map<string, ReadDocument>();
  for (const { entry, reading } of readings) {
    if (!('outcome' in reading)) continue;
    const { outcome } = reading;
    if (outcome.kind !== 'snapshot' && outcome.kind !== 'redirect') continue;
    const { document } = outcome;
    const key = pageKey(document.finalUrl)?.key;
    // Two URLs of the batch that lead to one page are one page; the one that was asked for directly wins.
    if (key === undefined || (byKey.has(key) && outcome.kind === 'redirect')) continue;
    const extracted = extractPage({ html: document.body, url: document.finalUrl });
    byKey.set(key, { document, depth: entry.depth, extracted });
  }
  return [...byKey.values()];
}

/** `nofollow`, on the page or on a link, is respected. */
const linksToFollow = (extracted: ExtractedPage, depth: number): FrontierCandidate[] =>
  extracted.robots.nofollow
    ? []
    : extracted.links.filter((link) => !link.nofollow).map((link) => ({ url: link.url, depth: depth + 1 }));

/** A page that answered "not modified" keeps its snapshot; its stored links are followed. */
async function keepUnchanged(
  { table }: CrawlServices,
  crawl: Crawl,
  site: Site,
  readings: readonly UrlReading[],
): Promise<{ pagesKept: number; links: FrontierCandidate[] }> {
  const links: FrontierCandidate[] = [];
  let pagesKept = 0;
  for (const { entry, reading } of readings) {
    if (!('outcome' in reading) || reading.outcome.kind !== 'unchanged') continue;
    const page = await pageAt({ table }, site, entry.url);
    if (!page || page.lastCrawlId === crawl.id) continue;
    await transact(table, [updatePageWrite(page, { set: { lastCrawlId: crawl.id } })]);
    const stored = await getPageLinks(table, site.organizationId, page.id);
    links.push(...stored.map((link) => ({ url: link.url, depth: entry.depth + 1 })));
    pagesKept += 1;
  }
  return { pagesKept, links };
}

async function pageAt({ table }: Pick<CrawlServices, 'table'>, site: Site, url: string): Promise<Page | null> {
  const place = pagePlace(url);
  const id = place && (await findPageIdByPath(table, site.organizationId, site.id, place.pathKey));
  return id ? getPage(table, site.organizationId, id) : null;
}

function isFailedStartPage({ entry, reading }: UrlReading, site: Site): boolean {
  if (!('outcome' in reading) || pageKey(entry.url)?.key !== pageKey(`https://${site.domain}/`)?.key) return false;
  const { kind } = reading.outcome;
  return kind !== 'snapshot' && kind !== 'redirect' && kind !== 'unchanged';
}
