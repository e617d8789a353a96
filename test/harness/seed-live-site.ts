/** A live site that the crawler can read, with a page that has a snapshot, and a planned page. */
import type { Table } from '../../shared/table/engine/client.ts';
import type { IdAllocator } from '../../shared/table/engine/ids.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import type { LeanSnapshot } from '../../shared/table/lean-rows.ts';
import { createPageWrites, newPage, type Page, updatePageWrite } from '../../shared/table/pages.ts';
import { createPlannedPagesWrites } from '../../shared/table/planning.ts';
import { createSiteWrites, newSite, type Site } from '../../shared/table/sites.ts';
import { snapshotPageChanges, snapshotWrites } from '../../shared/table/snapshots.ts';

const MARKDOWN = `# Winter tyres\n\n${'Winter tyres are tested on snow and ice. '.repeat(20)}`;

export async function seedLiveSite(
  { table, ids }: { table: Table; ids: IdAllocator },
  { organizationId, domain, path, now }: { organizationId: number; domain: string; path: string; now: Date },
): Promise<{ site: Site; page: Page }> {
  const createdAt = now.toISOString();
  const siteId = await ids.next('site');
  const site = newSite({ id: siteId, organizationId, domain, createdAt, lastCrawledAt: createdAt });
  const of = { organizationId, siteId, createdAt };
  const [id, plannedId] = [await ids.next('page'), await ids.next('page')];
  const page = newPage({ ...of, id, path, url: `https://${domain}${path}`, name: 'Winter tyres' });
  const planned = newPage({ ...of, id: plannedId, path: '/p/', url: null, name: 'Summer tyres', planned: true });
  await transact(table, [
    ...createSiteWrites(site, null),
    ...createPageWrites(page),
    ...createPlannedPagesWrites(site, [planned]).slice(0, -1),
  ]);
  const snapshot: LeanSnapshot = {
    id: await ids.next('snapshot'),
    title: 'Winter tyres',
    metaDescription: null,
    h1: 'Winter tyres',
    wordCount: 140,
    statusCode: 200,
    reading: null,
    createdAt,
  };
  const row = {
    ...snapshot,
    pageId: id,
    url: page.url,
    path,
    crawlId: snapshot.id,
    status: 'completed',
    updatedAt: createdAt,
  };
  const stored = await snapshotWrites(table, organizationId, row, { markdown: MARKDOWN, schema: null }, now);
  await transact(table, [...stored.writes, updatePageWrite(page, snapshotPageChanges(snapshot))]);
  return { site, page: { ...page, latestSnapshot: snapshot } };
}
