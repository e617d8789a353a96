import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { characters, detailSchema, pathId } from '../../shared/http/schemas.ts';
import { siteSummary, siteSummarySchema } from '../../shared/resources/site.ts';
import { getCrawlSchedule, saveCrawlSchedule } from '../../shared/table/crawl-schedules.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { updateSite as changeSite, type Site } from '../../shared/table/sites.ts';

const NAME_CHARACTERS_MAX = 200;

export const updateSite = defineOperation({
  operationId: 'updateSite',
  method: 'PATCH',
  path: '/sites/{siteId}',
  tag: 'Sites',
  summary: 'Rename or archive a site',
  description:
    'Changes the fields that are given. An archived site keeps all that it has, and still counts as one; its schedule is switched off.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z
    .strictObject({
      name: characters(1, NAME_CHARACTERS_MAX)
        .nullable()
        .optional()
        .meta({ description: 'Null: the next crawl reads it from the site.' }),
      archived: z.boolean().optional(),
    })
    .refine((changes) => Object.keys(changes).length > 0, 'must have at least one field'),
  responses: { 200: z.lazy(() => detailSchema(siteSummarySchema)) },
}).handle(async ({ caller, params, body }, { table, now }: BaseServices) => {
  const site = await requireSite(table, caller.organizationId, params.siteId);
  const at = now().toISOString();
  if (body.archived === true) await endSchedule(table, site);
  const changed = await changeSite(table, caller.organizationId, site.id, {
    set: {
      updatedAt: at,
      ...(body.name === undefined ? {} : { name: body.name?.trim() || null }),
      ...(body.archived === undefined ? {} : { archivedAt: body.archived ? (site.archivedAt ?? at) : null }),
    },
  });
  if (!changed) throw notFound('Site');
  return { status: 200, body: { data: siteSummary(changed) } };
});

/** A site that no one looks at is not crawled by itself. */
async function endSchedule(table: Table, { organizationId, id: siteId }: Site): Promise<void> {
  const schedule = await getCrawlSchedule(table, { organizationId, siteId });
  if (schedule === null || schedule.every === 'off') return;
  await saveCrawlSchedule(table, { ...schedule, every: 'off', startsAt: null, dueAt: null });
}
