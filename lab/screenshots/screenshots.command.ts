/**
 * `npm run lab -- screenshots`: the pictures of docs/console.md. With `SCREENS=all`, or names of screens with commas, it
 * takes them in both languages (`LANGUAGES=en`: in one), in both themes, at 1,280, 768 and 390 px, into the folder `PICTURES`, to be looked at.
 */

import { mkdir } from 'node:fs/promises';
import { test } from 'vitest';
import { processVariables } from '../../shared/environment.ts';
import type { ConsolePage } from '../../test/browser/console/harness/console-page.ts';
import { useConsole } from '../../test/browser/console/harness/console-system.ts';
import { type SeededSite, seedConsoleSite } from '../../test/browser/console/harness/seed-console-site.ts';
import { testedScreens } from '../../test/browser/console/screens.ts';

const running = useConsole();
const { PICTURES: folder = 'docs/console', SCREENS: screens, LANGUAGES: languages } = processVariables();
const desktop = { width: 1_280, height: 800 };
const phone = { width: 360, height: 740 };
const shown = [
  { screen: 'sites', size: desktop, theme: 'light' },
  { screen: 'pages', size: desktop, theme: 'light' },
  { screen: 'page-score', size: desktop, theme: 'light' },
  { screen: 'page-recommendations', size: desktop, theme: 'dark' },
  { screen: 'page-content', size: desktop, theme: 'light' },
  { screen: 'page-recommendations', size: phone, theme: 'light' },
];

/** Messages of the start are gone. */
const closeMessages = "document.querySelectorAll('.toast button').forEach((button) => button.click())";

/** When no response has come for half a second: parts that wait until they are in sight are there too. */
const whenRead = `new Promise((resolve) => {
  let timer = setTimeout(resolve, 500);
  new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resolve, 500);
  }).observe({ type: 'resource' });
})`;

async function takeShown(tab: ConsolePage, site: SeededSite): Promise<void> {
  for (const { screen, size, theme } of shown) {
    const tested = testedScreens.find(({ name }) => name === screen);
    if (!tested) throw new Error(`there is no screen ${screen}`);
    await tab.page.setViewport(size);
    await tab.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await tab.open(tested.address(site));
    await tab.sees(tested.shows);
    await tab.run(whenRead);
    await tab.run(closeMessages);
    await tab.page.screenshot({ path: `${folder}/${screen}-${size.width}-${theme}.png`, type: 'png' });
  }
}

async function takeAll(tab: ConsolePage, site: SeededSite, language: string): Promise<void> {
  await tab.page.bringToFront();
  for (const { name, address } of testedScreens) {
    if (screens !== 'all' && !screens?.split(',').includes(name)) continue;
    await tab.page.setViewport(desktop);
    await tab.open(address(site));
    await tab.run(whenRead);
    await tab.run(closeMessages);
    for (const theme of ['light', 'dark']) {
      await tab.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      for (const width of [desktop.width, 768, 390]) {
        await tab.page.setViewport({ width, height: 800 });
        const path = `${folder}/${name}-${width}-${theme}-${language}.png`;
        await tab.page.screenshot({ path, type: 'png', fullPage: true });
      }
    }
  }
}

test('screenshots', async () => {
  await mkdir(folder, { recursive: true });
  const tenant = await running.system.tenant();
  const site = await seedConsoleSite(running, tenant);
  // Its name in the tests is markup.
  if (screens === undefined) await tenant.api.patch(`/sites/${site.planId}`, { name: 'Ridgeway Bike Hire' });
  const { tab } = await running.signIn(tenant);
  if (screens === undefined) return takeShown(tab, site);
  await takeAll(tab, site, 'en');
  if (languages === 'en') return;
  const { tab: german } = await running.signIn(tenant, 'de');
  await takeAll(german, site, 'de');
});
