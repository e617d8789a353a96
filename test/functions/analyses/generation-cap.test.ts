import { expect, test } from 'vitest';
import { GENERATIONS_MAX } from '../../../shared/domain/scoring/generation-cap.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { getPage, type Page } from '../../../shared/table/pages.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { analyzedPage } from '../recommendations/analyzed.ts';
import { auditsUsed } from './pages.ts';

const system = useSystem();

/** As if this content had been graded so often. */
async function graded({ organizationId, id }: Page, generations: number): Promise<void> {
  const page = await getPage(system.table, organizationId, id);
  const latestAnalysis = { ...page?.latestAnalysis, generations };
  await updateItem(system.table, keys.page(organizationId, id), { set: { latestAnalysis } });
}

const force = ({ api }: Tenant, { id }: Page) => api.post(`/pages/${id}/analyze`, { force: true });

test('the same content is graded by force so often and no more; nothing is queued or taken then [allowance/generation-cap]', async () => {
  const { tenant, page } = await analyzedPage(system);
  await graded(page, GENERATIONS_MAX - 1);
  const { body } = await force(tenant, page);
  expect((await waitForJob(tenant.api, body.data.job_id)).status).toBe('completed');
  const used = await auditsUsed(system, tenant);

  const refused = await force(tenant, page);
  expect([refused.status, refused.body.error]).toEqual([
    429,
    {
      code: 'generation_cap_reached',
      message: `The same content was analyzed ${GENERATIONS_MAX} times in a row; change the content or its keywords before the next analysis`,
    },
  ]);
  // Not a rate limit: waiting does not help.
  expect(refused.headers.get('retry-after')).toBeNull();
  const checks = await tenant.api.post(`/pages/${page.id}/checks/analyze`, { force: true });
  expect([checks.status, checks.body.error.code]).toEqual([429, 'generation_cap_reached']);
  const bulk = await tenant.api.post(`/sites/${page.siteId}/analyze`, { page_ids: [page.id], force: true });
  expect([bulk.status, bulk.body.data.skipped]).toEqual([202, [{ page_id: page.id, reason: 'error' }]]);
  expect(await auditsUsed(system, tenant)).toBe(used);

  // Without force there is nothing to cap: unchanged content is skipped.
  const skipped = await tenant.api.post(`/pages/${page.id}/analyze`);
  expect((await waitForJob(tenant.api, skipped.body.data.job_id)).status).toBe('skipped');
});

test('changed content is graded again, and its count begins anew', async () => {
  const { tenant, page } = await analyzedPage(system);
  await graded(page, GENERATIONS_MAX);
  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Another title than before' });
  const { status, body } = await force(tenant, page);
  expect([status, (await waitForJob(tenant.api, body.data.job_id)).status]).toEqual([202, 'completed']);
  expect((await getPage(system.table, tenant.organizationId, page.id))?.latestAnalysis?.generations).toBe(1);
  expect((await force(tenant, page)).status).toBe(202);
});
