import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { briefSchema } from '../../shared/resources/brief.ts';
import { readPage } from './page-reads.ts';
import type { ReportServices } from './services.ts';

export const getBrief = defineOperation({
  operationId: 'getBrief',
  method: 'GET',
  path: '/pages/{pageId}/brief',
  tag: 'Reports',
  summary: 'All that an editor needs to work on a page, in one answer',
  description:
    'Only the page itself must be there (404); every other section degrades on its own, so inspect each: one that could not be read is null or empty. ' +
    'Fields are resolved as the checks do it: the active draft over the snapshot, and a blank draft falls back to the value and the status `snapshot`. ' +
    'A page without a value has `value: null` with status `snapshot`.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  responses: { 200: detailOf(briefSchema) },
}).handle(async ({ caller, params }, services: ReportServices) => {
  const [reads, { composeBrief }] = await Promise.all([
    readPage(services, caller.organizationId, params.pageId),
    import('./compose-brief.ts'),
  ]);
  return { status: 200, body: { data: await composeBrief(services.table, reads) } };
});
