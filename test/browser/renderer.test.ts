/** @module-tag browser */
import { afterEach, describe, expect, test } from 'vitest';
import { waitUntil } from '../harness/wait-until.ts';
import { page, useRenderedSite } from './rendered-site.ts';

const site = useRenderedSite({ pagesPerBrowser: 12 });
const app = (code: string): string => page('<div id="root"></div>', `<script type="module">${code}</script>`);
const show = "const show = (text) => { document.getElementById('root').append(text) };";

afterEach(() => site.serve({}));

describe('what a page requests', () => {
  test('comes from other hosts by the rules of browsers: shared data is there, other data is not', async () => {
    site.serve({
      '/shared.json': { status: 200, headers: { 'access-control-allow-origin': '*' }, body: '"shared"' },
      '/own.json': { status: 200, body: '"own"' },
    });
    const html = await site.htmlOf(
      app(
        `${show} for (const name of ['shared', 'own']) fetch('https://api.shop.example/' + name + '.json', { headers: { 'x-key': '1' } }).then((r) => r.json()).then(show, () => show('no ' + name))`,
      ),
    );
    expect(html).toContain('shared');
    expect(html).toContain('no own');
    // A script's own headers arrive; no cookie and no referrer does.
    const hit = site.hits.find(({ url }) => url === '/shared.json');
    expect(hit?.headers).toMatchObject({ 'x-key': '1', origin: 'https://shop.example' });
    expect(Object.keys(hit?.headers ?? {})).not.toContain('cookie');
  });

  test('leads to modules behind redirects, whose own imports are relative to where they are', async () => {
    site.serve({
      '/lib.js': { status: 302, headers: { location: '/v2/lib.js' } },
      '/v2/lib.js': { status: 200, body: "export { name } from './name.js'" },
      '/v2/name.js': { status: 200, body: "export const name = 'second version'" },
    });
    expect(await site.htmlOf(app(`${show} import { name } from '/lib.js'; show(name)`))).toContain('second version');
  });

  test('is never a picture, a font, a film, a frame or a counter of visitors, and nothing is posted', async () => {
    site.serve({});
    await site.htmlOf(
      page(
        `<img src="/a.png"><picture><source srcset="/b.webp"><img src="/b.png"></picture><video src="/c.mp4" poster="/c.jpg"></video><iframe src="/frame.html"></iframe>
         <style>@font-face { font-family: x; src: url(/d.woff2) } p { font-family: x }</style><p>text</p>
         <script src="https://www.google-analytics.com/analytics.js"></script><script>fetch('/post', { method: 'POST', body: '1' }); navigator.sendBeacon('/beacon', '1')</script>`,
      ),
    );
    expect(site.requests).toEqual([]);
  });

  test('is requested once for the pages that share it', async () => {
    site.serve({ '/once.js': { status: 200, body: "document.getElementById('root').append('ran')" } });
    const html = page('<div id="root"></div><script src="/once.js"></script>');
    const results = await Promise.all(Array.from({ length: 4 }, () => site.htmlOf(html)));
    expect(results.every((result) => result.includes('ran'))).toBe(true);
    expect(site.requests).toEqual(['GET /once.js']);
  });
});

describe('where a script leads', () => {
  test('the address of client routing is the page’s', async () => {
    const result = await site.render(app(`${show} history.pushState({}, '', '/bicycles/7/'); show('routed')`));
    expect(result).toMatchObject({ outcome: 'rendered', finalUrl: 'https://shop.example/bicycles/7/' });
  });

  test('another page of the site is read in its place', async () => {
    site.serve({ '/new/': page('<h1>The new page</h1>') });
    const result = await site.render(page("<script>location.replace('/new/')</script>"));
    expect(result).toMatchObject({
      outcome: 'rendered',
      finalUrl: 'https://shop.example/new/',
      html: expect.stringContaining('The new page'),
    });
  });

  test('another site is not: the page stays as it is', async () => {
    const result = await site.render(page("<h1>Here</h1><script>location.replace('https://cdn.example/')</script>"));
    expect(result).toMatchObject({
      outcome: 'rendered',
      finalUrl: 'https://shop.example/',
      html: expect.stringContaining('<h1>Here</h1>'),
    });
    expect(site.requests).toEqual([]);
  });

  test('a path that robots.txt disallows is neither requested nor taken for the page', async () => {
    const robotsText = 'User-agent: *\nDisallow: /private/';
    const options = { robotsText };
    expect(await site.render(page("<p>x</p><script>location.replace('/private/')</script>"), options)).toMatchObject({
      outcome: 'rendered',
    });
    expect(await site.render(app("history.pushState({}, '', '/private/')"), options)).toMatchObject({
      outcome: 'failed',
      reason: 'disallowed_redirect',
    });
    expect(site.requests).toEqual([]);
  });
});

describe('the document', () => {
  test('has the open shadow trees of web components in their places, with slots filled', async () => {
    const html = await site.htmlOf(
      page(
        '<shop-card><span>Touring bicycle</span></shop-card>',
        `<script type="module">customElements.define('shop-card', class extends HTMLElement {
          connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<style>p { color: red }</style><h2>Offer</h2><p><slot></slot> for £900</p>' }
        })</script>`,
      ),
    );
    expect(html).toContain('<h2>Offer</h2>');
    expect(html.replaceAll(/<\/?(?:slot|span)>/g, '')).toContain('<p>Touring bicycle for £900</p>');
  });

  test('waits for a script that computes before it shows anything', async () => {
    const busy = 'const end = performance.now() + 400; while (performance.now() < end);';
    expect(
      await site.htmlOf(app(`${show} setTimeout(() => { ${busy} setTimeout(() => { ${busy} show('computed') }) })`)),
    ).toContain('computed');
  });

  test('is the same from run to run', async () => {
    const html = app(`${show} show('always')`);
    expect(await site.htmlOf(html)).toBe(await site.htmlOf(html));
  });
});

describe('the browser', () => {
  test('is replaced after a number of pages, and the old one ends', async () => {
    const before = site.browsers.length;
    for (let at = 0; at < 13; at += 1)
      expect(await site.htmlOf(app(`${show} show('page ${at}')`))).toContain(`page ${at}`);
    expect(site.browsers.length).toBeGreaterThan(before);
    expect(site.browsers.filter(({ browser }) => browser.connected)).toHaveLength(1);
  });

  test('that dies costs the pages it has, and the next page gets another', async () => {
    const slow = site.render(app(`${show} fetch('/running.json'); setInterval(() => show('x'), 50)`));
    await waitUntil('the page runs', async () => site.requests.includes('GET /running.json'));
    const running = site.browsers.find(({ browser }) => browser.connected);
    if (running) process.kill(running.pid, 'SIGKILL');
    expect(await slow).toMatchObject({
      outcome: 'failed',
      reason: 'crashed',
    });
    expect(await site.htmlOf(app(`${show} show('next')`))).toContain('next');
  });
});
