/** Requests of the overview of a large site, and the cost of a key in a long text. */

import { advisedPath } from '../../test/browser/console/harness/audited-site.ts';
import type { ConsolePage } from '../../test/browser/console/harness/console-page.ts';
import type { SeededSite } from '../../test/browser/console/harness/seed-console-site.ts';

const WORDS = 10_000;

const requestsOfSite = (siteId: number): string => `performance.getEntriesByType('resource')
  .filter(({ name }) => name.includes('/v1/sites/${siteId}'))
  .map(({ responseEnd, requestStart }) => responseEnd - requestStart)`;

export async function measureOverview(tab: ConsolePage, siteId: number): Promise<string> {
  const rounds: number[][] = [];
  for (let round = 0; round < 5; round += 1) {
    await tab.open(`#/sites/${siteId}`);
    await tab.page.reload();
    await tab.sees('of 10,000 pages graded');
    rounds.push((await tab.run(requestsOfSite(siteId))) as number[]);
  }
  const sums = rounds.map((requests) => requests.reduce((sum, ms) => sum + ms, 0).toFixed(0));
  return `overview of 10,000 pages: ${rounds[0]?.length} requests, ${sums.join(', ')} ms from the first to the last byte of all`;
}

/** Types 120 characters in the middle, each measured from the key to the end of the layout that it causes; then waits for the score. */
const typing = `(async () => {
  const area = document.querySelector('.editor textarea');
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const type = (text) => document.execCommand('insertText', false, text);
  const settled = async () => {
    while (document.querySelector('.live-score[aria-busy=false]') === null) await pause();
    return performance.now();
  };
  area.focus();
  area.select();
  type(('Tubeless tyres and inner tubes for every bike. '.repeat(10) + '\\n\\n').repeat(${WORDS / 80}));
  await new Promise((resolve) => setTimeout(resolve, 600));
  await settled();
  area.setSelectionRange(area.value.length / 2, area.value.length / 2);
  const work = [];
  for (let key = 0; key < 120; key += 1) {
    await pause();
    const start = performance.now();
    type('x');
    await pause();
    void area.offsetHeight;
    work.push(performance.now() - start);
  }
  const behind = [];
  for (let turn = 0; turn < 5; turn += 1) {
    performance.clearResourceTimings();
    type(' more');
    while (document.querySelector('.live-score[aria-busy=true]') === null) await pause();
    const shown = await settled();
    const sent = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/preview-grade'));
    behind.push(shown - sent.startTime);
  }
  return [work.sort((a, b) => a - b), behind];
})()`;

export async function measureTyping(tab: ConsolePage, site: SeededSite): Promise<string> {
  await tab.open(`#/pages/${site.pageId(advisedPath)}?tab=content`);
  await tab.sees('for full credit');
  await tab.page.bringToFront();
  const [work = [], behind = []] = (await tab.run(typing)) as number[][];
  const at = (share: number): string => (work[Math.floor(share * (work.length - 1))] ?? 0).toFixed(1);
  return `typing in ${WORDS.toLocaleString('en')} words: median ${at(0.5)} ms a key, 95 % ${at(0.95)} ms (60 a second leave 16.7 ms); the score ${behind.map((ms) => ms.toFixed(0)).join(', ')} ms after it was asked for`;
}
