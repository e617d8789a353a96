import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { keywordRunStart } from '../../shared/jobs/start-plan-keywords.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { getPlan } from '../../shared/table/planning.ts';
import { getSite } from '../../shared/table/sites.ts';
import type { PlanningServices } from './services.ts';

export const startPlanKeywords = defineOperation({
  operationId: 'startPlanKeywords',
  method: 'POST',
  path: '/sites/{siteId}/plan/keywords',
  tag: 'Site planning',
  summary: 'Assigns a primary keyword to every planned page that lacks one',
  description:
    'Spends one credit per page that gets a keyword. While it runs, keyword writes of the site answer 409 `keyword_generation_in_progress`, and nothing new is queued (`already_running: true`). ' +
    'Poll the plan until `keywords_running` is false.',
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
    getSite(table, organizationId, params.siteId),
    getPlan(table, { organizationId, id: params.siteId }),
  ]);
  if (!site) throw notFound('Site');
  const { writes, message } = keywordRunStart(site, plan, now());
  const result = await transact(table, writes);
  // Either another run holds the lock, or one has just been started from the same plan.
  if (!result.ok) return { status: 202, body: { data: { started: true, already_running: true } } };
  await jobs.send(message);
  return { status: 202, body: { data: { started: true } } };
});
