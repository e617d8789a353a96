import * as z from 'zod';
import { draftFields } from '../domain/drafts/draft-fields.ts';
import type { LinkCounts } from '../domain/issues/linked-pages.ts';
import { jobStatuses } from '../domain/jobs/job-status.ts';
import type { Messages } from '../domain/messages/render-message.ts';
import { wordTexts } from '../domain/messages/word-texts.ts';
import { removeBlanks } from '../domain/pages/page-change.ts';
import { pageKinds } from '../domain/pages/page-kind/page-kinds.ts';
import { type PagePresence, pagePresences } from '../domain/pages/page-presence.ts';
import { closedSet, integerId, timestamp } from '../http/schemas.ts';
import type { ListedPage } from '../table/listed-pages.ts';
import type { Page } from '../table/pages.ts';
import type { Draft } from '../table/stored-draft.ts';
import { contentStaleSchema } from './content-stale.ts';
import { draftStatusSchema } from './draft.ts';
import { gradeSchema } from './grade.ts';
import { leanSnapshot, leanSnapshotSchema } from './snapshot.ts';

/** Links of a page and to it, as numbers; exports have them too. */
export const linkCountsShape = {
  incoming_links: z.number().int().nullable().meta({
    description:
      'Links of other pages of the site to it, also through redirects, by its latest crawl. Null of a page that it did not read.',
  }),
  linking_pages: z.number().int().nullable().meta({ description: 'Pages of the site that have these links.' }),
  outgoing_links: z.number().int().nullable().meta({ description: 'Links of the page, to the site and elsewhere.' }),
  external_links: z.number().int().nullable().meta({ description: 'Of these, links to other sites.' }),
};

export const linkCountsView = (
  counts: LinkCounts | null | undefined,
): { [Name in keyof typeof linkCountsShape]: number | null } => ({
  incoming_links: counts?.incoming ?? null,
  linking_pages: counts?.linkingPages ?? null,
  outgoing_links: counts?.outgoing ?? null,
  external_links: counts?.external ?? null,
});

export const pageSummarySchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      url: z.string().nullable().meta({ description: 'Null only for a planned page.' }),
      path: z.string().nullable(),
      site_id: z.number().int().nullable(),
      title: z.string().nullable().meta({ description: 'From the latest snapshot.' }),
      primary_keyword: z.string().nullable(),
      is_priority: z.boolean(),
      opportunity_score: z.number().nullable(),
      overall_score: z.number().nullable().meta({
        description: '0 to 100, of the latest analysis. Null also for a page that was graded before lists had it.',
      }),
      overall_grade: gradeSchema.nullable().meta({ description: 'Of the latest analysis.' }),
      word_count: z.number().int().nullable().meta({ description: 'Of the latest snapshot.' }),
      status_code: z.number().int().nullable().meta({ description: 'Of the latest snapshot.' }),
      draft_count: z.number().int().meta({ description: 'Active field drafts.' }),
      open_recommendation_count: z.number().int().meta({ description: 'Pending or in progress.' }),
      presence: z.enum(pagePresences).meta({
        description:
          'Of the latest crawl of the site. `vanished`: its URL returned 404 or 410. `moved`: its URL leads elsewhere. `current`: every other page, also one that no crawl has read.',
      }),
      ...linkCountsShape,
    })
    .meta({ id: 'PageSummary' }),
);

const latestAnalysisSchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      overall_score: z.number().nullable(),
      overall_grade: gradeSchema.nullable(),
      status: closedSet(jobStatuses),
      completed_at: timestamp().nullable(),
      score_source: z.enum(['audit', 'verified']),
      content_stale: contentStaleSchema,
    })
    .meta({ id: 'LatestAnalysis' }),
);

export const pageDetailSchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      url: z.string().nullable(),
      path: z.string().nullable(),
      name: z.string().nullable(),
      purpose: z.string().nullable(),
      planned: z.boolean(),
      site_id: z.number().int().nullable(),
      primary_keyword: z.string().nullable(),
      secondary_keywords: z.array(z.string()).nullable(),
      is_priority: z.boolean(),
      is_priority_manual: z.boolean().nullable(),
      opportunity_score: z.number().nullable(),
      gsc_url: z.string().nullable(),
      gsc_indexed: z.boolean().nullable(),
      discovered_via: z.string().nullable(),
      page_kind: z.enum(pageKinds).nullable().meta({
        description: 'What the page is for. Decides how it is graded. Null until a crawl or a client has said it.',
      }),
      page_kind_source: z
        .enum(['detected', 'set'])
        .nullable()
        .meta({ description: '`set` by a client, or `detected` by the latest crawl. Null when `page_kind` is null.' }),
      page_kind_evidence: z.array(z.string()).meta({
        description:
          'What on the page tells a detected kind, the strongest first. Empty for a kind that is set, and for an article that nothing tells.',
      }),
      created_at: timestamp().nullable(),
      updated_at: timestamp().nullable(),
      last_analyzed_at: timestamp().nullable(),
      latest_snapshot: leanSnapshotSchema.nullable().meta({
        description:
          'The latest one that was read: the fields of the page are from it. Of a page that no crawl could read, the latest one.',
      }),
      unread_snapshot: leanSnapshotSchema.nullable().meta({
        description:
          'What the latest crawl got when that was not the page itself; its `reading.doubt` says what it is. Null when the latest crawl read the page.',
      }),
      latest_analysis: latestAnalysisSchema.nullable(),
      // Of a page by itself: several at once, and the brief, have none.
      ...z.strictObject(linkCountsShape).partial().shape,
      drafts: z.array(
        z
          .strictObject({
            field: closedSet(draftFields),
            status: draftStatusSchema,
            draft_value: z.string().nullable(),
          })
          .meta({ id: 'ActiveDraft' }),
      ),
    })
    .meta({ id: 'PageDetail' }),
);
export type PageDetail = z.input<typeof pageDetailSchema>;

export const pageSummary = (
  page: ListedPage | Page,
  presence: PagePresence,
  counts?: LinkCounts,
): z.input<typeof pageSummarySchema> => ({
  id: page.id,
  url: page.url,
  path: page.path,
  site_id: page.siteId,
  title: page.title,
  primary_keyword: page.primaryKeyword,
  is_priority: page.isPriority,
  opportunity_score: page.opportunityScore,
  overall_score: page.latestScore,
  overall_grade: page.latestGrade,
  word_count: page.wordCount,
  status_code: page.statusCode,
  draft_count: page.draftCount,
  open_recommendation_count: page.openRecommendationCount,
  presence,
  ...linkCountsView(counts),
});

/** Whether the content changed after the latest analysis read it. */
export const isContentStale = (page: Page): boolean =>
  page.latestAnalysis !== null && page.latestAnalysis.contentRevision !== page.contentRevision;

const latestAnalysis = (page: Page): PageDetail['latest_analysis'] =>
  page.latestAnalysis && {
    id: page.latestAnalysis.id,
    overall_score: page.latestAnalysis.overallScore,
    overall_grade: page.latestAnalysis.overallGrade,
    status: page.latestAnalysis.status,
    completed_at: page.latestAnalysis.completedAt,
    score_source: page.latestAnalysis.scoreSource,
    content_stale: isContentStale(page),
  };

/** `drafts`: the page's active drafts. */
export const pageDetail = (page: Page, drafts: readonly Draft[], messages: Messages): PageDetail => ({
  id: page.id,
  url: page.url,
  path: page.path,
  name: page.name,
  purpose: page.purpose,
  planned: page.planned,
  site_id: page.siteId,
  primary_keyword: page.primaryKeyword,
  secondary_keywords: page.secondaryKeywords && removeBlanks(page.secondaryKeywords),
  is_priority: page.isPriority,
  is_priority_manual: page.isPriorityManual,
  opportunity_score: page.opportunityScore,
  gsc_url: page.gscUrl,
  gsc_indexed: page.gscIndexed,
  discovered_via: page.discoveredVia,
  page_kind: page.pageKind ?? page.detectedPageKind,
  page_kind_source: page.pageKind !== null ? 'set' : page.detectedPageKind !== null ? 'detected' : null,
  page_kind_evidence: page.pageKind === null ? page.pageKindEvidence.map(wordTexts(page.pageKindSaid, messages)) : [],
  created_at: page.createdAt,
  updated_at: page.updatedAt,
  last_analyzed_at: page.latestAnalysis?.completedAt ?? null,
  latest_snapshot: page.latestSnapshot && leanSnapshot(page.latestSnapshot, messages),
  unread_snapshot: page.unreadSnapshot && leanSnapshot(page.unreadSnapshot, messages),
  latest_analysis: latestAnalysis(page),
  drafts: drafts.map((draft) => ({ field: draft.field, status: draft.status, draft_value: draft.draftValue })),
});
