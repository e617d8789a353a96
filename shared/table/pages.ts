import * as z from 'zod';
import { pageKinds } from '../domain/pages/page-kind/page-kinds.ts';
import { pageBases, type SuggestedPage } from '../domain/planning/suggested-page.ts';
import { pagePathKey, toFolderKey } from '../domain/urls/page-url.ts';
import { getItem, getItems, type Item, queryItems, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { indexes, sitePagesIndexKey } from './engine/indexes.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';
import { leanAnalysisSchema, leanSnapshotSchema } from './lean-rows.ts';
import { type CountsOfPage, parseCountsOfPage } from './link-counts.ts';
import { storedKeywordSchema } from './page-keywords.ts';
import { type Draft, parseDraft } from './stored-draft.ts';
import { messageSchema } from './stored-message.ts';

const linkCountsSchema = z.object({ internal: z.number(), outbound: z.number(), total: z.number() });
export type LinkCounts = z.infer<typeof linkCountsSchema>;

/** The origin of a page of a plan, and its keywords. */
export const suggestionSchema = z.object({
  basis: z.enum(pageBases),
  basisWords: z.string().nullable(),
  wordedBy: z.string(),
  keywords: z.array(z.string()),
});

export const storedSuggestion = ({
  keywords,
  ...suggestion
}: Omit<SuggestedPage, 'name' | 'slug' | 'purpose'>): z.infer<typeof suggestionSchema> => ({
  ...suggestion,
  keywords: [...keywords],
});

export const pageSchema = z.object({
  id: z.number(),
  organizationId: z.number(),
  siteId: z.number(),
  url: z.string().nullable(),
  path: z.string().nullable(),
  name: z.string().nullable(),
  purpose: z.string().nullable(),
  /** Of a planned page, as the plan suggested it; null once a client named or described it. */
  suggestion: suggestionSchema.nullable().default(null),
  planned: z.boolean(),
  primaryKeyword: storedKeywordSchema,
  secondaryKeywords: z.array(z.string()).nullable(),
  isPriority: z.boolean(),
  isPriorityManual: z.boolean().nullable(),
  opportunityScore: z.number().nullable(),
  gscUrl: z.string().nullable(),
  gscIndexed: z.boolean().nullable(),
  /** When `gscIndexed` was compared with the search engine's index; it counts for some days. */
  gscReconciledAt: z.string().nullable().default(null),
  /** The `gscUrl` that reconciliation wrote. While the two are equal, no client has written it, and it may follow the index. */
  derivedGscUrl: z.string().nullable().default(null),
  discoveredVia: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
  title: z.string().nullable(),
  /** The last one that was read; of a page that never was, the last one. Its fields are the page's. */
  latestSnapshot: leanSnapshotSchema.nullable(),
  /** Of the latest crawl, when it got something else than the page; null when it read the page. */
  unreadSnapshot: leanSnapshotSchema.nullable().default(null),
  latestContentVersionId: z.number().nullable(),
  /** Totals of the page's lists, kept in the transactions that add to them. */
  contentVersionCount: z.number().default(0),
  snapshotCount: z.number().default(0),
  /** Rises with every change of the body, also one that collapses into the current version. */
  contentRevision: z.number(),
  latestAnalysis: leanAnalysisSchema.nullable(),
  previousAnalysisId: z.number().nullable(),
  latestGrade: z.string().nullable(),
  /** Of the first analysis; null in rows of an earlier release. */
  firstGrade: z.string().nullable().default(null),
  /** Overall score of the latest analysis, for lists; null in rows that no analysis has written since lists have it. */
  latestScore: z.number().nullable().default(null),
  /** Of `latestSnapshot`, for lists; null in rows that no crawl has read since lists have them. */
  wordCount: z.number().nullable().default(null),
  statusCode: z.number().nullable().default(null),
  draftCount: z.number(),
  openRecommendationCount: z.number(),
  /** Null until a crawl has read the page. */
  linkCounts: linkCountsSchema.nullable(),
  /** The crawl that read the page last, and what it can send to read it again only if it changed. */
  lastCrawlId: z.number().nullable(),
  /** The batch of that crawl; null when it was the crawl of this page alone. */
  lastCrawlBatch: z.number().nullable().default(null),
  fetchedUrl: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** The form of what the last crawl recorded of the page for issues; 0 of an earlier release. */
  recordForm: z.number().default(0),
  /** Digest of the body that the last crawl read: a full crawl adds a content version only when it changed. */
  crawledContentHash: z.string().nullable().default(null),
  language: z.string().nullable().default(null),
  /** The page's own request to search engines. */
  noindex: z.boolean().default(false),
  canonicalUrl: z.string().nullable().default(null),
  /** Why no crawl could read the page (a script-only shell, a bot challenge …); null when `latestSnapshot` was read. */
  unreadable: z.string().nullable(),
  /** The kind that a client set. */
  pageKind: z.enum(pageKinds).nullable().default(null),
  /** The kind that the latest crawl detected. */
  detectedPageKind: z.enum(pageKinds).nullable().default(null),
  /** The page's evidence for the kind, in short English sentences; and the sentences for other languages, which earlier releases did not keep. */
  pageKindEvidence: z.array(z.string()).default([]),
  pageKindSaid: z.array(messageSchema).exactOptional(),
  /** The key that is unique on the site; null in rows of an older release (`uniquePathKey`). */
  pathKey: z.string().nullable().default(null),
});
export type Page = z.infer<typeof pageSchema>;

export const newPage = (
  given: Pick<Page, 'id' | 'organizationId' | 'siteId' | 'url' | 'path' | 'createdAt'> & Partial<Page>,
): Page => ({
  name: null,
  purpose: null,
  suggestion: null,
  planned: false,
  primaryKeyword: null,
  secondaryKeywords: null,
  isPriority: false,
  isPriorityManual: null,
  opportunityScore: null,
  gscUrl: null,
  gscIndexed: null,
  gscReconciledAt: null,
  derivedGscUrl: null,
  discoveredVia: null,
  updatedAt: given.createdAt,
  deletedAt: null,
  title: null,
  latestSnapshot: null,
  unreadSnapshot: null,
  latestContentVersionId: null,
  contentVersionCount: 0,
  snapshotCount: 0,
  contentRevision: 0,
  latestAnalysis: null,
  previousAnalysisId: null,
  latestGrade: null,
  firstGrade: null,
  latestScore: null,
  wordCount: null,
  statusCode: null,
  draftCount: 0,
  openRecommendationCount: 0,
  linkCounts: null,
  lastCrawlId: null,
  lastCrawlBatch: null,
  fetchedUrl: null,
  etag: null,
  lastModified: null,
  recordForm: 0,
  unreadable: null,
  crawledContentHash: null,
  language: null,
  noindex: false,
  canonicalUrl: null,
  pageKind: null,
  detectedPageKind: null,
  pageKindEvidence: [],
  pathKey: pagePathKey(given.path ?? '/'),
  ...given,
});

/** The page's unique key on its site. An older release kept a default document under the key of its folder. */
export function uniquePathKey({ path, pathKey }: Pick<Page, 'path' | 'pathKey'>): string {
  if (pathKey !== null) return pathKey;
  const own = pagePathKey(path ?? '/');
  return toFolderKey(own) ?? own;
}

/**
 * A page's row and the item that makes its path unique on the site. The put named `path` fails when a live page is there;
 * the failed item says which.
 */
export const createPageWrites = (page: Page): Write[] => [
  {
    name: 'path',
    put: {
      ...keys.pagePath(page.organizationId, page.siteId, uniquePathKey(page)),
      pageId: page.id,
      path: page.path,
    },
    if: [{ attribute: 'pk', is: 'missing' }],
  },
  { put: { ...keys.page(page.organizationId, page.id), ...page, ...sitePagesIndexKey(page), ...changedNow() } },
];

/**
 * When what lists show of the page changed: the range key of the index `pageChanges`. The time is taken here, as late as
 * can be, and not from the caller: readers of the index rely on a write being there soon after its stamp. Never shown.
 */
const changedNow = (): { pageChangedAt: string } => ({ pageChangedAt: new Date().toISOString() });

const listedAttributes: ReadonlySet<string> = new Set([
  ...indexes.pageChanges.projected,
  ...indexes.listedPages.projected,
  indexes.listedPages.hash,
  indexes.listedPages.range,
]);

/** Stamps a change of what lists show; other changes leave the index alone, which saves two write units. */
const stampChanges = (changes: Changes): Changes => {
  const changed = [...Object.keys(changes.set ?? {}), ...Object.keys(changes.add ?? {}), ...(changes.remove ?? [])];
  if (!changed.some((attribute) => listedAttributes.has(attribute))) return changes;
  return { ...changes, set: { ...changes.set, ...changedNow() } };
};

const parsePage = (item: Item | null | undefined): Page | null => {
  if (!item) return null;
  const page = pageSchema.parse(item);
  return page.deletedAt ? null : page;
};

/** The live page; null when it is missing, deleted or foreign. */
export async function getPage(table: Table, organizationId: number, pageId: number): Promise<Page | null> {
  return parsePage(await getItem(table, keys.page(organizationId, pageId)));
}

export async function getPages(table: Table, organizationId: number, pageIds: readonly number[]): Promise<Page[]> {
  const items = await getItems(
    table,
    pageIds.map((id) => keys.page(organizationId, id)),
  );
  return items.flatMap((item) => parsePage(item) ?? []);
}

const gradedPageSchema = pageSchema.pick({ id: true, latestAnalysis: true, secondaryKeywords: true });
export type GradedPage = z.infer<typeof gradedPageSchema>;

/** Of thousands of live pages what a ranking asks of each: decoding whole rows takes several times as long. */
export async function getGradedPages(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
): Promise<GradedPage[]> {
  const keyList = pageIds.map((id) => keys.page(organizationId, id));
  const items = await getItems(table, keyList, ['id', 'deletedAt', 'latestAnalysis', 'secondaryKeywords']);
  return items.filter((item) => !item['deletedAt']).map((item) => gradedPageSchema.parse(item));
}

export interface PageWithDrafts {
  page: Page;
  /** The active ones. */
  drafts: Draft[];
  /** `getCountsOfPage` has what they are. */
  counts: CountsOfPage | null;
}

/** The live page with its active drafts and its link counts, in one query. */
export async function getPageWithDrafts(
  table: Table,
  organizationId: number,
  pageId: number,
): Promise<PageWithDrafts | null> {
  const pageKey = keys.page(organizationId, pageId);
  const countsKey = keys.pageLinkCounts(organizationId, pageId);
  const items = await queryItems(table, { pk: pageKey.pk, prefix: prefixes.pageWithDrafts });
  const page = parsePage(items.find((item) => item['sk'] === pageKey.sk));
  if (!page) return null;
  const drafts = items.filter((item) => item['sk'] !== pageKey.sk && item['sk'] !== countsKey.sk).map(parseDraft);
  return { page, drafts, counts: parseCountsOfPage(items.find((item) => item['sk'] === countsKey.sk)) };
}

export const pageIsLive: Conditions = [
  { attribute: 'pk', is: 'present' },
  { attribute: 'deletedAt', is: '=', value: null },
];

/**
 * A change of the page's row, refused (`page`) when it is not live any more. Every change of a page's row is made by this or
 * by `updatePage`, because they report the change to the index.
 */
export const updatePageWrite = (
  page: Pick<Page, 'organizationId' | 'id'>,
  changes: Changes,
  conditions: Conditions = [],
): Write => ({
  name: 'page',
  update: keys.page(page.organizationId, page.id),
  changes: stampChanges(changes),
  if: [...pageIsLive, ...conditions],
});

/** Like `updatePageWrite`, as a single write: returns the row as of the update; null when it is not live or a condition fails. */
export async function updatePage(
  table: Table,
  page: Pick<Page, 'organizationId' | 'id'>,
  changes: Changes,
  conditions: Conditions = [],
): Promise<Page | null> {
  const key = keys.page(page.organizationId, page.id);
  const result = await updateItem(table, key, stampChanges(changes), [...pageIsLive, ...conditions]);
  return result.ok ? parsePage(result.item) : null;
}
