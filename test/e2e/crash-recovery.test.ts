/** @module-tag stories */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePort } from '../../local/engines/free-port.ts';
import { processVariables } from '../../shared/environment.ts';
import { type ApiClient, apiClient } from '../harness/api-client.ts';
import { waitForSite, waitUntil } from '../harness/wait-until.ts';
import { serveWebSites, type WebPages, type WebSites } from '../harness/web-sites.ts';

const PAGES = 40;
const main = join(import.meta.dirname, '../../local/main.ts');

let dataDir: string;
let web: WebSites;
let running: ChildProcess | null;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-optimization-crash-'));
  web = await serveWebSites(1);
  running = null;
});
afterEach(async () => {
  if (running && running.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  await web.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the system as `npm start` does, and waits until it responds. */
async function start(port: number): Promise<{ child: ChildProcess; output: string[]; baseUrl: string }> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...processVariables(),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      CRAWL_ORIGIN_OVERRIDES: web.originOverrides,
      CRAWL_CONCURRENCY: '2',
      RATE_LIMIT_DEFAULT: '1000000',
      RATE_LIMIT_IP: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const output: string[] = [];
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => output.push(line));
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  await waitUntil('the system answers', async () => {
    if (child.exitCode !== null) throw new Error(`it ended: ${output.join('\n')}`);
    const answer = await fetch(`${baseUrl}/health`).catch(() => null);
    return answer?.status === 200 && output.length > 0;
  });
  return { child, output, baseUrl };
}

const keyIn = (output: readonly string[]): string =>
  output.map((line) => /coa_[\w-]{43}/.exec(line)?.[0]).find(Boolean) ?? '';

/** Adds pages one after the other for as long as the system responds; pages with a 201 is acknowledged. */
async function addPagesUntilItEnds(api: ApiClient, siteId: number): Promise<Map<number, string>> {
  const acknowledged = new Map<number, string>();
  for (let at = 0; ; at += 1) {
    const path = `/written-${at}/`;
    const answer = await api.post(`/sites/${siteId}/pages`, { path }).catch(() => null);
    if (answer === null) return acknowledged;
    if (answer.status === 201) acknowledged.set(answer.body.data.id, path);
  }
}

test('a system that is killed in the middle of a crawl goes on with it, and has every write that it acknowledged', async () => {
  const port = await findFreePort();
  const first = await start(port);
  const links = Array.from({ length: PAGES - 1 }, (_, at) => `<li><a href="/p${at}/">Page ${at}</a></li>`).join('');
  const html = (title: string, body: string) =>
    `<!doctype html><title>${title}</title><main><h1>${title}</h1>${body}</main>`;
  let read = 0;
  const page = (title: string) => () => {
    read += 1;
    // In the middle: some pages are stored, some are being read, some are still to come.
    if (read === PAGES / 2) first.child.kill('SIGKILL');
    return html(title, `<p>Words of ${title}.</p>`);
  };
  const pages: WebPages = { '/': html('Home', `<ul>${links}</ul>`) };
  for (let at = 0; at < PAGES - 1; at += 1) pages[`/p${at}/`] = page(`Page ${at}`);
  const site = web.take(pages);

  const key = keyIn(first.output);
  const api = apiClient(first.baseUrl, key);
  const created = await api.post('/sites', { domain: site.domain });
  expect(created.status).toBe(201);
  const [acknowledged] = await Promise.all([addPagesUntilItEnds(api, created.body.data.id), once(first.child, 'exit')]);
  expect(first.child.signalCode).toBe('SIGKILL');
  expect(acknowledged.size).toBeGreaterThan(0);

  await start(port);
  const after = await waitForSite(api, created.body.data.id);
  expect(after.latest_crawl).toMatchObject({
    id: created.body.data.latest_crawl.id,
    status: 'completed',
    crawled_pages: PAGES,
  });
  const job = await api.get(`/jobs/job_cr_${after.latest_crawl.id}`);
  expect(job.body.data).toMatchObject({ status: 'completed', error: null });

  const listed: { id: number; path: string; title: string | null }[] = [];
  for (let page = 1; (page - 1) * 100 < after.page_count; page += 1) {
    listed.push(...(await api.get(`/sites/${after.id}/pages?limit=100&page=${page}`)).body.data);
  }
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
  const crawled = listed.filter(({ title }) => title !== null);
  expect(crawled.map(({ path }) => path).toSorted()).toEqual(Object.keys(pages).toSorted());
  for (const { id } of crawled) {
    expect((await api.get(`/pages/${id}/snapshots`)).body.meta.total).toBe(1);
    expect((await api.get(`/pages/${id}/content-versions`)).body.meta.total).toBe(1);
  }
  const pathById = new Map(listed.map(({ id, path }) => [id, path]));
  for (const [id, path] of acknowledged) expect(pathById.get(id)).toBe(path);
  // A write that was under way when the system was killed may be there too, but no half of one.
  expect(listed.length - PAGES - acknowledged.size).toBeLessThanOrEqual(1);
  expect(after.page_count).toBe(listed.length);
});
