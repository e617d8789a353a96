import type { WebDocument } from '../../../shared/domain/crawling/web-response.ts';
import type { ExtractedPage } from '../../../shared/domain/extraction/extracted-page.ts';
import { type DocumentRecord, PAGE_RECORD_FORM, type PageRecord } from '../../../shared/domain/issues/page-record.ts';
import { renderEnglish } from '../../../shared/domain/messages/render-message.ts';
import { capturedSchema } from '../../../shared/domain/structured-data/broken-blocks.ts';
import { pageUrl } from '../../../shared/domain/urls/page-url.ts';
import { type ContentVersion, contentVersionPageChanges } from '../../../shared/table/content-versions.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import type { LeanSnapshot } from '../../../shared/table/lean-rows.ts';
import { mergePageChanges, type PageChanges, placeInList } from '../../../shared/table/page-changes.ts';
import type { PageLink } from '../../../shared/table/page-links.ts';
import type { Page } from '../../../shared/table/pages.ts';
import {
  type Snapshot,
  type SnapshotBody,
  snapshotPageChanges,
  unreadSnapshotPageChanges,
} from '../../../shared/table/snapshots.ts';
import type { CrawlServices } from '../services.ts';
import { bodyHash, linkCounts, readValidators } from '../snapshot-of-page.ts';

/** The strongest come first. */
const KIND_SENTENCES_MAX = 4;

export interface PageToStore {
  crawl: Pick<Crawl, 'organizationId' | 'id'>;
  /** The batch of a site's crawl. */
  batch?: number;
  domain: string;
  document: WebDocument;
  extracted: ExtractedPage;
  /** The document, for the detection of issues. */
  record: DocumentRecord;
  /** A browser ran its scripts first. */
  rendered: boolean;
  /** An id for each of the page's links. */
  linkIds: readonly number[];
  /** Hrefs that lead to pages of the organization's other sites. */
  resolvedElsewhere: ReadonlySet<string>;
  /** A recrawl of one page that was read always advances its content version; a crawl of the site only when the body changed. */
  alwaysNewVersion: boolean;
  /** Where the page moved to: its row takes this path, and the old one is free. */
  moveTo?: { path: string; pathKey: string; url: string } | null;
}

/** The values of a page's rows, from one reading. */
interface PageRows {
  snapshot: Snapshot;
  body: SnapshotBody;
  /** Null when those of the page stay. */
  links: PageLink[] | null;
  record: PageRecord;
  /** Its body is the snapshot's; null when the body is the one that the page has, or could not really be read. */
  version: ContentVersion | null;
  /** Changes of the page's row. */
  changes: PageChanges;
}

export async function buildPageRows(
  { ids }: Pick<CrawlServices, 'ids'>,
  page: Page,
  read: PageToStore,
  now: Date,
): Promise<PageRows> {
  const { extracted, document } = read;
  const at = now.toISOString();
  const id = await ids.next('snapshot', { above: (page.unreadSnapshot ?? page.latestSnapshot)?.id ?? 0 });
  const lean: LeanSnapshot = {
    id,
    title: extracted.title,
    metaDescription: extracted.metaDescription,
    h1: extracted.h1,
    wordCount: extracted.wordCount,
    statusCode: document.status,
    createdAt: at,
    reading: shownReading(extracted),
  };
  const isKept = extracted.unreadable !== null && wasRead(page);
  const { version, changes } = await newVersion(ids, page, read, now);
  return {
    snapshot: {
      ...lean,
      pageId: page.id,
      crawlId: read.crawl.id,
      url: resolveUrl(page, read.domain),
      path: page.path,
      status: extracted.unreadable === null ? 'completed' : `unreadable: ${extracted.unreadable}`,
      updatedAt: at,
      rendered: read.rendered,
    },
    body: {
      markdown: extracted.markdown,
      schema: capturedSchema(extracted.structuredData.items),
      brokenBlocks: extracted.structuredData.brokenBlocks,
      signals: extracted.signals,
    },
    links: isKept ? null : extracted.links.map((link, position) => ({ id: read.linkIds[position] ?? 0, ...link })),
    record: completeRecord(read),
    version,
    changes: mergePageChanges(isKept ? unreadSnapshotPageChanges(lean) : readingChanges(lean, read), changes, {
      set: {
        ...readValidators(document),
        recordForm: PAGE_RECORD_FORM,
        lastCrawlId: read.crawl.id,
        lastCrawlBatch: read.batch ?? null,
        updatedAt: at,
        ...(page.planned ? { planned: false, url: resolveUrl(page, read.domain) } : {}),
        ...movedAttributes(page, read.moveTo ?? null),
      },
    }),
  };
}

/**
 * A reading of a page stays whole when a crawl gets something else in its place (a script's shell, a check for robots, a
 * request for consent): a title of the one beside a body of the other would be a page that never was.
 */
const wasRead = ({ latestSnapshot, unreadable }: Page): boolean => latestSnapshot !== null && unreadable === null;

/** The document's values for the page. */
function readingChanges(lean: LeanSnapshot, { extracted, domain, resolvedElsewhere }: PageToStore): PageChanges {
  const said = extracted.signals.kind.evidence.slice(0, KIND_SENTENCES_MAX);
  return mergePageChanges(snapshotPageChanges(lean), {
    set: {
      ...(extracted.unreadable === null ? {} : { unreadSnapshot: lean }),
      linkCounts: linkCounts(extracted.links, domain, resolvedElsewhere),
      language: extracted.language,
      noindex: extracted.robots.noindex,
      canonicalUrl: extracted.canonicalUrl,
      unreadable: extracted.unreadable,
      detectedPageKind: extracted.signals.kind.kind,
      pageKindEvidence: said.map(renderEnglish),
      pageKindSaid: said,
    },
  });
}

/** The final reading of the document counts: a "not found" page is known by another request. */
const completeRecord = ({ record, extracted, document }: PageToStore): PageRecord => ({
  ...record,
  unreadable: extracted.unreadable,
  url: document.finalUrl,
  status: document.status,
  milliseconds: document.milliseconds ?? null,
  bytes: document.sizeBytes,
  contentEncoding: document.headers['content-encoding'] ?? null,
});

function shownReading({ signals: { reading } }: ExtractedPage): LeanSnapshot['reading'] {
  if (reading === null) return null;
  const { share, confidence, doubt } = reading;
  return { share, confidence, ...(doubt === null ? { doubt } : { doubt: renderEnglish(doubt), doubtSaid: doubt }) };
}

/** A planned page becomes live when a crawl reads its path: its URL is that of the site's domain then. */
const resolveUrl = (page: Page, domain: string): string | null =>
  page.planned ? pageUrl(domain, page.path ?? '/') : page.url;

const movedAttributes = (page: Page, moveTo: PageToStore['moveTo']): Record<string, unknown> =>
  moveTo
    ? { path: moveTo.path, pathKey: moveTo.pathKey, url: moveTo.url, ...placeInList({ ...page, path: moveTo.path }) }
    : {};

/** A page that could not really be read keeps the body that it had. */
async function newVersion(
  ids: CrawlServices['ids'],
  page: Page,
  { extracted, alwaysNewVersion }: PageToStore,
  now: Date,
): Promise<{ version: ContentVersion | null; changes: PageChanges }> {
  const hash = bodyHash(extracted);
  const isNew = alwaysNewVersion || page.latestContentVersionId === null || hash !== page.crawledContentHash;
  if (extracted.unreadable !== null || !isNew) return { version: null, changes: {} };
  const id = await ids.next('contentVersion', { above: page.latestContentVersionId ?? 0 });
  const at = now.toISOString();
  const { wordCount } = extracted;
  const changes = contentVersionPageChanges(page, { versionId: id, now, isNew: true });
  return {
    version: { id, pageId: page.id, source: 'crawl', wordCount, createdAt: at, updatedAt: at },
    changes: { ...changes, set: { ...changes.set, crawledContentHash: hash } },
  };
}
