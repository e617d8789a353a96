/** Rows that tests put into the table themselves, for what no request makes. */

import { contentVersionRow } from '../../shared/table/content-versions.ts';
import { storeBlobWithRow } from '../../shared/table/engine/blobs.ts';
import { transact, type Write } from '../../shared/table/engine/transaction.ts';
import { writeItems } from '../../shared/table/engine/writes.ts';
import type { LeanSnapshot } from '../../shared/table/lean-rows.ts';
import { createPageWrites, newPage, type Page, updatePageWrite } from '../../shared/table/pages.ts';
import { createSiteWrites, newSite, type Site } from '../../shared/table/sites.ts';
import { snapshotPageChanges, snapshotWrites } from '../../shared/table/snapshots.ts';
import type { Tenant, TestSystem } from './system.ts';

async function write({ table }: TestSystem, writes: readonly Write[]): Promise<void> {
  const result = await transact(table, writes);
  if (!result.ok) throw new Error(`seeds could not be written: ${result.failed.join()}`);
}

export async function seedSite(system: TestSystem, tenant: Tenant, given: Partial<Site> = {}): Promise<Site> {
  const id = await system.operator.ids.next('site');
  const createdAt = new Date().toISOString();
  const site = newSite({
    organizationId: tenant.organizationId,
    id,
    domain: `shop-${id}.example`,
    createdAt,
    ...given,
  });
  await write(system, createSiteWrites(site, null));
  return site;
}

/** A live page; of a separate site when none is given. */
export async function seedPage(
  system: TestSystem,
  tenant: Tenant,
  { site, ...given }: Partial<Page> & { site?: Site } = {},
): Promise<Page> {
  const { id: siteId, domain } = site ?? (await seedSite(system, tenant));
  const id = await system.operator.ids.next('page');
  const path = `/page-${id}/`;
  const page = newPage({
    organizationId: tenant.organizationId,
    id,
    siteId,
    path,
    url: `https://${domain}${path}`,
    createdAt: new Date().toISOString(),
    ...given,
  });
  await write(system, createPageWrites(page));
  return page;
}

/** Pages with bodies, written together: the ids of each are those from 1 on. */
export async function seedBodies(system: TestSystem, site: Site, bodies: readonly string[]): Promise<Page[]> {
  const { organizationId, id: siteId, domain } = site;
  const now = new Date();
  const at = now.toISOString();
  const stored = bodies.map((markdown, index) => {
    const id = index + 1;
    const path = `/p-${id}/`;
    const given = { organizationId, id, siteId, path, url: `https://${domain}${path}`, createdAt: at };
    const page = newPage({ ...given, latestContentVersionId: id, contentVersionCount: 1, contentRevision: 1 });
    return {
      page,
      version: { id, pageId: id, source: 'manual_edit', wordCount: 2, createdAt: at, updatedAt: at },
      markdown,
    };
  });
  const puts = stored.map(async ({ page, version, markdown }) => {
    const { pointer, claims } = await storeBlobWithRow(system.table, { markdown, blockIds: [] }, now);
    const writes = [...createPageWrites(page), ...claims].flatMap((one) => ('put' in one ? [one.put] : []));
    return [...writes, contentVersionRow(organizationId, version, pointer)];
  });
  await writeItems(system.table, { puts: (await Promise.all(puts)).flat() });
  return stored.map(({ page }) => page);
}

/** Marks a page as deleted, as the operations that delete one do. */
export const seedDeletion = (system: TestSystem, page: Page): Promise<void> =>
  write(system, [updatePageWrite(page, { set: { deletedAt: new Date().toISOString() } })]);

/** A snapshot as a crawl stores it. */
export async function seedSnapshot(
  system: TestSystem,
  page: Page,
  given: Partial<LeanSnapshot> & { markdown?: string; schema?: unknown } = {},
): Promise<LeanSnapshot> {
  const { markdown = '', schema = null, ...lean } = given;
  const now = new Date();
  const snapshot: LeanSnapshot = {
    id: await system.operator.ids.next('snapshot'),
    title: 'Title',
    metaDescription: 'Description',
    h1: 'Heading',
    wordCount: 2,
    statusCode: 200,
    reading: null,
    createdAt: now.toISOString(),
    ...lean,
  };
  const { id: pageId, url, path, organizationId } = page;
  // A crawl reads a page once: every snapshot is of a separate crawl.
  const crawlId = snapshot.id;
  const row = { ...snapshot, pageId, url, path, crawlId, status: 'completed', updatedAt: now.toISOString() };
  await write(system, [
    ...(await snapshotWrites(system.table, organizationId, row, { markdown, schema }, now)).writes,
    updatePageWrite(page, snapshotPageChanges(snapshot)),
  ]);
  return snapshot;
}
