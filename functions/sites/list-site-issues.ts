import * as z from 'zod';
import { issueFamilies, severities } from '../../shared/domain/issues/issue-type.ts';
import { issueType } from '../../shared/domain/issues/issue-types.ts';
import { measureHealth } from '../../shared/domain/issues/site-health.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { integerId, pathId, timestamp } from '../../shared/http/schemas.ts';
import { windowSchema, windowView } from '../../shared/resources/page-queries.ts';
import { siteIssueResource, siteIssueSchema } from '../../shared/resources/site-issue.ts';
import { listIgnoredIssues } from '../../shared/table/ignored-issues.ts';
import { getSiteAudit, type SiteAudit } from '../../shared/table/site-audits.ts';

const listSchema = z.lazy(() =>
  z.strictObject({
    data: z.array(siteIssueSchema),
    meta: z.strictObject({
      crawl_id: integerId().nullable().meta({ description: 'Null before the first crawl has ended.' }),
      previous_crawl_id: integerId().nullable().meta({ description: 'The crawl that `new` and `fixed` compare with.' }),
      computed_at: timestamp().nullable(),
      complete: z.boolean().nullable().meta({
        description: 'The crawl read all that it met. Otherwise pages that it did not come to are as they were.',
      }),
      pages: z.number().int().meta({ description: 'Pages that were looked at.' }),
      addresses: z
        .strictObject({
          named: z.number().int().meta({ description: 'That the pages name, up to 50,000.' }),
          checked: z.number().int().meta({ description: 'Of these, requested by this crawl.' }),
          known: z.number().int().meta({ description: 'With a result, of this crawl or of one before.' }),
          left: z
            .number()
            .int()
            .meta({ description: 'That no crawl has requested yet: later crawls begin with them.' }),
          unjudged: z
            .number()
            .int()
            .meta({ description: 'Not judged by this crawl, because it found no other host at all.' }),
        })
        .nullable()
        .meta({
          description:
            'Addresses that are no pages of the site: links to other sites, files and pictures. Null before the first crawl has ended, and after one of an earlier release.',
        }),
      search: z
        .strictObject({
          gsc_status: z.enum(['available', 'not_connected', 'unavailable']).meta({
            description:
              'Of Search Console when the crawl ended. `unavailable`: issues of the family `search` are as they were.',
          }),
          window: windowSchema.nullable().meta({
            description:
              'The days that issues of the family `search` are of. Null without data, and with data that are too old or too short.',
          }),
        })
        .nullable()
        .meta({ description: 'Null before the first crawl has ended, and after one of an earlier release.' }),
      health: healthSchema.nullable().meta({ description: 'Null as `search` is.' }),
    }),
  }),
);

const healthSchema = z.lazy(() =>
  z
    .strictObject({
      score: z.number().int().meta({ description: '0 to 100: the share of `urls` without an error, rounded down.' }),
      urls: z.number().int().meta({ description: 'Pages, and addresses with an error that have none.' }),
      with_errors: z.number().int().meta({ description: 'Ignored issues are not counted, nor in `history`.' }),
      history: z
        .array(z.strictObject({ at: timestamp(), crawl_id: integerId(), score: z.number().int() }))
        .meta({ description: 'By crawl, oldest first; of earlier days the last one. At most 180.' }),
    })
    .meta({ id: 'SiteHealth' }),
);

/** Each point of the course leaves out what is ignored now, so that to ignore an issue is no rise. */
function healthView(course: SiteAudit['health'], ignored: ReadonlyMap<string, unknown>) {
  const measured = course.flatMap((point) => {
    const health = measureHealth(point, (id) => ignored.has(id));
    return health === null ? [] : [{ ...health, at: point.at, crawlId: point.crawlId }];
  });
  const latest = measured.at(-1);
  return latest === undefined
    ? null
    : {
        score: latest.score,
        urls: latest.urls,
        with_errors: latest.withErrors,
        history: measured.map(({ at, crawlId, score }) => ({ at, crawl_id: crawlId, score })),
      };
}

const searchView = (search: SiteAudit['search']) =>
  search && { gsc_status: search.status, window: search.window && windowView(search.window) };

const rank = (severity: (typeof severities)[number]): number => severities.indexOf(severity);

export const listSiteIssues = defineOperation({
  operationId: 'listSiteIssues',
  method: 'GET',
  path: '/sites/{siteId}/issues',
  tag: 'Sites',
  summary: 'List the issues of a site',
  description:
    'Every type of issue that a URL of the site has, or had after the crawl before, errors first. Computed at the end of each crawl of the whole site.',
  access: 'sites:read',
  localized,
  params: z.object({ siteId: pathId('Site') }),
  query: z.object({ severity: z.enum(severities).optional(), family: z.enum(issueFamilies).optional() }),
  responses: { 200: listSchema },
}).handle(async ({ caller, params, query, messages }, { table }: BaseServices) => {
  const key = { organizationId: caller.organizationId, siteId: params.siteId };
  const [, audit, ignored] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    getSiteAudit(table, key),
    listIgnoredIssues(table, key),
  ]);
  const known = (audit?.issues ?? []).flatMap((summary) => {
    const type = summary.pages > 0 || (summary.fixed ?? 0) > 0 ? issueType(summary.id) : null;
    return type === null ? [] : [{ type, summary }];
  });
  const wanted = known
    .filter(({ type }) => (query.severity ?? type.severity) === type.severity)
    .filter(({ type }) => (query.family ?? type.family) === type.family)
    .toSorted((a, b) => rank(a.type.severity) - rank(b.type.severity) || b.summary.pages - a.summary.pages);
  return {
    status: 200,
    body: {
      data: wanted.map(({ type, summary }) =>
        siteIssueResource(type, summary, { ignored: ignored.get(type.id) ?? null, messages }),
      ),
      meta: {
        crawl_id: audit?.crawlId ?? null,
        previous_crawl_id: audit?.previousCrawlId ?? null,
        computed_at: audit?.computedAt ?? null,
        complete: audit?.isComplete ?? null,
        pages: audit?.pages ?? 0,
        addresses: audit?.checkCounts ?? null,
        search: searchView(audit?.search ?? null),
        health: healthView(audit?.health ?? [], ignored),
      },
    },
  };
});
