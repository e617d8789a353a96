import * as z from 'zod';
import { checkKeys } from '../../shared/domain/checks/check.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { orNotFound } from '../../shared/http/require.ts';
import { detailSchema, integerId, pathId } from '../../shared/http/schemas.ts';
import { readSpentLimit } from '../../shared/jobs/allowance.ts';
import { droppedTexts, droppedTextsSchema } from '../../shared/resources/dropped-text.ts';
import { spendingLimitReached } from '../../shared/resources/spending-limit.ts';
import { isChecksEnginePaused } from '../../shared/table/checks-engine.ts';
import { getPageContent } from '../../shared/table/page-content.ts';
import { enginePaused } from './engine-paused.ts';
import type { CheckServices } from './services.ts';

const adviceSchema = z.lazy(() =>
  z
    .strictObject({
      page_id: integerId(),
      recommendations: z.array(
        z.strictObject({
          check: z.enum(checkKeys),
          title: z.string(),
          suggestion: z.string(),
          worded_by: z.string().meta({ description: 'Whose words it has: the id of a model, or `rules-v1`.' }),
          target_field: z.enum(['title', 'meta_description', 'h1', 'schema', 'body_content']).nullable(),
        }),
      ),
      model: z.string(),
      dropped: droppedTextsSchema.optional(),
    })
    .meta({ id: 'CheckRecommendations' }),
);

export const recommendFromChecks = defineOperation({
  operationId: 'recommendFromChecks',
  method: 'POST',
  path: '/pages/{pageId}/checks/recommendations',
  tag: 'Checks',
  summary: 'Recommend edits from checks',
  description:
    'Recommends what to change for the checks that warn or fail. One model call per request. Uses no allowance and stores nothing. ' +
    'Returns 503 `engine_paused` while the preview engine is paused.',
  access: 'content:write',
  localized,
  bucket: 'llm',
  params: z.object({ pageId: pathId('Page') }),
  body: z.strictObject({}),
  bodyOptional: true,
  responses: { 200: detailSchema(adviceSchema) },
  errors: ['engine_paused', 'payment_required'],
}).handle(async ({ caller, params, messages }, { table, advisor, now }: CheckServices) => {
  const [content, isPaused, { checksOfPage }, spent] = await Promise.all([
    orNotFound('Page', getPageContent(table, caller.organizationId, params.pageId)),
    isChecksEnginePaused(table),
    import('./page-checks.ts'),
    readSpentLimit(table, caller.organizationId, now()),
  ]);
  if (isPaused) throw enginePaused();
  if (spent) throw spendingLimitReached(spent);
  const { page } = content;
  const { checks, fields: checked } = checksOfPage(content);
  const { advice, model, dropped } = await advisor.advise({
    checks,
    messages,
    page: { title: checked.title, h1: checked.h1, primaryKeyword: checked.primaryKeyword, path: page.path },
  });
  const recommendations = advice.map(({ check, title, suggestion, wordedBy, targetField }) => ({
    check,
    title,
    suggestion,
    worded_by: wordedBy,
    target_field: targetField,
  }));
  const left = dropped.length === 0 ? {} : { dropped: droppedTexts(dropped) };
  return { status: 200, body: { data: { page_id: page.id, recommendations, model, ...left } } };
});
