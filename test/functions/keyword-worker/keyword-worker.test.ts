import { beforeEach, expect, test } from 'vitest';
import type { KeywordWorkerServices } from '../../../functions/keyword-worker/services.ts';
import { assignKeywords } from '../../../functions/keyword-worker/steps/assign-keywords.ts';
import { choosePages } from '../../../functions/keyword-worker/steps/choose-pages.ts';
import { completeGeneration } from '../../../functions/keyword-worker/steps/complete-generation.ts';
import { computeOpportunityScores } from '../../../shared/jobs/compute-opportunity-scores.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { keywordGenerationKind } from '../../../shared/jobs/kinds/keyword-generation.ts';
import { failJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { requestScoresSoon } from '../../../shared/jobs/request-opportunity-scores.ts';
import { startKeywordGeneration } from '../../../shared/jobs/start-keyword-generation.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { getKeywordGenerationRow } from '../../../shared/table/keyword-generations.ts';
import { keywordWriter } from '../../../shared/table/keyword-lock.ts';
import { putKeywordMetrics } from '../../../shared/table/keyword-metrics.ts';
import { getUsage } from '../../../shared/table/organizations.ts';
import { pageLinksWrites } from '../../../shared/table/page-links.ts';
import { createPageWrites, getPages, newPage, type Page, updatePage } from '../../../shared/table/pages.ts';
import { getSiteScores } from '../../../shared/table/site-scores.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';
import { useTable } from '../../shared/table/use-table.ts';

const database = useTable();
let nowMs = Date.now();
let sent: JobMessage[] = [];
let nextId = 1;
const now = () => new Date(nowMs);
const jobs = { send: async (message: JobMessage) => void sent.push(message) };
const worker = (): KeywordWorkerServices => ({
  table: database.table,
  now,
  keywordDataFor: null,
  siteSearch: { read: async () => ({ status: 'not_connected', value: null }) },
});
const starter = () => ({ table: database.table, jobs, now });
beforeEach(() => {
  sent = [];
});

/** A site of a separate organization, with pages of these names. */
async function siteWith(pages: readonly (Partial<Page> & { title: string })[]) {
  const organizationId = nextId++;
  const createdAt = now().toISOString();
  await putItem(database.table, { ...keys.organization(organizationId), id: organizationId, siteCount: 0 });
  const site = newSite({ id: nextId++, organizationId, domain: `site-${organizationId}.example`, createdAt });
  await transact(database.table, createSiteWrites(site, null));
  const ids = pages.map(() => nextId++);
  const created = pages.map((given, at) => {
    const id = ids[at] ?? 0;
    const path = `/p-${id}/`;
    const page = newPage({
      id,
      organizationId,
      siteId: site.id,
      url: `https://${site.domain}${path}`,
      path,
      createdAt,
      ...given,
    });
    return transact(database.table, createPageWrites(page));
  });
  await Promise.all(created);
  const read = async () => (await getPages(database.table, organizationId, ids)).toSorted((a, b) => a.id - b.id);
  return { organizationId, site, ids, read };
}

async function run(job: JobMessage): Promise<void> {
  await choosePages(worker(), job);
  while ((await assignKeywords(worker(), job)).remaining);
  await completeGeneration(worker(), job);
}

const metrics = (keyword: string, searchVolume: number) =>
  putKeywordMetrics(database.table, [
    {
      keyword,
      location: 2840,
      language: 'en',
      searchVolume,
      keywordDifficulty: 30,
      cpc: null,
      competition: null,
      searchIntent: null,
      monthlySearches: null,
      updatedAt: now().toISOString(),
    },
  ]);

const onlyMessage = (): JobMessage => {
  const [message] = sent;
  if (!message) throw new Error('no message was sent');
  return message;
};

test('gives each page that has none a keyword of its own, keeps others, counts a credit each, and scores them', async () => {
  await metrics('winter tyres', 900);
  const { site, organizationId, read } = await siteWith([
    { title: 'Winter Tyres' },
    { title: 'Winter Tyres' },
    { title: 'Summer Tyres', primaryKeyword: 'kept', secondaryKeywords: ['also kept'] },
    { title: 'Bike Racks', secondaryKeywords: ['mine'] },
    { title: 'Not for search', noindex: true },
  ]);
  expect(await startKeywordGeneration(starter(), { site, scope: 'all' })).toMatchObject({ started: true });
  expect(await keywordWriter(database.table, site, now())).toBe(onlyMessage().jobId);
  await run(onlyMessage());
  const pages = await read();
  const keywords = pages.flatMap(({ primaryKeyword }) => primaryKeyword ?? []);
  expect(new Set(keywords).size).toBe(keywords.length);
  // 0.6 × 100 × log10(901) / log10(100001) + 0.4 × 70
  expect(pages[0]).toMatchObject({ primaryKeyword: 'winter tyres', opportunityScore: 63, isPriority: true });
  // Nothing else is known of it: none rather than a bad one, which costs nothing.
  expect(pages[1]?.primaryKeyword).toBeNull();
  expect(pages[2]).toMatchObject({ primaryKeyword: 'kept', secondaryKeywords: ['also kept'] });
  expect(pages[3]).toMatchObject({ primaryKeyword: 'bike racks', secondaryKeywords: ['mine'] });
  expect(pages[4]?.primaryKeyword).toBeNull();
  const row = await getKeywordGenerationRow(database.table, site);
  expect(row).toMatchObject({ status: 'completed', total: 4, position: 4, failed: 2, completed: 2 });
  expect((await getUsage(database.table, organizationId, now())).credits).toBe(2);
  expect(await keywordWriter(database.table, site, now())).toBeNull();
});

test('a headline, a label of any page and the name of the site get no keyword, and cost no credit', async () => {
  const { site, organizationId, read } = await siteWith([
    { title: 'Garden Chairs - Oak & Sons' },
    { title: 'Garden Tables - Oak & Sons' },
    { title: 'Oak & Sons' },
    { title: 'Home - Oak & Sons' },
    { title: 'He died as he lived: Jobs hires again - Oak & Sons' },
  ]);
  await startKeywordGeneration(starter(), { site, scope: 'all' });
  await run(onlyMessage());
  const pages = await read();
  expect(pages.map(({ primaryKeyword }) => primaryKeyword)).toEqual([
    'garden chairs',
    'garden tables',
    null,
    null,
    null,
  ]);
  expect((await getUsage(database.table, organizationId, now())).credits).toBe(2);
});

test('what links to a page call it counts for its keyword', async () => {
  const { site, ids, organizationId, read } = await siteWith([
    { title: 'Garden furniture for balconies, terraces and parks - Oak & Sons' },
    { title: 'Start - Oak & Sons', path: '/' },
  ]);
  const [offer = 0, start = 0] = ids;
  const links = [1, 2, 3].map((position) => ({
    ...{ id: position, position, context: null, location: 'nav', nofollow: false },
    ...{ href: `https://${site.domain}/p-${offer}/`, url: `https://${site.domain}/p-${offer}/` },
    anchorText: position === 1 ? 'Garden furniture' : 'More',
  }));
  const { writes } = await pageLinksWrites(database.table, organizationId, start, links, now());
  await transact(database.table, writes);
  await startKeywordGeneration(starter(), { site, scope: 'all' });
  await run(onlyMessage());
  expect((await read()).find(({ id }) => id === offer)?.primaryKeyword).toBe('garden furniture');
});

test('of two starts at the same time one runs; when it is over another may', async () => {
  const { site } = await siteWith([{ title: 'Garden Chairs' }]);
  const results = await Promise.all([1, 2, 3].map(() => startKeywordGeneration(starter(), { site, scope: 'all' })));
  expect(results.filter(({ started }) => started)).toHaveLength(1);
  expect(sent).toHaveLength(1);
  expect(await startKeywordGeneration(starter(), { site, scope: 'none' })).toEqual({
    started: false,
    reason: 'nothing_to_do',
  });
  await run(onlyMessage());
  expect(await startKeywordGeneration(starter(), { site, scope: 'all' })).toMatchObject({ started: true });
});

test('a batch that is done twice at the same time is written and paid for once', async () => {
  const { site, organizationId } = await siteWith(
    Array.from({ length: 45 }, (_, at) => ({
      title: `Subject${'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrst'[at]}${'xyz'[at % 3]}${at > 25 ? 'q' : ''} tyres`,
    })),
  );
  await startKeywordGeneration(starter(), { site, scope: 'all' });
  const job = onlyMessage();
  await choosePages(worker(), job);
  await Promise.all([assignKeywords(worker(), job), assignKeywords(worker(), job)]);
  const row = await getKeywordGenerationRow(database.table, site);
  expect((await getUsage(database.table, organizationId, now())).credits).toBe(row?.completed);
  while ((await assignKeywords(worker(), job)).remaining);
  const done = await getKeywordGenerationRow(database.table, site);
  expect(done).toMatchObject({ position: 45 });
  expect((await getUsage(database.table, organizationId, now())).credits).toBe(done?.completed);
});

test('a lost message is sent again; a run that fell silent is failed, and its steps write nothing any more', async () => {
  const { site } = await siteWith([{ title: 'Desk Lamps' }]);
  await startKeywordGeneration(starter(), { site, scope: 'all' });
  const job = onlyMessage();
  nowMs += 61_000;
  await sweep(starter());
  expect(sent.filter(({ jobId }) => jobId === job.jobId)).toHaveLength(2);
  await choosePages(worker(), job);
  nowMs += 901_000;
  await sweep(starter());
  expect(await getKeywordGenerationRow(database.table, site)).toMatchObject({ status: 'failed' });
  await expect(assignKeywords(worker(), job)).rejects.toThrow(JobOverError);
  await failJob(worker(), keywordGenerationKind, job, {});
  expect(await startKeywordGeneration(starter(), { site, scope: 'all' })).toMatchObject({ started: true });
});

test('scores are idempotent, follow a request that comes meanwhile, and never move a manual priority', async () => {
  await Promise.all([metrics('alpha', 500), metrics('beta', 5000)]);
  const { site, read } = await siteWith([
    { title: 'A', primaryKeyword: 'alpha' },
    { title: 'B', primaryKeyword: 'beta', isPriority: false, isPriorityManual: true },
  ]);
  await requestScoresSoon(worker(), site, now());
  const several = await Promise.all(['a', 'b', 'c'].map((holder) => computeOpportunityScores(worker(), site, holder)));
  expect(several.filter((outcome) => outcome !== null).reduce((sum, outcome) => sum + (outcome?.changed ?? 0), 0)).toBe(
    2,
  );
  const [alpha, beta] = await read();
  expect(alpha).toMatchObject({ isPriority: true, opportunityScore: expect.any(Number) });
  expect(beta).toMatchObject({ isPriority: false, isPriorityManual: true, opportunityScore: expect.any(Number) });
  expect(await computeOpportunityScores(worker(), site, 'again')).toEqual({ changed: 0 });
  if (alpha) await updatePage(database.table, alpha, { set: { primaryKeyword: null } });
  expect(await computeOpportunityScores(worker(), site, 'later')).toEqual({ changed: 1 });
  expect((await read())[0]).toMatchObject({ opportunityScore: null, isPriority: false });
});

test('the course of a site has the mean score of its graded pages, a point for each move', async () => {
  const { site, read } = await siteWith([
    { title: 'A', latestScore: 58, latestGrade: 'F' },
    { title: 'B', latestScore: 87, latestGrade: 'B+' },
    { title: 'C' },
  ]);
  const reference = { organizationId: site.organizationId, siteId: site.id };
  const compute = () => computeOpportunityScores(worker(), site, 'a');
  await compute();
  await compute();
  const [first] = await read();
  if (first) await updatePage(database.table, first, { set: { latestScore: 90 } });
  await compute();
  const { history } = await getSiteScores(database.table, reference);
  expect(history.map(({ score, gradedPages }) => [score, gradedPages])).toEqual([
    [72.5, 2],
    [88.5, 2],
  ]);
});
