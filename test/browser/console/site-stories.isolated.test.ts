/** @module-tag browser */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey, hashApiKey } from '../../../shared/table/api-keys.ts';
import { holdPage } from '../../harness/held-page.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { serveWebSites } from '../../harness/web-sites.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';
import { hostile, hostileAddress, type SeededSite, seedConsoleSite } from './harness/seed-console-site.ts';

const webSites = await serveWebSites(1);
const console = useConsole({ originOverrides: webSites.originOverrides });

let tenant: Tenant;
let site: SeededSite;
let tab: ConsolePage;

beforeAll(async () => {
  tenant = await console.system.tenant();
  site = await seedConsoleSite(console, tenant);
  ({ tab } = await console.signIn(tenant));
}, 120_000);
afterAll(() => webSites.close());

const undo = (message: string): Promise<void> => tab.press(`Undo: ${message}`);

const facts = async (search: string) =>
  (await tenant.api.get(`/sites/${site.siteId}/facts?status=all&search=${encodeURIComponent(search)}`)).body.data;
const ideas = async (status: string) =>
  (await tenant.api.get(`/sites/${site.siteId}/ideas?status=${status}&per_page=100`)).body.data;

describe('the way to a gain', () => {
  test('is pointed out on the overview until it is closed, and not after a reload', async () => {
    await tab.open(`#/sites/${site.siteId}`);
    await tab.sees('How to raise a score');
    const { data } = (await tenant.api.get(`/sites/${site.siteId}/pages?sort=overall_score&limit=1`)).body;
    const links = `[...document.querySelectorAll('.introduction a')].map((link) => link.getAttribute('href'))`;
    const worst = `#/pages/${data[0].id}`;
    expect(await tab.run(links)).toEqual([worst, `${worst}?tab=content`, `${worst}?tab=recommendations`]);
    await tab.press('Got it');
    await tab.seesNo('How to raise a score');
    await tab.page.reload();
    await tab.sees('Lowest scores');
    expect(await tab.text()).not.toContain('How to raise a score');
  });
});

describe('facts', () => {
  test('are edited, and the edit is undone', async () => {
    await tab.open(`#/sites/${site.siteId}/facts`);
    await tab.press('Edit: Email');
    await tab.fill('Value', 'workshop@ridgeway-cycles.example');
    await tab.press('Save');
    await tab.sees('workshop@ridgeway-cycles.example');
    expect(await facts('workshop@ridgeway')).toHaveLength(1);
    await undo('Email: saved');
    await tab.seesNo('workshop@ridgeway-cycles.example');
    expect(await facts('workshop@ridgeway')).toHaveLength(0);
  });

  test('say beside the field what is wrong, and keep what was typed', async () => {
    await tab.open(`#/sites/${site.siteId}/facts`);
    await tab.press('Edit: Legal name');
    await tab.fill('Value', ' ');
    await tab.press('Save');
    await tab.sees('Enter a value.');
    await tab.press('Cancel');
    await tab.seesNo('Edit fact');
  });

  test('are dismissed, undone, dismissed again and restored from the list of dismissed facts', async () => {
    await tab.open(`#/sites/${site.siteId}/facts`);
    const isListed = async (): Promise<boolean> =>
      (await tab.run(`document.querySelector('button[aria-label="Dismiss: Founding year"]') !== null`)) === true;
    await tab.press('Dismiss: Founding year');
    await waitUntil('the fact is gone', async () => !(await isListed()));
    expect(await facts('2009')).toHaveLength(0);
    await undo('Founding year: dismissed');
    await tab.press('Dismiss: Founding year');
    await waitUntil('the fact is gone again', async () => !(await isListed()));
    await tab.open(`#/sites/${site.siteId}/facts?status=dismissed`);
    await tab.press('Restore: Founding year');
    await tab.sees('No fact is dismissed.');
    expect(await facts('2009')).not.toHaveLength(0);
  });
});

describe('ideas', () => {
  test('stand in their order with the first steps open above them, and those that were decided on are folded', async () => {
    await tab.open(`#/sites/${site.siteId}/ideas`);
    await tab.sees('First steps');
    const texts = (selector: string) =>
      tab.run(`[...document.querySelectorAll('${selector}')].map((one) => one.innerText)`);
    const titles = (await ideas('open')).map(({ title }: { title: string }) => title);
    expect(await texts('section .cards h3')).toEqual(titles);
    expect(await tab.run("document.querySelector('main details.card').open")).toBe(true);
    expect(await texts('.idea-group:not([open]) > summary h2')).toEqual(['Accepted 0', 'Dismissed 0']);
  });

  test('are accepted with the page that is made for them', async () => {
    const [first] = (await ideas('open')).filter(
      ({ action, title }: { action: string; title: string }) => action === 'create' && !title.startsWith('Hostile'),
    );
    await tab.open(`#/sites/${site.siteId}/ideas`);
    await tab.press(`Accept: ${first.title}`);
    await tab.press('Accept');
    await tab.sees('Idea accepted');
    const [accepted] = await ideas('accepted');
    expect(accepted).toMatchObject({ id: first.id, page_path: first.proposed_path });
  });

  test('are dismissed with a reason, and reopened', async () => {
    const [first] = await ideas('open');
    await tab.open(`#/sites/${site.siteId}/ideas`);
    await tab.press(`Dismiss: ${first.title}`);
    await tab.fill('Reason', 'wont_rank');
    await tab.press('Dismiss');
    await tab.sees(`${first.title}: dismissed`);
    const path = `/sites/${site.siteId}/ideas/${first.id}`;
    expect((await tenant.api.get(path)).body.data).toMatchObject({
      status: 'dismissed',
      dismiss_reason: 'wont_rank',
    });
    await undo(`${first.title}: dismissed`);
    await waitUntil('the idea is open again', async () => (await tenant.api.get(path)).body.data.status === 'open');
    await tab.sees(first.title);
  });
});

describe('the links of a site', () => {
  test('are shown by clicks from the home page: a bar lists its pages, and a page opens', async () => {
    const { meta } = (await tenant.api.get(`/sites/${site.siteId}/linked-pages`)).body;
    const of = (clicks: number) =>
      meta.depths.find((depth: { clicks: number | null }) => depth.clicks === clicks).pages;
    await tab.open(`#/sites/${site.siteId}/links`);
    await tab.sees('Clicks from the home page');
    await tab.press('1 click away', 'link');
    await tab.sees('Pages 1 click away');
    const rows = () => tab.run(`document.querySelectorAll('main table tbody tr').length`);
    await waitUntil('the pages of the bar are listed', async () => (await rows()) === of(1));
    await tab.press('All pages');
    await waitUntil('all pages are listed', async () => (await rows()) === meta.total);
    await tab.press('/', 'link');
    await tab.sees('Links to this page');
  });
});

describe('issues', () => {
  test('that are ignored are left out of the health, the first steps and the counts of the overview', async () => {
    const path = `/sites/${site.siteId}/issues`;
    const { data, meta } = (await tenant.api.get(path)).body;
    const errors = data.filter(
      (issue: { severity: string; pages: number }) => issue.severity === 'error' && issue.pages,
    );
    expect(errors.length).toBeGreaterThan(0);
    expect(meta.health.score).toBeLessThan(100);
    await tab.open(`#/sites/${site.siteId}`);
    await tab.sees(errors[0].title);
    expect(await tab.run(`document.querySelector('[aria-label="Health ${meta.health.score} of 100"]') !== null`)).toBe(
      true,
    );
    for (const { id } of errors) await tenant.api.patch(`${path}/${id}`, { ignored_because: 'It is meant so.' });
    await tab.open(`#/sites/${site.siteId}/links`);
    await tab.open(`#/sites/${site.siteId}`);
    await tab.sees('No error at ');
    await tab.seesNo(errors[0].title);
    for (const { id } of errors) await tenant.api.patch(`${path}/${id}`, { ignored_because: null });
  });

  test('are ignored with a reason, stand apart then, and are taken back', async () => {
    const listed = async () => (await tenant.api.get(`/sites/${site.siteId}/issues`)).body.data;
    const [first] = await listed();
    await tab.open(`#/sites/${site.siteId}/issues/${first.id}`);
    await tab.press('Ignore');
    await tab.fill('Reason', 'The owner wants it so.');
    await tab.press('Ignore');
    await tab.sees('The owner wants it so.');
    expect((await listed())[0].ignored).toMatchObject({ reason: 'The owner wants it so.' });
    await tab.open(`#/sites/${site.siteId}/issues`);
    await tab.sees('Ignored (1)');
    await tab.open(`#/sites/${site.siteId}/issues/${first.id}`);
    const low = `[...document.querySelectorAll('button, summary, .back, .side__brand, .row > a')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 24)
      .map((one) => one.outerHTML.slice(0, 80))`;
    expect(await tab.run(low)).toEqual([]);
    await tab.press('Stop ignoring');
    await tab.sees(`${first.title}: no longer ignored`);
    expect((await listed())[0].ignored).toBeNull();
  });
});

describe('crawls', () => {
  test('start with options, show their progress also after a reload, and are cancelled after a question', async () => {
    const home = '<title>Home</title><h1>Home</h1><p>We repair bicycles.</p>';
    const web = webSites.take({ '/': home });
    const { api } = tenant;
    const siteId: number = (await api.post('/sites', { domain: web.domain })).body.data.id;
    await waitUntil(
      'the site is set up',
      async () => (await api.get(`/sites/${siteId}`)).body.data.background_status === null,
    );
    const held = holdPage(home);
    web.serve({ '/': held.page });
    await tab.open(`#/sites/${siteId}/crawls`);
    await tab.press('Start a crawl');
    await tab.fill('Pages at most', 'many');
    await tab.sees('Enter a whole number of 1 or more.');
    await tab.fill('Pages at most', '7');
    await tab.fill('Not these paths', '/page-1*');
    await tab.press('Start a crawl');
    await tab.sees('A crawl is running');
    await tab.page.reload();
    await tab.sees('A crawl is running');
    await tab.press('Cancel crawl');
    await tab.press('Cancel it');
    await tab.seesNo('A crawl is running');
    held.release();
    const [crawl] = (await api.get(`/sites/${siteId}/crawls`)).body.data;
    expect(crawl).toMatchObject({ status: 'cancelled', options: { max_pages: 7, exclude: ['/page-1*'] } });
    await tab.open('#/jobs');
    await tab.sees('It was cancelled. The pages that it had read are kept.');
  });

  test('are scheduled, and the schedule is undone', async () => {
    const { api } = tenant;
    const schedule = async () => (await api.get(`/sites/${site.siteId}`)).body.data.schedule;
    await tab.open(`#/sites/${site.siteId}/crawls`);
    await tab.fill('How often', 'week');
    await tab.press('Save');
    await tab.sees('Next crawl:');
    expect(await schedule()).toMatchObject({ every: 'week' });
    await undo('Schedule saved');
    await tab.sees('No crawl is scheduled.');
    expect(await schedule()).toMatchObject({ every: 'off' });
  });
});

describe('API keys', () => {
  test('are created, shown, revealed again, and revoked after a question', async () => {
    const name = `Build ${hostile}`;
    await tab.open('#/settings/keys');
    await tab.press('Create a key');
    await tab.fill('Name', name);
    await tab.fill('Expires', '30_days');
    await tab.press('Create a key');
    await tab.sees('Your new key');
    const shown = "document.querySelector('dialog input').value";
    const key = String(await tab.run(shown));
    const request = (): Promise<Response> =>
      fetch(`${console.system.baseUrl}/me`, { headers: { authorization: `Bearer ${key}` } });
    expect((await request()).status).toBe(200);
    await tab.press('Done');
    expect(await tab.run(`document.documentElement.outerHTML.includes(${JSON.stringify(key)})`)).toBe(false);
    await tab.press(`Reveal: ${name}`);
    await tab.sees('Key of Build');
    expect(await tab.run(shown)).toBe(key);
    await tab.press('Done');
    await tab.press(`Revoke: ${name}`);
    await tab.sees('A revoked key cannot be used again.');
    await tab.press('Cancel');
    expect((await request()).status).toBe(200);
    await tab.press(`Revoke: ${name}`);
    await tab.press('Revoke');
    await tab.sees(': revoked');
    expect((await request()).status).toBe(401);
  });

  test('that an assistant was granted say what it may do, are revoked, and cannot be revealed', async () => {
    const { organizationId, userId } = tenant;
    const keyId = await console.system.operator.ids.next('apiKey');
    const secret = `coa_${'g'.repeat(43)}`;
    const name = 'Helper (helper.example)';
    const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 86_400_000)].map((at) => at.toISOString());
    await createApiKey(console.system.table, {
      ...{ keyId, organizationId, userId, name, prefix: secret.slice(0, 8), scopes: ['sites:read'], revokedAt: null },
      ...{
        expiresAt: expiresAt ?? null,
        secretHash: hashApiKey(secret),
        encryptedSecret: '',
        createdAt: createdAt ?? '',
      },
      grant: { clientId: 'helper', familyHash: 'f', refreshHash: 'r' },
    });
    await tab.open('#/sites');
    await tab.open('#/settings/keys');
    await tab.sees(name);
    const row = `[...document.querySelectorAll('tr')].find(({ innerText }) => innerText.includes('${name}'))`;
    expect(await tab.run(`${row}.innerText`)).toMatch(/Active\s+Assistant\s+reads · created /);
    expect(await tab.run(`[...${row}.querySelectorAll('button')].map(({ innerText }) => innerText)`)).toEqual([
      'Revoke',
    ]);
    await tab.press(`Revoke: ${name}`);
    await tab.sees('This assistant has no access from now on.');
    expect(await tab.violations()).toEqual([]);
    await tab.press('Revoke');
    await tab.sees(`${name}: revoked`);
    await tab.seesNo('Assistant');
  });
});

describe('a download', () => {
  test('has the rows of the list as CSV', async () => {
    await tab.open(`#/sites/${site.siteId}/issues`);
    // The browser of the tests refuses downloads: what would be saved is read instead.
    await tab.run(
      `URL.createObjectURL = (file) => { file.text().then((text) => { window.saved = text; }); return '#'; }`,
    );
    await tab.press('Download as CSV');
    const saved = await waitUntil('the rows are read', async () => {
      const text = await tab.run('window.saved');
      return typeof text === 'string' && text;
    });
    expect(saved.split('\r\n')[0]).toBe('issue_id,family,severity,title,url,page_id,evidence,related_urls');
    expect(saved).toContain('open-graph-missing,social,notice');
  });
});

describe('rubric weights', () => {
  test('are saved only when they sum to 100, and go back to those of the product', async () => {
    const rubric = async () => (await tenant.api.get(`/sites/${site.siteId}/rubric`)).body.data.components;
    const before = await rubric();
    await tab.open(`#/sites/${site.siteId}/rubric`);
    await tab.fill('Weight of Title, percent', '16');
    await tab.sees('The weights sum to 110 %.');
    await tab.press('Save');
    expect(await rubric()).toEqual(before);
    await tab.press('Scale to 100 %');
    await tab.sees('Sum: 100 %');
    await tab.press('Save');
    await tab.sees('This site has its own weights.');
    const after = await rubric();
    expect(after[0].weight).toBeGreaterThan(before[0].weight);
    await tab.press('Use the default weights');
    await tab.sees('This site uses the default weights.');
    expect(await rubric()).toEqual(before);
  });
});

describe('a plan', () => {
  test('takes a new page, changes it, and deletes it unless that is undone', async () => {
    const pages = async () => (await tenant.api.get(`/sites/${site.planId}/plan`)).body.data.pages;
    const names = async () => (await pages()).map(({ name }: { name: string }) => name);
    await tab.open(`#/sites/${site.planId}/plan`);
    await tab.press('Add a page');
    await tab.fill('Name', 'Wheel building');
    await tab.press('Save');
    await tab.sees('Wheel building');
    await tab.press('Edit: Wheel building');
    await tab.fill('Name', 'Wheels to order');
    await tab.press('Save');
    await tab.sees('Wheels to order');
    await tab.press('Delete: Wheels to order');
    await tab.sees('Wheels to order: deleted');
    await undo('Wheels to order: deleted');
    await tab.press('Edit: Wheels to order');
    await tab.press('Cancel');
    expect(await names()).toContain('Wheels to order');
    await tab.press('Delete: Wheels to order');
    await tab.sees('Wheels to order: deleted');
    // Leaving the page sends what waits for its time to undo.
    await tab.page.reload();
    await waitUntil('the page is deleted', async () => !(await names()).includes('Wheels to order'));
  });
});

describe('script in facts, ideas, addresses and names', () => {
  test.each([
    ['facts', () => `#/sites/${site.siteId}/facts`],
    ['ideas', () => `#/sites/${site.siteId}/ideas`],
    ['the plan', () => `#/sites/${site.planId}/plan`],
    ['keys', () => '#/settings/keys'],
  ])('is shown as text: %s', async (_, addressOf) => {
    const { api } = tenant;
    await api.post(`/sites/${site.siteId}/facts`, {
      facts: [{ kind: 'person', data: { name: hostile, url: hostileAddress } }],
    });
    await tab.run(
      `fetch('/v1/console/keys', { method: 'POST', headers: { 'x-console': '1', 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ name: hostile, expires: 'never' }))} }).then(({ status }) => status)`,
    );
    await tab.open(addressOf());
    await tab.sees(hostile.slice(0, 40));
    expect(await tab.run('window.attacked')).toBeUndefined();
    expect(await tab.run('document.querySelectorAll(\'a[href^="javascript:" i], main img, main script\').length')).toBe(
      0,
    );
  });

  test('causes no error in the browser in any of these stories', () => {
    expect(tab.problems).toEqual([]);
  });
});
