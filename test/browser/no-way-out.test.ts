/**
 * Nothing that a page does reaches an address by itself: every request is the crawler's, or there is none.
 *
 * @module-tag browser
 */
import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, useRenderedSite } from './rendered-site.ts';

/** Long enough that what a page has begun arrives before the page ends. */
const site = useRenderedSite({ quietMs: 400 });

/** Every connection and datagram that arrives on this machine. */
let arrivals = 0;
let here = '';
const tcp = createServer((socket) => {
  arrivals += 1;
  socket.on('error', () => undefined);
  socket.destroy();
});
const udp = createSocket('udp4', () => {
  arrivals += 1;
});

beforeAll(async () => {
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  here = `127.0.0.1:${port}`;
});
afterAll(() => {
  tcp.close();
  udp.close();
});

/** Says in the page that the attempt was made, so that a test cannot pass because nothing was tried. */
const attempt = (code: (host: string) => string) => (host: string) =>
  page(
    `<p id="done"></p><script>try { ${code(host)} } catch (error) {} document.getElementById('done').textContent = 'tried';</script>`,
  );
const markup = (code: (host: string) => string) => (host: string) =>
  page(`${code(host)}<p id="done"></p><script>document.getElementById('done').textContent = 'tried';</script>`);

const attempts: Record<string, (host: string) => string> = {
  fetch: attempt(
    (host) => `fetch('http://${host}/', { mode: 'no-cors' }); fetch('http://localhost:${host.split(':')[1]}/')`,
  ),
  'fetch that outlives the page': attempt(
    (host) => `fetch('http://${host}/', { keepalive: true, method: 'POST', body: 'x' })`,
  ),
  XMLHttpRequest: attempt(
    (host) => `const x = new XMLHttpRequest(); x.open('GET', 'http://${host}/', false); x.send()`,
  ),
  beacon: attempt((host) => `navigator.sendBeacon('http://${host}/', 'x')`),
  WebSocket: attempt((host) => `new WebSocket('ws://${host}/'); new WebSocket('wss://${host}/')`),
  EventSource: attempt((host) => `new EventSource('http://${host}/')`),
  WebTransport: attempt((host) => `new WebTransport('https://${host}/')`),
  WebRTC: attempt(
    (host) =>
      `const c = new RTCPeerConnection({ iceServers: [{ urls: ['stun:${host}', 'turn:${host}?transport=udp', 'turn:${host}?transport=tcp'], username: 'x', credential: 'x' }] });
       c.createDataChannel('x'); c.createOffer().then((offer) => c.setLocalDescription(offer))`,
  ),
  popup: attempt((host) => `window.open('http://${host}/', '_blank'); window.open('http://${host}/', 'x', 'noopener')`),
  'link with ping': attempt(
    (host) =>
      `const a = document.createElement('a'); a.href = '#x'; a.ping = 'http://${host}/'; document.body.append(a); a.click()`,
  ),
  download: attempt(
    (host) =>
      `const a = document.createElement('a'); a.href = 'http://${host}/x.zip'; a.download = 'x'; document.body.append(a); a.click()`,
  ),
  'redirect by script': attempt((host) => `location.href = 'http://${host}/'`),
  'redirect by markup': markup((host) => `<meta http-equiv="refresh" content="0;url=http://${host}/">`),
  'form that submits itself': markup(
    (host) =>
      `<form id="f" method="post" action="http://${host}/"></form><script>onload = () => document.getElementById('f').submit()</script>`,
  ),
  'service worker': attempt(() => `navigator.serviceWorker.register('/worker.js')`),
  worker: attempt(
    (host) =>
      `new Worker(URL.createObjectURL(new Blob(["fetch('http://${host}/'); importScripts('http://${host}/x.js'); new WebSocket('ws://${host}/')"])))`,
  ),
  'shared worker': attempt((host) => `new SharedWorker(URL.createObjectURL(new Blob(["fetch('http://${host}/')"])))`),
  'module of another host': attempt((host) => `import('http://${host}/x.js')`),
  hints: markup(
    (host) =>
      `${['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'modulepreload', 'prerender', 'stylesheet', 'icon', 'manifest'].map((rel) => `<link rel="${rel}" as="script" href="http://${host}/">`).join('')}
       <script type="speculationrules">{"prefetch":[{"source":"list","urls":["http://${host}/"]}],"prerender":[{"source":"list","urls":["http://${host}/"]}]}</script>`,
  ),
  embedded: markup(
    (host) =>
      `<img src="http://${host}/"><iframe src="http://${host}/"></iframe><object data="http://${host}/"></object><embed src="http://${host}/"><video src="http://${host}/"></video><audio src="http://${host}/"></audio><svg><image href="http://${host}/"/></svg><style>@import url(http://${host}/); @font-face { font-family: x; src: url(http://${host}/) } p { font-family: x; background: url(http://${host}/) }</style>`,
  ),
  'file of this machine': attempt(() => `fetch('file:///etc/passwd'); location.href = 'file:///etc/passwd'`),
  'other schemes': attempt(
    (host) =>
      `location.href = 'ftp://${host}/'; location.href = 'view-source:http://${host}/'; location.href = 'chrome://version/'`,
  ),
};

test.each(Object.entries(attempts))('%s reaches no address on this machine', async (_, pageFor) => {
  site.serve({ '/worker.js': `fetch('http://${here}/')` });
  const before = arrivals;
  const result = await site.render(pageFor(here));
  expect(result).toMatchObject({ outcome: 'rendered', finalUrl: expect.stringMatching(/^https:\/\/shop\.example\//) });
  expect(result.outcome === 'rendered' && result.html).toContain('tried');
  expect(result.outcome === 'rendered' && result.html).not.toContain('root:x:0');
  expect(arrivals).toBe(before);
});

test('what is sent to this machine is seen by these tests', async () => {
  const before = arrivals;
  await fetch(`http://${here}/`).catch(() => undefined);
  expect(arrivals).toBeGreaterThan(before);
});
