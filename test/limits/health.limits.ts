import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../local/engines/free-port.ts';
import { type KillableSystem, startKillable } from '../faults/killable-system.ts';
import { type ApiClient, apiClient } from '../harness/api-client.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { serveWebSites, type WebPages, type WebSites } from '../harness/web-sites.ts';
import { htmlCarriers } from './hostile-html.ts';
import { type HostileText, hostileTexts } from './hostile-texts.ts';
import { DOCUMENT_CHARACTERS } from './ways-in/way-in.ts';

/** The system as `npm start` runs it, while it reads hostile text: `GET /v1/health` responds within a second all the while. */
const HEALTH_MS_MAX = 1_000;
const HEALTH_EVERY_MS = 250;
/** Every so many of the strings: each is read by itself in documents.limits.ts. */
const EVERY = 12;
/** Of the site whose crawl must not wait for the hostile one. */
const CRAWL_MS_MAX = 120_000;
const JOB_MS_MAX = 900_000;
const ANALYZED = 20;

const texts = hostileTexts.filter((_, at) => at < 9 || at % EVERY === 0);

let web: WebSites;
let system: KillableSystem;
let dataDir: string;
let api: ApiClient;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-limits-'));
  web = await serveWebSites(2);
  system = await startKillable({
    port: await findFreePort(),
    dataDir,
    environment: { CRAWL_ORIGIN_OVERRIDES: web.originOverrides, CRAWL_RENDER: 'never', CRAWL_LINK_CHECKS: '0' },
  });
  api = apiClient(system.baseUrl, system.key);
});

afterAll(async () => {
  await system.stop();
  await web.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Asks for health again and again while the work goes on; the answers that came late, or not at all. */
async function lateAnswersDuring(work: () => Promise<void>): Promise<string[]> {
  const late: string[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const status = await fetch(`${system.baseUrl}/health`, { signal: AbortSignal.timeout(10 * HEALTH_MS_MAX) }).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      );
      const ms = Math.round(performance.now() - startedAt);
      if (status !== 200 || ms > HEALTH_MS_MAX) late.push(`${status} after ${ms} ms`);
      await delay(HEALTH_EVERY_MS);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await asking;
  }
  return late;
}

const html = (title: string, body: string): string =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p>${body}</main>`;

function hostileSite(): WebPages {
  const pages: WebPages = {};
  for (const [at, text] of texts.entries())
    for (const [number, carry] of Object.values(htmlCarriers).entries())
      pages[`/page-${at}-${number}/`] = () => carry(text, DOCUMENT_CHARACTERS);
  const links = Object.keys(pages).map((page) => `<a href="${page}">${page}</a>`);
  return { '/': html('Home', links.join(' ')), ...pages };
}

const idle = (siteId: number, ms: number): Promise<unknown> =>
  waitUntil(
    `site ${siteId} is idle`,
    async () => (await api.get(`/sites/${siteId}`)).body.data.background_status === null,
    ms,
  );

const jobsOver = (ids: readonly string[]): Promise<unknown> =>
  waitUntil(
    'no job is at work',
    async () => {
      const { data } = (await api.get(`/jobs?ids=${ids.join(',')}`)).body;
      return data.every((job: { retry_after_seconds?: number | null }) => (job.retry_after_seconds ?? null) === null);
    },
    JOB_MS_MAX,
  );

let hostileSiteId: number;

test('while a hostile site is crawled, health answers and the crawl of another site is not held up', async () => {
  let crawledMs = Number.POSITIVE_INFINITY;

  const late = await lateAnswersDuring(async () => {
    hostileSiteId = (await api.post('/sites', { domain: web.take(hostileSite()).domain })).body.data.id;
    const startedAt = performance.now();
    const other = web.take({ '/': html('Other', '<a href="/a/">a</a>'), '/a/': html('A', '') });
    const { body } = await api.post('/sites', { domain: other.domain });
    await idle(body.data.id, JOB_MS_MAX);
    crawledMs = performance.now() - startedAt;
    await idle(hostileSiteId, JOB_MS_MAX);
  });

  expect(late).toEqual([]);
  expect(crawledMs).toBeLessThan(CRAWL_MS_MAX);
});

test('while ideas are made of the hostile site, health answers', async () => {
  const late = await lateAnswersDuring(async () => {
    await api.post(`/sites/${hostileSiteId}/ideas/refresh`, {});
    await waitUntil(
      'the run of ideas is over',
      async () => {
        const { body } = await api.get(`/sites/${hostileSiteId}/ideas/run`);
        return body.data !== null && !['queued', 'running'].includes(body.data.status);
      },
      JOB_MS_MAX,
    );
  });

  expect(late).toEqual([]);
});

test('while pages of the hostile site are analyzed, health answers', async () => {
  const { data } = (await api.get(`/sites/${hostileSiteId}/pages?limit=${ANALYZED}`)).body;
  const page_ids = data.map(({ id }: { id: number }) => id);

  const late = await lateAnswersDuring(async () => {
    const { body } = await api.post(`/sites/${hostileSiteId}/analyze`, { page_ids });
    await jobsOver(body.data.jobs.map(({ job_id }: { job_id: string }) => job_id));
  });

  expect(late).toEqual([]);
});

const oneLine = (text: HostileText, characters: number): string => text.of(characters).replaceAll('\n', ' ');

test('while hostile content, drafts, facts and briefs are posted, health answers', async () => {
  const page = await api.post(`/sites/${hostileSiteId}/pages`, { path: '/posted/' });
  const pagePath = `/pages/${page.body.data.id}`;

  const late = await lateAnswersDuring(async () => {
    for (const text of texts) {
      await api.post(`${pagePath}/content`, {
        markdown: `# ${oneLine(text, 5_000)}\n\n${text.of(DOCUMENT_CHARACTERS)}`,
      });
      for (const field of ['title', 'meta_description', 'h1', 'primary_keyword', 'image_alt'])
        await api.put(`${pagePath}/drafts/${field}`, { draft_value: text.of(20_000) });
      const schema = JSON.stringify({ '@type': 'Article', headline: text.of(2_000), datePublished: text.of(2_000) });
      await api.put(`${pagePath}/drafts/schema`, { draft_value: schema.slice(0, 20_000) });
      await api.get(`${pagePath}/checks`);
      await api.post(`/sites/${hostileSiteId}/facts`, {
        facts: [{ kind: 'testimonial', data: { quote: text.of(5_000), author: text.of(300) } }],
      });
      const plan = await api.post('/sites/plan', { brief: text.of(20_000), name: 'Plan' });
      if (plan.status === 201) await api.post(`/sites/${plan.body.data.id}/plan/generate`, {});
    }
  });

  expect(late).toEqual([]);
});

test('after all of it the system ends within 5 seconds', async () => {
  const startedAt = performance.now();
  await system.stop();

  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
