import * as z from 'zod';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { briefQuery, briefSchema } from './brief.ts';
import { readPage } from './page-reads.ts';
import type { ReportServices } from './services.ts';

export const getBrief = defineOperation({
  operationId: 'getBrief',
  method: 'GET',
  path: '/pages/{pageId}/brief',
  tag: 'Reports',
  summary: 'Get the brief of a page',
  description:
    'Everything an editor needs to work on a page, in one response. ' +
    'Only the page itself is required (404). Every other section degrades independently, so inspect each one: a section that could not be read is null or empty. ' +
    'Fields are resolved as in the checks. An active draft takes precedence over the snapshot; a blank draft falls back to the value of the snapshot, with status `snapshot`. A field without a value has `value: null` and status `snapshot`.',
  access: 'sites:read',
  localized,
  params: z.object({ pageId: pathId('Page') }),
  query: briefQuery,
  responses: { 200: detailSchema(briefSchema) },
}).handle(async ({ caller, params, query, messages }, services: ReportServices) => {
  const [reads, { composeBrief }] = await Promise.all([
    readPage(services, caller.organizationId, params.pageId),
    import('./compose-brief.ts'),
  ]);
  const brief = await composeBrief(services.table, reads, messages);
  if (query.include === undefined) return { status: 200, body: { data: brief } };
  const { composeSheet } = await import('./compose-sheet.ts');
  return { status: 200, body: { data: { ...brief, sheet: await composeSheet(brief, reads) } } };
});
