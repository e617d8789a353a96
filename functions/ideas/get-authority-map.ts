import * as z from 'zod';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { readAuthorityMap } from '../../shared/table/playbooks.ts';
import { authorityMapSchema, authorityMapView, emptyAuthorityMap } from './authority-map.ts';
import type { IdeaServices } from './services.ts';

export const getAuthorityMap = defineOperation({
  operationId: 'getAuthorityMap',
  method: 'GET',
  path: '/sites/{siteId}/ideas/topics',
  tag: 'Content ideas',
  summary: 'Get the authority map of a site',
  description:
    'The topics that the site covers, and the distance of each topic from the core. ' +
    'Before a run has built the map, `core` is null and the lists are empty. Planned sites have no map.',
  access: 'sites:read',
  localized,
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailSchema(authorityMapSchema) },
  errors: ['not_found'],
}).handle(async ({ caller, params, messages }, { table, ideaLists }: IdeaServices) => {
  const ofSite = { organizationId: caller.organizationId, siteId: params.siteId };
  const [site, map, ideas] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    readAuthorityMap(table, ofSite),
    ideaLists.ideasOf(ofSite),
  ]);
  return {
    status: 200,
    body: { data: map && !site.planned ? authorityMapView(map, ideas, messages) : emptyAuthorityMap },
  };
});
