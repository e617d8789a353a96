/**
 * The system as `npm start` runs it, with content that a pattern never leaves: what ends, and what goes on.
 *
 * @module-tag limits
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../../local/engines/free-port.ts';
import { createKey, createOrganizationWithUser } from '../../../shared/operator/identities.ts';
import { openKeyFileCipher } from '../../../shared/providers/secrets/key-file-cipher.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { type KillableSystem, startKillable } from '../../faults/killable-system.ts';
import { type ApiClient, apiClient } from '../../harness/api-client.ts';
import { holdPage } from '../../harness/held-page.ts';
import { PATIENCE_MS } from '../../harness/patience.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { serveWebSites, type WebSites } from '../../harness/web-sites.ts';

/** Enough for a thread to load its code; what spins would take any time. */
const UNIT_PROCESSOR_SECONDS = 4;
/** Endless loops would run for ever: these only limit the wait on a machine that is busy with other work. */
const JOB_MS_MAX = 240_000;

/** More sites than the system crawls at once. */
const SLOW_SITES = 12;

const pageOf = (heading: string): string =>
  `<!doctype html><title>${heading}</title><main><h1>${heading}</h1><p>${'We repair bicycles in our workshop. '.repeat(20)}</p></main>`;

let web: WebSites;
let dataDir: string;
let port: number;
let system: KillableSystem;
let api: ApiClient;
let firstSiteId: number;

async function start(): Promise<void> {
  system = await startKillable({
    port,
    dataDir,
    environment: {
      NODE_OPTIONS: `--import ${new URL('./spinning-patterns.ts', import.meta.url).href}`,
      UNIT_PROCESSOR_SECONDS: String(UNIT_PROCESSOR_SECONDS),
      CRAWL_ORIGIN_OVERRIDES: web.originOverrides,
      CRAWL_READER_THREADS: '1',
      CRAWL_RENDER: 'never',
      CRAWL_LINK_CHECKS: '0',
      LOG_LEVEL: 'silent',
    },
  });
  if (system.key !== null) api = apiClient(system.baseUrl, system.key);
}

beforeAll(async () => {
  web = await serveWebSites(7 + SLOW_SITES);
  dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-spin-'));
  port = await findFreePort();
  await start();
});
afterAll(async () => {
  await system.stop();
  await web.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The setup crawl of a new site, and its job. */
async function addSite(domain: string): Promise<{ siteId: number; jobId: string }> {
  const { body } = await api.post('/sites', { domain });
  const { body: latest } = await api.get(`/latest-jobs?site_id=${body.data.id}`);
  return { siteId: body.data.id, jobId: latest.data[0].id };
}

async function keyOfNewOrganization(): Promise<string> {
  const cipher = await openKeyFileCipher(path.join(dataDir, 'secrets.key'));
  const operator = { table: system.table, ids: createIdAllocator(system.table), cipher, now: () => new Date() };
  const given = { name: 'Another organization', plan: 'pro', preview: false } as const;
  const { organization, user } = await createOrganizationWithUser(operator, given);
  return (await createKey(operator, { organizationId: organization.id, userId: user.id, name: 'Key' })).key;
}

/** Asks for the health of the system until the work is done. */
async function expectHealthDuring(work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const { status } = await fetch(`${system.baseUrl}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    expect(status).toBe(200);
    await Promise.race([delay(100), ended]);
  }
  await ended;
}

const waitForEnd = (jobId: string) =>
  waitUntil(
    `${jobId} is over`,
    async () => {
      const { data: job } = (await api.get(`/jobs/${jobId}`)).body;
      return ['completed', 'failed', 'skipped'].includes(job?.status) && job;
    },
    JOB_MS_MAX,
  );

describe('content that a pattern never leaves', () => {
  test('a document is given up as too costly, the rest of its site is read, and other sites meanwhile', async () => {
    const hostile = web.take({
      '/': `<a href="/spin/">Spin</a><a href="/fine/">Fine</a>${pageOf('Home of bicycles')}`,
      '/spin/': pageOf('spin-in-reader'),
      '/fine/': pageOf('Fine bicycles'),
    });
    const other = web.take({ '/': pageOf('Other bicycles') });
    const { siteId, jobId } = await addSite(hostile.domain);
    firstSiteId = siteId;
    const second = await addSite(other.domain);
    const both = Promise.all([waitForEnd(second.jobId), waitForEnd(jobId)]);
    await expectHealthDuring(both);
    expect((await both).map(({ status }) => status)).toEqual(['completed', 'completed']);
    const { body } = await api.get(`/sites/${siteId}/crawls/${jobId.replace('job_cr_', '')}/urls`);
    const outcomes = body.data.map(({ url, outcome, reason }: Record<string, string>) => [
      new URL(url ?? '').pathname,
      outcome,
      reason,
    ]);
    expect(outcomes).toContainEqual(['/spin/', 'unreadable', 'too_costly']);
    expect(outcomes.find(([path]: string[]) => path === '/fine/')?.[1]).not.toBe('unreadable');
  });

  test('a job ends with its reason, and the system answers all the while', async () => {
    const { domain } = web.take({ '/': pageOf('spin-in-job') });
    const { siteId, jobId } = await addSite(domain);
    await waitForEnd(jobId);
    expect((await api.post(`/sites/${siteId}/ideas/refresh`)).status).toBe(202);
    const ended = waitUntil(
      'the run is over',
      async () => {
        const { data: run } = (await api.get(`/sites/${siteId}/ideas/run`)).body;
        return run?.status !== 'running' && run;
      },
      JOB_MS_MAX,
    );
    await expectHealthDuring(ended);
    expect(await ended).toMatchObject({ status: 'failed', failure_reason: 'too_costly' });
  });

  test('a request ends with an error, and the next one is served', async () => {
    const sent = api.post('/sites/plan', { brief: 'A shop named spin-in-request in Leeds.' });
    await expectHealthDuring(sent);
    expect((await sent).status).toBe(500);
    expect((await sent).body.error.code).toBe('internal_error');
    expect((await api.get(`/sites/${firstSiteId}/facts`)).status).toBe(200);
  });

  test('cancelling a job ends its work at once', async () => {
    let sockets = 0;
    let closed = 0;
    const raw = (socket: Socket): void => {
      sockets += 1;
      socket.once('close', () => {
        closed += 1;
      });
    };
    const { domain } = web.take({ '/': { raw } });
    const { jobId } = await addSite(domain);
    await waitUntil('the page is requested', async () => sockets > 0);
    expect((await api.post(`/jobs/${jobId}/cancel`)).body.data).toMatchObject({
      status: 'failed',
      failure_reason: 'cancelled',
    });
    await waitUntil('its requests have ended', async () => closed === sockets);
  });

  test('crawls of an organization that wait for their sites do not hold up the crawl of another one', async () => {
    const held = Array.from({ length: SLOW_SITES }, () => holdPage('User-agent: *'));
    const slow = await Promise.all(held.map(({ page }) => addSite(web.take({ '/robots.txt': page }).domain)));
    await waitUntil('crawls wait', async () => held.filter(({ requests }) => requests() > 0).length > 4, JOB_MS_MAX);
    const demo = api;
    api = apiClient(system.baseUrl, await keyOfNewOrganization());
    const { jobId } = await addSite(web.take({ '/': pageOf('Third bicycles') }).domain);
    expect((await waitForEnd(jobId)).status).toBe('completed');
    api = demo;
    await Promise.all(slow.map((crawl) => api.post(`/jobs/${crawl.jobId}/cancel`)));
  });

  test('SIGTERM ends the system, whatever its threads do', async () => {
    const { domain } = web.take({ '/': pageOf('spin-in-job and on') });
    await addSite(domain);
    const stopped = system.stop().then(() => 'stopped');
    const tooLate = delay(PATIENCE_MS, 'still running', { ref: false });
    expect(await Promise.race([stopped, tooLate])).toBe('stopped');
    await start();
  });

  test('a job whose process died twice while it ran is not started a third time: it fails and says so', async () => {
    const held = holdPage('User-agent: *');
    const { domain } = web.take({ '/': pageOf('Home'), '/robots.txt': held.page });
    const { jobId } = await addSite(domain);
    await held.asked();
    for (const deaths of [1, 2]) {
      await system.kill('system');
      const before = held.requests();
      await start();
      if (deaths < 2) await waitUntil('the job begins again', async () => held.requests() > before, JOB_MS_MAX);
    }
    expect(await waitForEnd(jobId)).toMatchObject({ status: 'failed', failure_reason: 'process_died' });
  });
});
