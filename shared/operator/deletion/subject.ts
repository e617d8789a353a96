import type { DeletedSubject, Deletion } from '../../table/deletions.ts';
import { getItem, type Table } from '../../table/engine/client.ts';
import { keys } from '../../table/engine/keys.ts';
import { findRowKind, type RowKind } from '../../table/engine/row-kinds.ts';
import type { Row } from '../../table/engine/writes.ts';

/** The subject of a deletion: an organization, one of its sites, or one of the pages of a site. */
export type DeletionSubject = DeletedSubject & Pick<Deletion, 'unfinished'>;

/** The organization in a partition key: of the organization's partitions, or in the derived name of a large value. */
const organizationKey = /^ORG#(\d+)(?:#|$)/;
/** Names of large values that are derived from what they hold; the other names are UUIDs. */
const pageBlob = /^BLOB#(\d+)-(\d+)-(\d+)(?:-links)?$/;
const analysisBlob = /^BLOB#(\d+)-analysis-(\d+)$/;

export const readOrganizationId = (row: Row): number | null => {
  const [, id] = organizationKey.exec(row.pk) ?? pageBlob.exec(row.pk) ?? analysisBlob.exec(row.pk) ?? [];
  if (id !== undefined) return Number(id);
  // Pointers and API keys are found by what names no organization, and say whose they are.
  return numberIn(row, 'organizationId');
};

export const numberIn = (row: Row, attribute: string): number | null => {
  const value: unknown = row[attribute];
  return typeof value === 'number' ? value : null;
};

/** Rows that have children in their partition, which go first: the row says whose they are. */
export const isRoot = (kind: RowKind | null): boolean => kind === 'page' || kind === 'analysis' || kind === 'crawl';

/** Whether a row is part of what is deleted. */
export type Belongs = (row: Row) => Promise<boolean>;

export function belongsTo(table: Table, subject: DeletionSubject): Belongs {
  const { subjectKind, ofOrganization, ofSite, ofPage } = subject;
  const sites = cachedSites(table, ofOrganization);
  const unfinished = new Set(subject.unfinished);
  return async (row) => {
    if (readOrganizationId(row) !== ofOrganization) return false;
    if (subjectKind === 'organization') return true;
    if (unfinished.has(row.pk)) return true;
    const crawlId = numberIn(row, 'crawlId') ?? Number(pageBlob.exec(row.pk)?.[3] ?? Number.NaN);
    if (unfinished.has(keys.crawl(ofOrganization, crawlId).pk)) return true;
    const pageId = readPageId(row);
    if (subjectKind === 'page') return pageId === ofPage;
    const siteId = readSiteId(row, ofOrganization) ?? (pageId === null ? null : await sites(pageId));
    return siteId === ofSite;
  };
}

/** The page of a row: of its key, of its name, or as it says. */
function readPageId(row: Row): number | null {
  const [, id] = /^ORG#\d+#PAGE#(\d+)$/.exec(row.pk) ?? [];
  const named = id ?? pageBlob.exec(row.pk)?.[2];
  if (named !== undefined) return Number(named);
  const kind = findRowKind(row);
  // A row that a site derives from several pages names one of them, and stays with the site.
  return kind !== null && ofOnePage.has(kind) ? numberIn(row, 'pageId') : null;
}

const ofOnePage: ReadonlySet<RowKind> = new Set([
  'analysis',
  'crawl',
  'snapshotPointer',
  'recommendationPointer',
  'recommendationIds',
  'recommendationOwner',
  'pagePath',
  'pageFacts',
]);

function readSiteId(row: Row, organizationId: number): number | null {
  const [, id] = /^ORG#\d+#SITE#(\d+)(?:#|$)/.exec(row.pk) ?? [];
  if (id !== undefined) return Number(id);
  const [, named] = row.pk === keys.organization(organizationId).pk ? (/^SITE#(\d+)$/.exec(row.sk) ?? []) : [];
  return named === undefined ? numberIn(row, 'siteId') : Number(named);
}

const SITES_KEPT_MAX = 50_000;

/** The site of a page. A deleted page keeps its row until all else of it is gone. */
function cachedSites(table: Table, organizationId: number): (pageId: number) => Promise<number | null> {
  const known = new Map<number, number | null>();
  return async (pageId) => {
    const kept = known.get(pageId);
    if (kept !== undefined) return kept;
    if (known.size >= SITES_KEPT_MAX) known.clear();
    const key = keys.page(organizationId, pageId);
    const item = await getItem(table, key);
    const siteId = item ? numberIn({ ...item, ...key }, 'siteId') : null;
    known.set(pageId, siteId);
    return siteId;
  };
}
