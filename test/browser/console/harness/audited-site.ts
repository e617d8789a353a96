/** The sample site, read by a crawl, with some of its pages analyzed. */
import { sampleSiteDomain } from '../../../../local/sample-site-server.ts';
import type { Tenant } from '../../../harness/system.ts';
import { waitForJob, waitForSite } from '../../../harness/wait-until.ts';

export interface AuditedSite {
  readonly siteId: number;
  /** The id of a page by its path. */
  pageId(path: string): number;
}

/** A page with open recommendations. */
export const advisedPath = '/blog/tubeless-or-inner-tubes/';
const analyzedPaths = ['/', '/about/', '/contact/', advisedPath, '/workshop-prices/'];

export async function auditSampleSite({ api }: Tenant): Promise<AuditedSite> {
  const created = await api.post('/sites', { domain: sampleSiteDomain });
  const siteId: number = created.body.data.id;
  await waitForSite(api, siteId);
  const { body } = await api.get(`/sites/${siteId}/pages?limit=100`);
  const pages: readonly { id: number; path: string }[] = body.data;
  const ids = new Map(pages.map(({ id, path }) => [path, id]));
  const pageId = (path: string): number => {
    const id = ids.get(path);
    if (id === undefined) throw new Error(`the sample site has no page ${path}`);
    return id;
  };
  const queued = await api.post(`/sites/${siteId}/analyze`, { page_ids: analyzedPaths.map(pageId) });
  const jobs: readonly { job_id: string }[] = queued.body.data.jobs;
  for (const job of jobs) await waitForJob(api, job.job_id);
  return { siteId, pageId };
}
