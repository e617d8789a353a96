/**
 * Issues by their cause: what pages share is said once.
 *
 * @module-tag browser
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForSite } from '../../harness/wait-until.ts';
import { serveWebSites } from '../../harness/web-sites.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';

const webSites = await serveWebSites(1);
afterAll(() => webSites.close());
const running = useConsole({
  originOverrides: webSites.originOverrides,
  environment: { CRAWL_LINK_CHECKS: '40' },
});
let siteId: number;
let tab: ConsolePage;

const PAGES = 12;
const paths = Array.from({ length: PAGES }, (_, at) => `/cable-${at + 1}/`);
const links = paths.map((path) => `<a href="${path}">Cable ${path}</a>`).join(' ');
/** Every page has the title of the others, and the fault of their footer. */
const pageOf = (path: string): string =>
  `<!doctype html><html lang="en"><head><title>Cables for every port</title></head><body><main><h1>Cable ${path}</h1>
  <p>The cable of ${path} is cut to length in our workshop, tested for an hour, and sent on the same day.</p>${links}</main>
  <footer><a href="/gone/">Terms</a> <a href="https://one.invalid/">A friend</a> <a href="https://two.invalid/">Another</a></footer></body></html>`;

beforeAll(async () => {
  const tenant = await running.system.tenant();
  const web = webSites.take(Object.fromEntries([...paths, '/'].map((path) => [path, pageOf(path)])));
  siteId = (await tenant.api.post('/sites', { domain: web.domain })).body.data.id;
  await waitForSite(tenant.api, siteId);
  ({ tab } = await running.signIn(tenant));
}, 120_000);

/** How often each path is the words of a link in the part of the screen that is not the navigation. */
const listedPaths = `[...document.querySelectorAll('main a')].map((one) => one.innerText.trim()).filter((text) => text.startsWith('/cable-'))`;

test('pages of one title are one group, which says the title once and each page once', async () => {
  await tab.open(`#/sites/${siteId}/issues/title-duplicate`);
  await tab.sees(`${PAGES + 1} pages`);
  expect(await tab.run("document.querySelectorAll('.page-group__count').length")).toBe(1);
  const listed = (await tab.run(listedPaths)) as string[];
  expect(listed.toSorted()).toEqual(paths.toSorted());
  expect((await tab.text()).split('Cables for every port')).toHaveLength(2);
  expect(await tab.violations()).toEqual([]);
});

test('a fault that every page has from its template is said once, with the pages that have it', async () => {
  await tab.open(`#/sites/${siteId}/issues/broken-internal-link`);
  await tab.sees(`The same on ${PAGES + 1} pages`);
  await tab.sees('one change there fixes all of them');
  expect((await tab.text()).split('/gone/')).toHaveLength(2);
  expect(await tab.violations()).toEqual([]);
});

test('where no host of another site is found, its links are not called broken, and the list says that they could not be checked', async () => {
  await tab.open(`#/sites/${siteId}/issues`);
  await tab.sees('2 links to other sites could not be checked: no other host was found from here.');
  expect(await tab.text()).not.toContain('Link to another site that is broken');
  expect(tab.problems).toEqual([]);
});
