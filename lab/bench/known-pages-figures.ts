import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listUnfinishedJobs } from '../../shared/table/due-work.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { startBenchSystem } from './bench-system.ts';
import { docsDomain } from './crawl-docs-site.ts';
import { nameOf } from './generated-site.ts';
import { type Figure, figureAtMost, stated } from './table.ts';

const PAGES = 1_000;
const SECONDS_MAX = 60;
const POLL_MS = 250;

/** A crawl of a site that no longer names its thousand pages; each is as it was. */
export async function knownPagesFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  await using cleanup = new AsyncDisposableStack();
  const site = await startSite();
  cleanup.defer(() => site.stop());
  const environment = { CRAWL_ORIGIN_OVERRIDES: `${docsDomain}=${site.origin}`, CRAWL_LINK_CHECKS: '0' };
  const system = await bench.start({ counted: true, environment });
  cleanup.defer(() => system.stop());
  const siteId: number = (await system.must('POST', '/sites', { domain: docsDomain })).body.data.id;
  await waitUntilIdle(bench.table);
  bench.proxy.takeCalls();
  site.unlink();
  const [startedAt, cpuMs] = [performance.now(), await system.cpuMs()];
  await system.must('POST', `/sites/${siteId}/crawl`);
  await waitUntilIdle(bench.table);
  const seconds = (performance.now() - startedAt) / 1000;
  const calls = bench.proxy.takeCalls().length;
  const { times } = site;
  return [
    {
      name: 'Known pages that nothing names, requested again and answered with 304',
      value: String(times.length),
      target: String(PAGES),
      ok: times.length === PAGES,
    },
    figureAtMost(
      'From the first of these requests to the last',
      ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000,
      SECONDS_MAX,
      's',
    ),
    stated('The whole crawl, issues and changes included', seconds, 's'),
    stated('Processor time a page, without the engine', ((await system.cpuMs()) - cpuMs) / PAGES, 'ms'),
    stated('Calls to the table a page', calls / PAGES, 'calls'),
  ];
}

/** Not by the API, whose requests are calls to the table. */
async function waitUntilIdle(table: Table): Promise<void> {
  do await delay(POLL_MS);
  while ((await listUnfinishedJobs(table)).length > 0);
}

async function startSite() {
  let isLinked = true;
  const times: number[] = [];
  const words = (at: number): string =>
    Array.from({ length: 100 }, (_, word) => `word${(at * 7 + word) % 900}`).join(' ');
  const paths = Array.from({ length: PAGES }, (_, at) => `/${nameOf(at)}/`);
  const page = (title: string, body: string): string =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  const server = createServer((request, response) => {
    const at = paths.indexOf(request.url ?? '');
    const links = isLinked ? paths.map((path) => `<a href="${path}">The page ${path}</a>`).join(' ') : '';
    if (request.url === '/') response.end(page('Home of the catalogue', `<p>All that it has.</p>${links}`));
    else if (at < 0) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === undefined)
      response
        .writeHead(200, { 'content-type': 'text/html', etag: `"${at}"` })
        .end(page(`Item ${at}`, `<p>${words(at)}.</p>`));
    else {
      times.push(performance.now());
      response.writeHead(304).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** When each conditional request came. */
    times,
    unlink: () => {
      isLinked = false;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
