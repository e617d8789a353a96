import { expect } from 'vitest';
import type { Page } from '../../../shared/table/pages.ts';
import { seedPage } from '../../harness/seeds.ts';
import type { Tenant, TestSystem } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';

/** Asks for an outline and waits until it is over; returns it as the API shows it. */
export async function outlinePage({ api }: Pick<Tenant, 'api'>, page: Pick<Page, 'id'>, body?: unknown) {
  const started = await api.post(`/pages/${page.id}/outline`, body);
  expect(started.status).toBe(202);
  return waitUntil('the outline is over', async () => {
    const { body: polled } = await api.get(`/pages/${page.id}/outline`);
    return ['completed', 'failed'].includes(polled?.data?.status) && polled.data;
  });
}

/** A page with a completed outline. */
export async function outlinedPage(system: TestSystem, tenant: Tenant): Promise<Page> {
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  expect(await outlinePage(tenant, page)).toMatchObject({ status: 'completed' });
  return page;
}
