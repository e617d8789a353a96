import * as z from 'zod';
import { BODY_CHARACTERS_MAX } from '../../shared/domain/markdown/body-limits.ts';
import { DOCUMENT_MAX_BODY_BYTES, defineOperation } from '../../shared/http/operation.ts';
import { orNotFound, requirePage } from '../../shared/http/require.ts';
import { characters, integerId, pathId } from '../../shared/http/schemas.ts';
import { gradeSchema } from '../../shared/resources/grade.ts';
import { readAnalysisInput } from '../../shared/table/analysis-input.ts';
import { getFullAnalysis } from '../../shared/table/analysis-results.ts';
import { getPageContent } from '../../shared/table/page-content.ts';
import type { RecommendationServices } from './services.ts';

const FIELD_CHARACTERS_MAX = 20_000;

const previewSchema = z.lazy(() =>
  z.strictObject({
    data: z
      .strictObject({
        analysis_id: integerId(),
        overall_score: z.number(),
        overall_grade: gradeSchema,
        components: z.array(z.strictObject({ component_type: z.string(), score: z.number(), grade: gradeSchema })),
        word_count: z.number().int(),
        full_length: z.number().int().nullable().meta({ description: 'Words from which on more earn no credit.' }),
        guessed_keyword: z.string().nullable().meta({ description: 'What it is graded for while no keyword is set.' }),
      })
      .nullable(),
  }),
);

export const previewGrade = defineOperation({
  operationId: 'previewGrade',
  method: 'POST',
  path: '/pages/{pageId}/preview-grade',
  tag: 'Analysis',
  summary: 'Grade a text that is not stored',
  description:
    'The scores of the page with this text, by rules, as changes of the latest analysis. Stores nothing, uses no allowance. `data` is null without an analysis.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  body: z.strictObject({
    title: characters(0, FIELD_CHARACTERS_MAX).optional(),
    meta_description: characters(0, FIELD_CHARACTERS_MAX).optional(),
    h1: characters(0, FIELD_CHARACTERS_MAX).optional(),
    markdown: characters(0, BODY_CHARACTERS_MAX).optional(),
  }),
  maxBodyBytes: DOCUMENT_MAX_BODY_BYTES,
  responses: { 200: previewSchema },
}).handle(async ({ caller, params, body }, { table }: RecommendationServices) => {
  const { organizationId } = caller;
  const { latestAnalysis } = await requirePage(table, organizationId, params.pageId);
  if (!latestAnalysis) return { status: 200, body: { data: null } };
  const [content, full, { gradeSentText }] = await Promise.all([
    orNotFound('Page', getPageContent(table, organizationId, params.pageId)),
    getFullAnalysis(table, organizationId, latestAnalysis.id),
    import('./grade-sent-text.ts'),
  ]);
  const input = full && (await readAnalysisInput(table, full.analysis));
  if (!full || !input) return { status: 200, body: { data: null } };
  const graded = await gradeSentText({ components: full.components, input }, content, body);
  return { status: 200, body: { data: { analysis_id: full.analysis.id, ...graded } } };
});
