import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createHostSlots } from '../../../functions/crawl-worker/requests/host-slots.ts';
import { waitForSite, waitUntil } from '../../harness/wait-until.ts';
import type { WebSite } from '../../harness/web-sites.ts';
import { CONCURRENCY, system } from '../../systems/crawl-hosts.ts';

const RESPONSE_MS = 60;
const PAUSE_SECONDS = 2;
const SLOW_CRAWL_MS = 180_000;

const html = (title: string, ...links: string[]) =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p>${links.map((path) => `<a href="${path}">${path}</a> `).join('')}</main>`;

const crawl = async (web: WebSite) => {
  const { api } = await system.tenant();
  const { body } = await api.post('/sites', { domain: web.domain });
  return waitForSite(api, body.data.id, SLOW_CRAWL_MS);
};

test('the crawls of three organizations together send no more requests at a time to a host than one may', async () => {
  let running = 0;
  let most = 0;
  const held = (body: string) => ({
    raw: (socket: Socket) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
        socket.end(`${head}connection: close\r\n\r\n${body}`);
      }, RESPONSE_MS);
    },
  });
  const paths = Array.from({ length: 8 }, (_, at) => `/page-${'abcdefgh'[at]}/`);
  const pages = Object.fromEntries(paths.map((path) => [path, held(html(path))]));
  const web = system.web.take({ '/': held(html('Home', ...paths)), ...pages });
  const sites = await Promise.all([crawl(web), crawl(web), crawl(web)]);
  expect(sites.map(({ latest_crawl: latest }) => latest.crawled_pages)).toEqual([9, 9, 9]);
  expect(most).toBe(CONCURRENCY);
}, 120_000);

test('a host that responds 429 gets no request from any crawl before its Retry-After is over, and loses no page', async () => {
  const times: number[] = [];
  let refusedAtMs = 0;
  const noted = (body: string) => () => {
    times.push(performance.now());
    return body;
  };
  const busy = () => {
    times.push(performance.now());
    if (refusedAtMs > 0) return html('Busy');
    refusedAtMs = performance.now();
    return { status: 429, headers: { 'retry-after': String(PAUSE_SECONDS) }, body: 'later' };
  };
  const others = ['/a/', '/b/', '/c/', '/d/', '/e/'];
  const web = system.web.take({
    '/robots.txt': noted('User-agent: *'),
    '/': noted(html('Home', '/busy/', ...others)),
    '/busy/': busy,
    ...Object.fromEntries(others.map((path) => [path, noted(html(path))])),
  });
  const sites = await Promise.all([crawl(web), crawl(web)]);
  expect(sites.map(({ latest_crawl: latest }) => latest.crawled_pages)).toEqual([7, 7]);
  // Requests that were on their way when the host refused have arrived within half a second.
  const early = times.filter((at) => at > refusedAtMs + 500 && at < refusedAtMs + PAUSE_SECONDS * 1000);
  expect(refusedAtMs).toBeGreaterThan(0);
  expect(early).toEqual([]);
}, 120_000);

test('two processes share the requests at a time to a host, and one that comes later gets its share', async () => {
  const open = (holder: string) => createHostSlots({ table: system.table, max: 2, holder });
  const [first, second] = [open('first'), open('second')];
  const host = 'shared.example';
  const ok = { status: 200, latencyMs: 5, retryAfterSeconds: null };
  for (const _ of [1, 2]) expect(await first.take(host, 1_000)).toEqual({ granted: true });
  expect(await second.take(host, 200)).toEqual({ granted: false, waitMs: 0 });
  first.finish(host, ok, Date.now());
  first.finish(host, ok, Date.now());
  expect(await second.take(host, 30_000)).toEqual({ granted: true });
  second.finish(host, { ...ok, status: 503, retryAfterSeconds: 60 }, Date.now());
  const paused = await waitUntil('the pause reaches a third process', async () => {
    const slot = await open('third').take(host, 100);
    return !slot.granted && slot.waitMs > 30_000 && slot;
  });
  expect(paused.granted).toBe(false);
}, 60_000);

test('a host that refuses requests which were sent together is paused as for one, and longer when it refuses the next', async () => {
  let nowMs = Date.now();
  const slots = createHostSlots({ table: system.table, max: 2, holder: 'together', now: () => nowMs });
  const host = 'together.example';
  const refused = { status: 503, latencyMs: 5, retryAfterSeconds: null };
  const startedMs = nowMs;
  for (const _ of [1, 2]) expect(await slots.take(host, 1_000)).toEqual({ granted: true });
  nowMs += 10;
  for (const _ of [1, 2]) slots.finish(host, refused, startedMs);
  expect(slots.pausedUntilMs(host) - nowMs).toBe(1_000);
  nowMs += 1_001;
  expect(await slots.take(host, 1_000)).toEqual({ granted: true });
  slots.finish(host, refused, nowMs);
  expect(slots.pausedUntilMs(host) - nowMs).toBe(2_000);
});

test('a process that dies keeps its requests at a time to a host for 40 s, and no longer', async () => {
  let laterMs = 0;
  const open = (holder: string) =>
    createHostSlots({ table: system.table, max: 2, holder, now: () => Date.now() + laterMs });
  const host = 'left.example';
  const killed = open('killed');
  for (const _ of [1, 2]) expect(await killed.take(host, 1_000)).toEqual({ granted: true });
  const next = open('next');
  expect(await next.take(host, 200)).toEqual({ granted: false, waitMs: 0 });
  laterMs = 40_000;
  expect(await next.take(host, 5_000)).toEqual({ granted: true });
});
