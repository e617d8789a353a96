/** An organization with a site that the crawler can read, a page with content and a planned page, and the workers' environment. */
import { beforeAll, beforeEach } from 'vitest';
import { setProcessVariables } from '../../../shared/environment.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../../shared/table/engine/ids.ts';
import { createOrganization, getUsage } from '../../../shared/table/organizations.ts';
import type { Page } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { seedLiveSite } from '../../harness/seed-live-site.ts';
import { useTable } from '../table/use-table.ts';

interface LiveSite {
  readonly table: Table;
  readonly site: Site;
  readonly page: Page;
  readonly services: { table: Table; ids: IdAllocator };
  /** Reservations of jobs on the organization's month. */
  reserved(): Promise<{ audits: number; ideasRuns: number }>;
}

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
    ({ site, page } = await seedLiveSite(
      { table: engine.table, ids },
      { organizationId, domain, path: '/tyres-1/', now: begunAt },
    ));
  });

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
