/** Every screen on the running system with the sample site, in both themes and at both widths. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type AuditedSite, auditSampleSite } from './harness/audited-site.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';
import { testedScreens } from './screens.ts';

const running = useConsole();
const widths = { desktop: { width: 1_440, height: 900 }, phone: { width: 360, height: 740 } };
const looks = [
  { look: 'light at 1,440 px', size: widths.desktop, theme: 'light' },
  { look: 'dark at 1,440 px', size: widths.desktop, theme: 'dark' },
  { look: 'light at 360 px', size: widths.phone, theme: 'light' },
  { look: 'dark at 360 px', size: widths.phone, theme: 'dark' },
];

describe('each screen', () => {
  let site: AuditedSite;
  let tab: ConsolePage;
  beforeAll(async () => {
    const tenant = await running.system.tenant();
    site = await auditSampleSite(tenant);
    ({ tab } = await running.signIn(tenant));
  }, 120_000);

  describe.each(looks)('$look', ({ size, theme }) => {
    beforeAll(async () => {
      await tab.page.setViewport(size);
      await tab.page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: theme },
        // A colour that is fading in has no contrast yet.
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
    });

    test.each(testedScreens)(
      '$name has its data, no error, no accessibility violation, nothing beside the screen',
      async (screen) => {
        await tab.open(screen.address(site));
        await tab.sees(screen.shows);
        expect(await tab.violations()).toEqual([]);
        expect(await tab.run('document.documentElement.scrollWidth - innerWidth')).toBe(0);
        expect(tab.problems).toEqual([]);
      },
    );
  });
});
