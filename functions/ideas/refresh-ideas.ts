import * as z from 'zod';
import { runModes } from '../../shared/domain/ideas/run-rules.ts';
import { ApiError, invalidRequest } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { type StartIdeasRunResult, startIdeasRun } from '../../shared/jobs/start-ideas-run.ts';
import { requireSite } from './find-idea.ts';
import type { IdeaServices } from './services.ts';

export const refreshIdeas = defineOperation({
  operationId: 'refreshIdeas',
  method: 'POST',
  path: '/sites/{siteId}/ideas/refresh',
  tag: 'Content ideas',
  summary: 'Starts an ideas run',
  description:
    'Poll `GET /sites/{siteId}/ideas/run`. `update` keeps the open ideas; `rebuild` removes those that the new playbook leaves out. ' +
    'One run per site in 24 hours; a failed run does not count, neither for that nor for the month.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({ mode: z.enum(runModes).default('update') }),
  bodyOptional: true,
  responses: { 202: detailOf(z.strictObject({ status: z.literal('queued') })) },
  errors: ['not_found', 'payment_required', 'ideas_run_in_progress', 'ideas_refresh_cooldown', 'ideas_run_cap_reached'],
}).handle(async ({ caller, params, body }, services: IdeaServices) => {
  // More than three round trips: the gate, the site, what the guards read side by side, and the transaction that starts it.
  const site = await requireSite(services.table, caller, params.siteId);
  const result = await startIdeasRun(services, { site, mode: body.mode, trigger: 'manual' });
  if (!result.started) throw refusal(site.id, result);
  return { status: 202, body: { data: { status: 'queued' } } };
});

function refusal(siteId: number, result: Extract<StartIdeasRunResult, { started: false }>): ApiError {
  switch (result.reason) {
    case 'nothing_to_read':
      return invalidRequest('The site has no crawl and no planned pages to take ideas from');
    case 'payment_required':
      return new ApiError('payment_required', 'An active subscription is required', {
        details: { ...result.allowance },
      });
    case 'in_progress':
      return new ApiError(
        'ideas_run_in_progress',
        `Ideas run ${result.runId} of this site is running; poll GET /sites/${siteId}/ideas/run`,
        {
          details: { run_id: result.runId },
        },
      );
    case 'cooldown':
      return new ApiError('ideas_refresh_cooldown', 'The site had an ideas run in the last 24 hours', {
        details: { retry_at: result.retryAt },
      });
    case 'cap_reached':
      return new ApiError('ideas_run_cap_reached', "The organization has used this month's ideas runs");
  }
}
