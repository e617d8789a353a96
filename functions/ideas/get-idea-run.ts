import * as z from 'zod';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { getIdeasState, getLatestIdeaRun } from '../../shared/table/idea-runs.ts';
import { ideaRunSchema, ideaRunView } from './idea-run.ts';
import type { IdeaServices } from './services.ts';

export const getIdeaRun = defineOperation({
  operationId: 'getIdeaRun',
  method: 'GET',
  path: '/sites/{siteId}/ideas/run',
  tag: 'Content ideas',
  summary: 'Get the latest ideas run',
  description:
    '`data` is null before the first run. Polling every minute or two is enough. A run that stopped reporting reads `failed` with `stale: true`.',
  access: 'sites:read',
  localized,
  bucket: 'jobs',
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailSchema(ideaRunSchema.nullable()) },
  errors: ['not_found'],
}).handle(async ({ caller, params, messages }, { table, now }: IdeaServices) => {
  const [site, run, state] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    getLatestIdeaRun(table, caller.organizationId, params.siteId),
    getIdeasState(table, caller.organizationId, params.siteId),
  ]);
  return {
    status: 200,
    body: { data: run && ideaRunView(run, { state, autoRefresh: site.autoRefresh, now: now(), messages }) },
  };
});
