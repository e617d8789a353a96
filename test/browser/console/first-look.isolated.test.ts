/**
 * A person looks at a site and a page for the first time: the next steps are said, each thing once.
 *
 * @module-tag browser
 */
import { beforeAll, expect, test } from 'vitest';
import { sampleSiteDomain } from '../../../local/sample-site-server.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';
import { type AuditedSite, advisedPath, auditSampleSite } from './harness/audited-site.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';

const running = useConsole();
let tenant: Tenant;
let site: AuditedSite;
let tab: ConsolePage;

beforeAll(async () => {
  tenant = await running.system.tenant();
  site = await auditSampleSite(tenant);
  ({ tab } = await running.signIn(tenant));
}, 120_000);

const listOf = async (selector: string): Promise<string[]> =>
  (await tab.run(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => one.innerText)`,
  )) as string[];
const get = async (path: string) => (await tenant.api.get(path)).body;

test('the overview has three first steps, the five lowest scores in their order, and the issues with the pages that have them', async () => {
  await tab.open(`#/sites/${site.siteId}`);
  await tab.sees('Lowest scores');
  const steps = await listOf('.first-steps a');
  expect(steps).toHaveLength(3);
  expect(steps[0]).toContain('Improve');
  const { data: worst, meta } = await get(`/sites/${site.siteId}/pages?sort=overall_score&limit=5&include=grades`);
  expect(await listOf('.worst-pages a')).toEqual(worst.map(({ path }: { path: string }) => path));
  expect(await tab.run("document.querySelector('main .ring')?.getAttribute('aria-label')")).toContain(
    `grade ${meta.overall_grade}`,
  );
  const { data: issues } = await get(`/sites/${site.siteId}/issues`);
  const errors = issues.filter(({ severity }: { severity: string }) => severity === 'error');
  const most = Math.max(...errors.map(({ pages }: { pages: number }) => pages));
  expect((await listOf('.issue-totals a'))[0]).toMatch(
    new RegExp(`^${errors.length} types?, .*on (?:up to )?${most} pages?$`),
  );
});

test('the card of a site has its score and its errors and warnings, each a link to their list', async () => {
  await tab.open('#/sites');
  const { data } = await get(`/sites/${site.siteId}/issues`);
  const count = (severity: string): number =>
    data.filter((issue: { severity: string; pages: number }) => issue.severity === severity && issue.pages > 0).length;
  await tab.press(`Warnings ${count('warning')}`, 'link');
  await tab.sees('18 types of issue');
  expect(await tab.run('location.hash')).toBe(`#/sites/${site.siteId}/issues?severity=warning`);
});

test('the course of a score has each rise, on the page and on its site, with what was done', async () => {
  const pageId = site.pageId('/contact/');
  const course = async () => (await get(`/sites/${site.siteId}`)).data.score_history;
  /** A keyword has the score of the site computed at once; an analysis, a minute later. */
  const computeScore = async (keyword: string, points: number): Promise<void> => {
    await tenant.api.patch(`/pages/${site.pageId('/gift-cards/')}`, { primary_keyword: keyword });
    await waitUntil('the score of the site has its points', async () => (await course()).length === points);
  };
  await computeScore('gift cards', 1);
  const before = (await get(`/pages/${pageId}/analysis`)).data.overall_score;
  await tenant.api.put(`/pages/${pageId}/drafts/title`, { draft_value: 'Contact Ridgeway Cycles in Kingsbourne' });
  const current = (await get(`/pages/${pageId}/content`)).data.markdown;
  await tenant.api.post(`/pages/${pageId}/content`, {
    markdown: `${current}\n\n## How to reach the workshop\n\nTake bus 12 to Mill Street, which stops 40 m from our door every 15 minutes. By bicycle, follow the canal path: it ends at our yard. You may leave a bicycle outside hours in the locked shed; ring us for the code.\n`,
  });
  const { data } = (await tenant.api.post(`/pages/${pageId}/analyze`)).body;
  await waitForJob(tenant.api, data.job_id);
  const { overall_score: after, score_history: points } = (await get(`/pages/${pageId}/analysis`)).data;
  expect(points).toHaveLength(2);
  expect(after).not.toBe(before);
  await tab.open('#/sites');
  await tab.open(`#/pages/${pageId}`);
  await tab.sees(`${before} → ${after} since`);
  expect(await listOf('.score-history .number')).toEqual([`${after}`, `${before}`]);
  await computeScore('bicycle gift cards', 2);
  const [first, last] = await course();
  await tab.open(`#/sites/${site.siteId}`);
  await tab.sees(`${first.score.toFixed(1)} → ${last.score.toFixed(1)} since`);
}, 60_000);

test('advice that was marked as done is open again with Undo, and the API never heard of it', async () => {
  const pageId = site.pageId(advisedPath);
  const statuses = async (): Promise<string[]> =>
    (await get(`/pages/${pageId}/analysis`)).data.recommendations.map(({ status }: { status: string }) => status);
  const [first] = (await get(`/pages/${pageId}/report`)).data.recommendations;
  await tab.open(`#/pages/${pageId}?tab=recommendations`);
  await tab.press(`Mark as done: ${first.title}`);
  await tab.seesNo('Mark as done: ');
  await waitUntil('its card is gone', async () => !(await listOf('.recommendation h3')).includes(first.title));
  await tab.press(`Undo: Marked as done: ${first.title}`);
  await waitUntil('its card is back', async () => (await listOf('.recommendation h3')).includes(first.title));
  await tab.page.reload();
  await tab.settle();
  expect(await listOf('.recommendation h3')).toContain(first.title);
  expect(await statuses()).not.toContain('applied');
}, 60_000);

test('no criterion and no check of a page says a sentence twice, and each check names what it reads and opens the criteria that judge the same', async () => {
  const pageId = site.pageId('/workshop-prices/');
  await tenant.api.put(`/pages/${pageId}/drafts/title`, { draft_value: 'Prices of our workshop' });
  await tab.open(`#/pages/${pageId}`);
  await tab.sees('The score also counts other forms of them.');
  await tab.run("for (const more of document.querySelectorAll('.components details')) more.open = true");
  for (const selector of ['.component__more', '.score-tab__checks tbody tr']) {
    for (const text of await listOf(selector)) {
      const sentences = text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => sentence.length > 20);
      expect(sentences).toEqual([...new Set(sentences)]);
    }
  }
  const checks = await listOf('.score-tab__checks tbody tr');
  expect(new Set(checks.map((row) => row.split('\t')[0])).size).toBe(checks.length);
  const ofTitle = checks.filter((row) => row.includes('Title: the draft'));
  expect(ofTitle.length).toBeGreaterThan(0);
  expect(checks.filter((row) => row.includes('Text: as saved here')).length).toBeGreaterThan(0);
  expect(checks.filter((row) => row.includes('Links: as crawled')).length).toBeGreaterThan(0);
  await tab.run("for (const more of document.querySelectorAll('.components details')) more.open = false");
  await tab.press('Show the criteria of Links');
  expect(await tab.run("[...document.querySelectorAll('.components details[open]')].map(({ id }) => id)")).toEqual([
    'component-internal_links',
  ]);
  const below = `document.querySelector('.score-tab__checks').getBoundingClientRect().top >= document.querySelector('.components').getBoundingClientRect().bottom`;
  expect(await tab.run(below)).toBe(true);
});

test('a domain that is there already is said before it is added a second time, and its site can be opened', async () => {
  const count = async (): Promise<number> => (await get('/sites')).meta.total;
  const before = await count();
  await tab.open('#/sites');
  await tab.press('Add site');
  await tab.fill('Domain', `https://www.${sampleSiteDomain}/shop/`);
  await tab.page.locator('dialog button[type=submit]').click();
  await tab.sees(`${sampleSiteDomain} is among your sites already.`);
  expect(await tab.violations()).toEqual([]);
  expect(await count()).toBe(before);
  await tab.press('Open it', 'link');
  await tab.sees('Lowest scores');
  expect(await tab.run('location.hash')).toBe(`#/sites/${site.siteId}`);
  await tab.open('#/sites');
  await tab.press('Add site');
  await tab.fill('Domain', sampleSiteDomain);
  await tab.page.locator('dialog button[type=submit]').click();
  await tab.press('Add it again');
  await tab.sees(`${sampleSiteDomain} was added`);
  expect(await count()).toBe(before + 1);
}, 60_000);

test('all pages are graded after a crawl only when it was confirmed what that takes', async () => {
  await tab.open('#/sites');
  await tab.press('Add site');
  await tab.sees('page audits are left this month');
  await tab.fill('Domain', 'shop.invalid');
  await tab.fill('Grade after the crawl', 'all');
  const isDisabled = "document.querySelector('dialog button[type=submit]').getAttribute('aria-disabled')";
  expect(await tab.run(isDisabled)).toBe('true');
  const { remaining } = (await get('/usage')).data.allowances.audits;
  await tab.press(
    `Take a page audit for every page that the crawl finds, up to the ${remaining.toLocaleString('en')} that are left`,
    'checkbox',
  );
  expect(await tab.run(isDisabled)).toBeNull();
  expect(await tab.violations()).toEqual([]);
  await tab.press('Cancel');
  expect(tab.problems).toEqual([]);
});
