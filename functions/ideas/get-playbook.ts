import * as z from 'zod';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { getLatestPlaybook } from '../../shared/table/playbooks.ts';
import { playbookSchema, playbookView } from './playbook.ts';
import type { IdeaServices } from './services.ts';

export const getPlaybook = defineOperation({
  operationId: 'getPlaybook',
  method: 'GET',
  path: '/sites/{siteId}/ideas/playbook',
  tag: 'Content ideas',
  summary: 'Get the latest playbook',
  description: '`data` is null before the first successful run.',
  access: 'sites:read',
  localized,
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailSchema(playbookSchema.nullable()) },
  errors: ['not_found'],
}).handle(async ({ caller, params, messages }, { table, ideaLists }: IdeaServices) => {
  const ofSite = { organizationId: caller.organizationId, siteId: params.siteId };
  const [site, playbook, ideas] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    getLatestPlaybook(table, ofSite),
    ideaLists.ideasOf(ofSite),
  ]);
  const statuses = new Map(ideas.map(({ id, status }) => [id, status]));
  return { status: 200, body: { data: playbook && playbookView(playbook, { site, statuses, messages }) } };
});
