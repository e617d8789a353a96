/**
 * The memory of the browser and of all its processes is bounded, wherever a page keeps it.
 *
 * @module-tag browser
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { page, useRenderedSite } from './rendered-site.ts';

const MEBIBYTE = 1024 * 1024;
/** Memory that the processes may take before the next look at them, and between two looks of this file. */
const MARGIN_BYTES = 256 * MEBIBYTE;
const LOOK_MS = 50;

/** Lower than the default, so that a page gets there within its time beside all other tests. */
const browserBytes = 900 * MEBIBYTE;
const site = useRenderedSite({ pageMs: 28_000, settleMs: 26_000, readMs: 10_000, browserBytes });

/** Blobs are kept by the browser's own process. */
const blobs = page(
  '<h1>Shop</h1><script>const kept = []; for (let at = 0; at < 400; at += 1) kept.push(new Blob([new Uint8Array(2e7)]));</script>',
);

/** Of a process and all that it started, by parents: the product counts by groups. */
function residentBytesBelow(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        const memoryPages = Number(readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1]);
        return [{ pid: Number(name), parent: Number(fields[1]), bytes: memoryPages * 4_096 }];
      } catch {
        return [];
      }
    });
  const sum = (pid: number): number =>
    processes.filter(({ parent }) => parent === pid).reduce((bytes, child) => bytes + child.bytes + sum(child.pid), 0);
  return (processes.find(({ pid }) => pid === root)?.bytes ?? 0) + sum(root);
}

/** The most that the browsers of this file have while some work goes on. */
async function peakBytes(work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const look = setInterval(() => {
    const running = site.browsers.filter(({ browser }) => browser.connected);
    peak = Math.max(
      peak,
      running.reduce((bytes, { pid }) => bytes + residentBytesBelow(pid), 0),
    );
  }, LOOK_MS);
  await work();
  clearInterval(look);
  return peak;
}

afterEach(async () => {
  expect(await site.htmlOf(page('<p>next</p>'))).toContain('next');
});

test('one page that fills the browser’s own process is too large, and the next page is read', async () => {
  const peak = await peakBytes(async () => {
    expect(await site.render(blobs)).toMatchObject({
      outcome: 'failed',
      reason: 'too_large',
      detail: `the browser took more than ${browserBytes} bytes of memory`,
    });
  });
  expect(peak).toBeGreaterThan(browserBytes / 2);
  expect(peak).toBeLessThan(browserBytes + MARGIN_BYTES);
});

test('four such pages at once stay below the same bound', async () => {
  const peak = await peakBytes(async () => {
    const results = await Promise.all([blobs, blobs, blobs, blobs].map((html) => site.render(html)));
    expect(results.map((result) => result.outcome === 'failed' && result.reason)).toEqual(Array(4).fill('too_large'));
  });
  expect(peak).toBeLessThan(browserBytes + MARGIN_BYTES);
});

test('a page of another site, beside one that takes all memory, is read', async () => {
  const steps =
    "let at = 0; const step = () => { document.body.append('step ' + (at += 1) + '; '); if (at < 60) setTimeout(step, 100) }; step()";
  const modestPage = site.render(page(`<script>${steps}</script>`), { url: 'https://cdn.example/' });
  const [greedy, modest] = await Promise.all([site.render(blobs), modestPage]);
  expect(greedy).toMatchObject({ outcome: 'failed', reason: 'too_large' });
  expect(modest).toMatchObject({ outcome: 'rendered', html: expect.stringContaining('step 60;') });
});
