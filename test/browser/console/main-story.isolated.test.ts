/**
 * The console's main story: read a site, analyze a page, do what is recommended, see the score move.
 *
 * @module-tag browser
 */
import { expect, test } from 'vitest';
import { sampleSiteDomain } from '../../../local/sample-site-server.ts';
import { waitForSite, waitUntil } from '../../harness/wait-until.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';

const running = useConsole();

/** The accessible name of what has the focus, as far as its own text or label gives it. */
const focused = `(() => {
  const element = document.activeElement;
  const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
  return label.trim();
})()`;

/** Presses Tab until the focus is on what has that name, as a person without a mouse does. */
async function tabTo(tab: ConsolePage, name: string): Promise<void> {
  const passed: unknown[] = [];
  for (let step = 0; step < 150; step += 1) {
    const now = await tab.run(focused);
    if (now === name) return;
    passed.push(now);
    await tab.page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" is not reached by Tab, which passes: ${passed.join(' | ')}`);
}

async function pressByKeyboard(tab: ConsolePage, name: string): Promise<void> {
  await tabTo(tab, name);
  await tab.page.keyboard.press('Enter');
}

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

test('by keyboard alone: add a site, analyze a page, fix its title, have it checked, and see the score move', async () => {
  const tenant = await running.system.tenant();
  const { tab } = await running.signIn(tenant);
  await tab.sees('No site yet');
  await pressByKeyboard(tab, 'Add site');
  await tab.sees('A public host name');
  await tab.page.keyboard.type(`https://${sampleSiteDomain}/contact/?from=mail`);
  await tab.page.keyboard.press('Enter');
  await tab.sees(`${sampleSiteDomain} was added`);
  const { body } = await tenant.api.get('/sites');
  const siteId: number = body.data[0].id;
  await waitForSite(tenant.api, siteId);
  await tab.sees('Ridgeway Cycles');

  await pressByKeyboard(tab, 'Ridgeway Cycles');
  await tab.sees('10 of 14 pages graded');
  await pressByKeyboard(tab, 'All pages, lowest score first');
  await tab.sees('/workshop-prices/');
  await pressByKeyboard(tab, '/workshop-prices/');
  await tab.sees('Not graded');
  await pressByKeyboard(tab, 'Analyze');
  await tab.sees('of 100');
  await pressByKeyboard(tab, 'Recommendations');
  await tab.sees('Save and check');
  const before = numberIn(await tab.text(), /([\d.]+) of 100/);

  await tabTo(tab, 'Title');
  await tab.page.keyboard.down('Control');
  await tab.page.keyboard.press('a');
  await tab.page.keyboard.up('Control');
  await tab.page.keyboard.type('Bike workshop prices and repair costs in Kingsbourne');
  await tab.page.keyboard.press('Enter');
  await tab.sees('→');
  const after = await waitUntil('the score moved', async () => {
    const score = numberIn(await tab.text(), /([\d.]+) of 100/);
    return score !== before && score;
  });
  expect(after).toBeGreaterThan(before);
  expect(tab.problems).toEqual([]);
}, 120_000);

test('a newcomer reads the grade of her site and of its worst page after three clicks, from the empty console on', async () => {
  const tenant = await running.system.tenant();
  const { tab } = await running.signIn(tenant);
  await tab.sees('No site yet');
  await tab.run("window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true)");
  await tab.press('Add site');
  await tab.fill('Domain', `https://${sampleSiteDomain}/contact/?from=mail`);
  await tab.page.locator('dialog button[type=submit]').click();
  await tab.sees(`${sampleSiteDomain} was added`);
  const ring = "document.querySelector('main .ring')?.getAttribute('aria-label') ?? ''";
  await waitUntil('the card has the grade of the API', async () => {
    const [site] = (await tenant.api.get('/sites')).body.data;
    const { meta } = (await tenant.api.get(`/sites/${site.id}/pages?include=grades`)).body;
    return typeof meta.overall_grade === 'string' && String(await tab.run(ring)).includes(meta.overall_grade);
  });
  await tab.press('Ridgeway Cycles', 'link');
  await tab.sees('Do first');
  await tab.sees('Lowest scores');
  const worst = "document.querySelector('.worst-pages li')?.innerText ?? ''";
  await waitUntil('the worst page has its grade', async () => /[A-F]/.test(String(await tab.run(worst))));
  expect(await tab.run('window.clicks')).toBe(3);
  expect(tab.problems).toEqual([]);
}, 120_000);

test('the sample site is tried from the empty console; its crawl is still watched after a reload, and its end is shown', async () => {
  const tenant = await running.system.tenant();
  const { tab } = await running.signIn(tenant);
  await tab.press('Try a sample site');
  await tab.sees('was added');
  await tab.page.reload();
  await tab.sees(`Crawl of ${sampleSiteDomain}: finished`);
  await tab.sees('14 pages');
  expect(tab.problems).toEqual([]);
}, 60_000);

test('a site without a grade is graded from its overview, which then leads to the lowest score', async () => {
  const tenant = await running.system.tenant();
  const { body } = await tenant.api.post('/sites', { domain: sampleSiteDomain });
  await waitForSite(tenant.api, body.data.id);
  const { tab } = await running.signIn(tenant);
  await tab.press('Ridgeway Cycles', 'link');
  await tab.sees('0 of 14 pages graded');
  expect(await tab.text()).not.toContain('How to raise a score');
  await tab.press('Grade 10 pages');
  await tab.sees('10 of 14 pages graded');
  await tab.sees('Improve “');
  await tab.sees('How to raise a score');
  expect(tab.problems).toEqual([]);
}, 60_000);

test('many pages get a keyword at once, and Undo gives them back what they had', async () => {
  const tenant = await running.system.tenant();
  const { body } = await tenant.api.post('/sites', { domain: sampleSiteDomain });
  await waitForSite(tenant.api, body.data.id);
  const { tab } = await running.signIn(tenant);
  await tab.open(`#/sites/${body.data.id}/pages`);
  await tab.press('Select /about/', 'checkbox');
  await tab.press('Select /contact/', 'checkbox');
  await tab.press('Set keyword');
  await tab.fill('Primary keyword', 'bike shop kingsbourne');
  await tab.page.keyboard.press('Enter');
  await tab.sees('Keyword set on 2 pages');
  const withKeyword = async (): Promise<number> =>
    (await tenant.api.get(`/sites/${body.data.id}/pages?has_keyword=true`)).body.meta.total;
  expect(await withKeyword()).toBe(2);
  await tab.press('Undo: Keyword set on 2 pages');
  await waitUntil('the keywords are gone', async () => (await withKeyword()) === 0);
  await tab.seesNo('bike shop kingsbourne');
  expect(tab.problems).toEqual([]);
}, 60_000);
