import type { WebDocument } from '../../shared/domain/crawling/web-response.ts';
import type { ExtractedPage } from '../../shared/domain/extraction/extracted-page.ts';
import { pageUrl } from '../../shared/domain/urls/page-url.ts';
import { JobOverError, PermanentError } from '../../shared/jobs/worker-errors.ts';
import { contentVersionPageChanges, crawledVersionWrite } from '../../shared/table/content-versions.ts';
import { type Crawl, crawlRunsCheck } from '../../shared/table/crawls.ts';
import type { BlobPointer } from '../../shared/table/engine/blobs.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact, type Write } from '../../shared/table/engine/transaction.ts';
import type { LeanSnapshot } from '../../shared/table/lean-rows.ts';
import {
  mergePageChanges,
  movePathWrites,
  type PageChanges,
  pageIsUnchanged,
  placeInList,
} from '../../shared/table/page-changes.ts';
import { pageLinksWrites } from '../../shared/table/page-links.ts';
import { getPage, type Page, updatePageWrite } from '../../shared/table/pages.ts';
import { snapshotPageChanges, snapshotWrites } from '../../shared/table/snapshots.ts';
import type { CrawlServices } from './services.ts';
import { bodyHash, capturedSchema, linkCounts, validatorsOf } from './snapshot-of-page.ts';

export interface PageToStore {
  crawl: Pick<Crawl, 'organizationId' | 'id'>;
  /** The batch of a site's crawl. */
  batch?: number;
  domain: string;
  document: WebDocument;
  extracted: ExtractedPage;
  /** A browser ran its scripts first. */
  rendered: boolean;
  /** An id for each of the page's links. */
  linkIds: readonly number[];
  /** Hrefs that lead to pages of the organization's other sites. */
  resolvedElsewhere: ReadonlySet<string>;
  /** A recrawl of one page always advances its content version; a crawl of the site only when the body changed. */
  alwaysNewVersion: boolean;
  /** Where the page moved to: its row takes this path, and the old one is free. */
  moveTo?: { path: string; pathKey: string; url: string } | null;
}

/**
 * Stores what a crawl read of a page: snapshot, links and, if there is a new body, a content version, all in one
 * transaction with the page's row. Idempotent per crawl. Returns the snapshot's id, or null when
 * the page is gone.
 * @throws JobOverError when the crawl was cancelled or has failed; nothing is stored then.
 */
export function storePage(services: CrawlServices, page: Page, read: PageToStore): Promise<number | null> {
  return retryWhileContended(`page ${page.id}`, async (attemptsBefore) => {
    const current = attemptsBefore === 0 ? page : await getPage(services.table, page.organizationId, page.id);
    // A planned page whose slug has changed since is no longer the page that was read.
    if (!current || (current.planned && current.path !== page.path)) return null;
    if (current.lastCrawlId === read.crawl.id && current.latestSnapshot) return current.latestSnapshot.id;
    return (await tryToStore(services, current, read)) ?? contended;
  });
}

async function tryToStore(services: CrawlServices, page: Page, read: PageToStore): Promise<number | null> {
  const { table, ids, now } = services;
  const { extracted, document } = read;
  const { organizationId } = page;
  const at = now();
  const snapshotId = await ids.next('snapshot', { above: page.latestSnapshot?.id ?? 0 });
  const lean: LeanSnapshot = {
    id: snapshotId,
    title: extracted.title,
    metaDescription: extracted.metaDescription,
    h1: extracted.h1,
    wordCount: extracted.wordCount,
    statusCode: document.status,
    createdAt: at.toISOString(),
    reading: shownReading(extracted),
  };
  const schema = capturedSchema(extracted.structuredData);
  const [snapshot, links] = await Promise.all([
    snapshotWrites(
      table,
      organizationId,
      {
        ...lean,
        pageId: page.id,
        crawlId: read.crawl.id,
        url: urlOf(page, read.domain),
        path: page.path,
        status: extracted.unreadable === null ? 'completed' : `unreadable: ${extracted.unreadable}`,
        updatedAt: at.toISOString(),
        rendered: read.rendered,
      },
      { markdown: extracted.markdown, schema, signals: extracted.signals },
      at,
    ),
    linkWrites(services, page, read, at),
  ]);
  const version = await versionWrites(services, page, read, snapshot.body, at);
  const changes = mergePageChanges(snapshotPageChanges(lean), version.changes, {
    set: {
      ...validatorsOf(document),
      title: extracted.title,
      lastCrawlId: read.crawl.id,
      lastCrawlBatch: read.batch ?? null,
      linkCounts: linkCounts(extracted.links, read.domain, read.resolvedElsewhere),
      language: extracted.language,
      noindex: extracted.robots.noindex,
      canonicalUrl: extracted.canonicalUrl,
      unreadable: extracted.unreadable,
      detectedPageKind: extracted.signals.kind.kind,
      updatedAt: at.toISOString(),
      ...(page.planned ? { planned: false, url: urlOf(page, read.domain) } : {}),
      ...movedAttributes(page, read.moveTo ?? null),
    },
  });
  const result = await transact(table, [
    crawlRunsCheck(read.crawl),
    ...(read.moveTo ? movePathWrites(page, read.moveTo) : []),
    ...snapshot.writes,
    ...links.writes,
    ...version.writes,
    updatePageWrite(page, changes, [
      ...pageIsUnchanged(page, 'contentRevision', 'lastCrawlId'),
      ...(page.planned ? pageIsUnchanged(page, 'path') : []),
      // A page that moves gets a new place in the list, which depends on its priority too.
      ...(read.moveTo ? pageIsUnchanged(page, 'isPriority') : []),
    ]),
  ]);
  if (!result.ok) {
    if (result.failed.includes('crawl')) throw new JobOverError(`crawl ${read.crawl.id} is over`);
    if (result.failed.includes('path')) throw new PermanentError(`another page is at ${read.moveTo?.path} by now`);
    return null;
  }
  await links.releaseReplaced();
  return snapshotId;
}

function shownReading({ signals: { reading } }: ExtractedPage): LeanSnapshot['reading'] {
  return reading && { share: reading.share, confidence: reading.confidence, doubt: reading.doubt };
}

/** A planned page becomes live when a crawl reads its path: its URL is that of the site's domain then. */
const urlOf = (page: Page, domain: string): string | null =>
  page.planned ? pageUrl(domain, page.path ?? '/') : page.url;

const movedAttributes = (page: Page, moveTo: PageToStore['moveTo']): Record<string, unknown> =>
  moveTo ? { path: moveTo.path, url: moveTo.url, ...placeInList({ ...page, path: moveTo.path }) } : {};

function linkWrites({ table }: CrawlServices, page: Page, { extracted, linkIds }: PageToStore, now: Date) {
  const links = extracted.links.map((link, at) => ({ id: linkIds[at] ?? 0, ...link }));
  return pageLinksWrites(table, page.organizationId, page.id, links, now, { mayReplace: page.lastCrawlId !== null });
}

/** A page that could not really be read keeps the body that it had. */
async function versionWrites(
  { ids }: CrawlServices,
  page: Page,
  { extracted, alwaysNewVersion }: PageToStore,
  body: BlobPointer,
  now: Date,
): Promise<{ writes: Write[]; changes: PageChanges }> {
  const hash = bodyHash(extracted);
  const isNew = alwaysNewVersion || page.latestContentVersionId === null || hash !== page.crawledContentHash;
  if (extracted.unreadable !== null || !isNew) return { writes: [], changes: {} };
  const id = await ids.next('contentVersion', { above: page.latestContentVersionId ?? 0 });
  const at = now.toISOString();
  const { wordCount } = extracted;
  const version = { id, pageId: page.id, source: 'crawl', wordCount, createdAt: at, updatedAt: at };
  const changes = contentVersionPageChanges(page, { versionId: id, now, isNew: true });
  return {
    writes: [crawledVersionWrite(page.organizationId, version, body)],
    changes: { ...changes, set: { ...changes.set, crawledContentHash: hash } },
  };
}
