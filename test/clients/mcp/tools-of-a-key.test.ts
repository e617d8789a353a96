/** The tools that a caller is shown and may call. */
import { describe, expect, test } from 'vitest';
import { tools } from '../../../clients/mcp/src/tools/tools.ts';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { httpTransport, openSession, stdioTransport } from './mcp-session.ts';

const system = useSystem();
const reading = tools.filter(({ annotations }) => annotations.readOnlyHint).map(({ name }) => name);
const writing = tools.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name);

describe.each([
  ['HTTP', httpTransport],
  ['stdio', stdioTransport],
])('over %s', (transport, open) => {
  const readOnly = transport === 'HTTP' ? { 'x-mcp-readonly': 'true' } : { COA_MCP_READ_ONLY: '1' };
  const listed = async (key: string, more: Record<string, string> = {}) => {
    const session = await openSession(open({ baseUrl: system.baseUrl, key }, more));
    const names = (await session.client.listTools()).tools.map(({ name }) => name);
    return { session, names };
  };

  test('a key sees the tools that its scopes allow', async () => {
    const tenant = await system.tenant();
    const [reader, writer] = await Promise.all([
      tenant.newKey({ scopes: ['sites:read'] }),
      tenant.newKey({ scopes: ['content:write'] }),
    ]);
    expect((await listed(tenant.key)).names).toEqual(tools.map(({ name }) => name));
    expect((await listed(reader.key)).names).toEqual(reading);
    expect((await listed(writer.key)).names).toEqual(writing);
  });

  test('a connection that only reads sees no other tool, and calls none', async () => {
    const tenant = await system.tenant();
    const { session, names } = await listed(tenant.key, readOnly);
    expect(names).toEqual(reading);
    await session.call('list_sites');
    const added = session.client.callTool({ name: 'add_site', arguments: { domain: 'shop.example' } });
    await expect(added).rejects.toThrow('This connection only reads: add_site is switched off');
    expect((await tenant.api.get('/sites')).body.meta.total).toBe(0);
  });
});

test('an agent repairs the structured data of a page, and the check of the draft passes', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await seedSnapshot(system, page, { title: 'Repairs', markdown: '# Repairs\n\nWe repair bicycles.' });
  const { call } = await openSession(httpTransport({ baseUrl: system.baseUrl, key: tenant.key }));
  const problems = async () =>
    (await call('check_content', { page_id: page.id })).problems.map(({ check }: { check: string }) => check);
  expect(await problems()).toContain('schema_present');
  const schema = JSON.stringify({ '@context': 'https://schema.org', '@type': 'WebPage', name: 'Repairs' });
  const { drafts } = await call('set_page_fields', { page_id: page.id, schema });
  expect(drafts).toMatchObject([{ field: 'schema', draft_value: expect.stringContaining('WebPage') }]);
  expect(await problems()).not.toContain('schema_present');
});
