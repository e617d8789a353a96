import { beforeAll, describe, expect, it } from 'vitest';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';
import { type SeededSite, seedConsoleSite } from './harness/seed-console-site.ts';

const console = useConsole();

type AddressOf = (site: SeededSite) => string;
/** Each screen with words that it shows when it has its data. */
const screens: readonly (readonly [name: string, address: AddressOf, words: string])[] = [
  ['issues', ({ siteId }) => `#/sites/${siteId}/issues`, 'Page does not exist'],
  [
    'an issue with its pages',
    ({ siteId }) => `#/sites/${siteId}/issues/open-graph-missing`,
    'The page has no og:title.',
  ],
  ['an issue that no page has', ({ siteId }) => `#/sites/${siteId}/issues/redirect-loop`, 'No page has this issue'],
  ['facts', ({ siteId }) => `#/sites/${siteId}/facts`, 'hello@ridgeway-cycles.example'],
  ['dismissed facts', ({ siteId }) => `#/sites/${siteId}/facts?status=dismissed`, 'No fact is dismissed.'],
  ['topics', ({ siteId }) => `#/sites/${siteId}/topics`, 'Bike chain'],
  ['topics before a run', ({ planId }) => `#/sites/${planId}/topics`, 'No map yet'],
  ['ideas', ({ siteId }) => `#/sites/${siteId}/ideas`, 'Suggested'],
  ['ideas before a run', ({ planId }) => `#/sites/${planId}/ideas`, 'No ideas yet'],
  ['the plan of a planned site', ({ planId }) => `#/sites/${planId}/plan`, 'Open questions'],
  ['the plan of a live site', ({ siteId }) => `#/sites/${siteId}/plan`, 'This site is live'],
  ['the brief of a new site', () => '#/plan', 'Plan a site'],
  ['crawls', ({ siteId }) => `#/sites/${siteId}/crawls`, 'Schedule'],
  ['crawls of a planned site', ({ planId }) => `#/sites/${planId}/crawls`, 'Go to the plan'],
  ['changes', ({ siteId }) => `#/sites/${siteId}/changes`, 'Changes'],
  ['jobs', () => '#/jobs', 'Recent'],
  ['keys', () => '#/settings/keys', 'Create a key'],
  ['rubric weights', ({ siteId }) => `#/sites/${siteId}/rubric`, 'Together 100 %'],
  ['a site of another organization', () => '#/sites/999999/facts', 'Not found'],
];

const sizes = [
  { width: 1_440, height: 900 },
  { width: 360, height: 740 },
];

describe('the screens of a site', () => {
  let site: SeededSite;
  let tab: ConsolePage;

  beforeAll(async () => {
    site = await seedConsoleSite(console);
    ({ tab } = await console.signIn(site.tenant));
  });

  it.each(screens)(
    '%s: no error, no violation of WCAG 2.2 AA, no sideways scrolling, dark and light, wide and narrow',
    async (_, addressOf, words) => {
      await tab.open(addressOf(site));
      await tab.sees(words);
      const found: string[] = [];
      for (const size of sizes) {
        await tab.page.setViewport(size);
        for (const theme of ['light', 'dark']) {
          await tab.run(`document.documentElement.dataset.theme = '${theme}'`);
          for (const violation of await tab.violations()) found.push(`${size.width} ${theme}: ${violation}`);
        }
        const isTooWide = await tab.run('document.documentElement.scrollWidth > document.documentElement.clientWidth');
        if (isTooWide) found.push(`${size.width}: the page scrolls sideways`);
      }
      expect(found).toEqual([]);
      // The API says 404 of what is not there; the browser reports that as an error of its own.
      expect(tab.problems.splice(0).filter((problem) => !problem.includes('status of 404'))).toEqual([]);
      expect(await tab.run('window.attacked')).toBeUndefined();
    },
  );
});
