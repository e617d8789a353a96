/**
 * Clients, workers and schedules after a deletion, in a whole running system.
 */
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest';
import { jobMessage } from '../../../../shared/jobs/job-kind.ts';
import { jobKinds } from '../../../../shared/jobs/job-kinds.ts';
import { openJobServices } from '../../../../shared/jobs/job-services.ts';
import { log } from '../../../../shared/logging/log.ts';
import { runDeletion } from '../../../../shared/operator/deletion/run-deletion.ts';
import { readOrganizationId } from '../../../../shared/operator/deletion/subject.ts';
import { findOperatorJob } from '../../../../shared/operator/operator-jobs.ts';
import type { Row } from '../../../../shared/table/engine/writes.ts';
import { updateSite } from '../../../../shared/table/sites.ts';
import { useAdmin } from '../../../cli/admin/use-admin.ts';
import { holdPage } from '../../../harness/held-page.ts';
import { seedPage } from '../../../harness/seeds.ts';
import { readTable } from '../../../harness/table-contents.ts';
import { waitUntil } from '../../../harness/wait-until.ts';
import { makeResources } from '../../../structure/tenant-resources.ts';
import { system } from '../../../systems/own.ts';

const admin = useAdmin(() => system.operator);

/** Rows of an organization, by their keys or because a row says so, wherever they are. */
const rowsOfOrganization = async (organizationId: number): Promise<Row[]> =>
  readTable(system.table, (row) => readOrganizationId(row) !== organizationId);

const blobsOf = (rows: readonly Row[]): string[] => [
  ...new Set([...JSON.stringify(rows).matchAll(/"blobId":"([^"]+)"/g)].map(([, blobId = '']) => `BLOB#${blobId}`)),
];

const longText = (words: number): string =>
  Array.from({ length: words }, (_, at) => `word${(at * 7_919) % 100_003}`).join(' ');

test('an organization that is deleted leaves nothing, and the other organization everything, byte by byte', async () => {
  const [first, second] = await Promise.all([
    makeResources(system, { domain: 'one.example' }),
    makeResources(system, { domain: 'two.example' }),
  ]);
  for (const { tenant, ids } of [first, second]) {
    await tenant.api.post(`/pages/${ids['pageId']}/content`, { markdown: `# Long\n\n${longText(9_000)}` });
  }
  const { organizationId, api } = first.tenant;
  const before = await rowsOfOrganization(second.tenant.organizationId);
  const own = await rowsOfOrganization(organizationId);
  const blobs = blobsOf(own);
  expect(blobs.length).toBeGreaterThan(0);

  const preview = await admin.json('org', 'delete', String(organizationId), '--dry-run');
  expect(preview).toMatchObject({ org_id: organizationId, dry_run: true });
  expect(await api.get('/me')).toMatchObject({ status: 200 });
  expect(await admin.refusal('org', 'delete', String(organizationId))).toMatch(/add --yes to delete organization/);

  const done = await admin.json('org', 'delete', String(organizationId), '--yes');
  expect(done).toMatchObject({ status: 'deleted', rows: preview.rows, continue_at: null });
  expect(await api.get('/me')).toMatchObject({ status: 401, body: { error: { message: 'Invalid API key' } } });
  expect(await rowsOfOrganization(organizationId)).toEqual([]);
  const left = await readTable(system.table);
  expect(left.filter(({ pk }) => blobs.includes(pk))).toEqual([]);
  expect(await rowsOfOrganization(second.tenant.organizationId)).toEqual(before);
  expect(await second.tenant.api.get(`/pages/${second.ids['pageId']}/report`)).toMatchObject({ status: 200 });
  expect(await admin.refusal('org', 'show', String(organizationId))).toBe(
    `organization ${organizationId} does not exist`,
  );
});

test('a site that is deleted is not found, nor is anything under it', async () => {
  const { tenant, ids } = await makeResources(system, { domain: 'three.example' });
  const { api } = tenant;
  const kept = await seedPage(system, tenant);
  await admin.json('site', 'delete', String(ids['siteId']), '--yes');
  const paths = [
    `/sites/${ids['siteId']}`,
    `/sites/${ids['siteId']}/pages`,
    `/pages/${ids['pageId']}`,
    `/pages/${ids['pageId']}/analysis`,
    `/snapshots/${ids['snapshotId']}`,
    `/jobs/${ids['jobId']}`,
  ];
  for (const path of paths) expect((await api.get(path)).status, path).toBe(404);
  expect((await api.post(`/recommendations/${ids['recId']}/dismiss`)).status).toBe(404);
  const sites = (await api.get('/sites')).body;
  expect(sites.data.map(({ id }: { id: number }) => id)).toEqual([kept.siteId]);
  expect(sites.meta.total).toBe(1);
  expect((await api.get(`/pages/${kept.id}`)).status).toBe(200);
});

test('a page that is deleted is not found, its path is free, and lists that were read before do not show it', async () => {
  const { tenant, ids } = await makeResources(system, { domain: 'four.example' });
  const { api } = tenant;
  const list = `/sites/${ids['siteId']}/pages`;
  // A seeded page is not counted.
  await updateSite(system.table, tenant.organizationId, Number(ids['siteId']), { add: { pageCount: 1 } });
  const warm = await api.get(`${list}?search=page`);
  expect(warm.body.meta.total).toBe(1);
  await admin.json('page', 'delete', String(ids['pageId']), '--yes', '--no-wait');
  for (const path of [list, `${list}?search=page`]) {
    expect(await api.get(path), path).toMatchObject({ status: 200, body: { data: [], meta: { total: 0 } } });
  }
  const done = await admin.json('page', 'delete', String(ids['pageId']), '--yes');
  expect(done).toMatchObject({ status: 'deleted', page_id: Number(ids['pageId']) });
  for (const path of [`/pages/${ids['pageId']}`, `/snapshots/${ids['snapshotId']}`, `/jobs/${ids['jobId']}`]) {
    expect((await api.get(path)).status, path).toBe(404);
  }
  expect((await api.get(`/sites/${ids['siteId']}`)).body.data).toMatchObject({ page_count: 0, draft_count: 0 });
  const again = await api.post(list, { path: warm.body.data[0].path });
  expect(again.status).toBe(201);
});

let logged: MockInstance<typeof log.info>;
beforeAll(() => {
  logged = vi.spyOn(log, 'info');
});
afterAll(() => logged.mockRestore());
/** A worker has met that its job is over, and stopped. */
const workerStopped = (named: string) =>
  waitUntil(`a worker met that ${named} is over`, async () =>
    logged.mock.calls.some(
      ([message, fields]) => message === 'the job is over already' && JSON.stringify(fields).includes(named),
    ),
  );

test('a crawl in mid-flight leaves nothing behind when its organization is deleted', async () => {
  const held = holdPage('<title>Held</title><main><p>Some words of a page that comes late.</p></main>');
  const web = system.web.take({ '/': held.page });
  const { api, organizationId } = await system.tenant();
  const { data: site } = (await api.post('/sites', { domain: web.domain })).body;
  await held.asked();
  const crawlId = (await api.get(`/sites/${site.id}`)).body.data.latest_crawl.id;
  const { table, now } = admin.services;
  const waitUntilWorkerStopped = async (at: Date): Promise<void> => {
    // All of the first look is done when the page comes.
    held.release();
    await workerStopped(`crawl ${crawlId} is over`);
    await admin.services.waitUntil(at);
  };
  await runDeletion(
    { table, now, waitUntil: waitUntilWorkerStopped },
    { subjectKind: 'organization', ofOrganization: organizationId, ofSite: null, ofPage: null },
    { wait: true },
  );
  expect(await rowsOfOrganization(organizationId)).toEqual([]);
});

test('a job whose message comes after the deletion ends without a word and without a row', async () => {
  const { tenant, ids } = await makeResources(system, { domain: 'five.example' });
  const jobId = String(ids['jobId']);
  const { kind, row } = await findOperatorJob(system.table, jobId, jobKinds);
  await admin.json('org', 'delete', String(tenant.organizationId), '--yes');
  const errors = vi.spyOn(log, 'error');
  await openJobServices().jobs.send({ ...jobMessage(kind, row), attempt: 2 });
  await workerStopped(jobId);
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
  expect(await rowsOfOrganization(tenant.organizationId)).toEqual([]);
});
