import * as z from 'zod';
import { ApiError } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { RESPOND_ASYNC } from '../../shared/http/prefer.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId, triggerSchema } from '../../shared/http/schemas.ts';
import { readSpentLimit } from '../../shared/jobs/allowance.ts';
import { startPlanGeneration } from '../../shared/jobs/start-plan-generation.ts';
import { generatePages } from '../../shared/planning/generate-pages.ts';
import { droppedTexts, droppedTextsSchema } from '../../shared/resources/dropped-text.ts';
import { spendingLimitReached } from '../../shared/resources/spending-limit.ts';
import { planTrigger } from '../../shared/resources/trigger.ts';
import { readPlan, storeBrief } from '../../shared/table/planning.ts';
import { openQuestionsSchema, readOpenQuestions } from './open-questions.ts';
import { toPlanError } from './plan-failure.ts';
import { briefSchema, plannedPage, plannedPageSchema } from './planning-schemas.ts';
import type { PlanningServices } from './services.ts';

export const generatePlan = defineOperation({
  operationId: 'generatePlan',
  method: 'POST',
  path: '/sites/{siteId}/plan/generate',
  tag: 'Site planning',
  summary: 'Generate the plan of a site',
  description:
    'Generates planned pages from the brief, in its language: a page for each offering, place, competitor and wish that it names, and the legal pages of the country. What the brief does not say is in `open_questions`. Idempotent: existing planned pages are returned as they are, without a model call. A `brief` replaces the stored brief. ' +
    'With `regenerate: true`, planned pages without a content version and without a draft are deleted and generated again. Other planned pages are kept. ' +
    'Takes 10 to 30 seconds when a language model plans the pages. With the header `Prefer: respond-async` the response is 202 with a job to poll: the model has more time, and the pages are in `GET /sites/{siteId}/plan` when the job is completed. ' +
    'A plan that has pages keeps them when the job fails. Returns 409 `conflict` for a live site, where a language model fails at a plan that was to replace existing pages, and for a job while another one generates the plan (`details.job_id`).',
  access: 'content:write',
  bucket: 'llm',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({ regenerate: z.boolean().default(false), brief: briefSchema.optional() }),
  bodyOptional: true,
  mayRespondAsync: true,
  responses: {
    200: detailSchema(
      z
        .strictObject({
          pages: z.array(plannedPageSchema),
          brief: z.string(),
          open_questions: openQuestionsSchema,
          note: z.string().nullable().meta({
            description:
              'Set when rules planned the pages, or worded what was not checked, because the language model failed.',
          }),
          dropped: droppedTextsSchema,
        })
        .meta({ id: 'GeneratedPlan' }),
    ),
    202: triggerSchema,
  },
  errors: ['conflict', 'payment_required'],
}).handle(async ({ caller, params, body, prefersAsync }, services: PlanningServices) => {
  const { table, now } = services;
  const [site, spent] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    readSpentLimit(table, caller.organizationId, now()),
  ]);
  if (!site.planned) throw new ApiError('conflict', 'The site is already live');
  if (spent) throw spendingLimitReached(spent);
  if (prefersAsync) {
    const started = planTrigger(await startPlanGeneration(services, site, body));
    return { status: 202, headers: { 'preference-applied': RESPOND_ASYNC }, body: started };
  }
  const plan = body.brief === undefined ? await readPlan(table, site) : await storeBrief(table, site, body.brief);
  const { regenerate } = body;
  const { pages, note, dropped } = await generatePages(services, site, plan, { regenerate }).catch((error) => {
    throw toPlanError(error);
  });
  const data = {
    pages: pages.map(plannedPage),
    brief: plan.brief ?? '',
    open_questions: await readOpenQuestions(site, plan),
    note,
    dropped: droppedTexts(dropped),
  };
  return { status: 200, body: { data } };
});
