/** An organization with a site, a page and a planned page, for tests of jobs of any kind. */
import { beforeEach } from 'vitest';
import { secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { setProcessVariables } from '../../../shared/environment.ts';
import type { JobStarter, JobSubject } from '../../../shared/jobs/job-kind.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../../shared/table/engine/ids.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { createOrganization, getUsage } from '../../../shared/table/organizations.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { createPlannedPagesWrites } from '../../../shared/table/planning.ts';
import { createSiteWrites, newSite, type Site } from '../../../shared/table/sites.ts';
import { useTable } from '../table/use-table.ts';

export const START = new Date('2026-11-21T10:00:00.000Z');

export interface JobsUnderTest {
  readonly table: Table;
  readonly ids: IdAllocator;
  readonly organizationId: number;
  readonly site: Site;
  readonly page: Page;
  /** For jobs of the site, and of the page. */
  readonly subjects: readonly JobSubject[];
  /** Messages that were sent, oldest first. */
  sent: JobMessage[];
  now: Date;
  readonly services: JobStarter;
  after(seconds: number): void;
  /** The organization's use of its month. */
  usage(): Promise<{ audits: number; credits: number; ideasRuns: number }>;
}

export function useJobs(): JobsUnderTest {
  setProcessVariables({ LOG_LEVEL: 'silent' });
  const engine = useTable();
  let ids: IdAllocator;
  let organizationId = 0;
  let site: Site;
  let page: Page;

  beforeEach(async () => {
    jobs.now = START;
    jobs.sent = [];
    ids = createIdAllocator(engine.table);
    const createdAt = START.toISOString();
    organizationId = await ids.next('organization');
    const organization = { id: organizationId, name: 'O', plan: 'pro', preview: true } as const;
    await createOrganization(
      engine.table,
      { ...organization, auditAllowance: null, ideasCap: null, siteCount: 0, createdAt },
      { id: 1, organizationId, name: 'U', preview: true, createdAt },
    );
    const siteId = await ids.next('site');
    site = newSite({ id: siteId, organizationId, domain: 'shop.example', createdAt, lastCrawledAt: createdAt });
    const of = { organizationId, siteId, url: null, createdAt };
    page = newPage({ ...of, id: await ids.next('page'), path: '/a/', name: 'Winter tyres', latestContentVersionId: 1 });
    const planned = newPage({ ...of, id: await ids.next('page'), path: '/p/', planned: true });
    const writes = [...createSiteWrites(site, null), ...createPageWrites(page)];
    await transact(engine.table, [...writes, ...createPlannedPagesWrites(site, [planned]).slice(0, -1)]);
    // Unfinished jobs of the test before.
    for (const { pk, sk } of await listUnfinishedJobs(engine.table)) {
      await updateItem(engine.table, { pk, sk }, { remove: ['dueKind', 'dueAt'] });
    }
  });

  const jobs: JobsUnderTest = {
    now: START,
    sent: [],
    get table() {
      return engine.table;
    },
    get ids() {
      return ids;
    },
    get organizationId() {
      return organizationId;
    },
    get site() {
      return site;
    },
    get page() {
      return page;
    },
    get subjects() {
      return [
        { site, page: null },
        { site, page },
      ];
    },
    get services() {
      return {
        table: engine.table,
        ids,
        now: () => jobs.now,
        jobs: { send: async (...messages: JobMessage[]) => void jobs.sent.push(...messages) },
      };
    },
    after(seconds) {
      jobs.now = secondsLater(START, seconds);
    },
    async usage() {
      const { audits, credits, ideasRuns } = await getUsage(engine.table, organizationId, START);
      return { audits, credits, ideasRuns };
    },
  };
  return jobs;
}
