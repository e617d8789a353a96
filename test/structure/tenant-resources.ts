/** One of everything that a path can name, in a separate organization. */

import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import { newCrawl, siteCrawlWrite } from '../../shared/table/crawls.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { newJob } from '../../shared/table/jobs.ts';
import type { Site } from '../../shared/table/sites.ts';
import { seedIdea } from '../functions/ideas/seed-idea.ts';
import { seedPage, seedSite, seedSnapshot } from '../harness/seeds.ts';
import type { Tenant, TestSystem } from '../harness/system.ts';
import { waitForJob } from '../harness/wait-until.ts';
import type { WebSite } from '../harness/web-sites.ts';

/** Path parameters by name: the id of a resource of the tenant, as text. */
export type PathIds = Readonly<Record<string, string>>;

export interface Resources {
  tenant: Tenant;
  ids: PathIds;
}

export async function makeResources(system: TestSystem, web: Pick<WebSite, 'domain'>): Promise<Resources> {
  const tenant = await system.tenant();
  const { api } = tenant;
  const site = await seedSite(system, tenant, { domain: web.domain });
  const page = await seedPage(system, tenant, { site });
  const snapshot = await seedSnapshot(system, page, { title: 'A title', markdown: 'Some words.' });
  const version = await api.post(`/pages/${page.id}/content`, { markdown: '# A heading\n\nSome words.' });
  await api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'A title' });
  const fact = await api.post(`/sites/${site.id}/facts`, {
    facts: [{ kind: 'identity', key: 'company_name', data: { value: 'Example' } }],
  });
  const analyze = await api.post(`/pages/${page.id}/analyze`);
  const job = await waitForJob(api, analyze.body.data.job_id);
  const analysis = await api.get(`/pages/${page.id}/analysis`);
  const idea = await seedIdea(system, site);
  const crawlId = await seedEndedCrawl(system, site);
  const webhook = await api.post('/webhooks', {
    url: 'https://receiver.example/hook',
    events: ['ideas.run_completed'],
  });
  const delivery = await api.post(`/webhooks/${webhook.body.data.id}/test`);
  // Its attempts would be calls to the table that tests of other operations count.
  await api.patch(`/webhooks/${webhook.body.data.id}`, { state: 'disabled' });
  const shared = await api.post(`/sites/${site.id}/shared-reports`, {
    document: '<!doctype html><html lang="en"><head><style></style></head><body><main></main></body></html>',
    expires_in_days: 1,
  });
  // Not the key that the requests carry: revoking it is among them.
  const { keyId } = await tenant.newKey();
  const ids = {
    siteId: site.id,
    pageId: page.id,
    versionId: version.body.data.content_version_id,
    snapshotId: snapshot.id,
    recId: analysis.body.data.recommendations[0].id,
    factId: fact.body.data.inserted[0].id,
    ideaId: idea.id,
    crawlId,
    issueId: 'title-missing',
    webhookId: webhook.body.data.id,
    deliveryId: delivery.body.data.id,
    jobId: job.id,
    keyId,
    reportId: shared.body.data.id,
    token: 'a',
    field: 'title',
    what: 'pages',
    key: 'o1',
  };
  return { tenant, ids: Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)])) };
}

/** A crawl of the whole site that is over, and holds no lock. */
async function seedEndedCrawl(system: TestSystem, { organizationId, id: siteId }: Site): Promise<number> {
  const id = await system.operator.ids.next('crawl');
  const createdAt = new Date().toISOString();
  const envelope = { id: formatJobId({ kind: 'crawl', id }), kind: 'crawl', siteId, pageId: null, queuedAt: createdAt };
  const job = newJob({ ...envelope, state: 'completed' });
  const crawl = newCrawl({ id, organizationId, siteId, kind: 'site', status: 'completed', createdAt, job });
  await transact(system.table, [{ put: { ...keys.crawl(organizationId, id), ...crawl } }, siteCrawlWrite(crawl)]);
  return id;
}

/** Ids that nothing has, well-formed. */
export const missingIds: PathIds = {
  what: 'pages',
  siteId: '999999999',
  pageId: '999999999',
  versionId: '999999999',
  snapshotId: '999999999',
  recId: '999999999',
  factId: '0192f0c4-7c1e-7d3a-9b1e-3f5a6b7c8d9e',
  ideaId: '0192f0c4-7c1e-7d3a-9b1e-3f5a6b7c8d9e',
  crawlId: '999999999',
  webhookId: '999999999',
  deliveryId: '0192f0c4-7c1e-7d3a-9b1e-3f5a6b7c8d9e',
  reportId: '0192f0c4-7c1e-7d3a-9b1e-3f5a6b7c8d9e',
  token: 'b',
  jobId: 'job_an_999999999',
  keyId: '999999999',
  // Not ids: parts of the path that one of a list must be, or that count within their resource.
  field: 'title',
  issueId: 'title-missing',
  key: 'o1',
};
