import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { pathId, triggerSchema } from '../../shared/http/schemas.ts';
import { startAnalysis } from '../../shared/jobs/start-analysis.ts';
import { analysisTrigger } from '../../shared/resources/trigger.ts';
import { isChecksEnginePaused } from '../../shared/table/checks-engine.ts';
import { enginePaused } from './engine-paused.ts';
import type { CheckServices } from './services.ts';

export const analyzeFromChecks = defineOperation({
  operationId: 'analyzeFromChecks',
  method: 'POST',
  path: '/pages/{pageId}/checks/analyze',
  tag: 'Checks',
  summary: 'Start an analysis from checks',
  description:
    'Behaves as `POST /pages/{pageId}/analyze`, through the preview engine. Returns 503 `engine_paused` and queues nothing while that engine is paused.',
  access: 'content:write',
  params: z.object({ pageId: pathId('Page') }),
  body: z.strictObject({ force: z.boolean().default(false) }),
  bodyOptional: true,
  responses: { 202: triggerSchema },
  errors: ['no_content', 'payment_required', 'analysis_in_progress', 'generation_cap_reached', 'engine_paused'],
}).handle(async ({ caller, params, body }, services: CheckServices) => {
  const [found, isPaused] = await Promise.all([
    requirePageWithDrafts(services.table, caller.organizationId, params.pageId),
    isChecksEnginePaused(services.table),
  ]);
  if (isPaused) throw enginePaused();
  const result = await startAnalysis(services, { ...found, force: body.force });
  return { status: 202, body: analysisTrigger(result) };
});
