import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, integerId, pathId } from '../../shared/http/schemas.ts';
import { requestSiteDeletion } from '../../shared/operator/deletion/request-site-deletion.ts';

export const deleteSite = defineOperation({
  operationId: 'deleteSite',
  method: 'DELETE',
  path: '/sites/{siteId}',
  tag: 'Sites',
  summary: 'Delete a site',
  description:
    'For good: the site returns 404 at once; within minutes its jobs are cancelled, and its pages and all that it has are deleted. To keep it and hide it, set `archived`.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  responses: {
    202: z.lazy(() => detailSchema(z.strictObject({ id: integerId(), status: z.literal('deleting') }))),
  },
}).handle(async ({ caller, params: { siteId } }, services: BaseServices) => {
  const { organizationId } = caller;
  if (!(await requestSiteDeletion(services, { organizationId, siteId }))) throw notFound('Site');
  return { status: 202, body: { data: { id: siteId, status: 'deleting' } } };
});
