/**
 * The tools' results when a call cannot succeed: the code, the message, the request id, and what to do next.
 */
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMcpServer } from '../../../clients/mcp/src/index.ts';
import { tools } from '../../../clients/mcp/src/tools/tools.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { seedIdea } from '../../functions/ideas/seed-idea.ts';
import { seedPage } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { system } from '../../systems/refusals.ts';
import { httpTransport, openSession, revoke, stdioTransport } from './mcp-session.ts';

/** A server in this process, with the key of a tenant or a `fetch` of the test's own. */
async function inProcess(given: { key: string; fetch?: (url: string, init: RequestInit) => Promise<Response> }) {
  const client = createClient({
    baseUrl: system.baseUrl,
    apiKey: given.key,
    retries: 0,
    ...(given.fetch ? { fetch: given.fetch } : {}),
  });
  const server = createMcpServer({ client });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(theirs);
  onTestFinished(() => server.close());
  return openSession(ours);
}

/** Arguments that every tool takes, with the ids of an organization. */
async function argumentsWith(tenant: Tenant): Promise<Record<string, Record<string, unknown>>> {
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Tyres\n\nWinter tyres grip.' });
  const started = await tenant.api.post(`/pages/${page.id}/analyze`);
  const { job_id } = started.body.data;
  const analysis = await waitUntil('an analysis', async () => {
    const { body } = await tenant.api.get(`/pages/${page.id}/analysis`);
    return body.data?.status === 'completed' && body.data;
  });
  const idea = await seedIdea(system, { ...page, id: page.siteId });
  const [site_id, page_id, recommendation_id] = [page.siteId, page.id, analysis.recommendations[0].id];
  return {
    find_pages: { site_id },
    get_page: { page_id },
    get_report: { page_id },
    list_recommendations: { page_id },
    get_content: { page_id },
    edit_content: { page_id, base_version_id: 1, markdown: 'x' },
    set_page_fields: { page_id, title: 'x' },
    check_content: { page_id },
    resolve_recommendation: { recommendation_id },
    dismiss_recommendation: { recommendation_id, rationale: 'x' },
    start_job: { kind: 'analyze_page', page_id },
    get_job: { job_id },
    list_issues: { site_id },
    get_performance: { site_id },
    list_facts: { site_id },
    get_outline: { page_id },
    list_ideas: { site_id },
    accept_idea: { site_id, idea_id: idea.id, action: 'create' },
  };
}

test('ids of another organization are not found by any tool, as missing ones are', async () => {
  const theirs = await argumentsWith(await system.tenant());
  expect(Object.keys(theirs).sort()).toEqual(
    tools
      .map(({ name }) => name)
      .filter((name) => name !== 'list_sites' && name !== 'add_site')
      .sort(),
  );
  const session = await inProcess(await system.tenant());
  for (const [name, input] of Object.entries(theirs)) {
    const { error, next } = await session.fail(name, input);
    expect({ name, ...error }).toMatchObject({ name, code: 'not_found', status: 404, request_id: expect.any(String) });
    expect(next).toContain('Check the id');
  }
});

test('a key without the scope for writes reads, and every write says which scope is missing', async () => {
  const tenant = await system.tenant();
  const given = await argumentsWith(tenant);
  const reader = await tenant.newKey({ scopes: ['sites:read'] });
  const session = await inProcess(reader);
  await session.call('get_page', given['get_page']);
  const version = await session.call('get_content', given['get_content']);
  const edit = { ...given['edit_content'], base_version_id: version.content_version_id };
  const writing = tools.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name);
  for (const name of writing) {
    const input = { ...given, edit_content: edit, add_site: { domain: 'shop.example' } }[name];
    const { error } = await session.fail(name, input);
    expect({ name, ...error }).toMatchObject({
      name,
      code: 'forbidden',
      message: 'Missing required scope: content:write',
    });
  }
});

test('over stdio a key that is revoked in mid-session is an error that says so, and the session goes on', async () => {
  const tenant = await system.tenant();
  const session = await openSession(stdioTransport({ baseUrl: system.baseUrl, key: tenant.key }));
  await session.call('list_sites');
  await revoke(system, tenant.keyId);
  const { error, next } = await session.fail('list_sites');
  expect(error).toMatchObject({ code: 'unauthorized', status: 401, message: 'API key revoked' });
  expect(next).toContain('API key');
  expect((await session.client.listTools()).tools).toHaveLength(tools.length);
});

test('a spent limit is an error with the seconds to wait, at once and over HTTP too', async () => {
  const tenant = await system.tenant();
  const session = await openSession(httpTransport({ baseUrl: system.baseUrl, key: tenant.key }));
  const { error, next } = await waitUntil('the limit is spent', async () => {
    const result = await session.client.callTool({ name: 'list_sites', arguments: {} });
    return result.isError === true && session.fail('list_sites');
  });
  expect(error).toMatchObject({ code: 'rate_limited', status: 429, retry_after_seconds: expect.any(Number) });
  expect(next).toContain('retry_after_seconds');
});

test('a service that is gone is an error that says so', async () => {
  const session = await openSession(stdioTransport({ baseUrl: 'http://127.0.0.1:9', key: 'coa_x' }));
  expect((await session.fail('list_sites')).error).toMatchObject({ code: 'no_response' });
});

describe('wrong arguments', () => {
  test.each([
    ['get_page', {}, 'page_id'],
    ['get_page', { page_id: '7' }, 'page_id'],
    ['get_page', { page_id: 1.5 }, 'page_id'],
    ['get_page', { page_id: -1 }, 'page_id'],
    ['get_page', { page_id: 1e300 }, 'page_id'],
    ['get_page', { page_id: null }, 'page_id'],
    ['get_page', { page_id: 1, pageId: 1 }, 'pageId'],
    ['find_pages', { site_id: 1, offset: -20 }, 'offset'],
    ['find_pages', {}, 'site_id or url'],
    ['find_pages', { url: 'not a url' }, 'url'],
    ['edit_content', { page_id: 1, base_version_id: null }, 'edits or markdown'],
    ['edit_content', { page_id: 1, base_version_id: null, edits: 'all' }, 'edits'],
    ['edit_content', { page_id: 1, base_version_id: null, edits: [{ find: '', replace: '' }] }, 'edits.0.find'],
    ['set_page_fields', { page_id: 1 }, 'Nothing to set'],
    ['start_job', { kind: 'crawl_site' }, 'site_id'],
    ['start_job', { kind: 'destroy', site_id: 1 }, 'kind'],
    ['get_performance', { site_id: 1, page_id: 1 }, 'site_id or page_id'],
    ['list_ideas', { site_id: 1, idea_id: 'x' }, 'idea_id'],
    ['dismiss_recommendation', { recommendation_id: 1 }, 'rationale'],
  ])('of %s, %j, are an error that names the argument, and reach no API', async (name, input, named) => {
    const reach = async (): Promise<Response> => {
      throw new Error('the API was called');
    };
    const session = await inProcess({ key: 'coa_x', fetch: reach });
    const { error } = await session.fail(name, input);
    expect(error.code).toBe('invalid_arguments');
    expect(error.message).toContain(named);
  });

  test('are named in a short answer however long they are', async () => {
    const session = await inProcess({ key: 'coa_x' });
    await session.fail('get_page', { page_id: 1, ['x'.repeat(100_000)]: 1 });
  });

  test('a tool that does not exist is an error of the protocol', async () => {
    const session = await inProcess({ key: 'coa_x' });
    const refused = await session.client.callTool({ name: 'delete_everything', arguments: {} }).catch((error) => error);
    expect(refused).toMatchObject({ code: -32602, message: expect.stringContaining('Unknown tool') });
  });
});

test('a call that the client cancels ends the request to the API, and the session goes on', async () => {
  const tenant = await system.tenant();
  const asked = Promise.withResolvers<AbortSignal>();
  const session = await inProcess({
    key: tenant.key,
    fetch: (url, init) => {
      if (!url.includes('/pages/1')) return fetch(url, init);
      if (init.signal) asked.resolve(init.signal);
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    },
  });
  const cancel = new AbortController();
  const call = session.client.callTool({ name: 'get_page', arguments: { page_id: 1 } }, undefined, {
    signal: cancel.signal,
  });
  const signal = await asked.promise;
  cancel.abort('the person changed their mind');
  await expect(call).rejects.toThrow();
  await waitUntil('the request ended', async () => signal.aborted);
  await session.call('list_sites');
});
