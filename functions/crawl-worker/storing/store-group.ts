import type { FrontierCandidate } from '../../../shared/domain/crawling/frontier.ts';
import { documentPlace } from '../../../shared/domain/crawling/query-pages.ts';
import type { WebDocument } from '../../../shared/domain/crawling/web-response.ts';
import { hasQuery, pageKey, pagePathKey, pageUrl, toFolderKey } from '../../../shared/domain/urls/page-url.ts';
import { runInParallel } from '../../../shared/jobs/run-in-parallel.ts';
import { findPageIdsByPaths } from '../../../shared/table/page-ids.ts';
import type { Page } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type ReadPage, recordOtherReadings, recordPageFacts } from '../extract-facts.ts';
import type { ReadDocument } from '../read-document.ts';
import type { UrlReading } from '../read-page.ts';
import type { CrawlServices } from '../services.ts';
import type { BatchOfCrawl } from './batch-of-crawl.ts';
import { ensurePages } from './ensure-pages.ts';
import { foldCanonicals } from './fold-canonicals.ts';
import { foldDefaultDocuments, noteDefaultDocuments } from './fold-default-documents.ts';
import { foldQueries } from './fold-queries.ts';
import { countsNow, keepUnchanged } from './keep-unchanged.ts';
import type { PageToStore } from './page-rows.ts';
import { hrefsResolvedElsewhere } from './resolve-links.ts';
import { storeNewPages } from './store-new-pages.ts';
import { storePage } from './store-page.ts';

/** Each page is a separate transaction. Several of a crawl run concurrently, so that the round trips to the table do not add up. */
const STORES_AT_ONCE = 8;

export interface StoredGroup {
  pagesRead: number;
  links: FrontierCandidate[];
  /** Page keys that redirects led to: they have been read now. */
  redirectedKeys: string[];
  /** URLs whose pages name another page as canonical. */
  foldedUrls: string[];
  /** URLs of default documents that are the page of their folder. */
  foldedDefaults: string[];
  /** The page of each of those. */
  foldedInto: [string, string][];
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
  const documents = collectDocuments(readings);
  const queries = await foldQueries(services, site, documents);
  const named = await foldCanonicals(services, crawl, site, queries.kept);
  const { folded, canonicals } = named;
  const { kept, folded: defaults } = await foldDefaultDocuments(services, site, named.kept);
  const { stored, pagesRead } = await storeDocuments(services, batchOfCrawl, site, kept);
  const sameAsFolder = [...folded.filter(namesFolder), ...defaults.map(({ read }) => read)];
  const [unchanged] = await Promise.all([
    keepUnchanged(services, batchOfCrawl, readings),
    recordOtherReadings(services, crawl, site, readings),
    recordPageFacts(services, site, stored),
    noteDefaultDocuments(services, site, { folded: sameAsFolder, read: readings.flatMap(readDocument) }),
  ]);
  return {
    pagesRead: pagesRead + unchanged.pagesKept,
    links: [...queries.targets, ...canonicals, ...documents.flatMap(linksToFollow), ...unchanged.links],
    redirectedKeys: redirectedKeys(site, documents, readings),
    foldedUrls: folded.map(({ document }) => document.finalUrl),
    foldedDefaults: defaults.map(({ read }) => read.document.finalUrl),
    foldedInto: [
      ...folded.map(({ document, extracted }): [string, string] => [document.finalUrl, extracted.canonicalUrl ?? '']),
      ...defaults.map(({ read, url }): [string, string] => [read.document.finalUrl, url]),
    ],
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
  const storePages = (reads: typeof others) =>
    ensurePages(
      services,
      crawl,
      site,
      reads.map(({ place }) => place),
    );
  const pages = await storePages(others);
  const stored: ReadPage[] = [...created].map(([read, page]) => ({ ...read, page }));
  let pagesRead = [...created.values()].filter((page) => countsNow(page, batchOfCrawl)).length;
  const storeInto = (among: typeof pages, reads: typeof others) =>
    runInParallel(reads, Math.floor(STORES_AT_ONCE / (1 + (batchOfCrawl.besides ?? 0))), async (read) => {
      const page = among.get(read.place.pathKey);
      // A notice that there is no such page is not the page that was planned.
      if (!page || (page.planned && read.extracted.unreadable === 'soft_404')) return;
      if (countsNow(page, batchOfCrawl)) pagesRead += 1;
      const snapshotId = await storePage(services, page, { ...read, moveTo: placeOfFolder(site, page, read) });
      if (snapshotId !== null) stored.push({ ...read, page });
    });
  const folders = new Set(others.filter((read) => placeOfFolder(site, pages.get(read.place.pathKey), read) !== null));
  const rest = others.filter((read) => !folders.has(read));
  await storeInto(pages, [...folders]);
  // A page's former path may be the path of another one.
  await storeInto(folders.size === 0 ? pages : await storePages(rest), rest);
  return { stored, pagesRead };
}

/** Its canonical is the folder of the default document that it is. */
const namesFolder = ({ place, extracted }: ReadDocument): boolean =>
  pageKey(extracted.canonicalUrl ?? '')?.path === toFolderKey(place.pathKey);

/** An older release kept a default document under the key of its folder: where the folder itself is read, the page is there. */
function placeOfFolder(
  site: Site,
  page: Page | undefined,
  { place, extracted }: ReadDocument,
): NonNullable<PageToStore['moveTo']> | null {
  if (page === undefined || page.planned || extracted.unreadable !== null) return null;
  if (toFolderKey(pagePathKey(page.path ?? '/')) !== place.pathKey) return null;
  return { ...place, url: pageUrl(site.domain, place.path) };
}

const readDocument = ({ reading }: UrlReading): WebDocument[] =>
  'outcome' in reading && (reading.outcome.kind === 'snapshot' || reading.outcome.kind === 'redirect')
    ? [reading.outcome.document]
    : [];

function collectDocuments(readings: readonly UrlReading[]): ReadDocument[] {
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

/** Skips URLs that were requested themselves: the frontier remembers them. */
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
