import { companyName, phone, stat, testimonial } from '../../test/functions/facts/claims.ts';
import { apiClient } from '../../test/harness/api-client.ts';
import { waitForJob, waitForSite, waitUntil } from '../../test/harness/wait-until.ts';
import type { KnownIds } from './fuzz-requests.ts';
import { linkedSite } from './kill-rounds.ts';
import type { Lab } from './lab.ts';

const PAGES = 6;

interface Row {
  id: number;
}
const idsOf = (rows: readonly Row[]): number[] => rows.slice(0, 5).map(({ id }) => id);

/** An organization with something of every kind, so that each operation meets what it is about, and a foreign one's site. */
export async function fuzzData(lab: Lab): Promise<{ key: string; known: KnownIds; plan: KnownIds }> {
  const [{ key }, foreign] = [await lab.tenant(), await lab.tenant()];
  const api = apiClient(lab.system.baseUrl, key);
  const brief = { brief: 'A workshop for bicycles in Leeds: repairs, courses and parts.', name: 'Ridgeway' };
  const theirs = await apiClient(lab.system.baseUrl, foreign.key).post('/sites/plan', brief);
  const { domain } = lab.system.web.take(linkedSite('fuzz', PAGES));
  const siteId: number = (await api.post('/sites', { domain })).body.data.id;
  await waitForSite(api, siteId);
  const planned: number = (await api.post('/sites/plan', brief)).body.data.id;
  await api.post(`/sites/${planned}/plan/generate`, {});
  const pages: Row[] = (await api.get(`/sites/${siteId}/pages`)).body.data;
  const plannedPages: Row[] = (await api.get(`/sites/${planned}/pages`)).body.data;
  const [pageId = 0] = idsOf(pages);
  await api.put(`/pages/${pageId}/drafts/title`, { draft_value: 'A title of its own' });
  await api.put(`/pages/${pageId}/drafts/primary_keyword`, { draft_value: 'bicycle workshop' });
  const analysis = await api.post(`/pages/${pageId}/analyze`, {});
  const outline = await api.post(`/pages/${pageId}/outline`, { primary_keyword: 'bicycle workshop' });
  await api.post(`/sites/${siteId}/facts`, { facts: [companyName(), phone(), stat(), testimonial()] });
  await api.post(`/sites/${siteId}/ideas/refresh`, {});
  await waitUntil('the run of ideas is over', async () => {
    const { body } = await api.get(`/sites/${siteId}/ideas/run`);
    return ['succeeded', 'failed'].includes(body.data?.status);
  });
  const jobIds: string[] = [analysis, outline].flatMap(({ body }) => body?.data?.job_id ?? []);
  for (const jobId of jobIds) await waitForJob(api, jobId);
  const data = async (path: string) => (await api.get(path)).body?.data ?? [];
  const [brieffed, snapshots, versions, facts, listed, sections] = await Promise.all([
    data(`/pages/${pageId}/brief`),
    data(`/pages/${pageId}/snapshots`),
    data(`/pages/${pageId}/content-versions`),
    data(`/sites/${siteId}/facts?status=all`),
    data(`/sites/${siteId}/ideas`),
    data(`/pages/${pageId}/outline`),
  ]);
  const keyed: { key: string }[] = sections?.sections ?? [];
  return {
    key,
    known: {
      siteId: [...Array<number>(8).fill(siteId), planned, theirs.body.data.id],
      pageId: [...Array<number>(8).fill(pageId), ...idsOf(pages), ...idsOf(plannedPages)],
      recId: (brieffed.recommendations ?? []).map((one: Row) => one.id),
      snapshotId: idsOf(snapshots),
      versionId: idsOf(versions),
      factId: idsOf(facts),
      ideaId: idsOf(listed),
      jobId: jobIds,
      ids: [jobIds.join(',')],
      url: [`https://${domain}/`],
      key: keyed.map((section) => section.key),
    },
    plan: { siteId: [...Array<number>(8).fill(planned), siteId], pageId: idsOf(plannedPages) },
  };
}
