import { expect, test } from 'vitest';
import * as z from 'zod';
import { getItem } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { hashToken } from '../../../shared/table/sessions.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { readTable } from '../../harness/table-contents.ts';

const system = useSystem();
const document =
  '<!doctype html>\n<html lang="de"><head><title>Bericht</title><style>p{color:red}</style></head><body><main><p>Note B</p></main></body></html>\n';
const sharedReportRow = z.object({ slot: z.number() });
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

async function sharedReport(given: Record<string, unknown> = {}) {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const list = `/sites/${site.id}/shared-reports`;
  const created = await tenant.api.post(list, { document, expires_in_days: 30, prepared_by: 'Roth', ...given });
  const open = (path: string) => fetch(new URL(path, system.baseUrl));
  return { tenant, site, list, created, open };
}

test('a shared report is read by its link without a key, as it was stored, and nothing of it runs or is kept', async () => {
  const { tenant, list, created, open } = await sharedReport();
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject({ title: 'Bericht', language: 'de', prepared_by: 'Roth' });
  const { path, ...shown } = created.body.data;
  expect(path).toMatch(/^\/v1\/shared\/[A-Za-z0-9_-]{43}$/);
  const response = await open(path);
  expect([response.status, await response.text()]).toEqual([200, document]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'sha256-[^']+'; img-src data:; /,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  const { body } = await tenant.api.get(list);
  expect(body.data).toEqual([shown]);
});

test('the token of a link is stored nowhere', async () => {
  const { created } = await sharedReport();
  const token = created.body.data.path.split('/').at(-1);
  const rows = JSON.stringify(await readTable(system.table));
  expect(rows).toContain(hashToken(token));
  expect(rows).not.toContain(token);
});

test('a link that is unknown, expired or revoked, or none at all, gets the same response', async () => {
  const { tenant, site, list, created, open } = await sharedReport();
  const { id, path } = created.body.data;
  const other = await tenant.api.post(list, { document, expires_in_days: 1 });
  await updateItem(system.table, keys.sharedReport(tenant.organizationId, site.id, other.body.data.id), {
    set: { expiresAt: inDays(-1) },
  });
  expect((await tenant.api.delete(`${list}/${id}`)).status).toBe(204);
  expect((await tenant.api.delete(`${list}/${id}`)).status).toBe(404);
  const responses = await Promise.all(
    [path, other.body.data.path, `/v1/shared/${'a'.repeat(43)}`, '/v1/shared/x'].map(open),
  );
  const read = responses.map(async (response) => ({
    status: response.status,
    text: await response.text(),
    policy: response.headers.get('content-security-policy'),
  }));
  const [first, ...rest] = await Promise.all(read);
  expect(first).toMatchObject({ status: 404, text: expect.stringContaining('This report is not available') });
  expect(rest).toEqual([first, first, first]);
  expect((await tenant.api.get(list)).body.data).toEqual([]);
});

test("another organization's site shares, lists and revokes nothing", async () => {
  const { list, created, open } = await sharedReport();
  const { api } = await system.tenant();
  const { id, path } = created.body.data;
  const answers = await Promise.all([
    api.post(list, { document, expires_in_days: 1 }),
    api.get(list),
    api.delete(`${list}/${id}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await open(path)).status).toBe(200);
});

test.each([
  ['without an end', { expires_in_days: undefined }, 'expires_in_days'],
  ['that has ended', { expires_in_days: 0 }, 'expires_in_days'],
  ['that never ends', { expires_in_days: 367 }, 'expires_in_days'],
  ['with a long name', { prepared_by: 'x'.repeat(101) }, 'prepared_by'],
  [
    'with a script',
    { document: document.replace('<p>', '<script>1</script><p>') },
    'document: must hold no <script> element',
  ],
  ['that is too large', { document: `${document}${' '.repeat(4_000_000)}` }, 'document: has 4000'],
])('a report %s is refused, naming the field', async (_, given, message) => {
  const { created } = await sharedReport(given);
  expect([created.status, created.body.error.code]).toEqual([400, 'invalid_request']);
  expect(created.body.error.message).toContain(message);
});

test('a site has 20 shared reports at most, also of 40 requests at one time, and one that is revoked or has ended leaves its place', async () => {
  const { tenant, site, list, created } = await sharedReport();
  const share = () => tenant.api.post(list, { document, expires_in_days: 1 });
  const answers = await Promise.all(Array.from({ length: 40 }, share));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.error.code}`))).toEqual(new Set(['409 conflict']));
  const listed = async (): Promise<number> => (await tenant.api.get(list)).body.data.length;
  expect(await listed()).toBe(20);

  await tenant.api.delete(`${list}/${created.body.data.id}`);
  expect((await share()).status).toBe(201);
  expect((await share()).status).toBe(409);

  const [{ id }] = (await tenant.api.get(list)).body.data;
  const { slot } = sharedReportRow.parse(
    await getItem(system.table, keys.sharedReport(tenant.organizationId, site.id, id)),
  );
  const ended = { set: { expiresAt: inDays(-1) } };
  await updateItem(system.table, keys.sharedReport(tenant.organizationId, site.id, id), ended);
  await updateItem(system.table, keys.sharedReportSlot(tenant.organizationId, site.id, slot), ended);
  expect((await share()).status).toBe(201);
  // The one that has ended does not take the place of the one that followed it.
  expect((await tenant.api.delete(`${list}/${id}`)).status).toBe(204);
  expect(await listed()).toBe(20);
  expect((await share()).status).toBe(409);
});
