import { expect, test } from 'vitest';
import { startDueCrawls } from '../../../functions/crawl-scheduler/start-due-crawls.ts';
import { noHostRules } from '../../../shared/domain/crawling/host-rules.ts';
import {
  type CrawlSchedule,
  getCrawlSchedule,
  listDueSchedules,
  noteAnalyses,
  saveCrawlSchedule,
} from '../../../shared/table/crawl-schedules.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';
import { useTable } from '../../shared/table/use-table.ts';

const database = useTable();
const due = '2026-11-21T04:10:00.000Z';
const now = (): Date => new Date('2026-11-21T04:12:00.000Z');

const organization = {
  name: 'Acme',
  plan: 'pro',
  preview: false,
  auditAllowance: null,
  ideasCap: null,
  siteCount: 0,
  createdAt: due,
};

async function scheduled(siteId: number, given: Partial<CrawlSchedule> = {}) {
  const { table } = database;
  const organizationId = siteId;
  await putItem(table, { ...keys.organization(organizationId), ...organization, id: organizationId });
  const site = newSite({ id: siteId, organizationId, domain: 'shop.example', createdAt: due });
  await transact(table, createSiteWrites(site, null));
  const schedule = {
    organizationId,
    siteId,
    every: 'day',
    hour: 4,
    analyze: 'all',
    startsAt: due,
    dueAt: due,
  } as const;
  expect(await saveCrawlSchedule(table, { ...schedule, ...given })).toBe(true);
  return { read: () => getCrawlSchedule(table, { organizationId, siteId }) };
}

const run = (sent: string[] = []) =>
  startDueCrawls({
    table: database.table,
    ids: createIdAllocator(database.table),
    jobs: { send: async (...messages) => void sent.push(...messages.map(({ jobId }) => jobId)) },
    now,
    hostRules: noHostRules,
  });

test('starts the crawl of a site that is due, once, and notes its analyses', async () => {
  const { read } = await scheduled(101);
  const sent: string[] = [];
  await Promise.all([run(sent), run(sent), run(sent)]);
  expect(sent).toHaveLength(1);
  const site = { organizationId: 101, siteId: 101 };
  const [jobId = ''] = sent;
  expect(await read()).toMatchObject({ dueAt: '2026-11-22T04:10:00.000Z', lastRun: { skipped: null, jobId } });
  const analyses = { queued: 3, notQueued: 1, stoppedBy: 'allowance_exhausted' } as const;
  await noteAnalyses(database.table, site, { jobId: 'job_cr_0', analyses });
  expect((await read())?.lastRun?.analyses).toBeNull();
  await noteAnalyses(database.table, site, { jobId, analyses });
  expect((await read())?.lastRun?.analyses).toEqual(analyses);
});

test('finds no site whose schedule is off, or not due yet', async () => {
  const off = await scheduled(102);
  await saveCrawlSchedule(database.table, {
    ...{ organizationId: 102, siteId: 102, hour: 4, analyze: 'none', startsAt: null, dueAt: null },
    every: 'off',
  });
  await scheduled(103, { dueAt: '2026-11-21T05:10:00.000Z' });
  expect((await listDueSchedules(database.table, now(), 10)).filter(({ workId }) => workId > 101)).toEqual([]);
  expect(await off.read()).toMatchObject({ every: 'off', dueAt: null, lastRun: null });
});

test('stores no schedule of a site that is not there', async () => {
  const schedule = {
    organizationId: 104,
    siteId: 104,
    every: 'day',
    hour: 4,
    analyze: 'none',
    startsAt: due,
    dueAt: due,
  } as const;
  expect(await saveCrawlSchedule(database.table, schedule)).toBe(false);
  expect(await getCrawlSchedule(database.table, schedule)).toBeNull();
});

test('a client that sets the same times while a worker takes the run does not bring the run back', async () => {
  const { read } = await scheduled(105);
  const before = await read();
  if (!before) throw new Error('the schedule is not there');
  await run();
  await saveCrawlSchedule(database.table, { ...before, analyze: 'none' }, { keepTimes: true });
  expect(await read()).toMatchObject({ analyze: 'none', dueAt: '2026-11-22T04:10:00.000Z' });
});
