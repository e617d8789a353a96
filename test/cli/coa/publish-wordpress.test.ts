import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { signedIn } from './use-coa.ts';
import { startWordpress, wordpressUser } from './wordpress-server.ts';
import { content, drafts, outcomesOf, paragraph, useShop, valuesOf } from './wordpress-shop.ts';

const system = useSystem({ webSites: 9 });

describe('a page of WordPress', () => {
  test('is fixed, published, crawled again and verified by one command, and undone by another', {
    tags: 'stories',
  }, async () => {
    const { wordpress, tenant, publish, pageId } = await useShop(system, { isAnalyzed: true });
    const before = structuredClone(valuesOf(wordpress));
    const { markdown, content_version_id: base } = (await tenant.api.get(`/pages/${pageId}/content`)).body.data;
    const edited = `${markdown.replace('Call us', 'Call us, or *write*,')}\n\nWe open at nine.`;
    await tenant.api.post(`/pages/${pageId}/content`, { markdown: edited, base_version_id: base });
    expect(await publish('--body')).toMatchObject({ exitCode: 2 });
    const dry = await publish();
    expect(dry).toMatchObject({ exitCode: 0 });
    expect(dry.stdout).toContain(`    - Tyres\n    + ${drafts.h1}\n`);
    expect(dry.stdout).toContain('3 planned: nothing is sent without --send');
    expect(wordpress.writes).toEqual([]);

    const sent = await publish('--page', `${pageId}`, '--body', '--send', '--json');
    const lines = { title: 'verified', meta_description: 'verified', h1: 'verified' };
    expect(outcomesOf(sent)).toEqual({ ...lines, body: 'verified' });
    expect(sent).toMatchObject({ exitCode: 0 });
    // Blocks that were not edited are kept, byte for byte.
    expect(wordpress.posts.get(4)?.content).toBe(
      `${content.replace('Call us', 'Call us, or <em>write</em>,')}\n\n${paragraph('We open at nine.')}`,
    );
    const { data: page } = (await tenant.api.get(`/pages/${pageId}`)).body;
    expect(page.latest_snapshot).toMatchObject({ id: sent.json().pages[0].snapshot_id, ...drafts });
    expect(sent.json().pages[0].recommendations).toContainEqual(
      expect.objectContaining({
        title: 'Write a meta description',
        was: 'pending',
        addressed: true,
        status: 'applied',
      }),
    );

    // There is nothing to send a second time, and nothing to crawl.
    const again = await publish('--send', '--json');
    expect(outcomesOf(again)).toEqual(lines);
    expect(again.json()).toMatchObject({ journal: null, pages: [{ snapshot_id: sent.json().pages[0].snapshot_id }] });
    expect(wordpress.writes).toHaveLength(1);

    expect((await publish('--undo', '--dry-run')).stdout).toContain('4 planned');
    const undone = await publish('--undo', '--json');
    expect(Object.values(outcomesOf(undone))).toEqual(['restored', 'restored', 'restored', 'restored']);
    expect(valuesOf(wordpress)).toEqual(before);
    expect((await tenant.api.get(`/pages/${pageId}`)).body.data.latest_snapshot).toMatchObject({ h1: 'Tyres' });
    expect(await publish('--undo')).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('left to undo') });
  });

  test('that is not what the draft began from is shown, and not overwritten', async () => {
    const { title, h1 } = drafts;
    const { wordpress, publish } = await useShop(system, { plan: { title, h1 } });
    wordpress.add({ ...wordpress.posts.get(4), id: 4, link: wordpress.posts.get(4)?.link ?? '', title: 'A colleague' });
    const run = await publish('--send', '--json');
    expect(run.exitCode).toBe(5);
    expect(outcomesOf(run)).toEqual({ h1: 'conflict', title: 'conflict' });
    expect(run.json().pages[0].fields).toContainEqual(expect.objectContaining({ field: 'h1', live: 'A colleague' }));
    expect(wordpress.writes).toEqual([]);
  });

  test('that is edited between reading and writing is a conflict', { tags: 'stories' }, async () => {
    const { wordpress, publish } = await useShop(system);
    let reads = 0;
    wordpress.intercept = ({ url = '' }) => {
      const post = wordpress.posts.get(4);
      if (/\/pages\/4\?/.test(url) && post && ++reads === 2) post.version += 1;
      return false;
    };
    const run = await publish('--send', '--json');
    expect(run.exitCode).toBe(5);
    expect(wordpress.writes).toEqual([]);
    expect(outcomesOf(run)).toEqual({ title: 'conflict', meta_description: 'conflict', h1: 'conflict' });
  });

  test('has no field for a description without a plugin, which is said, and one field for title and H1', {
    tags: 'stories',
  }, async () => {
    const { title, meta_description } = { ...drafts, title: 'Winter tyres – Shop' };
    const { wordpress, publish } = await useShop(system, { meta: {}, plan: { title, meta_description } });
    const run = await publish('--send', '--json');
    expect(run.json().pages[0].fields).toMatchObject([
      { field: 'title', outcome: 'verified', live: 'Winter tyres – Shop' },
      {
        field: 'meta_description',
        outcome: 'unwritable',
        detail: expect.stringContaining('no field for a description'),
      },
    ]);
    expect(wordpress.writes).toEqual([{ id: 4, body: { title: 'Winter tyres' } }]);
  });
});

describe('a publication that is cut off', () => {
  test('has its journal before the first write, goes on when it is repeated, and is undone in two steps', {
    tags: 'stories',
  }, async () => {
    const { wordpress, tenant, coa, publish, home } = await useShop(system, { plan: { h1: drafts.h1 } });
    await tenant.api.put(`/pages/${home}/drafts/h1`, { draft_value: 'Our shop' });
    const journals = (): string[] =>
      existsSync(path.join(coa.folder, '.coa/publish')) ? readdirSync(path.join(coa.folder, '.coa/publish')) : [];
    const atWrite: number[] = [];
    wordpress.intercept = (request) => {
      if (request.method !== 'POST') return false;
      if (atWrite.push(journals().length) === 1) return false;
      request.socket.destroy();
      return true;
    };
    const cut = await publish('--send', '--json');
    expect(cut.exitCode).toBe(1);
    expect(new Set(atWrite)).toEqual(new Set([1]));
    expect(new Set([outcomesOf(cut)['h1'], outcomesOf(cut, 1)['h1']])).toEqual(new Set(['verified', 'failed']));

    wordpress.intercept = () => false;
    const again = await publish('--send', '--json');
    expect([outcomesOf(again)['h1'], outcomesOf(again, 1)['h1']]).toEqual(['verified', 'verified']);
    expect(wordpress.writes).toHaveLength(2);
    const texts = await Promise.all(
      journals().map((name) => readFile(path.join(coa.folder, '.coa/publish', name), 'utf8')),
    );
    expect(texts).toHaveLength(2);
    expect(texts.join('')).not.toMatch(/abcd|Basic|coa_/);
    expect(await publish('--undo')).toMatchObject({ exitCode: 0 });
    expect(await publish('--undo')).toMatchObject({ exitCode: 0 });
    expect([wordpress.posts.get(4)?.title, wordpress.posts.get(5)?.title]).toEqual(['Tyres', 'Start']);
  });
});

describe('the sign-in', () => {
  test('goes over https or to this machine, from the environment alone, and follows no redirect', async () => {
    const { wordpress, editor, environment, publish, siteId } = await useShop(system);
    const to = (url: string) => editor('publish', siteId, '--to', 'wordpress', '--url', url);
    expect(await to('http://shop.example')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('https://') });
    expect(await to('https://a:b@shop.example')).toMatchObject({ exitCode: 2 });
    const { WORDPRESS_USER: _, ...without } = environment;
    const unsigned = editor.with({ environment: without });
    expect(await unsigned('publish', siteId, '--to', 'wordpress', '--url', wordpress.url)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('WORDPRESS_TOKEN'),
    });
    const other = await startWordpress();
    let reached = 0;
    other.intercept = () => {
      reached += 1;
      return false;
    };
    wordpress.intercept = (request, response) => {
      response.writeHead(301, { location: `${other.url}${request.url}` }).end();
      return true;
    };
    expect(await publish()).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('check --url') });
    expect(reached).toBe(0);
  });

  test.each([
    { status: 401, exitCode: 4, said: 'check WORDPRESS_USER' },
    { status: 403, exitCode: 4, said: 'the user may not edit this' },
    { status: 409, exitCode: 5, said: 'somebody else edits' },
    { status: 429, exitCode: 6, said: 'limits requests' },
    { status: 503, exitCode: 1, said: 'WordPress failed' },
  ])('a $status is one line that says what to do', async ({ status, exitCode, said }) => {
    const wordpress = await startWordpress();
    wordpress.intercept = (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '3600' });
      response.end(JSON.stringify({ code: 'x', message: 'No.', data: { status } }));
      return true;
    };
    const tenant = await system.tenant();
    const { api } = tenant;
    const { body } = await api.post('/sites', { domain: 'shop.example' });
    const site: number = body.data.id;
    const page = (await api.post(`/sites/${site}/pages`, { path: '/tyres/', title: 'Tyres' })).body.data;
    await api.put(`/pages/${page.id}/drafts/h1`, { draft_value: 'New' });
    const environment = { COA_BASE_URL: system.baseUrl, COA_API_KEY: tenant.key, ...wordpressUser };
    const coa = (await signedIn(system, tenant)).with({ environment });
    const run = await coa('publish', `${site}`, '--to', 'wordpress', '--url', wordpress.url);
    expect(run).toMatchObject({ exitCode, stdout: '' });
    expect(run.stderr.trimEnd().split('\n').at(-1)).toMatch(
      new RegExp(`^coa: WordPress answers ${status} \\(No\\.\\): .*${said}`),
    );
  });
});
