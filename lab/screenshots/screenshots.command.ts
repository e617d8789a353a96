/** `npm run lab -- screenshots`: the pictures of docs/console.md. */

import { mkdir } from 'node:fs/promises';
import { test } from 'vitest';
import { processVariables } from '../../shared/environment.ts';
import { useConsole } from '../../test/browser/console/harness/console-system.ts';
import { seedConsoleSite } from '../../test/browser/console/harness/seed-console-site.ts';
import { testedScreens } from '../../test/browser/console/screens.ts';

const running = useConsole();
const folder = processVariables()['PICTURES'] ?? 'docs/console';
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

test('screenshots', async () => {
  await mkdir(folder, { recursive: true });
  const tenant = await running.system.tenant();
  const site = await seedConsoleSite(running, tenant);
  const { tab } = await running.signIn(tenant);
  for (const { screen, size, theme } of shown) {
    const tested = testedScreens.find(({ name }) => name === screen);
    if (!tested) throw new Error(`there is no screen ${screen}`);
    await tab.page.setViewport(size);
    await tab.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await tab.open(tested.address(site));
    await tab.sees(tested.shows);
    // Messages of the start are gone.
    await tab.run("document.querySelectorAll('.toast button').forEach((button) => button.click())");
    await tab.page.screenshot({ path: `${folder}/${screen}-${size.width}-${theme}.png`, type: 'png' });
  }
});
