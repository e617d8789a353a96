/** Sites and pages written through the table's own repositories, where a crawl is not what is tested. */
import type { Item } from '../../../shared/table/engine/client.ts';
import { sitePagesIndexKey } from '../../../shared/table/engine/indexes.ts';
import { type Key, keys } from '../../../shared/table/engine/keys.ts';
import { TRANSACTION_WRITES_MAX, transact } from '../../../shared/table/engine/transaction.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { createSiteWrites, newSite, type Site, updateSite, updateSiteWrite } from '../../../shared/table/sites.ts';
import type { Tenant, TestSystem } from '../../harness/system.ts';

export async function seedSite(
  system: TestSystem,
  tenant: Tenant,
  given: Partial<Site> & { domain?: string } = {},
): Promise<Site> {
  const site = newSite({
    id: await system.operator.ids.next('site'),
    organizationId: tenant.organizationId,
    domain: 'shop.example',
    createdAt: new Date().toISOString(),
    ...given,
  });
  await transact(system.table, createSiteWrites(site, null));
  return site;
}

export const makePage = (site: Site, id: number, given: Partial<Page> & { path: string }): Page =>
  newPage({
    id,
    organizationId: site.organizationId,
    siteId: site.id,
    url: `https://${site.domain}${given.path}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  });

/** One page, as POST pages and the crawl write it. */
export async function seedPage(
  system: TestSystem,
  site: Site,
  path: string,
  given: Partial<Omit<Page, 'path'>> & { path?: string } = {},
): Promise<Page> {
  const page = makePage(site, await system.operator.ids.next('page'), { path, ...given });
  await transact(system.table, [
    ...createPageWrites(page),
    updateSiteWrite(site.organizationId, site.id, { add: { pageCount: 1 } }),
  ]);
  return page;
}

/**
 * Many pages at once, only as lists see them: no path entries, and only the attributes that a list reads. In transactions,
 * because the embedded engine waits for the disk once per transaction, but once per item of a batch.
 */
export async function seedListedPages(system: TestSystem, site: Site, pages: readonly Page[]): Promise<void> {
  const writes = pages.map((page) => ({ put: listedItem(page) }));
  for (let at = 0; at < writes.length; at += TRANSACTION_WRITES_MAX) {
    await transact(system.table, writes.slice(at, at + TRANSACTION_WRITES_MAX));
  }
  await updateSite(system.table, site.organizationId, site.id, { set: { pageCount: pages.length } });
}

const listedItem = (page: Page): Item & Key => {
  const { id, siteId, url, path, title, name, planned, primaryKeyword, isPriority, opportunityScore } = page;
  const { draftCount, openRecommendationCount, latestGrade, latestScore, createdAt, updatedAt } = page;
  const { wordCount, statusCode } = page;
  return {
    ...keys.page(page.organizationId, page.id),
    ...{ id, siteId, url, path, title, name, planned, primaryKeyword, isPriority, opportunityScore },
    ...{ draftCount, openRecommendationCount, latestGrade, latestScore, createdAt, updatedAt },
    ...{ wordCount, statusCode },
    ...sitePagesIndexKey(page),
    pageChangedAt: new Date().toISOString(),
  };
};
