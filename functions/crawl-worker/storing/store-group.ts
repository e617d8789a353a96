import type { FrontierCandidate } from '../../../shared/domain/crawling/frontier.ts';
import { documentPlace } from '../../../shared/domain/crawling/query-pages.ts';
import { hasQuery, pageKey } from '../../../shared/domain/urls/page-url.ts';
import { inParallel } from '../../../shared/jobs/in-parallel.ts';
import { findPageIdsByPaths } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type ReadPage, recordOtherReadings, recordPageFacts } from '../extract-facts.ts';
import type { ReadDocument } from '../read-document.ts';
import type { UrlReading } from '../read-page.ts';
import type { CrawlServices } from '../services.ts';
import type { BatchOfCrawl } from './batch-of-crawl.ts';
import { ensurePages } from './ensure-pages.ts';
import { foldCanonicals } from './fold-canonicals.ts';
import { foldQueries } from './fold-queries.ts';
import { countsNow, keepUnchanged } from './keep-unchanged.ts';
import { hrefsResolvedElsewhere } from './resolve-links.ts';
import { storeNewPages } from './store-new-pages.ts';
import { storePage } from './store-page.ts';

/** Each page is a separate transaction. Several run concurrently, so that the round trips to the table do not add up. */
const STORES_AT_ONCE = 8;

export interface StoredGroup {
  pagesRead: number;
  links: FrontierCandidate[];
  /** Page keys that redirects led to: they have been read now. */
  redirectedKeys: string[];
  /** URLs whose pages name another page as canonical. */
  foldedUrls: string[];
  /** What each of them names. */
  foldedCanonicals: [string, string][];
  /** URLs with a query that are no other page than their path. */
  foldedQueries: string[];
  /** URLs with a query that are pages. */
  queryPages: string[];
  startPageFailed: boolean;
}

/** Stores what some URLs of a batch gave. A page is made only for what answered with a page; errors and files make none. */
export async function storeGroup(
  services: CrawlServices,
  batchOfCrawl: BatchOfCrawl,
  site: Site,
  readings: readonly UrlReading[],
): Promise<StoredGroup> {
  const { crawl } = batchOfCrawl;
  const documents = documentsOf(readings);
  const queries = await foldQueries(services, site, documents);
  const { kept, folded, canonicals } = await foldCanonicals(services, crawl, site, queries.kept);
  const { stored, pagesRead } = await storeDocuments(services, batchOfCrawl, site, kept);
  const [unchanged] = await Promise.all([
    keepUnchanged(services, batchOfCrawl, readings),
    recordOtherReadings(services, crawl, site, readings),
    recordPageFacts(services, site, stored),
  ]);
  return {
    pagesRead: pagesRead + unchanged.pagesKept,
    links: [...queries.targets, ...canonicals, ...documents.flatMap(linksToFollow), ...unchanged.links],
    redirectedKeys: redirectedKeys(site, documents, readings),
    foldedUrls: folded.map(({ document }) => document.finalUrl),
    foldedCanonicals: folded.map(({ document, extracted }) => [document.finalUrl, extracted.canonicalUrl ?? '']),
    foldedQueries: queries.folded.map(({ document }) => document.finalUrl),
    queryPages: kept.filter(({ place }) => hasQuery(place.pathKey)).map(({ document }) => document.finalUrl),
    startPageFailed: readings.some((reading) => isFailedStartPage(reading, site)),
  };
}

/** Stores documents as pages: those that are new to the site together, and each of the others by itself. */
async function storeDocuments(
  services: CrawlServices,
  batchOfCrawl: BatchOfCrawl,
  site: Site,
  documents: readonly ReadDocument[],
): Promise<{ stored: ReadPage[]; pagesRead: number }> {
  const { crawl, batch } = batchOfCrawl;
  const hrefs = documents.flatMap(({ extracted }) => extracted.links.map(({ href }) => href));
  const pathKeys = documents.map(({ place }) => place.pathKey);
  const [known, resolvedElsewhere, linkIds] = await Promise.all([
    findPageIdsByPaths(services.table, site.organizationId, site.id, pathKeys),
    hrefsResolvedElsewhere(services.table, site, hrefs),
    services.ids.many('link', hrefs.length),
  ]);
  let linksBefore = 0;
  const toStore = documents.map((read) => {
    const ids = linkIds.slice(linksBefore, linksBefore + read.extracted.links.length);
    linksBefore += ids.length;
    const common = { crawl, batch, domain: site.domain, resolvedElsewhere, alwaysNewVersion: false };
    return { ...common, ...read, linkIds: ids };
  });
  const isNew = toStore.filter(({ place }) => !known.has(place.pathKey));
  const created = await storeNewPages(services, crawl, site, isNew);
  const others = toStore.filter((read) => !created.has(read));
  const pages = await ensurePages(
    services,
    crawl,
    site,
    others.map(({ place }) => place),
  );
  const stored: ReadPage[] = [...created].map(([read, page]) => ({ ...read, page }));
  let pagesRead = [...created.values()].filter((page) => countsNow(page, batchOfCrawl)).length;
  await inParallel(others, STORES_AT_ONCE, async (read) => {
    const page = pages.get(read.place.pathKey);
    // A notice that there is no such page is not the page that was planned.
    if (!page || (page.planned && read.extracted.unreadable === 'soft_404')) return;
    if (countsNow(page, batchOfCrawl)) pagesRead += 1;
    const snapshotId = await storePage(services, page, read);
    if (snapshotId !== null) stored.push({ ...read, page });
  });
  return { stored, pagesRead };
}

function documentsOf(readings: readonly UrlReading[]): ReadDocument[] {
  const byPath = new Map<string, ReadDocument>();
  for (const { entry, reading, content } of readings) {
    if (!('outcome' in reading) || content === null) continue;
    const { outcome } = reading;
    if (outcome.kind !== 'snapshot' && outcome.kind !== 'redirect') continue;
    const { document } = outcome;
    const place = documentPlace(document);
    // Two URLs of the group that lead to one page are one page; the one that was asked for directly wins.
    if (place === null || (byPath.has(place.pathKey) && outcome.kind === 'redirect')) continue;
    byPath.set(place.pathKey, { document, place, depth: entry.depth, ...content });
  }
  return [...byPath.values()];
}

/** `nofollow`, on the page or on a link, is respected. */
const linksToFollow = ({ document, extracted, depth }: ReadDocument): FrontierCandidate[] =>
  extracted.links
    .filter((link) => !link.nofollow)
    .map((link) => ({ url: link.url, depth: depth + 1, foundOn: document.finalUrl }));

/** What was asked for itself is in the frontier's memory already. */
function redirectedKeys(site: Site, documents: readonly ReadDocument[], readings: readonly UrlReading[]): string[] {
  const asked = new Set(readings.map(({ entry }) => entry.key));
  const host = pageKey(`https://${site.domain}/`)?.host ?? '';
  return documents.map(({ place }) => host + place.pathKey).filter((key) => !asked.has(key));
}

function isFailedStartPage({ entry, reading }: UrlReading, site: Site): boolean {
  if (!('outcome' in reading) || entry.key !== pageKey(`https://${site.domain}/`)?.key) return false;
  const { kind } = reading.outcome;
  return kind !== 'snapshot' && kind !== 'redirect' && kind !== 'unchanged';
}
