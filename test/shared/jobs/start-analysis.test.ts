import { beforeEach, describe, expect, test } from 'vitest';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { getItem, type Table } from '../../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { createOrganization, getUsage } from '../../../shared/table/organizations.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';
import { useTable } from '../table/use-table.ts';

const engine = useTable();
const now = new Date('2026-11-21T10:00:00.000Z');
const createdAt = now.toISOString();
let page: Page;
let sent: JobMessage[];

beforeEach(async () => {
  sent = [];
  const ids = createIdAllocator(engine.table);
  const organizationId = await ids.next('organization');
  await createOrganization(
    engine.table,
    {
      id: organizationId,
      name: 'O',
      plan: 'pro',
      preview: false,
      auditAllowance: 1,
      ideasCap: null,
      siteCount: 0,
      createdAt,
    },
    { id: 1, organizationId, name: 'U', preview: false, createdAt },
  );
  const site = newSite({ id: await ids.next('site'), organizationId, domain: 'shop.example', createdAt });
  const id = await ids.next('page');
  page = newPage({ id, organizationId, siteId: site.id, path: '/a/', url: null, createdAt, latestContentVersionId: 1 });
  await transact(engine.table, [...createSiteWrites(site, null), ...createPageWrites(page)]);
});

const start = (table: Table) =>
  startAnalysis(
    {
      table,
      ids: createIdAllocator(engine.table),
      now: () => now,
      jobs: {
        send: async (message) => {
          sent.push(message);
        },
      },
    },
    { page, drafts: [], force: false },
  );
const setAudits = (audits: number) =>
  updateItem(engine.table, keys.usage(page.organizationId, '2026-11'), { set: { audits } });

/** A client whose first transaction comes between these two. */
function raced(before: () => Promise<unknown>, after: () => Promise<unknown>): Table {
  const table = engine.anotherClient();
  let first = true;
  table.documents.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] !== 'TransactWriteItemsCommand' || !first) return next(args);
      first = false;
      await before();
      try {
        return await next(args);
      } finally {
        await after();
      }
    },
    { step: 'initialize', name: 'raced' },
  );
  return table;
}

describe('an analysis whose guards hold and whose transaction is refused', () => {
  test('is told what the allowance is by then', async () => {
    const result = await start(
      raced(
        () => setAudits(1),
        async () => undefined,
      ),
    );
    const allowance = { limit: 1, used: 1, remaining: 0 };
    expect(result).toEqual({ started: false, reason: 'allowance_exhausted', allowance });
    expect(sent).toEqual([]);
  });

  test('is started after all when the allowance was given back meanwhile', async () => {
    const result = await start(
      raced(
        () => setAudits(1),
        () => setAudits(0),
      ),
    );
    expect(result.started).toBe(true);
    expect(sent).toHaveLength(1);
    expect((await getUsage(engine.table, page.organizationId, now)).audits).toBe(1);
  });

  test('is told that its page is gone', async () => {
    const key = keys.page(page.organizationId, page.id);
    const deleted = () => updateItem(engine.table, key, { set: { deletedAt: createdAt } });
    const result = await start(raced(deleted, async () => undefined));
    expect(result).toEqual({ started: false, reason: 'not_found' });
    expect(await getItem(engine.table, keys.usage(page.organizationId, '2026-11'))).toBeNull();
    expect(await getItem(engine.table, keys.analysisLock(page.organizationId, page.id))).toBeNull();
  });
});
