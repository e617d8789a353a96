/** A site `https://shop.example` on this machine, and a browser that reads it through the crawler's fetcher. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { type BrowserProcess, startBrowser } from '../../shared/providers/web/browser/browser-process.ts';
import { createBrowserRenderer } from '../../shared/providers/web/browser/browser-renderer.ts';
import type { RenderLimits } from '../../shared/providers/web/browser/limits.ts';
import type { PageRenderer, RenderResult } from '../../shared/providers/web/browser/page-renderer.ts';
import { createHttpWebFetcher } from '../../shared/providers/web/http-web-fetcher.ts';
import type { WebFetcher } from '../../shared/providers/web/web-fetcher.ts';

interface SiteFile {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

interface RenderedSite {
  /** Requests to the site, `GET /path`. */
  readonly requests: string[];
  readonly hits: IncomingMessage[];
  readonly renderer: PageRenderer;
  /** The browsers that were started. */
  readonly browsers: BrowserProcess[];
  serve(files: Record<string, string | SiteFile>): void;
  render(html: string, options?: { url?: string; robotsText?: string | null }): Promise<RenderResult>;
  /** The HTML of a page that is rendered. */
  htmlOf(html: string, options?: { url?: string; robotsText?: string | null }): Promise<string>;
}

export function useRenderedSite(limits: Partial<RenderLimits> = {}): RenderedSite {
  let files: Record<string, string | SiteFile> = {};
  const hits: IncomingMessage[] = [];
  const browsers: BrowserProcess[] = [];
  const server = createServer((request, response) => {
    hits.push(request);
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = files[path];
    const { status, headers, body } = typeof file === 'string' ? { body: file } : { status: 404, ...file };
    response.writeHead(status ?? 200, { 'content-type': typeOf(path), ...headers });
    response.end(body ?? '');
  });
  let web: WebFetcher | undefined;
  let renderer: PageRenderer | undefined;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const hosts = ['shop.example', 'api.shop.example', 'cdn.example'];
    web = createHttpWebFetcher({ originOverrides: new Map(hosts.map((host) => [host, origin])) });
    const start = async (): Promise<BrowserProcess> => {
      const started = await startBrowser();
      browsers.push(started);
      return started;
    };
    renderer = createBrowserRenderer({ web, limits, start });
  });
  afterAll(async () => {
    await renderer?.close();
    await web?.close();
    server.closeAllConnections();
    server.close();
  });
  const site: RenderedSite = {
    hits,
    browsers,
    get requests() {
      return hits.map(({ method, url }) => `${method} ${url}`);
    },
    get renderer() {
      if (renderer === undefined) throw new Error('the site is not open yet');
      return renderer;
    },
    serve(next) {
      files = next;
      hits.length = 0;
    },
    render: (html, { url = 'https://shop.example/', robotsText = null } = {}) =>
      site.renderer.render({ url, html, domain: new URL(url).hostname, robotsText }),
    async htmlOf(html, options) {
      const result = await site.render(html, options);
      if (result.outcome !== 'rendered') throw new Error(`${result.reason}: ${result.detail}`);
      return result.html;
    },
  };
  return site;
}

const types: Record<string, string> = {
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
  html: 'text/html',
};
const typeOf = (path: string): string => types[path.split('.').at(-1) ?? ''] ?? 'text/html';

export const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>Shop</title>${head}</head><body>${body}</body></html>`;
