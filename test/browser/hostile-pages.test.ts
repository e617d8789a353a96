/**
 * Pages that mean harm cost themselves, and nothing that they started outlives them.
 *
 * @module-tag browser
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { waitUntil } from '../harness/wait-until.ts';
import { page, useRenderedSite } from './rendered-site.ts';

const site = useRenderedSite({ pageMs: 8_000, readMs: 4_000, settleMs: 2_000 });
const inScript = (code: string) => page(`<h1>Shop</h1><script>${code}</script>`);

/** The processes of the browsers of this file that still run a page. */
const renderersNow = async (): Promise<number> => {
  const running = site.browsers.filter(({ browser }) => browser.connected);
  const counts = await Promise.all(running.map(({ renderers }) => renderers()));
  return counts.flat().length;
};

/** Processes of this machine that are children of children … of a process. */
function processesBelow(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        return [];
      }
    });
  const children = parents.filter(({ parent }) => parent === pid).map((found) => found.pid);
  return [...children, ...children.flatMap(processesBelow)];
}

/** A tab without a page, which the browser opens itself, is the only one that stays. */
afterEach(async () => {
  await waitUntil('no process of a page is left', async () => (await renderersNow()) <= 1);
});

test('endless scripts end with their time', async () => {
  const results = await Promise.all([
    site.render(inScript('while (true) {}')),
    site.render(inScript('setTimeout(() => { while (true) {} }, 100)')),
    site.render(inScript('(function again() { Promise.resolve().then(again) })()')),
    site.render(inScript("addEventListener('beforeunload', () => { while (true) {} }); while (true) {}")),
  ]);
  expect(results.map((result) => result.outcome === 'failed' && result.reason)).toEqual(Array(4).fill('timeout'));
});

test('a page that never stops changing is read as it is after its time', async () => {
  const html = await site.htmlOf(
    inScript(
      "setInterval(() => document.body.append(Object.assign(document.createElement('p'), { textContent: 'again' })), 20)",
    ),
  );
  expect(html).toContain('<p>again</p>');
});

test('alerts, questions and print dialogs are dismissed, and the script goes on', async () => {
  const html = await site.htmlOf(
    inScript(
      "alert(1); const sure = confirm('?'); const name = prompt('?'); print(); document.body.append('sure: ' + sure + ', name: ' + name)",
    ),
  );
  expect(html).toContain('sure: false, name: null');
});

test('popups, downloads and service workers are refused, and the page is read', async () => {
  site.serve({
    '/worker.js': 'setInterval(() => 1)',
    '/file.zip': { status: 200, headers: { 'content-type': 'application/zip' }, body: 'x' },
  });
  const html = await site.htmlOf(
    inScript(`
      const say = (text) => document.body.append(text + '; ');
      say('popup ' + window.open('/other.html'));
      navigator.serviceWorker.register('/worker.js').then(() => say('worker yes'), () => say('worker no'));
      location.href = '/file.zip';`),
  );
  for (const said of ['popup null', 'worker no']) expect(html).toContain(said);
  expect(site.requests).not.toContain('GET /other.html');
  expect(
    await Promise.all(
      site.browsers.map(async ({ browser }) => (browser.connected ? (await browser.pages()).length : 0)),
    ),
  ).toEqual([1]);
});

test('100 MB of DOM are refused, and the next page is read', async () => {
  const large = await site.render(
    inScript(
      "const row = '<p>' + 'x'.repeat(1000) + '</p>'; for (let at = 0; at < 100; at += 1) document.body.insertAdjacentHTML('beforeend', row.repeat(1000))",
    ),
  );
  expect(large).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^(?:too_large|crashed|timeout)$/) });
  expect(await site.htmlOf(page('<p>small</p>'))).toContain('small');
});

test('a page that takes all memory costs its process, and the page beside it is read', async () => {
  const [greedy, modest] = await Promise.all([
    site.render(
      inScript(
        'const kept = []; const more = () => { kept.push(new Uint8Array(32_000_000).fill(1)); document.body.append(1); setTimeout(more, 5) }; more()',
      ),
    ),
    site.render(inScript("setTimeout(() => document.body.append('still here'), 700)")),
  ]);
  expect(greedy).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^(?:too_large|crashed)$/) });
  expect(modest).toMatchObject({ outcome: 'rendered', html: expect.stringContaining('still here') });
});

test('workers that mine end with their page', async () => {
  const miner = 'let hash = 1; while (true) hash = (hash * 31) | 0;';
  const html = await site.htmlOf(
    inScript(`for (let at = 0; at < 8; at += 1) new Worker(URL.createObjectURL(new Blob([${JSON.stringify(miner)}])));
      new SharedWorker(URL.createObjectURL(new Blob([${JSON.stringify(miner)}]))); document.body.append('mining')`),
  );
  expect(html).toContain('mining');
  expect(await waitUntil('no worker is left', async () => (await renderersNow()) <= 1)).toBe(true);
});

test('a page that leads to itself for ever is read after some steps', async () => {
  site.serve({ '/a.html': page("<p>round</p><script>location.replace('/a.html?' + Math.random())</script>") });
  const result = await site.render(inScript("location.href = '/a.html'"));
  expect(result).toMatchObject({ outcome: 'rendered', html: expect.stringContaining('round') });
  expect(site.requests.length).toBeLessThanOrEqual(6);
});

test('thousands of requests and endless data end at their limits', async () => {
  site.serve({ '/part.json': '{}' });
  await site.htmlOf(inScript("for (let at = 0; at < 500; at += 1) fetch('/part.json?' + at).catch(() => 0)"));
  expect(site.requests.length).toBeLessThanOrEqual(201);
});

test('the browser ends with all of its processes', async () => {
  await site.htmlOf(page('<p>last</p>'));
  const pids = site.browsers
    .filter(({ browser }) => browser.connected)
    .flatMap(({ pid }) => [pid, ...processesBelow(pid)]);
  expect(pids.length).toBeGreaterThan(2);
  await site.renderer.close();
  const alive = (): number[] =>
    pids.filter((pid) => {
      try {
        return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
      } catch {
        return false;
      }
    });
  expect(await waitUntil('no process is left', async () => alive().length === 0)).toBe(true);
  expect(await site.htmlOf(page('<p>anew</p>'))).toContain('anew');
});
