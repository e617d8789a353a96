/** An organization with a site that the crawler can read, a page with content and a planned page, and the workers' environment. */
import { beforeAll, beforeEach } from 'vitest';
import { setProcessVariables } from '../../../shared/environment.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../../shared/table/engine/ids.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { createOrganization, getUsage } from '../../../shared/table/organizations.ts';
import {
  createPageWrites,
  type LeanSnapshot,
  newPage,
  type Page,
  updatePageWrite,
} from '../../../shared/table/pages.ts';
import { createPlannedPagesWrites } from '../../../shared/table/planning.ts';
import { createSiteWrites, newSite, type Site } from '../../../shared/table/sites.ts';
import { snapshotPageChanges, snapshotWrites } from '../../../shared/table/snapshots.ts';
import { useTable } from '../table/use-table.ts';

export interface LiveSite {
  readonly table: Table;
  readonly site: Site;
  readonly page: Page;
  readonly services: { table: Table; ids: IdAllocator };
  /** What jobs have taken of the organization's month. */
  reserved(): Promise<{ audits: number; ideasRuns: number }>;
}

const MARKDOWN = `# Winter tyres\n\n${'Winter tyres are tested on snow and ice. '.repeat(20)}`;

export function useLiveSite({
  domain,
  environment,
}: {
  domain: string;
  environment: Record<string, string>;
}): LiveSite {
  const engine = useTable();
  let ids: IdAllocator;
  let site: Site;
  let page: Page;
  let begunAt: Date;

  // The workers read their environment once, when they are loaded.
  beforeAll(() => {
    const nowhere = 'http://127.0.0.1:9';
    setProcessVariables({
      ...environment,
      AWS_REGION: 'us-east-1',
      TABLE_NAME: engine.table.name,
      AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
      AWS_ENDPOINT_URL_SQS: nowhere,
      JOB_QUEUE_URL: `${nowhere}/jobs`,
    });
  });

  beforeEach(async () => {
    begunAt = new Date();
    const createdAt = begunAt.toISOString();
    ids = createIdAllocator(engine.table);
    const organizationId = await ids.next('organization');
    await createOrganization(
      engine.table,
      {
        id: organizationId,
        name: 'O',
        plan: 'pro',
        preview: true,
        auditAllowance: null,
        ideasCap: null,
        siteCount: 0,
        createdAt,
      },
      { id: 1, organizationId, name: 'U', preview: true, createdAt },
    );
    const siteId = await ids.next('site');
    const scopes = { autoRunKeywordScope: 'none', autoRunAnalysisScope: 'none' } as const;
    site = newSite({ id: siteId, organizationId, domain, createdAt, lastCrawledAt: createdAt, ...scopes });
    const of = { organizationId, siteId, createdAt };
    const [id, plannedId] = [await ids.next('page'), await ids.next('page')];
    const seeded = newPage({ ...of, id, path: '/tyres-1/', url: `https://${domain}/tyres-1/`, name: 'Winter tyres' });
    const planned = newPage({ ...of, id: plannedId, path: '/p/', url: null, name: 'Summer tyres', planned: true });
    await transact(engine.table, [
      ...createSiteWrites(site, null),
      ...createPageWrites(seeded),
      ...createPlannedPagesWrites(site, [planned]).slice(0, -1),
    ]);
    page = await withSnapshot(seeded, begunAt);
  });

  async function withSnapshot(seeded: Page, now: Date): Promise<Page> {
    const at = now.toISOString();
    const snapshot: LeanSnapshot = {
      id: await ids.next('snapshot'),
      title: 'Winter tyres',
      metaDescription: null,
      h1: 'Winter tyres',
      wordCount: 140,
      statusCode: 200,
      createdAt: at,
    };
    const { id: pageId, url, path, organizationId } = seeded;
    const row = { ...snapshot, pageId, url, path, crawlId: snapshot.id, status: 'completed', updatedAt: at };
    const stored = await snapshotWrites(engine.table, organizationId, row, { markdown: MARKDOWN, schema: null }, now);
    await transact(engine.table, [...stored.writes, updatePageWrite(seeded, snapshotPageChanges(snapshot))]);
    return { ...seeded, latestSnapshot: snapshot };
  }

  return {
    get table() {
      return engine.table;
    },
    get site() {
      return site;
    },
    get page() {
      return page;
    },
    get services() {
      return { table: engine.table, ids };
    },
    async reserved() {
      const { audits, ideasRuns } = await getUsage(engine.table, site.organizationId, begunAt);
      return { audits, ideasRuns };
    },
  };
}
