/** @module-tag stories */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { planSite } from '../../functions/planning/planned-site.ts';
import { seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { type Coa, signedIn } from './use-coa.ts';

const system = useSystem();
const markdown = `# Winter tyres\n\n${'They are tested on snow and ice, and we fit them. '.repeat(30)}`;

/** A live site with a page that has content. */
async function useSite(): Promise<{
  tenant: Tenant;
  coa: Coa;
  siteId: string;
  pageId: string;
  domain: string;
  url: string;
}> {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const url = `https://${site.domain}/tyres/`;
  const page = await seedPage(system, tenant, { site, path: '/tyres/', url });
  await seedSnapshot(system, page, { title: 'Tyres', metaDescription: 'All about tyres', markdown });
  await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  const coa = await signedIn(system, tenant);
  return { tenant, coa, siteId: `${site.id}`, pageId: `${page.id}`, domain: site.domain, url };
}

const NO_UUID = '00000000-0000-4000-8000-000000000000';

describe('sites', () => {
  test('a domain that two sites have names neither', async () => {
    const { tenant, coa, siteId, domain } = await useSite();
    const other = await seedSite(system, tenant, { domain });
    const run = await coa('sites', 'show', domain);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain(`2 sites have the domain ${domain}: name one by its id`);
    for (const id of [siteId, other.id]) expect(run.stderr).toContain(String(id));
  });

  test('list, show by id and by domain, and --quiet prints ids', async () => {
    const { coa, siteId, domain } = await useSite();
    expect((await coa('sites', 'list', '--json')).json()).toMatchObject([{ id: Number(siteId), domain }]);
    expect((await coa('sites', 'list', '--quiet')).stdout).toBe(`${siteId}\n`);
    expect((await coa('sites', 'list')).stdout).toContain(`${siteId}\t${domain}\t`);
    expect((await coa('sites', 'show', domain, '--json')).json()).toMatchObject({
      id: Number(siteId),
      schedule: { every: 'off' },
    });
    expect((await coa('sites', 'show', siteId)).stdout).toMatch(new RegExp(`^Id +${siteId}\nDomain +${domain}\n`));
  });

  test('add refuses what is no host name, with the message of the API', async () => {
    const { coa } = await useSite();
    const run = await coa('sites', 'add', 'not a host');
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    expect(run.stderr).toMatch(/^coa: .*domain.* \(400 invalid_request, POST \/sites\) \[request .+\]\n$/);
  });

  test('schedule sets the times', async () => {
    const { coa, siteId } = await useSite();
    const run = await coa(
      'sites',
      'schedule',
      siteId,
      '--every',
      'week',
      '--hour',
      '4',
      '--analyze',
      'changed',
      '--json',
    );
    expect(run.json()).toMatchObject({ every: 'week', hour: 4, analyse: 'changed' });
    expect(await coa('sites', 'schedule', siteId)).toMatchObject({ exitCode: 2 });
  });

  test('crawl returns a job; a second one is a conflict, exit code 5', async () => {
    const { coa, siteId } = await useSite();
    const run = await coa(
      'sites',
      'crawl',
      siteId,
      '--include',
      '/a/**',
      '--include',
      '/b/**',
      '--max-pages',
      '5',
      '--json',
    );
    expect(run.json()).toMatchObject({ job_id: expect.stringMatching(/^job_cr_/) });
    const { exitCode, stderr } = await coa('sites', 'crawl', '999999');
    expect(exitCode).toBe(3);
    expect(stderr).toContain('check the id');
  });

  test('a domain that no site has is exit code 3', async () => {
    const { coa } = await useSite();
    expect(await coa('sites', 'show', 'other.example')).toMatchObject({
      exitCode: 3,
      stderr: 'coa: no site has the domain other.example: see "coa sites list"\n',
    });
  });
});

describe('pages', () => {
  test('list with filters and sorts', async () => {
    const { coa, siteId, pageId, domain } = await useSite();
    const list = (...words: string[]) => coa('pages', 'list', '--site', domain, '--json', ...words);
    expect((await list()).json()).toMatchObject([{ id: Number(pageId), path: '/tyres/', title: 'Tyres' }]);
    expect(
      (await list('--search', 'tyr', '--keyword', 'no', '--sort', 'url', '--direction', 'desc')).json(),
    ).toHaveLength(1);
    expect((await list('--keyword', 'yes')).json()).toEqual([]);
    const none = await coa('pages', 'list', '--site', siteId, '--search', 'zzz');
    expect(none).toMatchObject({ exitCode: 0, stdout: '', stderr: 'no page fits\n' });
    expect(await list('--grade', 'Z')).toMatchObject({ exitCode: 2 });
    expect(await coa('pages', 'list')).toMatchObject({
      exitCode: 2,
      stderr: "coa: required option '--site <site>' not specified (see --help)\n",
    });
  });

  test('add, show by id and URL; the same path again is a conflict that names the page', async () => {
    const { coa, siteId, url } = await useSite();
    const added = await coa('pages', 'add', '/Chains', '--site', siteId, '--keyword', 'bicycle chain', '--json');
    expect(added.json()).toMatchObject({ path: '/chains/', primary_keyword: 'bicycle chain' });
    const again = await coa('pages', 'add', '/chains/', '--site', siteId);
    expect(again).toMatchObject({ exitCode: 5 });
    expect(again.stderr).toContain(`it is page ${added.json().id}`);
    expect((await coa('pages', 'show', url)).stdout).toContain('Title            Tyres');
    expect(await coa('pages', 'show', 'https://elsewhere.example/')).toMatchObject({ exitCode: 3 });
  });

  test('a page of another organization is not found', async () => {
    const [{ coa }, other] = [await useSite(), await useSite()];
    expect(await coa('pages', 'show', other.pageId)).toMatchObject({ exitCode: 3 });
  });
});

describe('grades and advice', () => {
  test('analyze --wait, report, checks, recs: dismissed once, and the second time a conflict', async () => {
    const { coa, pageId, url } = await useSite();
    const waited = await coa('analyze', url, '--wait', '--json');
    expect(waited.json()).toMatchObject([{ status: 'completed', result: { overall_grade: expect.any(String) } }]);
    const job: string = waited.json()[0].id;
    expect((await coa('analyze', pageId, '--wait')).stdout).toContain('skipped: nothing changed');
    expect((await coa('jobs', 'show', job, 'job_an_999999', '--json')).json()).toMatchObject([
      { id: job, status: 'completed' },
      { id: 'job_an_999999', status: 'not_found' },
    ]);
    const about = `${new URL(url).host}/tyres/`;
    const listed = await coa('jobs', 'list', '--site', new URL(url).host, '--running', 'no');
    expect(listed.stdout).toContain(`${job}\tanalyze\tcompleted\t${pageId}\t${about}\t1\t1`);
    expect((await coa('jobs', 'list', '--type', 'analyze', '--limit', '1', '--quiet')).stdout).toMatch(
      /^job_an_\d+\n$/,
    );
    expect((await coa('jobs', 'list', '--status', 'failed', '--json')).json()).toEqual([]);
    expect(await coa('jobs', 'list', '--limit', '0')).toMatchObject({ exitCode: 2 });
    expect(await coa('jobs', 'wait', job)).toMatchObject({ exitCode: 0, stdout: `${job}  completed\n` });
    expect(await coa('jobs', 'wait', 'job_an_999999')).toMatchObject({ exitCode: 3 });

    expect((await coa('report', pageId)).stdout).toMatch(/^Tyres\n.*\n\nGrade and score {2}/);
    const filed = await coa('report', pageId, '--html', 'page.html', '--json');
    expect(filed.stderr).toMatch(/✓ Wrote .*page\.html \(\d+ KB/);
    expect(filed.json()).toMatchObject({ page: { id: Number(pageId) } });
    expect(await readFile(path.join(coa.folder, 'page.html'), 'utf8')).toContain('<title>Page audit: ');
    const ofSite = await coa('sites', 'report', new URL(url).host, '--html', 'site.html', '--quiet');
    expect(ofSite).toMatchObject({ exitCode: 0, stdout: 'site.html\n', stderr: '' });
    expect(await readFile(path.join(coa.folder, 'site.html'), 'utf8')).toContain('All pages');
    expect((await coa('report', pageId, '--json')).json()).toMatchObject({ page: { id: Number(pageId) }, serp: {} });
    expect((await coa('checks', pageId)).stdout).toContain('title_length');
    expect((await coa('checks', pageId, '--json')).json().checks).toHaveLength(15);

    const recs = (await coa('recs', 'list', pageId, '--json')).json();
    expect(recs.length).toBeGreaterThan(1);
    const [{ id: first }, { id: second }] = recs;
    const dismissed = await coa('recs', 'dismiss', `${first}`, '--rationale', 'not ours', '--json');
    expect(dismissed.json().recommendation).toMatchObject({ status: 'dismissed', dismissal_rationale: 'not ours' });
    expect(await coa('recs', 'dismiss', `${first}`)).toMatchObject({ exitCode: 5 });
    expect(await coa('recs', 'recheck', `${second}`)).toMatchObject({ exitCode: 5 });
    const forced = await coa('recs', 'resolve', `${second}`, '--force', '--json');
    expect(forced.json()).toMatchObject({ skipped: true, recommendation: { status: 'applied' } });
    expect((await coa('recs', 'list', pageId, '--all', '--json')).json()).toHaveLength(recs.length);
    expect((await coa('recs', 'recheck', `${second}`)).stdout).toContain('Addressed');
  });

  test('brief prints the sheet for the writer; --json the whole brief', async () => {
    const { coa, pageId } = await useSite();
    expect((await coa('brief', pageId)).stdout).toMatch(/^# /);
    expect((await coa('brief', pageId, '--json')).json()).toMatchObject({ page: { id: Number(pageId) }, fields: {} });
    expect(await coa('brief', '999999')).toMatchObject({ exitCode: 3 });
  });

  test('recs of a page without an analysis says what to do', async () => {
    const { coa, pageId } = await useSite();
    expect(await coa('recs', 'list', pageId)).toMatchObject({
      exitCode: 0,
      stdout: '',
      stderr: 'the page was never analyzed: run "coa analyze"\n',
    });
  });

  test('outline is not found before it is generated, and --generate waits for it', async () => {
    const { coa, pageId } = await useSite();
    expect(await coa('outline', pageId)).toMatchObject({ exitCode: 3 });
    const made = await coa('outline', pageId, '--generate', '--keyword', 'winter tyres');
    expect(made).toMatchObject({ exitCode: 0 });
    expect(made.stdout).toMatch(/Status +completed\nKeyword +winter tyres/);
  });
});

describe('content', () => {
  test('get and put; a base that is not current is a conflict, and nothing is written', async () => {
    const { coa, pageId } = await useSite();
    const got = await coa('content', 'get', pageId);
    expect(got.stdout).toBe(markdown);
    const version = got.stderr.match(/^version (\d+)\n$/)?.[1] ?? '';
    await writeFile(path.join(coa.folder, 'page.md'), '# New\n\nText.');
    const put = await coa('content', 'put', pageId, 'page.md', '--base', version, '--json');
    expect(put.json()).toMatchObject({ page_id: Number(pageId), word_count: 2 });
    const refused = await coa('content', 'put', pageId, 'page.md', '--base', '1');
    expect(refused).toMatchObject({ exitCode: 5 });
    const readStdin = async (): Promise<string> => '# From stdin';
    expect(await coa.with({ readStdin })('content', 'put', pageId, '-')).toMatchObject({ exitCode: 0 });
    expect((await coa('content', 'get', pageId)).stdout).toBe('# From stdin');
    expect(await coa('content', 'put', pageId, 'missing.md')).toMatchObject({
      exitCode: 2,
      stderr: 'coa: missing.md cannot be read: ENOENT\n',
    });
  });
});

describe('facts, ideas, plan', () => {
  test('facts are added from a file, listed and deleted', async () => {
    const { coa, siteId } = await useSite();
    const facts = [
      { kind: 'contact', key: 'phone', data: { value: '+44 20 7946 0000' } },
      { kind: 'nonsense', data: {} },
    ];
    await writeFile(path.join(coa.folder, 'facts.json'), JSON.stringify(facts));
    const added = await coa('facts', 'add', siteId, 'facts.json', '--json');
    expect(added.json()).toMatchObject({ inserted: [{ kind: 'contact' }], skipped: [{ index: 1, reason: 'invalid' }] });
    expect((await coa('facts', 'list', siteId, '--kind', 'contact')).stdout).toContain('phone\t+44 20 7946 0000\tapi');
    const [id] = (await coa('facts', 'list', siteId, '--quiet')).stdout.split('\n');
    expect((await coa('facts', 'delete', siteId, id ?? '', '--json')).json()).toEqual({ mode: 'deleted' });
    expect(await coa('facts', 'delete', siteId, id ?? '')).toMatchObject({ exitCode: 3 });
    await writeFile(path.join(coa.folder, 'facts.json'), '{');
    expect(await coa('facts', 'add', siteId, 'facts.json')).toMatchObject({ exitCode: 2 });
  });

  test('ideas: none yet; a run of a site without a crawl is refused; an idea that does not exist is not found', async () => {
    const { coa, siteId } = await useSite();
    expect(await coa('ideas', 'list', siteId, '--json')).toMatchObject({ exitCode: 0, stdout: '[]\n' });
    expect(await coa('ideas', 'run', siteId)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('400 invalid_request'),
    });
    for (const words of [
      ['ideas', 'show', siteId, NO_UUID],
      ['ideas', 'accept', siteId, NO_UUID],
      ['ideas', 'accept', siteId, NO_UUID, '--page', '1'],
      ['ideas', 'dismiss', siteId, NO_UUID, '--reason', 'not_now'],
    ]) {
      expect(await coa(...words), words.join(' ')).toMatchObject({ exitCode: 3 });
    }
    expect(await coa('ideas', 'dismiss', siteId, NO_UUID)).toMatchObject({ exitCode: 2 });
  });

  test('plan shows the pages of a planned site', async () => {
    const { tenant, coa } = await useSite();
    const planned = await tenant.api.post('/sites/plan', {
      brief: 'A bicycle shop',
      name: 'Shop',
      location_country_code: 2840,
      location_country_name: 'United States',
    });
    const siteId: string = `${planned.body.data.id}`;
    await tenant.api.post(`/sites/${siteId}/plan/pages`, { name: 'Repairs', purpose: 'What we repair' });
    expect((await coa('plan', siteId, '--json')).json()).toMatchObject({ total: 1, pages: [{ name: 'Repairs' }] });
    expect((await coa('plan', siteId)).stdout).toMatch(/Repairs +–? *.*What we repair/);
    expect(await coa('plan', '999999')).toMatchObject({ exitCode: 3 });
  });

  test('plan --generate waits for the job that plans the pages, which is in the list of jobs', async () => {
    const { tenant, coa } = await useSite();
    const siteId = `${await planSite(tenant.api)}`;
    const planned = await coa('plan', siteId, '--generate', '--json');
    expect(planned).toMatchObject({ exitCode: 0 });
    expect(planned.json()).toMatchObject({ total: 9 });
    expect((await coa('jobs', 'list', '--type', 'plan', '--json')).json()).toMatchObject([
      { type: 'plan', status: 'completed', site_id: Number(siteId) },
    ]);
    expect(await coa('plan', '999999', '--generate')).toMatchObject({ exitCode: 3 });
  });
});

describe('export and usage', () => {
  test('export prints JSON lines or CSV of the rows, and usage the month', async () => {
    const { coa, siteId, pageId } = await useSite();
    const rows = (await coa('export', siteId, 'pages')).stdout.trimEnd().split('\n');
    expect(rows.map((row) => JSON.parse(row))).toMatchObject([{ id: Number(pageId) }]);
    const csv = (await coa('export', siteId, 'pages', '--format', 'csv')).stdout.trimEnd().split('\r\n');
    expect(csv).toHaveLength(2);
    expect(csv[0]).toMatch(/^id,/);
    expect((await coa('export', siteId, 'pages', '--format', 'csv', '--bom')).stdout).toMatch(/^\uFEFFid,/);
    expect(await coa('export', siteId, 'pages', '--bom')).toMatchObject({ exitCode: 2 });
    expect(await coa('export', '999999', 'pages')).toMatchObject({ exitCode: 3, stdout: '' });
    expect(await coa('export', siteId, 'nonsense')).toMatchObject({ exitCode: 2 });
    expect((await coa('usage', '--json')).json()).toMatchObject({ plan: 'pro', allowances: { audits: { used: 0 } } });
    expect((await coa('usage')).stdout).toMatch(/^Month +\d{4}-\d\d\nPlan +pro\n/);
    expect(await coa('usage', '--month', '2026-13')).toMatchObject({ exitCode: 2 });
    expect(await coa('usage', '--month', '1999-01')).toMatchObject({ exitCode: 1 });
  });
});

describe('reports', () => {
  test.each([
    { words: ['sites', 'report', 'SITE'], exitCode: 2, says: 'name the file to write' },
    { words: ['report', 'PAGE', '--paper', 'letter'], exitCode: 2, says: '--paper is for --pdf' },
    { words: ['report', 'PAGE', '--language', 'de'], exitCode: 2, says: '--language is for --html or --pdf' },
    { words: ['report', 'PAGE', '--html', 'none/page.html'], exitCode: 1, says: 'does not exist' },
    { words: ['sites', 'report', '999999', '--html', 'site.html'], exitCode: 3, says: 'Site not found' },
  ])('$words ends with $exitCode, and writes nothing', async ({ words, exitCode, says }) => {
    const { coa, siteId, pageId } = await useSite();
    const run = await coa(...words.map((word) => ({ SITE: siteId, PAGE: pageId })[word] ?? word));
    expect(run).toMatchObject({ exitCode, stdout: '' });
    expect(run.stderr).toContain(says);
    expect(await readdir(coa.folder)).toEqual([]);
  });
});

describe('jobs and api', () => {
  test('a job that does not exist cannot be cancelled', async () => {
    const { coa } = await useSite();
    expect(await coa('jobs', 'cancel', 'job_cr_999999')).toMatchObject({ exitCode: 3 });
    expect(await coa('jobs', 'cancel', 'a/../b')).toMatchObject({ exitCode: 2 });
  });

  test('api sends any request, and fails as the other commands do', async () => {
    const { coa, pageId } = await useSite();
    expect((await coa('api', 'GET', '/me')).json()).toMatchObject({ name: 'Test key' });
    const patched = await coa('api', 'patch', `/v1/pages/${pageId}`, '--data', '{"is_priority": true}');
    expect(patched.json()).toMatchObject({ data: { is_priority: true } });
    await writeFile(path.join(coa.folder, 'body.json'), '{"is_priority": false}');
    expect((await coa('api', 'PATCH', `/pages/${pageId}`, '--data', '@body.json')).json().data.is_priority).toBe(false);
    expect(await coa('api', 'DELETE', `/pages/${pageId}/drafts/title`)).toMatchObject({ exitCode: 0, stdout: '' });
    expect(await coa('api', 'GET', '/nowhere')).toMatchObject({ exitCode: 3 });
    expect(await coa('api', 'GET', '//evil.example/')).toMatchObject({ exitCode: 2 });
    expect(await coa('api', 'POST', '/sites', '--data', '{')).toMatchObject({ exitCode: 2 });
  });

  test('with --json an error is one line of JSON on stderr', async () => {
    const { coa } = await useSite();
    const { stdout, stderr } = await coa('pages', 'show', '999999', '--json');
    expect(stdout).toBe('');
    expect(JSON.parse(stderr)).toEqual({
      error: {
        message: expect.stringContaining('404 not_found, GET /pages/999999'),
        exit_code: 3,
        code: 'not_found',
        status: 404,
        request: 'GET /pages/999999',
        request_id: expect.any(String),
        retry_after_seconds: null,
        details: {},
      },
    });
  });
});
