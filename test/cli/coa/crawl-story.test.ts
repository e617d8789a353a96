/** @module-tag stories */
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { makeFolder, signedIn } from './use-coa.ts';

/** Characters that a terminal would obey. A line break and a tab are layout. */
const obeyed = /(?![\n\t])[\p{Cc}\u202e]/u;

const system = useSystem({ webSites: 4 });

const pageOf = (title: string, links: readonly string[] = []): string =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${'We repair bicycles of every make in our shop. '.repeat(40)}</p>${links.map((link) => `<a href="${link}">Read on</a>`).join(' ')}</main></body></html>`;

describe('a site is added, crawled and audited', () => {
  test('with --wait each command ends when the work has ended', async () => {
    const web = system.web.take({ '/': pageOf('Repairs', ['/prices/']), '/prices/': pageOf('Repairs', ['/']) });
    const coa = await signedIn(system, await system.tenant());
    const added = await coa('sites', 'add', web.domain, '--wait', '--json');
    expect(added).toMatchObject({ exitCode: 0 });
    expect(added.json()).toMatchObject({ background_status: null, page_count: 2 });
    expect(added.stderr).toContain(web.domain);
    const siteId = `${added.json().id}`;

    web.serve({ '/': pageOf('Repairs in Kingsbourne', ['/prices/', '/gone/']), '/prices/': pageOf('Repairs', ['/']) });
    const crawled = await coa('sites', 'crawl', siteId, '--wait', '--json');
    expect(crawled.json()).toMatchObject({ status: 'completed', progress: { stage: 'ended' } });

    const issues = (await coa('issues', 'list', siteId, '--json')).json();
    expect(issues.map(({ id }: { id: string }) => id)).toContain('broken-internal-link');
    expect((await coa('issues', 'list', siteId)).stdout).toMatch(/\terror\t|^error\t/m);
    const evidence = (await coa('issues', 'pages', siteId, 'broken-internal-link', '--json')).json();
    expect(evidence).toMatchObject([{ url: `https://${web.domain}/`, related_urls: [`https://${web.domain}/gone/`] }]);
    expect(await coa('issues', 'pages', siteId, 'no-such-issue')).toMatchObject({ exitCode: 1 });
    const changes = (await coa('changes', siteId, '--since', '2026-01-01', '--json')).json();
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'title', before: 'Repairs', after: 'Repairs in Kingsbourne' }),
    );
    expect(await coa('changes', siteId, '--since', 'yesterday')).toMatchObject({ exitCode: 2 });
    expect(await coa('sites', 'crawl', '999999')).toMatchObject({ exitCode: 3 });
  });

  test('audit adds the site of a URL, and the second time only analyzes its page', async () => {
    const web = system.web.take({ '/': pageOf('Repairs', ['/prices/']), '/prices/': pageOf('Prices', ['/']) });
    const coa = await signedIn(system, await system.tenant());
    const first = await coa('audit', `https://${web.domain}/prices/`, '--keyword', 'bicycle prices');
    expect(first.stdout).toMatch(/^Prices\n.*\/prices\/\n\nGrade and score/);
    const again = await coa('audit', `${web.domain}/prices/`, '--json');
    expect(again.json()).toMatchObject({ page: { primary_keyword: 'bicycle prices' } });
    expect((await coa('sites', 'list', '--json')).json()).toHaveLength(1);
    expect(await coa('audit', `https://${web.domain}/nowhere/`)).toMatchObject({ exitCode: 3 });
  });

  test('a crawl is cancelled, and the command that waits for it fails', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const hold = (): { raw: (socket: { end: () => void }) => void } => ({
      raw: (socket) => void released.then(() => socket.end()),
    });
    const web = system.web.take({ '/': pageOf('Repairs', ['/slow/']), '/slow/': hold });
    const coa = await signedIn(system, await system.tenant());
    const added = await coa('sites', 'add', web.domain, '--json');
    const siteId: number = added.json().id;
    const jobId = await waitUntil('the crawl runs', async () => {
      const site = (await coa('sites', 'show', `${siteId}`, '--json')).json();
      return site.latest_crawl?.status === 'running' && `job_cr_${site.latest_crawl.id}`;
    });
    const waiting = coa('jobs', 'wait', jobId);
    expect(await coa('sites', 'crawl', `${siteId}`)).toMatchObject({
      exitCode: 5,
      stderr: expect.stringContaining(jobId),
    });
    expect((await coa('jobs', 'cancel', jobId, '--json')).json()).toMatchObject({ error: 'Crawl cancelled' });
    expect(await waiting).toMatchObject({ exitCode: 1, stdout: `${jobId}  failed: Crawl cancelled\n` });
    release();
  });
});

describe('what a hostile site says', () => {
  const hostile = '\u001b]52;c;b3duZWQ=\u0007\u001b[2J\u009b31m\u202eevil';
  const urls = [
    '/con',
    '/con/aux/',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/.git/config',
    '/a%00b/',
    `/${'x'.repeat(300)}/`,
    '/%F0%9F%9A%B2/',
  ];

  test('reaches no terminal as a command, and no file outside the folder', async () => {
    const links = urls.map((url) => url.replaceAll('"', ''));
    const web = system.web.take({
      '/': pageOf(hostile, links),
      ...Object.fromEntries(urls.map((url) => [url, pageOf(`${hostile} ${url}`, ['/'])])),
    });
    const coa = await signedIn(system, await system.tenant());
    const siteId = `${(await coa('sites', 'add', web.domain, '--wait', '--json')).json().id}`;
    const terminal = coa.with({ terminal: true, columns: 80 });
    const pages = (await coa('pages', 'list', '--site', siteId, '--json')).json();
    expect(pages.length).toBeGreaterThan(4);
    const runs = [
      await terminal('pages', 'list', '--site', siteId),
      await coa('pages', 'list', '--site', siteId),
      await coa('pages', 'list', '--site', siteId, '--json'),
      await terminal('pages', 'show', `${pages[0].id}`),
      await terminal('brief', `${pages[0].id}`),
      await terminal('content', 'get', `${pages[0].id}`),
    ];
    for (const { exitCode, stdout, stderr } of runs) {
      expect(exitCode).toBe(0);
      expect(stdout + stderr).not.toMatch(obeyed);
    }
    const [table] = runs;
    expect(Math.max(...(table?.stdout.split('\n') ?? []).map((line) => line.length))).toBeLessThanOrEqual(80);

    const outside = await makeFolder();
    await mkdir(path.join(coa.folder, 'pages'));
    // A link in the folder leads out of it.
    await symlink(outside, path.join(coa.folder, 'pages', '_git'));
    const pulled = await coa('content', 'pull', '--site', siteId, 'pages');
    expect(await readdir(outside)).toEqual([]);
    const isLinked = pages.some(({ path: page }: { path: string }) => page.startsWith('/.git'));
    expect(pulled.exitCode).toBe(isLinked ? 1 : 0);
    expect(await readdir(coa.folder)).toEqual(['pages']);
    const files = await readdir(path.join(coa.folder, 'pages'), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.md'))) {
      const text = await readFile(path.join(coa.folder, 'pages', file), 'utf8');
      // The body is the page's, byte for byte.
      expect(text.split('\n---\n')[0]).not.toMatch(obeyed);
    }
  });
});
