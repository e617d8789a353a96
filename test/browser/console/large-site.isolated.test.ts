/**
 * A table of 10,000 pages: every row can be reached, few are drawn, and the API filters and sorts.
 *
 * @module-tag browser
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../harness/wait-until.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';
import { seedLargeSite } from './harness/large-site.ts';

const running = useConsole();
const frame = "document.querySelector('.table-frame--tall')";
/** The path in the first row that is wholly in sight. */
const firstInSight = `(() => {
  const top = ${frame}.getBoundingClientRect().top + 36;
  const row = [...${frame}.querySelectorAll('tbody tr[aria-rowindex]')].find((one) => one.getBoundingClientRect().top >= top - 1);
  return row?.querySelector('a')?.textContent ?? null;
})()`;

describe('a site of 10,000 pages', () => {
  let tab: ConsolePage;
  let siteId: number;
  beforeAll(async () => {
    const tenant = await running.system.tenant();
    siteId = await seedLargeSite(running.system, tenant);
    ({ tab } = await running.signIn(tenant));
    await tab.open(`#/sites/${siteId}/pages`);
  }, 180_000);
  const drawn = (): Promise<unknown> => tab.run(`${frame}.querySelectorAll('tbody tr[aria-rowindex]').length`);

  test('says how many there are and draws only those in sight', async () => {
    await tab.sees('10,000 pages');
    expect(await tab.run("document.querySelector('table').getAttribute('aria-rowcount')")).toBe('10001');
    expect(Number(await drawn())).toBeLessThan(80);
  });

  test('has an overview that reads three things of the site', async () => {
    await tab.run('performance.clearResourceTimings()');
    await tab.open(`#/sites/${siteId}`);
    await tab.sees('2,000 of 10,000 pages graded');
    const read = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v1/sites/${siteId}')).map(({ name }) => new URL(name).pathname)`;
    expect(await tab.run(read)).toHaveLength(3);
    await tab.open(`#/sites/${siteId}/pages`);
  });

  test('scrolls to any place: the last row is there, and rows on the way are not read', async () => {
    await tab.run(`${frame}.scrollTop = ${frame}.scrollHeight`);
    await tab.sees('/category-9/product-09999/');
    expect(Number(await drawn())).toBeLessThan(80);
    const requests = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pages?')).length";
    expect(Number(await tab.run(requests))).toBeLessThan(6);
    await tab.run(`${frame}.scrollTop = 0`);
    await waitUntil(
      'the first row is there',
      async () => (await tab.run(firstInSight)) === '/category-0/product-00000/',
    );
  });

  test('is where it was left when a person comes back to it', async () => {
    await tab.run(`${frame}.scrollTop = 200_000`);
    await waitUntil('a row is there', async () => String(await tab.run(firstInSight)).startsWith('/category'));
    const left = await tab.run(firstInSight);
    await tab.open('#/sites');
    await tab.run('history.back()');
    await waitUntil('the same row is in sight', async () => (await tab.run(`${frame} && ${firstInSight}`)) === left);
    await tab.run(`${frame}.scrollTop = 0`);
  });

  test('all pages that match are selected at once, and what an analysis of them takes is said before it starts', async () => {
    await tab.open(`#/sites/${siteId}/pages?grade=B`);
    await tab.press('Select all 2,000');
    await tab.sees('2,000 selected');
    await tab.press('Analyze');
    await tab.sees('This takes 2,000 page audits');
    await tab.press('Cancel');
    await tab.press('Clear selection');
    await tab.open(`#/sites/${siteId}/pages`);
    await tab.sees('10,000 pages');
  });

  test('is sorted by the API when a heading is pressed, and the address keeps the order', async () => {
    await tab.press('Keyword');
    await tab.sees('keyword 1');
    expect(await tab.run('location.hash')).toContain('sort=primary_keyword');
    await tab.press('Keyword');
    await tab.sees('keyword 9998');
    expect(await tab.run("document.querySelector('th[aria-sort]').getAttribute('aria-sort')")).toBe('descending');
  });

  test('is filtered by the API, also by what no page has, and the filter is cleared by one link', async () => {
    await tab.fill('Search in addresses and titles', 'category-36/');
    await tab.sees('270 pages');
    await tab.fill('Search in addresses and titles', 'no such page');
    await tab.sees('No page matches');
    await tab.press('Clear filters', 'link');
    await tab.sees('10,000 pages');
    expect(tab.problems).toEqual([]);
  });

  test('says that a filter could not be read, keeps what was there, and goes on by Retry', async () => {
    await tab.run(`{
      const real = window.fetch;
      window.mend = () => { window.fetch = real; };
      window.fetch = (url, init) => String(url).includes('/pages?')
        ? Promise.resolve(new Response('{"error":{"code":"internal","message":"No."}}', {
            status: 500, headers: { 'content-type': 'application/json', 'retry-after': '0' } }))
        : real(url, init);
    }`);
    await tab.fill('Search in addresses and titles', 'category-35/');
    await tab.sees('The server failed.');
    await tab.sees('10,000 pages');
    await tab.run('mend()');
    await tab.press('Retry');
    await tab.sees('270 pages');
    await tab.seesNo('The server failed.');
    // The field follows the address.
    await tab.run("location.hash = location.hash.split('?')[0]");
    await tab.sees('10,000 pages');
    expect(await tab.run("document.querySelector('input[type=search]').value")).toBe('');
  });
});
