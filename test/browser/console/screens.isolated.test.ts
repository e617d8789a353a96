/**
 * Every screen on the running system with the sample site: its data in both themes and at three widths, in both languages, and its
 * other states.
 *
 * @module-tag browser
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { answerApi, holdApi, openHeld } from './harness/api-answers.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';
import { countTrips } from './harness/count-trips.ts';
import { type SeededSite, seedConsoleSite } from './harness/seed-console-site.ts';
import { testedScreens } from './screens.ts';

const running = useConsole();
/** Far above what a screen computes between two requests: those that do not wait for each other overlap. */
const LATENCY_MS = 400;
/** The page; the script; the strings, the code of the screen and its data. */
const TRIPS = 3;
const sizes = [
  { width: 1_280, height: 800 },
  { width: 768, height: 1_024 },
  { width: 390, height: 844 },
];
/** The tree that a screen reader gets is the same in both themes: in one of them only the colours are looked at. */
const themes = [
  { theme: 'light', rules: undefined },
  { theme: 'dark', rules: ['color-contrast'] },
];

let site: SeededSite;
let tab: ConsolePage;
/** Of the same person: its requests to the API wait until the test answers them. */
let held: ConsolePage;
/** Of the same person, in a browser that asks for German. */
let german: ConsolePage;
/** Of an organization whose site and page have nothing yet. */
let newcomer: ConsolePage;
let emptySite: SeededSite;

beforeAll(async () => {
  const tenant = await running.system.tenant();
  site = await seedConsoleSite(running, tenant);
  const person = await running.signIn(tenant);
  tab = person.tab;
  held = await person.newTab();
  await held.open('#/sites');
  await holdApi(held);
  ({ tab: german } = await running.signIn(tenant, 'de'));
  const stranger = await running.system.tenant();
  const { id: siteId } = await seedSite(running.system, stranger);
  const { id: pageId } = await seedPage(running.system, stranger);
  const plan = await stranger.api.post('/sites/plan', { brief: 'A shop for bicycles in Hexford, England.' });
  emptySite = { siteId, pageId: () => pageId, planId: plan.body.data.id, crawlId: 0, webhookId: 0 };
  ({ tab: newcomer } = await running.signIn(stranger));
  await newcomer.run(
    `fetch('/v1/console/keys/${stranger.keyId}', { method: 'DELETE', headers: { 'x-console': '1' } }).then(({ status }) => status)`,
  );
}, 120_000);

/** A failure, whose message stays until it is closed: every screen that is opened after it has it. */
async function raiseMessage({ page, open, press, sees, run }: ConsolePage): Promise<void> {
  await open('#/settings/keys');
  await run("window.realFetch = fetch; window.fetch = () => Promise.reject(new TypeError('no connection'))");
  await press('Reveal: Test key');
  await sees('The server cannot be reached');
  await run('window.fetch = realFetch');
  await page.keyboard.press('Escape');
}

/** Each control, scrolled to as the focus does, is what a click on its middle meets: never a message. */
const coveredControls = `(() => {
  const list = document.querySelector('.toasts');
  if (!list || list.childElementCount === 0) return ['there is no message'];
  const covered = [];
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (list.contains(control) || control.closest('.skip-link') || !control.checkVisibility()) continue;
    control.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    // Of a control that is taller than the screen, what is in sight.
    const y = Math.min(top + height / 2, Math.max(top + 4, innerHeight / 3));
    const met = document.elementFromPoint(left + Math.min(width / 2, 20), y);
    if (met && list.contains(met)) covered.push(control.outerHTML.slice(0, 120));
  }
  scrollTo(0, 0);
  return covered;
})()`;

/** Words that their own button, tab or heading cuts off. */
const cutWords = `[...document.querySelectorAll('button, a.button, .tabs__tab, th, dt, label, summary, .badge, h1, h2, h3')]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX !== 'visible' && !one.closest('.visually-hidden'))
  .filter((one) => !one.classList.contains('visually-hidden') && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 160))`;

/** Tables that are wider than their frame. */
const wideTables = `[...document.querySelectorAll('.table-frame')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.getAttribute('aria-label') + ': ' + one.scrollWidth + ' of ' + one.clientWidth)`;

/** How far what was drawn moved since a fresh load, when no response has come for a while. */
const layoutShift = `new Promise((resolve) => {
  let sum = 0;
  let timer = 0;
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => resolve(sum), 500);
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(rest).observe({ type: 'resource', buffered: true });
  rest();
})`;

const isThere = (shown: ConsolePage, selector: string): Promise<unknown> =>
  shown.page.locator(selector).setTimeout(20_000).wait();

describe.each(themes)('in the $theme theme', ({ theme, rules }) => {
  beforeAll(async () => {
    // A tab in the background draws no frames, and observes no sizes.
    await tab.page.bringToFront();
    await tab.page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      // A colour that is fading in has no contrast yet.
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    // A reload draws the page anew in this theme.
    await tab.page.reload();
    await raiseMessage(tab);
  });

  test.each(testedScreens)(
    '$name has its data, no error, no accessibility violation, no target below 24 px, nothing beside the screen and no control below a message at 1,280, 768 and 390 px, where no narrow table is scrolled sideways',
    async ({ address, shows }) => {
      await tab.open(address(site));
      await tab.sees(shows);
      for (const size of sizes) {
        await tab.page.setViewport(size);
        expect(await tab.violations(rules), `${size.width} px`).toEqual([]);
        // The room for a message is made when its size is observed, some frames after the size of the window has changed.
        await expect.poll(() => tab.run(coveredControls), { message: `${size.width} px`, timeout: 60_000 }).toEqual([]);
        expect(await tab.run('document.documentElement.scrollWidth - innerWidth'), `${size.width} px`).toBe(0);
        // A narrow table has each row as a block, or the columns that it has room for.
        expect(size.width < 1_280 ? await tab.run(wideTables) : [], `${size.width} px`).toEqual([]);
      }
      expect(tab.problems).toEqual([]);
    },
  );
});

test.each(testedScreens)(
  '$name in German keeps inside the screen and cuts no word; a first visit over a slow line waits for the server three times in a row, or four, sends no request twice and moves nothing by more than 0.1',
  async ({ address, trips = TRIPS }) => {
    await german.page.bringToFront();
    await german.page.setViewport({ width: 1_280, height: 800 });
    await german.page.setCacheEnabled(false);
    await german.page.emulateNetworkConditions({ download: -1, upload: -1, latency: LATENCY_MS });
    await german.run(`location.hash = '${address(site)}'`);
    await german.page.reload();
    await german.settle();
    expect(Number(await german.run(layoutShift))).toBeLessThanOrEqual(0.1);
    const { count, repeated, requests } = await countTrips(german);
    expect({ count, repeated }, requests.join('\n')).toEqual({ count: trips, repeated: [] });
    await german.page.emulateNetworkConditions(null);
    await german.page.setCacheEnabled(true);
    for (const width of [1_280, 360]) {
      await german.page.setViewport({ width, height: 800 });
      expect(await german.run('document.documentElement.scrollWidth - innerWidth'), `${width} px`).toBe(0);
      expect(await german.run(cutWords), `${width} px`).toEqual([]);
    }
    expect(german.problems).toEqual([]);
  },
);

test.each(testedScreens.filter(({ reads }) => reads !== 'nothing'))(
  '$name says that it loads, that it failed, and that there is no access',
  async ({ address, reads }) => {
    await openHeld(held, address(site), reads === 'its part' ? String.raw`/pages/\d+$` : '^$');
    await isThere(held, '[role=status][aria-label=Loading]');
    await answerApi(held, 'fault');
    await held.sees('The server failed.');
    expect(await held.run("document.querySelectorAll('h1').length")).toBe(1);
    expect(await held.violations()).toEqual([]);
    await answerApi(held, 'missing');
    await held.press('Retry');
    await held.sees('It does not exist, was deleted, or belongs to another organization.');
  },
);

test.each(testedScreens.filter(({ empty }) => empty !== undefined))(
  '$name says what is not there yet: $empty',
  async (screen) => {
    await newcomer.open(screen.address(emptySite));
    await newcomer.sees(screen.empty ?? '');
    expect(await newcomer.violations()).toEqual([]);
    expect(newcomer.problems).toEqual([]);
  },
);
