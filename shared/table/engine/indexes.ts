import { padId, sortablePrefix } from './key-text.ts';
import { sitePk } from './keys.ts';

/**
 * The secondary indexes, all sparse: an item is in one only while it carries the index's attributes.
 * `listedPages` lists the live pages of a site, priority pages first, then by path.
 * `pageChanges` lists the pages of a site by when what a list shows of them changed last; deleted pages stay in it, so that
 * a reader that knows the site (shared/pages/page-catalogue.ts) learns of their end.
 * `dueWork` lists what has to be looked at again at a time: unfinished jobs (by their deadline) and what comes at regular times;
 * and the organizations whose jobs wait, by their last turn.
 */
const listedPageAttributes = [
  'id',
  'siteId',
  'url',
  'path',
  'title',
  'name',
  'planned',
  'primaryKeyword',
  'isPriority',
  'opportunityScore',
  'draftCount',
  'openRecommendationCount',
  'latestGrade',
  'createdAt',
  'updatedAt',
] as const;

export const indexes = {
  listedPages: {
    name: 'listedPages',
    hash: 'sitePagesKey',
    range: 'sitePagesSort',
    projected: [...listedPageAttributes, 'latestScore', 'wordCount', 'statusCode'],
  },
  pageChanges: {
    name: 'pageChanges',
    hash: 'pageChangesKey',
    range: 'pageChangedAt',
    projected: [...listedPageAttributes, 'deletedAt'],
  },
  dueWork: {
    name: 'dueWork',
    hash: 'dueKind',
    range: 'dueAt',
    projected: ['workKind', 'organizationId', 'workId', 'status'],
  },
} as const;

/**
 * Indexes that only the release before reads, which is at work beside this one while a stage is deployed. A stage keeps them
 * until the next release; tables that the service makes by itself do not have them.
 */
export const formerIndexes = {
  sitePages: {
    name: 'sitePages',
    hash: 'sitePagesKey',
    range: 'sitePagesSort',
    projected: listedPageAttributes,
  },
} as const;

/**
 * The index keys of a live page. A space ends the path, because no path has one and every character of a path sorts after
 * it: `/a/` comes before `/a/!b/`, as the paths alone do. A deleted page keeps `pageChangesKey` and loses the other two.
 */
export const sitePagesIndexKey = (page: {
  organizationId: number;
  siteId: number;
  isPriority: boolean;
  path: string | null;
  id: number;
}): { sitePagesKey: string; sitePagesSort: string; pageChangesKey: string } => ({
  sitePagesKey: sitePagesPartition(page.organizationId, page.siteId),
  sitePagesSort: `${page.isPriority ? 0 : 1}#${sortablePrefix(page.path ?? '')} ${padId(page.id)}`,
  pageChangesKey: sitePagesPartition(page.organizationId, page.siteId),
});

export const sitePagesPartition = (organizationId: number, siteId: number): string =>
  `${sitePk(organizationId, siteId)}#PAGES`;

/** Unfinished work is spread over a few partitions so that the index has no hot key; the sweeper reads them all. */
export const DUE_WORK_SHARDS = 4;
type DueWorkKind = 'job' | 'refresh' | 'reconciliation' | 'schedule' | 'events' | 'webhook' | 'deletion';
/** Where rows of earlier versions have their keyword generations and opportunity scores: read, and no longer written. */
type FormerDueWorkKind = 'keywords';
export const dueWorkIndexKey = (work: {
  kind: DueWorkKind;
  id: number;
  dueAt: string;
}): {
  dueKind: string;
  dueAt: string;
} => ({ dueKind: `${work.kind}#${work.id % DUE_WORK_SHARDS}`, dueAt: work.dueAt });
export const dueWorkPartitions = (kind: DueWorkKind | FormerDueWorkKind): string[] =>
  Array.from({ length: DUE_WORK_SHARDS }, (_, shard) => `${kind}#${shard}`);

/** The organizations whose jobs of a kind wait: those that had no turn yet first, then by their last turn. */
export const lineIndexKey = (
  kind: string,
  { turnAt, queuedAt }: { turnAt: string | null; queuedAt: string },
): { dueKind: string; dueAt: string } => ({
  dueKind: linePartition(kind),
  dueAt: turnAt === null ? `0#${queuedAt}` : `1#${turnAt}`,
});
export const linePartition = (kind: string): string => `line#${kind}`;
