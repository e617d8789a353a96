/**
 * A person's work on the pages of a site and on a plan, from the first click to what the API then has.
 *
 * @module-tag browser
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSiteDomain } from '../../../local/sample-site-server.ts';
import { connectSearchConsole } from '../../../shared/operator/connect-search-console.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { authorizedUser, row, startFakeGoogle } from '../../shared/providers/search-console/fake-google.ts';
import { type AuditedSite, advisedPath, auditSampleSite } from './harness/audited-site.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';

const google = await startFakeGoogle();
afterAll(() => google.stop());
const running = useConsole({
  environment: { SEARCH_CONSOLE_BASE_URL: google.baseUrl, GOOGLE_TOKEN_URL: google.tokenUrl },
});
let tenant: Tenant;
let site: AuditedSite;
let tab: ConsolePage;

beforeAll(async () => {
  tenant = await running.system.tenant();
  site = await auditSampleSite(tenant);
  ({ tab } = await running.signIn(tenant));
}, 120_000);

const get = async (path: string) => (await tenant.api.get(path)).body.data;

test('many pages are analyzed at once, and each gets its grade', async () => {
  await tab.open(`#/sites/${site.siteId}/pages`);
  for (const path of ['/shop/', '/blog/']) await tab.press(`Select ${path}`, 'checkbox');
  await tab.sees('2 selected');
  await tab.press('Analyze');
  await tab.sees('2 analyses queued');
  await waitUntil('both pages are graded', async () => {
    const pages = [await get(`/pages/${site.pageId('/shop/')}`), await get(`/pages/${site.pageId('/blog/')}`)];
    return pages.every(({ latest_analysis: latest }) => typeof latest?.overall_grade === 'string');
  });
}, 60_000);

test('nothing on the screen of a page moves while its parts come 150 ms late', async () => {
  await tab.open('#/sites');
  await tab.run(`{
    const real = window.fetch;
    window.fetch = (...request) => new Promise((resolve) => setTimeout(resolve, 150)).then(() => real(...request));
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
    }).observe({ type: 'layout-shift' });
  }`);
  await tab.open(`#/pages/${site.pageId(advisedPath)}`);
  await tab.sees('Score over time');
  await tab.settle();
  expect(Number(await tab.run('window.moved'))).toBeLessThanOrEqual(0.1);
  await tab.page.reload();
  await tab.settle();
});

test('a site is deleted for good, only when its domain was typed', async () => {
  const { body } = await tenant.api.post('/sites/plan', {
    brief: 'A bakery in Hexford that bakes bread.',
    name: 'bakery',
  });
  const id: number = body.data.id;
  const { name: given, domain } = await get(`/sites/${id}`);
  const name = given ?? domain;
  await tab.open('#/jobs');
  await tab.open('#/sites');
  await tab.sees(name);
  await tab.press(`Delete: ${name}`);
  await tab.sees(`Delete ${name} for good?`);
  expect(await tab.violations()).toEqual([]);
  const isDisabled = `[...document.querySelectorAll('dialog button')].at(-1).getAttribute('aria-disabled')`;
  expect(await tab.run(isDisabled)).toBe('true');
  await tab.fill(`Type ${domain} to confirm`, 'another');
  await tab.press('Delete for good');
  expect((await tenant.api.get(`/sites/${id}`)).status).toBe(200);
  await tab.fill(`Type ${domain} to confirm`, domain);
  await tab.press('Delete for good');
  await tab.sees(`${name} is gone.`);
  expect((await tenant.api.get(`/sites/${id}`)).status).toBe(404);
  await tab.seesNo(`Delete ${name} for good?`);
});

test('a tab that is looked at again lists a site that was added elsewhere, and none that was deleted elsewhere', async () => {
  const lookAgain = `{
    const now = performance.now() + 10_000;
    performance.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
  }`;
  await tab.open('#/sites');
  const { body } = await tenant.api.post('/sites/plan', { brief: 'A florist in Hexford.', name: 'Elsewhere' });
  await tab.run(lookAgain);
  await tab.sees('Elsewhere');
  await tenant.api.delete(`/sites/${body.data.id}`);
  await tab.run(lookAgain);
  await tab.seesNo('Elsewhere');
  await tab.page.reload();
  await tab.settle();
});

test('a site is renamed, archived after a question, and taken back', async () => {
  await tab.open('#/sites');
  await tab.press(`Rename: ${(await get(`/sites/${site.siteId}`)).name ?? sampleSiteDomain}`);
  await tab.fill('Name', 'The bicycle shop');
  await tab.press('Save');
  await tab.sees('The bicycle shop');
  await tab.press('Archive: The bicycle shop');
  await tab.sees('Archive The bicycle shop?');
  expect(await tab.violations()).toEqual([]);
  await tab.press('Archive');
  await tab.sees('The bicycle shop is archived');
  const cards = () => tab.run("[...document.querySelectorAll('.site-card h2')].map((one) => one.innerText).join()");
  await waitUntil('its card is gone', async () => !String(await cards()).includes('The bicycle shop'));
  expect((await get(`/sites/${site.siteId}`)).archived_at).toEqual(expect.any(String));
  await tab.open('#/sites?archived=only');
  await tab.press('Restore: The bicycle shop');
  await tab.sees('The bicycle shop is listed again');
  expect((await get(`/sites/${site.siteId}`)).archived_at).toBeNull();
});

test('a crawl is cancelled where the sites are listed, and the site can be crawled again', async () => {
  await tab.open('#/sites');
  await tab.press('Crawl the site');
  await tab.press(`Cancel: Crawl of ${sampleSiteDomain}`);
  await tab.press('Cancel it');
  await tab.sees('Crawl the site');
  await waitUntil('no crawl runs', async () => {
    const { status } = (await get(`/sites/${site.siteId}`)).latest_crawl;
    return status === 'cancelled' || status === 'completed';
  });
}, 60_000);

test('advice that is dismissed comes back with Undo; marked as done, it is checked again', async () => {
  const pageId = site.pageId(advisedPath);
  const report = await get(`/pages/${pageId}/report`);
  const [first, second]: { id: number; title: string }[] = report.recommendations;
  if (!first || !second) throw new Error('the page has no two recommendations');
  const openIds = async () =>
    (await get(`/pages/${pageId}/report`)).recommendations.map(({ id }: { id: number }) => id);
  await tab.open(`#/pages/${pageId}?tab=recommendations`);
  const dismiss = async (): Promise<void> => {
    await tab.press(`Dismiss: ${first.title}`);
    await tab.fill('Reason (optional)', 'Not for this page');
    await tab.press('Dismiss');
  };
  await dismiss();
  await tab.press(`Undo: Dismissed: ${first.title}`);
  expect(await openIds()).toContain(first.id);
  await dismiss();
  await tab.sees(`Dismissed: ${first.title}`);
  // Leaving the page sends what waits for its time to undo.
  await tab.page.reload();
  await waitUntil('it is dismissed', async () => !(await openIds()).includes(first.id));

  await tab.press(`Mark as done: ${second.title}`);
  await waitUntil('it is done', async () => !(await openIds()).includes(second.id));
  await tab.fill('Show', 'done');
  await tab.press(`Check again: ${second.title}`);
  await tab.sees('Not checked');
}, 60_000);

test('a draft is written, discarded, and is there again after Undo', async () => {
  const pageId = site.pageId('/about/');
  const drafts = async () => get(`/pages/${pageId}/drafts`);
  await tenant.api.put(`/pages/${pageId}/drafts/title`, { draft_value: 'A better title for the page' });
  await tab.open(`#/pages/${pageId}?tab=drafts`);
  await tab.sees('A better title for the page');
  await tab.press('Discard: Title');
  await tab.seesNo('A better title for the page');
  expect(await drafts()).toHaveLength(0);
  await tab.press('Undo: Title: draft discarded');
  await tab.sees('A better title for the page');
  expect(await drafts()).toHaveLength(1);
}, 60_000);

test('an outline is proposed, what stays as it is takes one line, the other sections are accepted, rejected and reworded, and the API has each verdict', async () => {
  const pageId = site.pageId('/guides/clean-a-bike-chain/');
  await tenant.api.patch(`/pages/${pageId}`, { primary_keyword: 'clean a bike chain' });
  const sections = async (): Promise<{ status: string; heading: string; revised_heading: string | null }[]> =>
    (await get(`/pages/${pageId}/outline`)).sections;
  const has = async (status: string): Promise<boolean> => (await sections()).some((one) => one.status === status);
  await tab.open(`#/pages/${pageId}?tab=outline`);
  await tab.press('Propose an outline');
  await tab.sees('For “clean a bike chain”');
  const complete = (await get(`/pages/${pageId}/outline`)).sections.filter(
    (section: { is_complete: boolean }) => section.is_complete,
  );
  expect(complete.length).toBeGreaterThan(1);
  const folded = `[...document.querySelectorAll('.outline details:not([open]) > summary')].map((one) => one.innerText).join()`;
  for (const { heading } of complete) expect(await tab.run(folded)).toContain(heading);
  await tab.press('Accept');
  await waitUntil('a section is accepted', () => has('accepted'));
  await tab.press('Reject');
  await waitUntil('a section is rejected', () => has('rejected'));
  await tab.press('Change heading');
  await tab.fill('Heading', 'What you need before you start');
  await tab.press('Save');
  await waitUntil('a heading is changed', async () =>
    (await sections()).some((one) => one.revised_heading === 'What you need before you start'),
  );
  await tab.page.reload();
  await tab.sees('What you need before you start');
}, 60_000);

test('the performance of a page shows clicks, impressions, position and the searches, with what a searcher typed as text, on a phone too', async () => {
  const pageId = site.pageId('/shop/');
  const property = `sc-domain:${sampleSiteDomain}`;
  await connectSearchConsole(running.system.operator, { siteId: site.siteId, property, credentials: authorizedUser });
  const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  google.answer = ({ body }) =>
    body.dimensions.includes('query')
      ? [row(1_234, 20_000, 3.4, 'touring bike <script>window.stolen=1</script>')]
      : [row(1_234, 20_000, 3.4, day)];
  await tab.open(`#/pages/${pageId}?tab=performance`);
  await tab.sees('touring bike <script>');
  for (const shown of ['1,234', '20,000', '3.4']) await tab.sees(shown);
  expect(await tab.violations()).toEqual([]);
  expect(await tab.run('window.stolen')).toBeUndefined();
  await tab.page.setViewport({ width: 390, height: 844 });
  const tooWide =
    "document.querySelector('.table-frame').scrollWidth - document.querySelector('.table-frame').clientWidth";
  expect(await tab.run(tooWide)).toBe(0);
  const label = "getComputedStyle(document.querySelector('td[data-label=Clicks]'), '::before').content";
  expect(await tab.run(label)).toContain('Clicks');
  await tab.page.setViewport({ width: 1_440, height: 900 });
}, 60_000);

test('a run of ideas that was started is still waited for after a reload, until its ideas are there', async () => {
  await tab.open(`#/sites/${site.siteId}/ideas`);
  await tab.press('Start a run');
  await tab.sees('The run has started');
  await tab.page.reload();
  await tab.sees('Suggested');
  await tab.sees('Last run:');
}, 60_000);

test('a brief becomes a plan, its pages get keywords, and what is no domain is refused where it is typed', async () => {
  const brief = 'Hexford Plumbing repairs boilers and fits bathrooms in Hexford, England.';
  await tab.open('#/plan');
  await tab.fill('Brief', brief);
  await tab.press('Create the plan');
  await tab.sees('planned pages');
  const planId = Number(/sites\/(\d+)\/plan/.exec(String(await tab.run('location.hash')))?.[1]);
  await waitUntil('pages are planned', async () => (await get(`/sites/${planId}/plan`)).total > 0);
  await tab.press('Assign keywords');
  await tab.sees('Keywords are being assigned');
  await tab.press('Take it live');
  await tab.fill('Domain', 'not a domain');
  await tab.run("document.querySelector('dialog form').requestSubmit()");
  await tab.sees('domain');
  expect((await get(`/sites/${planId}`)).url).toBeNull();
  await tab.press('Cancel');
}, 90_000);

test('a planned site is taken live: it is crawled, and the planned page that is found is live', async () => {
  const planner = await running.system.tenant();
  const { id: planId } = (await planner.api.post('/sites/plan', { brief: 'A shop for bicycles in Hexford.' })).body
    .data;
  await planner.api.post(`/sites/${planId}/plan/pages`, { name: 'Workshop prices' });
  const { tab: planning } = await running.signIn(planner);
  await planning.open(`#/sites/${planId}/plan`);
  await planning.sees('Workshop prices');
  await planning.press('Take it live');
  await planning.fill('Domain', sampleSiteDomain);
  await planning.run("document.querySelector('dialog form').requestSubmit()");
  await waitUntil('the planned page is live', async () => {
    const { data } = (await planner.api.get(`/sites/${planId}/pages?search=workshop-prices`)).body;
    return data.some((page: { url: string | null }) => page.url === `https://${sampleSiteDomain}/workshop-prices/`);
  });
  await planning.open(`#/sites/${planId}/pages`);
  await planning.sees('/workshop-prices/');
  await planning.open('#/jobs');
  await planning.sees(`Crawl of ${sampleSiteDomain}`);
  expect(planning.problems).toEqual([]);
}, 90_000);

test('none of this causes an error in the browser', () => {
  expect(tab.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
});
