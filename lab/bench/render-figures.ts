import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserProcess, startBrowser } from '../../shared/providers/web/browser/browser-process.ts';
import { createBrowserRenderer } from '../../shared/providers/web/browser/browser-renderer.ts';
import { createHttpWebFetcher } from '../../shared/providers/web/http-web-fetcher.ts';
import { listDescendants, processorSeconds, proportionalMegabytes } from './process-tree.ts';
import { type Figure, figureAtMost, median, percentile, stated } from './table.ts';

const PAGES = 80;
const AT_ONCE = 4;
const SAMPLED_MS = 250;
/** Applications built for production with these, which the tests of the browser crawl, too. */
const frameworks = [
  { name: 'react', root: '<div id="root"></div>' },
  { name: 'vue', root: '<div id="app"></div>' },
  { name: 'svelte', root: '<div id="svelte"></div>' },
  { name: 'angular', root: '<app-root></app-root>' },
];
const applications = new URL('../../test/browser/applications/', import.meta.url);
const paths = ['/', '/services/', '/contact/'];

/** Pages made by script, read by a browser four at a time, from this machine, and the memory of all processes of the browser. */
export async function renderFigures(): Promise<Figure[]> {
  await using started = new AsyncDisposableStack();
  const origin = await serveApplications(started);
  const hosts = frameworks.map(({ name }) => `${name}.example`);
  const web = createHttpWebFetcher({ originOverrides: new Map(hosts.map((host) => [host, origin])) });
  started.defer(() => web.close());
  const browsers: BrowserProcess[] = [];
  const renderer = createBrowserRenderer({
    web,
    start: async () => {
      const browser = await startBrowser();
      browsers.push(browser);
      return browser;
    },
  });
  started.defer(() => renderer.close());
  const render = async (at: number): Promise<{ ms: number; shown: boolean }> => {
    const { name, root } = frameworks[at % frameworks.length] ?? { name: '', root: '' };
    const url = `https://${name}.example${paths[at % paths.length]}`;
    const startedAt = performance.now();
    const result = await renderer.render({ url, html: shell(name, root), domain: `${name}.example`, robotsText: null });
    return {
      ms: performance.now() - startedAt,
      shown: result.outcome === 'rendered' && result.html.includes('Fernhill Cycles'),
    };
  };
  const first = await render(0);
  const memory = watchMemory(browsers);
  const usedBefore = processorSeconds(listProcesses(browsers));
  const times: number[] = [];
  let unread = first.shown ? 0 : 1;
  let next = 1;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = next++; at <= PAGES; at = next++) {
        const { ms, shown } = await render(at);
        times.push(ms);
        if (!shown) unread += 1;
      }
    }),
  );
  const used = processorSeconds(listProcesses(browsers)) - usedBefore;
  const megabytes = await memory.stop();
  return [
    { name: 'Pages that were not read', value: `${unread} of ${PAGES + 1}`, target: '0', ok: unread === 0 },
    stated('The first page, with the start of the browser', first.ms, 'ms', 0),
    figureAtMost(`A page made by script, ${AT_ONCE} at a time: p50`, median(times), 1_500, 'ms', 0),
    stated(`A page made by script, ${AT_ONCE} at a time: p95`, percentile(times, 0.95), 'ms', 0),
    stated("Processor time of the browser's processes a page", (1_000 * used) / PAGES, 'ms', 0),
    figureAtMost('Memory of all processes of the browser at its peak (proportional set size)', megabytes, 300, 'MB', 0),
  ];
}

const shell = (name: string, root: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title><script type="module" src="/${name}.js"></script></head><body>${root}</body></html>`;

async function serveApplications(started: AsyncDisposableStack): Promise<string> {
  const scripts = new Map<string, string>();
  for (const { name } of frameworks)
    scripts.set(`/${name}.js`, await readFile(new URL(`built/${name}.js`, applications), 'utf8'));
  const services = await readFile(new URL('services.json', applications), 'utf8');
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? '');
    if (script !== undefined) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (request.url === '/api/services.json')
      response.writeHead(200, { 'content-type': 'application/json' }).end(services);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const listProcesses = (browsers: readonly BrowserProcess[]): number[] =>
  browsers.flatMap(({ browser, pid }) => (browser.connected ? [pid, ...listDescendants(pid)] : []));

/** The most that the processes of the browsers held together. */
function watchMemory(browsers: readonly BrowserProcess[]): { stop(): Promise<number> } {
  let most = 0;
  let isStopped = false;
  const watching = (async (): Promise<void> => {
    while (!isStopped) {
      most = Math.max(most, proportionalMegabytes(listProcesses(browsers)));
      await new Promise((resolve) => setTimeout(resolve, SAMPLED_MS));
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return most;
    },
  };
}
