/** Each screen over a slow line: the time from a fresh load to its largest part, and how far it moved in between. */
import type { ConsolePage } from '../../test/browser/console/harness/console-page.ts';
import type { SeededSite } from '../../test/browser/console/harness/seed-console-site.ts';
import { testedScreens } from '../../test/browser/console/screens.ts';

const LATENCY_MS = 150;

const painted = `new Promise((resolve) => {
  let largest = 0;
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => setTimeout(() => resolve([largest, shift]), 100));
})`;

/** A line for each screen. The cache of the browser is off: each load is the first. */
export async function measureLoads(tab: ConsolePage, site: SeededSite): Promise<string[]> {
  const lines: string[] = [];
  await tab.page.setCacheEnabled(false);
  await tab.page.emulateNetworkConditions({ download: -1, upload: -1, latency: LATENCY_MS });
  for (const { name, address, reads } of testedScreens) {
    if (reads === 'nothing') continue;
    await tab.run(`location.hash = '${address(site)}'`);
    await tab.page.reload();
    await tab.settle();
    const [largest = 0, shift = 0] = (await tab.run(painted)) as number[];
    lines.push(`${name.padEnd(24)} LCP ${largest.toFixed(0).padStart(5)} ms  CLS ${shift.toFixed(3)}`);
  }
  await tab.page.emulateNetworkConditions(null);
  await tab.page.setCacheEnabled(true);
  return lines;
}
