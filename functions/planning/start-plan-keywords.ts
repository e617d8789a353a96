import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { readSpentLimit } from '../../shared/jobs/allowance.ts';
import { startPlanKeywords as startRun } from '../../shared/jobs/start-plan-keywords.ts';
import { spendingLimitReached } from '../../shared/resources/spending-limit.ts';
import { readPlan } from '../../shared/table/planning.ts';
import type { PlanningServices } from './services.ts';

export const startPlanKeywords = defineOperation({
  operationId: 'startPlanKeywords',
  method: 'POST',
  path: '/sites/{siteId}/plan/keywords',
  tag: 'Site planning',
  summary: 'Start keyword assignment for a plan',
  description:
    'Assigns a primary keyword to every planned page that has none. Uses one credit per page that receives a keyword. Pages that no visitor searches for (`needs_keyword: false`) get none, and have not failed; a page whose name does not say what it is about gets none and has. ' +
    'While it runs, keyword writes of the site return 409 `keyword_generation_in_progress`, and a second request queues nothing (`already_running: true`). Poll the plan until `keywords_running` is false.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({}),
  bodyOptional: true,
  responses: {
    202: detailSchema(
      z
        .strictObject({ started: z.literal(true), already_running: z.literal(true).optional() })
        .meta({ id: 'PlanKeywordsStarted' }),
    ),
  },
  errors: ['payment_required'],
}).handle(async ({ caller, params }, services: PlanningServices) => {
  const { table } = services;
  const { organizationId } = caller;
  const [site, plan, spent] = await Promise.all([
    requireSite(table, organizationId, params.siteId),
    readPlan(table, { organizationId, id: params.siteId }),
    readSpentLimit(table, organizationId, services.now()),
  ]);
  if (spent) throw spendingLimitReached(spent);
  const { started } = await startRun(services, site, plan);
  return { status: 202, body: { data: { started: true, ...(started ? {} : { already_running: true }) } } };
});
