import * as z from 'zod';
import type { LinkCounts } from '../../../shared/domain/issues/linked-pages.ts';
import type { Messages } from '../../../shared/domain/messages/render-message.ts';
import { pageKinds } from '../../../shared/domain/pages/page-kind/page-kinds.ts';
import { type PagePresence, pagePresences } from '../../../shared/domain/pages/page-presence.ts';
import { integerId, timestamp } from '../../../shared/http/schemas.ts';
import { gradeSchema } from '../../../shared/resources/grade.ts';
import { isContentStale, linkCountsShape, linkCountsView, pageDetail } from '../../../shared/resources/page.ts';
import { getAbsentPages } from '../../../shared/table/absent-pages.ts';
import { getActiveDrafts } from '../../../shared/table/drafts.ts';
import { getLinkCounts } from '../../../shared/table/link-counts.ts';
import { getPages, type Page } from '../../../shared/table/pages.ts';
import type { Draft } from '../../../shared/table/stored-draft.ts';
import type { Exporter } from '../exporter.ts';
import { batchOfPages } from '../site-pages.ts';

const exportedPage = z
  .strictObject({
    id: integerId(),
    site_id: integerId(),
    url: z.string().nullable(),
    path: z.string().nullable(),
    title: z.string().nullable(),
    meta_description: z.string().nullable(),
    h1: z.string().nullable(),
    name: z.string().nullable(),
    purpose: z.string().nullable(),
    planned: z.boolean(),
    primary_keyword: z.string().nullable(),
    secondary_keywords: z.array(z.string()).nullable(),
    is_priority: z.boolean(),
    opportunity_score: z.number().nullable(),
    page_kind: z.enum(pageKinds).nullable(),
    discovered_via: z.string().nullable(),
    gsc_url: z.string().nullable(),
    gsc_indexed: z.boolean().nullable(),
    word_count: z.number().int().nullable(),
    status_code: z.number().int().nullable(),
    snapshot_created_at: timestamp().nullable(),
    analysis_id: z.number().int().nullable(),
    overall_score: z.number().nullable(),
    overall_grade: gradeSchema.nullable(),
    score_source: z.enum(['audit', 'verified']).nullable(),
    content_stale: z.boolean().nullable(),
    last_analyzed_at: timestamp().nullable(),
    open_recommendation_count: z.number().int(),
    draft_count: z.number().int(),
    created_at: timestamp().nullable(),
    updated_at: timestamp().nullable(),
    reading_share: z.number().nullable(),
    reading_confidence: z.number().nullable(),
    reading_doubt: z.string().nullable(),
    presence: z.enum(pagePresences),
    ...linkCountsShape,
    content_version_id: z.number().int().nullable(),
    content_revision: z.number().int().meta({ description: 'Rises with every change of the body.' }),
    draft_title: z.string().nullable(),
    draft_meta_description: z.string().nullable(),
    component_scores: z
      .record(z.string(), z.number())
      .nullable()
      .meta({ description: 'By component, of the latest analysis. Null where an earlier release made it.' }),
  })
  .meta({ id: 'ExportedPage' });

const draftFields = ['title', 'meta_description'] as const;

/** Of other rows than the page's. */
interface Beside {
  presence: PagePresence;
  messages: Messages;
  drafts: ReadonlyMap<string, Draft> | undefined;
  counts: LinkCounts | undefined;
}

function toRow(page: Page, { presence, messages, drafts, counts }: Beside): z.input<typeof exportedPage> {
  const { latest_snapshot: snapshot, latest_analysis: analysis, ...detail } = pageDetail(page, [], messages);
  return {
    id: page.id,
    site_id: page.siteId,
    url: page.url,
    path: page.path,
    title: page.title,
    meta_description: snapshot?.meta_description ?? null,
    h1: snapshot?.h1 ?? null,
    name: page.name,
    purpose: page.purpose,
    planned: page.planned,
    primary_keyword: page.primaryKeyword,
    secondary_keywords: detail.secondary_keywords,
    is_priority: page.isPriority,
    opportunity_score: page.opportunityScore,
    page_kind: detail.page_kind,
    discovered_via: page.discoveredVia,
    gsc_url: page.gscUrl,
    gsc_indexed: page.gscIndexed,
    word_count: snapshot?.word_count ?? null,
    status_code: snapshot?.status_code ?? null,
    snapshot_created_at: snapshot?.created_at ?? null,
    analysis_id: analysis?.id ?? null,
    overall_score: analysis?.overall_score ?? null,
    overall_grade: analysis?.overall_grade ?? null,
    score_source: analysis?.score_source ?? null,
    content_stale: page.latestAnalysis === null ? null : isContentStale(page),
    last_analyzed_at: detail.last_analyzed_at,
    open_recommendation_count: page.openRecommendationCount,
    draft_count: page.draftCount,
    created_at: page.createdAt,
    updated_at: page.updatedAt,
    reading_share: snapshot?.reading?.share ?? null,
    reading_confidence: snapshot?.reading?.confidence ?? null,
    reading_doubt: snapshot?.reading?.doubt ?? null,
    presence,
    ...linkCountsView(counts),
    content_version_id: page.latestContentVersionId,
    content_revision: page.contentRevision,
    draft_title: drafts?.get('title')?.draftValue ?? null,
    draft_meta_description: drafts?.get('meta_description')?.draftValue ?? null,
    component_scores: page.latestAnalysis?.componentScores ? sortByName(page.latestAnalysis.componentScores) : null,
  };
}

export const pagesExporter: Exporter = {
  row: exportedPage,
  isOfPages: true,
  read: (services, request) =>
    batchOfPages(services, request, async (ids, place) => {
      const end = Math.min(ids.length, place.page + request.limit);
      const [pages, absent, counts] = await Promise.all([
        getPages(services.table, request.organizationId, ids.slice(place.page, end)),
        getAbsentPages(services.table, request),
        getLinkCounts(services.table, request),
      ]);
      const drafted = pages.filter(({ draftCount }) => draftCount > 0).map(({ id }) => id);
      const drafts = await getActiveDrafts(services.table, request.organizationId, drafted, draftFields);
      const byId = new Map(pages.map((page) => [page.id, page]));
      // A page that was deleted, or that another site has by now, is left out.
      const rows = ids.slice(place.page, end).flatMap((id, at) => {
        const page = byId.get(id);
        return page?.siteId === request.siteId
          ? [
              {
                row: toRow(page, {
                  presence: absent.get(id) ?? 'current',
                  messages: request.messages,
                  drafts: drafts.get(id),
                  counts: counts.get(id),
                }),
                next: { page: place.page + at + 1, row: 0 },
              },
            ]
          : [];
      });
      return { rows, end: { page: end, row: 0 } };
    }),
};

/** The table keeps no order of names: a row that is exported again is the same text. */
const sortByName = (scores: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1)));
