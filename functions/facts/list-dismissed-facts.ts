import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { readFacts } from '../../shared/table/facts.ts';
import { factSchema, factView } from './fact.ts';

export const listDismissedFacts = defineOperation({
  operationId: 'listDismissedFacts',
  method: 'GET',
  path: '/console/sites/{siteId}/dismissed-facts',
  tag: 'Console',
  summary: 'List dismissed facts',
  description: 'What a person dismissed, the latest first, so that it can be restored. No other operation returns it.',
  access: 'session',
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: z.lazy(() => z.strictObject({ data: z.array(factSchema) })) },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const owner = { organizationId: caller.organizationId, siteId: params.siteId };
  const [, facts] = await Promise.all([
    requireSite(table, owner.organizationId, owner.siteId),
    readFacts(table, owner),
  ]);
  const dismissed = facts
    .filter(({ status }) => status === 'dismissed')
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return { status: 200, body: { data: dismissed.map((fact) => factView(fact, new Set())) } };
});
