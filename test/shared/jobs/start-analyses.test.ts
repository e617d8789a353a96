import { beforeEach, describe, expect, test } from 'vitest';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { PAGES_PER_TRANSACTION as GROUP } from '../../../shared/jobs/queue-in-groups.ts';
import { startAnalyses } from '../../../shared/jobs/start-analyses.ts';
import { getItem, type Table } from '../../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { createOrganization, getUsage } from '../../../shared/table/organizations.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { createSiteWrites, newSite, type Site } from '../../../shared/table/sites.ts';
import { countCalls, useTable } from '../table/use-table.ts';

const PAGES = 45;
const engine = useTable();
const now = new Date('2026-11-21T10:00:00.000Z');
const createdAt = now.toISOString();
let site: Site;
let pages: Page[];
let sent: JobMessage[];

beforeEach(async () => {
  sent = [];
  const ids = createIdAllocator(engine.table);
  const organizationId = await ids.next('organization');
  const organization = { id: organizationId, name: 'O', plan: 'pro', preview: false, auditAllowance: 100 } as const;
  await createOrganization(
    engine.table,
    { ...organization, ideasCap: null, siteCount: 0, createdAt },
    { id: 1, organizationId, name: 'U', preview: false, createdAt },
  );
  site = newSite({ id: await ids.next('site'), organizationId, domain: 'shop.example', createdAt });
  pages = (await ids.many('page', PAGES)).map((id) =>
    newPage({ id, organizationId, siteId: site.id, path: `/${id}/`, url: null, createdAt, latestContentVersionId: 1 }),
  );
  await transact(engine.table, createSiteWrites(site, null));
  for (const page of pages) await transact(engine.table, createPageWrites(page));
});

async function start(table: Table, { clock = () => now }: { clock?: () => Date } = {}) {
  const results = await startAnalyses(
    {
      table,
      ids: createIdAllocator(table),
      now: clock,
      jobs: { send: async (...messages) => void sent.push(...messages) },
    },
    { site, pageIds: pages.map(({ id }) => id), force: false, until: new Date(now.getTime() + 6_000) },
  );
  return pages.map(({ id }) => {
    const result = results.get(id);
    return result?.started ? 'started' : result?.reason;
  });
}
const setAudits = (audits: number) =>
  updateItem(engine.table, keys.usage(site.organizationId, '2026-11'), { set: { audits } });
const auditsUsed = async () => (await getUsage(engine.table, site.organizationId, now)).audits;
const count = (reasons: (string | undefined)[], wanted: string) => reasons.filter((one) => one === wanted).length;

/** A client that does this before each of its transactions. */
function interrupted(before: (transaction: number) => Promise<unknown>): Table {
  const table = engine.anotherClient();
  let transactions = 0;
  table.documents.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] === 'TransactWriteItemsCommand') {
        transactions += 1;
        await before(transactions);
      }
      return next(args);
    },
    { step: 'initialize', name: 'interrupted' },
  );
  return table;
}

describe('a batch of analyses', () => {
  test('is queued in transactions of twenty pages, each with its units of the allowance', async () => {
    const table = engine.anotherClient();
    const calls = countCalls(table);
    expect(count(await start(table), 'started')).toBe(PAGES);
    expect(calls.of['TransactWriteItemsCommand']).toBe(3);
    expect(calls.total()).toBeLessThan(10);
    expect(await auditsUsed()).toBe(PAGES);
    expect(sent.map(({ jobId }) => jobId)).toHaveLength(PAGES);
  });

  test('queues exactly as many as are left of the allowance, in the order of the request', async () => {
    await setAudits(100 - 23);
    const reasons = await start(engine.table);
    expect(reasons).toEqual([...Array(23).fill('started'), ...Array(PAGES - 23).fill('allowance_exhausted')]);
    expect(await auditsUsed()).toBe(100);
  });

  test('queues exactly as many as are left when others take from the allowance meanwhile', async () => {
    await setAudits(0);
    const table = interrupted(async (transaction) => {
      if (transaction === 2) await setAudits(100 - 7);
    });
    const reasons = await start(table);
    expect([count(reasons, 'started'), count(reasons, 'allowance_exhausted')]).toEqual([GROUP + 7, PAGES - GROUP - 7]);
    expect(await auditsUsed()).toBe(100);
    expect(sent).toHaveLength(GROUP + 7);
  });

  test('never charges a page twice when it is sent twice at once, and charges for no page that it does not start', async () => {
    const both = await Promise.all([start(engine.table), start(engine.anotherClient())]);
    const perPage = pages.map((_, at) => both.map((reasons) => reasons[at]).toSorted());
    expect(perPage).toEqual(pages.map(() => ['analysis_in_progress', 'started']));
    expect(await auditsUsed()).toBe(PAGES);
    expect(new Set(sent.map(({ jobId }) => jobId)).size).toBe(PAGES);
  });

  test('skips what it has no time for as an error, with nothing written and nothing charged for it', async () => {
    let passed = 0;
    const table = interrupted(async () => {
      passed += 4_000;
    });
    const reasons = await start(table, { clock: () => new Date(now.getTime() + passed) });
    expect(reasons).toEqual([...Array(2 * GROUP).fill('started'), ...Array(PAGES - 2 * GROUP).fill('error')]);
    expect(await auditsUsed()).toBe(2 * GROUP);
    const [last] = pages.slice(-1);
    expect(await getItem(engine.table, keys.analysisLock(site.organizationId, last?.id ?? 0))).toBeNull();
    // The client sends it again: only what is left is queued and charged.
    const again = await start(engine.table);
    expect([count(again, 'analysis_in_progress'), count(again, 'started')]).toEqual([2 * GROUP, PAGES - 2 * GROUP]);
    expect(await auditsUsed()).toBe(PAGES);
  });

  test('goes on without the pages that are deleted while it runs', async () => {
    const [gone] = pages;
    const key = keys.page(site.organizationId, gone?.id ?? 0);
    const table = interrupted(async (transaction) => {
      if (transaction === 1) await updateItem(engine.table, key, { set: { deletedAt: createdAt } });
    });
    const reasons = await start(table);
    expect(reasons).toEqual(['not_found', ...Array(PAGES - 1).fill('started')]);
    expect(await auditsUsed()).toBe(PAGES - 1);
  });

  test('names the analyses that took the last units instead of asking for a payment', async () => {
    await setAudits(100 - PAGES);
    await start(engine.table);
    expect(await auditsUsed()).toBe(100);
    expect(count(await start(engine.table), 'analysis_in_progress')).toBe(PAGES);
  });

  test('answers for every page when the table refuses a transaction', async () => {
    const table = interrupted(async (transaction) => {
      if (transaction === 2) throw new Error('refused');
    });
    const reasons = await start(table);
    expect(reasons).toEqual([
      ...Array(GROUP).fill('started'),
      ...Array(GROUP).fill('error'),
      ...Array(PAGES - 2 * GROUP).fill('started'),
    ]);
    expect(await auditsUsed()).toBe(PAGES - GROUP);
  });
});
