import * as z from 'zod';
import { rulesModel } from '../../shared/domain/grading/rules-model.ts';
import { message } from '../../shared/domain/messages/message.ts';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { integerId, pathId, timestamp } from '../../shared/http/schemas.ts';
import { unreadBody } from '../../shared/jobs/no-content.ts';
import { analysisShape, embeddedAnalysis } from '../../shared/resources/analysis.ts';
import { comparisonNoteSchema, comparisonSchema, comparisonWithPrevious } from '../../shared/resources/comparison.ts';
import { isContentStale } from '../../shared/resources/page.ts';
import { recommendationSchema, recommendationView } from '../../shared/resources/recommendation.ts';
import type { Component } from '../../shared/table/analyses.ts';
import { getFullAnalysis } from '../../shared/table/analysis-results.ts';
import { type ContentVersion, getLatestContentVersion } from '../../shared/table/content-versions.ts';
import { currentBody } from '../../shared/table/page-content.ts';

const fullAnalysisSchema = z.lazy(() =>
  z
    .strictObject({
      ...analysisShape,
      page_id: integerId(),
      site_id: integerId(),
      verified_at: timestamp().nullable(),
      created_at: timestamp(),
      started_at: timestamp().nullable(),
      content_version_id: z.number().int().nullable().meta({ description: 'The content version that was analyzed.' }),
      content_fingerprint: z.string().nullable(),
      score_history: z
        .array(z.strictObject({ at: timestamp(), score: z.number(), source: z.enum(['audit', 'verified']) }))
        .meta({ description: 'Of the page: its last 50 analyses and checks that moved the score.' }),
      not_judged: z.string().optional().meta({
        description: 'What rules count, and what they do not judge. Absent where a language model judged.',
      }),
      recommendations: z.array(recommendationSchema),
      comparison: comparisonSchema.nullable().optional(),
      comparison_note: comparisonNoteSchema.nullable().optional(),
    })
    .meta({ id: 'Analysis' }),
);

export const getAnalysis = defineOperation({
  operationId: 'getAnalysis',
  method: 'GET',
  path: '/pages/{pageId}/analysis',
  tag: 'Analysis',
  summary: 'Get the latest analysis of a page',
  description:
    'Includes components and recommendations. Skipped runs are never returned. `data` is null when the page was never analyzed. ' +
    '`compare=prev` adds `comparison` and `comparison_note`.',
  access: 'sites:read',
  localized,
  params: z.object({ pageId: pathId('Page') }),
  query: z.object({ compare: z.literal('prev', 'must be prev').optional() }),
  responses: {
    200: z.strictObject({
      data: fullAnalysisSchema.nullable(),
      not_graded: z.string().optional().meta({
        description:
          'Why an analysis of the page is refused with `no_content`: its text was not read, and no client has written one. Absent when it can be graded.',
      }),
    }),
  },
}).handle(async ({ caller, params, query, messages }, { table }: BaseServices) => {
  const { organizationId } = caller;
  const found = await requirePageWithDrafts(table, organizationId, params.pageId);
  const { page, drafts } = found;
  if (!page.latestAnalysis) {
    const version = await getLatestContentVersion(table, organizationId, page.id);
    return { status: 200, body: { data: null, ...notGraded(found, version, messages) } };
  }
  const [full, version, previous, { contentExcerpts }] = await Promise.all([
    getFullAnalysis(table, organizationId, page.latestAnalysis.id),
    getLatestContentVersion(table, organizationId, page.id),
    query.compare && page.previousAnalysisId ? getFullAnalysis(table, organizationId, page.previousAnalysisId) : null,
    // Loaded while the rows are read: a Markdown parser comes with it, which no other operation of the group needs.
    import('../../shared/recommendations/content-excerpts.ts'),
  ]);
  if (!full) throw new Error(`analysis ${page.latestAnalysis.id} of page ${page.id} does not exist`);
  const { analysis, components, recommendations } = full;
  const readExcerpt = contentExcerpts(currentBody(drafts, version));
  return {
    status: 200,
    body: {
      data: {
        ...embeddedAnalysis(analysis, components, { contentStale: isContentStale(page), messages }),
        page_id: analysis.pageId,
        site_id: analysis.siteId,
        verified_at: analysis.verifiedAt,
        created_at: analysis.createdAt,
        started_at: analysis.startedAt,
        content_version_id: analysis.contentVersionId,
        content_fingerprint: analysis.fingerprint,
        score_history: [...analysis.scoreHistory],
        ...notJudged(components, messages),
        recommendations: recommendations.map((recommendation) =>
          recommendationView(recommendation, readExcerpt(recommendation), messages),
        ),
        ...(query.compare ? comparisonWithPrevious(full, previous) : {}),
      },
      ...notGraded(found, version, messages),
    },
  };
});

const notJudged = (components: readonly Component[], messages: Messages): { not_judged?: string } =>
  components.every(({ model }) => model === rulesModel)
    ? { not_judged: messages.render(message('report.about.rules')) }
    : {};

type Found = Awaited<ReturnType<typeof requirePageWithDrafts>>;

function notGraded(
  found: Found,
  contentVersion: Pick<ContentVersion, 'source'> | null,
  messages: Messages,
): { not_graded?: string } {
  const doubt = unreadBody({ ...found, contentVersion });
  return doubt === null ? {} : { not_graded: messages.renderKept(doubt.said, doubt.english) };
}
