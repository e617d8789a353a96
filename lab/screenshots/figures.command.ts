/** `npm run lab -- console-figures`: what docs/console.md says in numbers, measured on this machine. */
import { availableParallelism, loadavg } from 'node:os';
import { test } from 'vitest';
import { useConsole } from '../../test/browser/console/harness/console-system.ts';
import { seedLargeSite } from '../../test/browser/console/harness/large-site.ts';
import { seedConsoleSite } from '../../test/browser/console/harness/seed-console-site.ts';
import { measureLoads } from './load-figures.ts';
import { measureOverview, measureTyping } from './work-figures.ts';

const running = useConsole();

/** Scrolls 200 steps of 3 rows; each is measured from the scroll to the end of the layout that it causes. */
const scrollFrames = `(async () => {
  const frame = document.querySelector('.table-frame--tall');
  const work = [];
  for (let step = 0; step < 200; step += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    const start = performance.now();
    frame.scrollTop += 120;
    frame.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => setTimeout(resolve));
    void frame.offsetHeight;
    work.push(performance.now() - start);
  }
  return work.sort((a, b) => a - b);
})()`;

/** From the end of the response to a filter to its rows in the page. Fails with what the page says if they do not come. */
const filterDelay = (value: string): string => `(async () => {
  const first = () => document.querySelector('.table-frame--tall td a')?.textContent ?? '';
  const answered = () => performance.getEntriesByType('resource')
    .findLast(({ name }) => name.includes('/pages?') && name.includes(encodeURIComponent('${value}')))?.responseEnd;
  performance.clearResourceTimings();
  location.hash = location.hash.split('?')[0] + '?search=' + encodeURIComponent('${value}');
  const deadline = performance.now() + 60000;
  while (!first().includes('${value}')) {
    if (performance.now() > deadline) throw new Error('no row of ${value}: ' + document.body.innerText.slice(0, 600));
    await new Promise((resolve) => setTimeout(resolve));
  }
  void document.body.offsetHeight;
  const seen = performance.now();
  while (answered() === undefined) await new Promise((resolve) => setTimeout(resolve));
  return seen - answered();
})()`;

/** Frames that the browser shows in two seconds of a scroll that goes on. */
const framesPerSecond = `(async () => {
  const frame = document.querySelector('.table-frame--tall');
  const start = performance.now();
  let frames = 0;
  let now = start;
  while (now - start < 2000) {
    now = await new Promise(requestAnimationFrame);
    frame.scrollTop += 40;
    frames += 1;
  }
  return frames / ((now - start) / 1000);
})()`;

test('figures', async () => {
  const tenant = await running.system.tenant();
  const siteId = await seedLargeSite(running.system, tenant);
  const { tab, newTab } = await running.signIn(tenant);
  const print = (line: string): boolean => process.stdout.write(`${line}\n`);
  print(await measureOverview(tab, siteId));
  await tab.open(`#/sites/${siteId}/pages`);
  await tab.sees('10,000 pages');
  await tab.run(scrollFrames);
  const frames = (await tab.run(scrollFrames)) as number[];
  const at = (share: number): string => (frames[Math.floor(share * (frames.length - 1))] ?? 0).toFixed(1);
  print(
    `scroll work per frame: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms (200 frames; 60 a second leave 16.7 ms)`,
  );
  print(`frames a second of a scroll: ${Number(await tab.run(framesPerSecond)).toFixed(1)}`);
  const delays: string[] = [];
  for (const value of ['category-36', 'category-7/', 'product-01', 'product-09', 'category-1/']) {
    delays.push(Number(await tab.run(filterDelay(value))).toFixed(1));
  }
  print(`filter: ${delays.join(', ')} ms from the response to the rows`);
  const starts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const fresh = await newTab();
    const start = performance.now();
    await fresh.page.goto(`${running.origin}/console/#/sites`, { waitUntil: 'load', timeout: 30_000 });
    await fresh.page.evaluate(
      "new Promise((resolve) => { const seen = () => document.querySelector('main h1') ? resolve() : setTimeout(seen, 4); seen(); })",
    );
    starts.push(performance.now() - start);
    await fresh.page.close();
  }
  const owner = await running.system.tenant();
  const site = await seedConsoleSite(running, owner);
  const { tab: editor } = await running.signIn(owner);
  print(await measureTyping(editor, site));
  for (const line of await measureLoads(editor, site)) print(line);
  print(`load: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
  print(
    `interactive: ${starts.map((ms) => ms.toFixed(0)).join(', ')} ms (5 fresh tabs, from the navigation to the screen)`,
  );
});
