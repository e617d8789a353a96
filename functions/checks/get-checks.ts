import * as z from 'zod';
import { checkKeys } from '../../shared/domain/checks/check.ts';
import { wordCheck } from '../../shared/domain/checks/word-check.ts';
import { contentFingerprint } from '../../shared/domain/fields/content-fingerprint.ts';
import type { FieldSource } from '../../shared/domain/fields/resolve-fields.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { orNotFound } from '../../shared/http/require.ts';
import { detailSchema, integerId, pathId, timestamp } from '../../shared/http/schemas.ts';
import { gradeSchema } from '../../shared/resources/grade.ts';
import type { LeanAnalysis } from '../../shared/table/lean-rows.ts';
import { getPageContent } from '../../shared/table/page-content.ts';

const sourceSchema = z.lazy(() =>
  z.union([
    z.strictObject({ source: z.literal('draft'), draft_id: integerId() }),
    z.strictObject({ source: z.literal('content_version'), content_version_id: integerId() }),
    z.strictObject({ source: z.enum(['snapshot', 'none']) }),
  ]),
);

const checksSchema = z.lazy(() =>
  z
    .strictObject({
      page_id: integerId(),
      checks: z.array(
        z.strictObject({
          key: z.enum(checkKeys),
          status: z.enum(['pass', 'warn', 'fail', 'not_applicable']),
          value: z.union([z.boolean(), z.number()]).nullable(),
          target: z.string().nullable(),
          message: z.string(),
        }),
      ),
      summary: z.strictObject({
        pass: z.number().int(),
        warn: z.number().int(),
        fail: z.number().int(),
        not_applicable: z.number().int(),
      }),
      fields: z.strictObject({
        title: z.string().nullable(),
        meta_description: z.string().nullable(),
        h1: z.string().nullable(),
        word_count: z.number().int().nullable(),
        primary_keyword: z.string().nullable(),
      }),
      sources: z.strictObject({
        title: sourceSchema,
        meta_description: sourceSchema,
        h1: sourceSchema,
        schema: sourceSchema,
        body_content: sourceSchema,
      }),
      last_analysis: z
        .strictObject({
          id: integerId(),
          overall_score: z.number().nullable(),
          overall_grade: gradeSchema.nullable(),
          estimated_score: z.number().nullable(),
          estimated_grade: gradeSchema.nullable(),
          analyzed_at: timestamp().nullable(),
        })
        .nullable(),
      content_changed_since_last_analysis: z
        .boolean()
        .nullable()
        .meta({
          description:
            'Whether the input of an analysis (title, meta description, schema, body and keywords, drafts included, that of the H1 as part of the body) differs from that of the latest one. Null without an analysis. As for `skipped` analyses, `page_kind` is no part of it. ' +
            '`content_stale` of an analysis only follows the versions of the body: a draft of the title changes this field alone, and posting or crawling the same body again changes `content_stale` alone.',
        }),
    })
    .meta({ id: 'Checks' }),
);

export const getChecks = defineOperation({
  operationId: 'getChecks',
  method: 'GET',
  path: '/pages/{pageId}/checks',
  tag: 'Checks',
  summary: 'Get checks of a page',
  description:
    'Fifteen checks that call no model and use no allowance. ' +
    'Fields are resolved as in an analysis. An active draft takes precedence over the snapshot; a blank draft falls back to the snapshot. The body is the newest content version, or the active `body` draft of a page without a version; without a version, the five checks of the body are `not_applicable`. ' +
    'The H1 is the first one in the body. An active `h1` draft stands in for it, or is added to a body without one, in the checks of the H1 as in an analysis; `sources.h1` names the draft then. For a page without a body `sources.h1` names the draft or the snapshot. ' +
    'Each defect is reported once, by the check that owns it. Checks that depend on it are `not_applicable`.',
  access: 'sites:read',
  localized,
  params: z.object({ pageId: pathId('Page') }),
  responses: { 200: detailSchema(checksSchema) },
}).handle(async ({ caller, params, messages }, { table }: BaseServices) => {
  const [content, { checksOfPage }] = await Promise.all([
    orNotFound('Page', getPageContent(table, caller.organizationId, params.pageId)),
    import('./page-checks.ts'),
  ]);
  const { page, fields } = content;
  const result = checksOfPage(content);
  return {
    status: 200,
    body: {
      data: {
        page_id: page.id,
        checks: result.checks.map((check) => wordCheck(check, messages)),
        summary: {
          pass: result.summary.pass,
          warn: result.summary.warn,
          fail: result.summary.fail,
          not_applicable: result.summary.notApplicable,
        },
        fields: {
          title: result.fields.title,
          meta_description: result.fields.metaDescription,
          h1: result.fields.h1,
          word_count: result.fields.wordCount,
          primary_keyword: result.fields.primaryKeyword,
        },
        sources: {
          title: sourceView(result.sources.title),
          meta_description: sourceView(result.sources.metaDescription),
          h1: sourceView(result.sources.h1),
          schema: sourceView(result.sources.schema),
          body_content: sourceView(result.sources.bodyContent),
        },
        last_analysis: page.latestAnalysis && lastAnalysis(page.latestAnalysis),
        content_changed_since_last_analysis: page.latestAnalysis
          ? page.latestAnalysis.fingerprint !== contentFingerprint(fields)
          : null,
      },
    },
  };
});

function sourceView(source: FieldSource): z.input<typeof sourceSchema> {
  if (source.source === 'draft') return { source: 'draft', draft_id: source.draftId };
  if (source.source === 'content_version')
    return { source: 'content_version', content_version_id: source.contentVersionId };
  return { source: source.source };
}

const lastAnalysis = (analysis: LeanAnalysis) => ({
  id: analysis.id,
  overall_score: analysis.overallScore,
  overall_grade: analysis.overallGrade,
  estimated_score: analysis.estimatedScore,
  estimated_grade: analysis.estimatedGrade,
  analyzed_at: analysis.completedAt,
});
