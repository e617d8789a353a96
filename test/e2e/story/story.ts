/**
 * One life of the system, as its users and its schedules drive it: setup and crawl, an analysis, a lost message that the
 * sweeper sends again, a silent job that it fails, an operator's retry, ideas and their scheduled refresh, the scores of
 * keywords, and a restart in the middle of work. What it answers must not depend on the engine of the table.
 */
import { type EmbeddedSystem, startEmbeddedSystem } from '../../../local/embedded-system.ts';
import { formatJobId } from '../../../shared/domain/jobs/job-id.ts';
import { readEnvironment } from '../../../shared/environment.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { retryOperatorJob } from '../../../shared/operator/retry-job.ts';
import { getAnalysis } from '../../../shared/table/analyses.ts';
import { openTable, type Table } from '../../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { getPage } from '../../../shared/table/pages.ts';
import { updateSite } from '../../../shared/table/sites.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../harness/api-client.ts';
import { waitForJob, waitForSite, waitUntil } from '../../harness/wait-until.ts';

/** A step's response, without values that differ each time. */
export interface StoryStep {
  step: string;
  answer: unknown;
}

interface StoryRun {
  api: ApiClient;
  table: Table;
  organizationId: number;
  record(step: string, answer: unknown): void;
}

const HOUR_MS = 3_600_000;
const anHourAgo = (): Date => new Date(Date.now() - HOUR_MS);

/** Times, UUIDs, numbers that work done side by side draws in any order, and the order of what is sorted by a UUID. */
function withoutChance(answer: unknown): unknown {
  const text = JSON.stringify(answer)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'TIME')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'UUID')
    .replaceAll(/(?<="(?:\w+_)?id":)\d+/g, '"NUMBER"');
  return JSON.parse(text, (_, value: unknown) => (Array.isArray(value) ? sortedUnlessNumbered(value) : value));
}

function sortedUnlessNumbered(values: unknown[]): unknown[] {
  const keyed = values.map((value) => ({ value, key: JSON.stringify(value) }));
  if (!keyed.some(({ key }) => key.includes('"id":"UUID"'))) return values;
  return keyed.sort((a, b) => a.key.localeCompare(b.key)).map(({ value }) => value);
}

const succeeded = ({ status, body }: ApiAnswer): unknown => {
  if (status >= 300) throw new Error(`status ${status}: ${JSON.stringify(body)}`);
  return body.data;
};

async function withSystem(run: (running: StoryRun) => Promise<void>): Promise<StoryStep[]> {
  const steps: StoryStep[] = [];
  const system: EmbeddedSystem = await startEmbeddedSystem({ quiet: true });
  const table = openTable(readEnvironment());
  try {
    await run({
      api: apiClient(system.baseUrl, system.apiKey),
      table,
      organizationId: system.demo.organizationId,
      record: (step, answer) => void steps.push({ step, answer: withoutChance(answer) }),
    });
  } finally {
    table.documents.destroy();
    await system.stop();
  }
  return steps;
}

/** The workers that schedules call. Loaded when the system runs: they read its environment. */
const callSweeper = async (): Promise<void> => (await import('../../../functions/sweeper/handler.ts')).handler();
const callIdeasRefresher = async (): Promise<void> =>
  (await import('../../../functions/ideas-refresher/handler.ts')).handler();
const callReconciler = async (): Promise<void> =>
  (await import('../../../functions/search-console-reconciler/handler.ts')).handler();

const callCrawlScheduler = async (): Promise<void> =>
  (await import('../../../functions/crawl-scheduler/handler.ts')).handler();

const waitForIdeas = (api: ApiClient, siteId: number) =>
  waitUntil('the ideas run is over', async () => {
    const { body } = await api.get(`/sites/${siteId}/ideas/run`);
    return body?.data && body.data.status !== 'running' && body.data;
  });

/** From the setup to the work that the restart interrupts. */
export const runUntilRestart = (domain: string): Promise<StoryStep[]> =>
  withSystem(async (running) => {
    const { api, record } = running;
    record('site', succeeded(await api.post('/sites', { domain })));
    const [{ id: siteId }] = (await api.get('/sites')).body.data;
    record('crawled', await waitForSite(api, siteId));
    const pages = (await api.get(`/sites/${siteId}/pages?limit=100`)).body;
    record('pages', pages);
    const pageId: number = pages.data.find(({ path }: { path: string }) => path === '/').id;
    // A page with something to improve in its body.
    await analyse(
      running,
      pages.data.find(({ path }: { path: string }) => path === '/blog/tubeless-or-inner-tubes/').id,
    );
    await losePageAnalysis(running, pageId);
    await refreshIdeas(running, siteId);
    await scoreKeywords(running, siteId, pageId);
    await callReconciler();
    await callCrawlScheduler();
    await leaveCrawlBehind(running, siteId);
  });

async function analyse({ api, record }: StoryRun, pageId: number): Promise<void> {
  const { data } = (await api.post(`/pages/${pageId}/analyze`)).body;
  record('analysed', await waitForJob(api, data.job_id));
  const analysis = (await api.get(`/pages/${pageId}/analysis`)).body.data;
  record('analysis', analysis);
  const draft = { draft_value: 'Bicycles, repairs and advice in one workshop' };
  record('draft', succeeded(await api.put(`/pages/${pageId}/drafts/title`, draft)));
  const [recommendation] = analysis.recommendations;
  record('resolved', succeeded(await api.post(`/recommendations/${recommendation.id}/resolve`)));
  record('brief', succeeded(await api.get(`/pages/${pageId}/brief`)));
}

/** An analysis whose message is lost is sent again; one that fell silent is failed, and an operator retries it. */
async function losePageAnalysis({ api, table, organizationId, record }: StoryRun, pageId: number): Promise<void> {
  const services = { table, ids: createIdAllocator(table), now: anHourAgo, jobs: { send: async () => {} } };
  const start = async (): Promise<number> => {
    const page = await getPage(table, organizationId, pageId);
    if (!page) throw new Error('the page is gone');
    const started = await startAnalysis(services, { page, drafts: [], force: true });
    if (!started.started) throw new Error(started.reason);
    return started.analysis.id;
  };
  const lost = formatJobId({ kind: 'analysis', id: await start() });
  await callSweeper();
  record('sent again', await waitForJob(api, lost));

  const id = await start();
  const silent = formatJobId({ kind: 'analysis', id });
  const analysis = await getAnalysis(table, organizationId, id);
  if (!analysis) throw new Error('the analysis is gone');
  const at = anHourAgo().toISOString();
  const silence = { 'job/state': 'running', 'job/reportedAt': at, dueAt: at };
  await updateItem(table, keys.analysis(organizationId, id), { set: silence });
  await callSweeper();
  record('failed', await waitForJob(api, silent));
  await retryOperatorJob({ table, now: () => new Date() }, silent, { deadLettered: false });
  await callSweeper();
  record('retried', await waitForJob(api, silent));
}

async function refreshIdeas({ api, table, organizationId, record }: StoryRun, siteId: number): Promise<void> {
  succeeded(await api.post(`/sites/${siteId}/ideas/refresh`));
  record('ideas run', await waitForIdeas(api, siteId));
  record('ideas', (await api.get(`/sites/${siteId}/ideas`)).body);
  // A week later, on a site that wants it.
  await updateSite(table, organizationId, siteId, { set: { autoRefresh: true } });
  const due = { set: { dueAt: anHourAgo().toISOString() }, remove: ['cooldownUntil'] };
  await updateItem(table, keys.ideasState(organizationId, siteId), due);
  await callIdeasRefresher();
  record('scheduled ideas run', await waitForIdeas(api, siteId));
  succeeded(await api.get(`/sites/${siteId}/ideas/playbook`));
}

async function scoreKeywords({ api, record }: StoryRun, siteId: number, pageId: number): Promise<void> {
  succeeded(await api.patch(`/pages/${pageId}`, { primary_keyword: 'bike workshop' }));
  const scored = await waitUntil('the page has its score', async () => {
    const { data } = (await api.get(`/pages/${pageId}`)).body;
    return data.opportunity_score !== null && data;
  });
  record('scored', scored);
  record('opportunities', (await api.get(`/sites/${siteId}/opportunities`)).body);
}

/** Queued for an hour, and its message is lost with the queue. */
async function leaveCrawlBehind({ table, organizationId }: StoryRun, siteId: number): Promise<void> {
  const id = await createIdAllocator(table).next('crawl');
  const { writes } = siteCrawlWrites({ id, organizationId, siteId, now: anHourAgo() });
  const result = await transact(table, writes);
  if (!result.ok) throw new Error(`the crawl was not written: ${result.failed.join()}`);
  await updateSite(table, organizationId, siteId, { set: { latestCrawlId: id, backgroundStatus: 'discovering' } });
}

/** The second process finishes what the first left, and has all that it stored. */
export const runAfterRestart = (): Promise<StoryStep[]> =>
  withSystem(async ({ api, record }) => {
    const [{ id: siteId }] = (await api.get('/sites')).body.data;
    record('crawled after the restart', await waitForSite(api, siteId));
    const pages = (await api.get(`/sites/${siteId}/pages?limit=100`)).body;
    record('pages after the restart', pages);
    const home = pages.data.find(({ path }: { path: string }) => path === '/');
    record('report', succeeded(await api.get(`/pages/${home.id}/report`)));
    await callSweeper();
    await callIdeasRefresher();
    await callReconciler();
    await callCrawlScheduler();
  });
