import * as z from 'zod';
import { type JobStatus, jobStatuses, statusOfState } from '../../shared/domain/jobs/job-status.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { cursorListSchema, cursorQuery, formatCursor } from '../../shared/http/cursor.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { queryBoolean, queryInteger } from '../../shared/http/schemas.ts';
import { jobTypes, listedJobSchema } from '../../shared/resources/job.ts';
import { entryJobId, type JobEntry, type JobPosition, listJobEntries } from '../../shared/table/listed-jobs.ts';
import { getPages } from '../../shared/table/pages.ts';
import { findSites } from '../../shared/table/sites.ts';
import { findJobs } from './find-jobs.ts';

const LIMIT_MAX = 100;
const LIMIT = 20;
/** Entries that a filter looks at in one request. */
const ENTRIES_MAX = 1_000;

const typeOfKind = { analysis: 'analyze', crawl: 'recrawl', plan_generation: 'plan' } as const satisfies Record<
  JobEntry['kind'],
  (typeof jobTypes)[number]
>;
/** A cursor has a number for the kind. */
const kinds = ['analysis', 'crawl', 'plan_generation'] as const satisfies readonly JobEntry['kind'][];

interface Filters {
  status?: JobStatus | undefined;
  running?: boolean | undefined;
  type?: (typeof jobTypes)[number] | undefined;
  site_id?: number | undefined;
}

export const listLatestJobs = defineOperation({
  operationId: 'listLatestJobs',
  method: 'GET',
  path: '/latest-jobs',
  tag: 'Jobs',
  summary: 'List the latest jobs',
  description:
    'The analyses, crawls and generations of plans of the organization, newest first, whoever started them. Filters combine with AND. ' +
    `With a filter, one request looks at up to ${ENTRIES_MAX.toLocaleString('en')} jobs: a page may then have fewer than \`limit\`, or none, and \`next_cursor\` goes on behind them. ` +
    'Jobs that ended before this list existed are not in it; `GET /jobs/{jobId}` returns them.',
  access: 'sites:read',
  query: z.object({
    status: z.enum(jobStatuses).optional(),
    running: queryBoolean()
      .optional()
      .meta({ description: '`true`: queued and processing jobs; `false`: those that are over.' }),
    type: z.enum(jobTypes).optional(),
    site_id: queryInteger(1, Number.MAX_SAFE_INTEGER).optional(),
    cursor: cursorQuery(3),
    limit: queryInteger(1, LIMIT_MAX).default(LIMIT),
  }),
  responses: { 200: z.lazy(() => cursorListSchema(listedJobSchema)) },
}).handle(async ({ caller, query }, { table }: BaseServices) => {
  const { organizationId } = caller;
  const { limit, cursor, ...filters } = query;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  // One more than is shown: whether the list goes on.
  const looked = isFiltered ? ENTRIES_MAX : limit + 1;
  const entries = await listJobEntries(table, organizationId, { after: parsePosition(cursor), limit: looked });
  const wanted = entries.filter((entry) => mayPass(entry, filters));
  const shown = wanted.slice(0, limit);
  const [jobs, pages, sites] = await Promise.all([
    findJobs(
      table,
      organizationId,
      shown.map(({ kind, jobNumber }) => ({ kind, id: jobNumber })),
    ),
    getPages(table, organizationId, distinct(shown.flatMap(({ pageId }) => pageId ?? []))),
    findSites(table, organizationId, distinct(shown.map(({ siteId }) => siteId))),
  ]);
  const paths = new Map(pages.map(({ id, path }) => [id, path]));
  const domains = new Map(sites.map(({ id, domain }) => [id, domain]));
  const data = shown.flatMap((entry) => {
    const job = jobs.get(entryJobId(entry));
    // The job itself counts, which may have gone on since the entry was read.
    if (!job || !passes(job.status, filters)) return [];
    const path = entry.pageId === null ? null : paths.get(entry.pageId);
    return [{ ...job, site_domain: domains.get(entry.siteId) ?? null, page_path: path ?? null }];
  });
  const last = wanted.length > limit ? shown.at(-1) : entries.length === looked ? entries.at(-1) : undefined;
  return { status: 200, body: { data, meta: { limit, next_cursor: last ? cursorAfter(last) : null } } };
});

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];

const isRunning = (status: JobStatus): boolean => status === 'queued' || status === 'processing';

const passes = (status: JobStatus, filters: Filters): boolean =>
  (filters.status === undefined || filters.status === status) &&
  (filters.running === undefined || filters.running === isRunning(status));

/** By its entry, which does not say whether a job that is not over waits or runs. */
function mayPass({ kind, siteId, ended }: JobEntry, filters: Filters): boolean {
  if (filters.type !== undefined && filters.type !== typeOfKind[kind]) return false;
  if (filters.site_id !== undefined && filters.site_id !== siteId) return false;
  if (ended !== undefined) return passes(statusOfState[ended], filters);
  return filters.running !== false && (filters.status === undefined || isRunning(filters.status));
}

const cursorAfter = ({ createdAt, jobNumber, kind }: JobPosition): string =>
  formatCursor([Date.parse(createdAt), jobNumber, kinds.indexOf(kind)]);

function parsePosition(cursor: readonly number[] | undefined): JobPosition | null {
  const [createdAt, jobNumber, kind] = cursor ?? [];
  if (createdAt === undefined || jobNumber === undefined) return null;
  return { createdAt: new Date(createdAt).toISOString(), jobNumber, kind: kinds[kind ?? 0] ?? 'analysis' };
}
