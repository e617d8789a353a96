/**
 * Every screen on the running system with the sample site: its data in both themes and at both widths, and its other states.
 *
 * @module-tag browser
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { answerApi, holdApi, openHeld } from './harness/api-answers.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';
import { type SeededSite, seedConsoleSite } from './harness/seed-console-site.ts';
import { testedScreens } from './screens.ts';

const running = useConsole();
const sizes = [
  { width: 1_440, height: 900 },
  { width: 360, height: 740 },
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
    '$name has its data, no error, no accessibility violation, nothing beside the screen and no control below a message at 1,440 and 360 px',
    async ({ address, shows }) => {
      await tab.open(address(site));
      await tab.sees(shows);
      for (const size of sizes) {
        await tab.page.setViewport(size);
        expect(await tab.violations(rules), `${size.width} px`).toEqual([]);
        // The room for a message is made when its size is observed, some frames after the size of the window has changed.
        await expect.poll(() => tab.run(coveredControls), { message: `${size.width} px`, timeout: 60_000 }).toEqual([]);
        expect(await tab.run('document.documentElement.scrollWidth - innerWidth'), `${size.width} px`).toBe(0);
      }
      expect(tab.problems).toEqual([]);
    },
  );
});

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
