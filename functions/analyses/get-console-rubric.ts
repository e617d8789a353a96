import * as z from 'zod';
import { findMessages } from '../../shared/domain/messages/render-message.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language-data/messages/read-messages.ts';
import { getSiteRubric, hasOwnRubric } from '../../shared/table/rubrics.ts';
import { consoleRubricSchema, rubricView } from './rubric-view.ts';

export const getConsoleRubric = defineOperation({
  operationId: 'getConsoleRubric',
  method: 'GET',
  path: '/console/sites/{siteId}/rubric',
  tag: 'Console',
  summary: 'Get the rubric of a site, and whether it is its own',
  access: 'session',
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: consoleRubricSchema },
}).handle(async ({ caller, params: { siteId } }, { table }: BaseServices) => {
  const [site, rubric, own] = await Promise.all([
    requireSite(table, caller.organizationId, siteId),
    getSiteRubric(table, caller.organizationId, siteId),
    hasOwnRubric(table, caller.organizationId, siteId),
  ]);
  return { status: 200, body: { data: rubricView(rubric, site, findMessages(DEFAULT_LANGUAGE)), own } };
});
