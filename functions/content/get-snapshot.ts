import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { fullSnapshot, snapshotSchema } from '../../shared/resources/snapshot.ts';
import { getPage } from '../../shared/table/pages.ts';
import { findSnapshotPage, readSnapshot } from '../../shared/table/snapshots.ts';

export const getSnapshot = defineOperation({
  operationId: 'getSnapshot',
  method: 'GET',
  path: '/snapshots/{snapshotId}',
  tag: 'Content',
  summary: 'Get a crawl snapshot',
  description: 'Includes the body and the structured data.',
  access: 'sites:read',
  localized,
  params: z.object({ snapshotId: pathId('Snapshot') }),
  responses: { 200: detailSchema(snapshotSchema) },
}).handle(async ({ caller, params, messages }, { table }: BaseServices) => {
  // The route names no page, so a pointer has to be followed first: a body too large for its row is a fourth round trip.
  const pageId = await findSnapshotPage(table, caller.organizationId, params.snapshotId);
  if (pageId === null) throw notFound('Snapshot');
  const [page, found] = await Promise.all([
    getPage(table, caller.organizationId, pageId),
    readSnapshot(table, caller.organizationId, pageId, params.snapshotId),
  ]);
  if (!page || !found) throw notFound('Snapshot');
  return { status: 200, body: { data: fullSnapshot(found.snapshot, found.body, messages) } };
});
