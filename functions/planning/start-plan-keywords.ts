import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { keywordRunStart } from '../../shared/jobs/start-plan-keywords.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { readPlan } from '../../shared/table/planning.ts';
import type { PlanningServices } from './services.ts';

export const startPlanKeywords = defineOperation({
  operationId: 'startPlanKeywords',
  method: 'POST',
  path: '/sites/{siteId}/plan/keywords',
  tag: 'Site planning',
  summary: 'Start keyword assignment for a plan',
  description:
    'Assigns a primary keyword to every planned page that has none. Uses one credit per page that receives a keyword. ' +
    'While it runs, keyword writes of the site return 409 `keyword_generation_in_progress`, and a second request queues nothing (`already_running: true`). Poll the plan until `keywords_running` is false.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({}),
  bodyOptional: true,
  responses: {
    202: detailOf(
      z
        .strictObject({ started: z.literal(true), already_running: z.literal(true).optional() })
        .meta({ id: 'PlanKeywordsStarted' }),
    ),
  },
}).handle(async ({ caller, params }, { table, jobs, now }: PlanningServices) => {
  const { organizationId } = caller;
  const [site, plan] = await Promise.all([
    requireSite(table, organizationId, params.siteId),
    readPlan(table, { organizationId, id: params.siteId }),
  ]);
  const { writes, message } = keywordRunStart(site, plan, now());
  const result = await transact(table, writes);
  // Either another run holds the lock, or one has just been started from the same plan.
  if (!result.ok) return { status: 202, body: { data: { started: true, already_running: true } } };
  await jobs.send(message);
  return { status: 202, body: { data: { started: true } } };
});
