import * as z from 'zod';
import { runModes } from '../../shared/domain/ideas/run-rules.ts';
import { ApiError, invalidRequest } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { type StartIdeasRunResult, startIdeasRun } from '../../shared/jobs/start-ideas-run.ts';
import { spendingLimitReached } from '../../shared/resources/spending-limit.ts';
import type { IdeaServices } from './services.ts';

export const refreshIdeas = defineOperation({
  operationId: 'refreshIdeas',
  method: 'POST',
  path: '/sites/{siteId}/ideas/refresh',
  tag: 'Content ideas',
  summary: 'Start an ideas run',
  description:
    'Poll `GET /sites/{siteId}/ideas/run`. `update` keeps the open ideas; `rebuild` removes the open ideas that the new playbook leaves out. ' +
    'One run per site in 24 hours. A failed run counts neither toward that limit nor toward the monthly limit.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({ mode: z.enum(runModes).default('update') }),
  bodyOptional: true,
  responses: { 202: detailSchema(z.strictObject({ status: z.literal('queued') })) },
  errors: ['not_found', 'payment_required', 'ideas_run_in_progress', 'ideas_refresh_cooldown', 'ideas_run_cap_reached'],
}).handle(async ({ caller, params, body }, services: IdeaServices) => {
  // More than three round trips: the gate, the site, what the guards read side by side, and the transaction that starts it.
  const site = await requireSite(services.table, caller.organizationId, params.siteId);
  const result = await startIdeasRun(services, { site, mode: body.mode, trigger: 'manual' });
  if (!result.started) throw refusal(site.id, result);
  return { status: 202, body: { data: { status: 'queued' } } };
});

function refusal(siteId: number, result: Extract<StartIdeasRunResult, { started: false }>): ApiError {
  switch (result.reason) {
    case 'nothing_to_read':
      return invalidRequest('The site has no crawl and no planned pages');
    case 'payment_required':
      return new ApiError('payment_required', 'An active subscription is required', {
        details: { ...result.allowance },
      });
    case 'spent':
      return spendingLimitReached(result);
    case 'in_progress':
      return new ApiError(
        'ideas_run_in_progress',
        `Ideas run ${result.runId} is already running for this site; poll GET /sites/${siteId}/ideas/run`,
        {
          details: { run_id: result.runId },
        },
      );
    case 'cooldown':
      return new ApiError('ideas_refresh_cooldown', 'The site had an ideas run in the last 24 hours', {
        details: { retry_at: result.retryAt },
      });
    case 'cap_reached':
      return new ApiError('ideas_run_cap_reached', "The organization's ideas runs for this month are used up");
  }
}
