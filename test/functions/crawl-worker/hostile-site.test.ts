/** @module-tag stories */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getCrawlState } from '../../../shared/table/crawl-frontier.ts';
import { useSystem } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import type { WebPage, WebPages } from '../../harness/web-sites.ts';

const system = useSystem({ webSites: 2 });

const html = (title: string, body = '') =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p>${body}</main>`;

/** A gigabyte of zeros: gzip files can be put one after the other, and a megabyte of zeros takes a kilobyte. */
const gigabyteGzip = () => Buffer.concat(Array<Buffer>(1024).fill(gzipSync(Buffer.alloc(1024 * 1024))));

const endless: WebPage = {
  raw: (socket) => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const goOn = (): void => {
      while (!socket.destroyed && socket.write(chunk));
      socket.once('drain', goOn);
    };
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n');
    goOn();
  },
};

const cutOff: WebPage = {
  raw: (socket) => {
    socket.write(
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100000\r\n\r\n<!doctype html><title>Half',
    );
    socket.resetAndDestroy();
  },
};

const garbage: WebPage = {
  raw: (socket) => socket.end('HTTP/1.1 200 OK\r\n\u0000\u00ff: \u0001\r\n garbage\r\n\r\nx'),
};

const hostile: Record<string, WebPages[string]> = {
  '/endless/': endless,
  '/bomb/': () => ({ headers: { 'content-encoding': 'gzip' }, body: gigabyteGzip() }),
  '/not-gzip/': { headers: { 'content-encoding': 'gzip' }, body: 'no gzip at all' },
  '/loop/': { status: 302, headers: { location: '/loop/b/' } },
  '/loop/b/': { status: 302, headers: { location: '/loop/' } },
  '/away/': { status: 301, headers: { location: 'http://169.254.169.254/latest/meta-data/' } },
  '/cut-off/': cutOff,
  '/garbage/': garbage,
  '/picture/': { headers: { 'content-type': 'image/png' }, body: Buffer.alloc(100) },
  '/missing/': { status: 404 },
  '/broken/': { status: 501 },
  '/divs/': () => html('Divs', '<div>'.repeat(1024 * 1024)),
  '/bytes/': { body: Buffer.from([...Buffer.from(html('Bytes')), 0xff, 0xfe, 0x80, 0xc3, 0x28]) },
};

/** A crawl of such a site waits between its attempts to read what was cut off. */
const CRAWL_TIMEOUT_MS = 180_000;

async function crawled(pages: WebPages) {
  const { api, organizationId } = await system.tenant();
  const web = system.web.take(pages);
  const { body } = await api.post('/sites', { domain: web.domain });
  const site = await waitUntil(
    'the site is idle',
    async () => {
      const { data } = (await api.get(`/sites/${body.data.id}`)).body;
      return data.background_status === null && data;
    },
    CRAWL_TIMEOUT_MS,
  );
  const { data } = (await api.get(`/sites/${site.id}/pages`)).body;
  const state = await getCrawlState(system.table, { organizationId, id: site.latest_crawl.id });
  return { site, paths: data.map(({ path }: { path: string }) => path), skipped: state?.skipped };
}

test('each hostile answer ends as a counted skip, and the crawl completes with every page that could be read', {
  timeout: CRAWL_TIMEOUT_MS,
}, async () => {
  const links = Object.keys(hostile)
    .map((path) => `<a href="${path}">${path}</a>`)
    .join('');
  const { site, paths, skipped } = await crawled({ '/': html('Home', links), '/last/': html('Last'), ...hostile });
  expect(site.latest_crawl).toMatchObject({ status: 'completed', crawled_pages: 3 });
  expect(paths).toEqual(['/', '/bytes/', '/divs/']);
  expect(skipped).toEqual({
    too_large: 2,
    protocol: 2,
    redirect_loop: 2,
    off_site_redirect: 1,
    reset: 1,
    content_type: 1,
    status_404: 1,
    status_501: 1,
  });
});

test('sitemaps without end and entities that unfold cost a crawl neither its time nor its pages', async () => {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const { site, paths } = await crawled({
    '/robots.txt': ({ headers }) =>
      `Sitemap: https://${headers.host}/million.xml\nSitemap: https://${headers.host}/bomb.xml\nSitemap: https://${headers.host}/self.xml`,
    '/': html('Home'),
    '/named/': html('Named'),
    '/million.xml': ({ headers }) =>
      `<urlset>${`<url><loc>https://${headers.host}/named/</loc></url>\n`.repeat(1_000_000)}</urlset>`,
    '/bomb.xml': () =>
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "lol">${entities}]><urlset><url><loc>&l9;</loc></url></urlset>`,
    '/self.xml': ({ headers }) =>
      `<sitemapindex><sitemap><loc>https://${headers.host}/self.xml</loc></sitemap></sitemapindex>`,
  });
  expect([site.latest_crawl.status, paths]).toEqual(['completed', ['/', '/named/']]);
});
