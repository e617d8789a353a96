/** The two steps of `generate-plan` with a planner of the test: each can run twice, and be interrupted anywhere. */
import { beforeEach, expect, test } from 'vitest';
import type { PlanningWorkerServices } from '../../../functions/planning-worker/services.ts';
import { planPages } from '../../../functions/planning-worker/steps/plan-pages.ts';
import { storePages } from '../../../functions/planning-worker/steps/store-pages.ts';
import { suggestedByRules } from '../../../shared/domain/model-prompts/suggested-by-rules.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { planGenerationKind } from '../../../shared/jobs/kinds/plan-generation.ts';
import { cancelJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { startPlanGeneration } from '../../../shared/jobs/start-plan-generation.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { generatePages } from '../../../shared/planning/generate-pages.ts';
import type { Planner } from '../../../shared/providers/model/planner.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { newPage } from '../../../shared/table/pages.ts';
import { getPlanGeneration, type PlanGeneration } from '../../../shared/table/plan-generations.ts';
import {
  createPlannedPagesWrites,
  deletePlannedPagesWrites,
  listPlannedPages,
  readPlan,
} from '../../../shared/table/planning.ts';
import { getSite, type Site } from '../../../shared/table/sites.ts';
import { useJobs } from '../../shared/jobs/use-jobs.ts';

const jobs = useJobs();
let site: Site;
let asked: { mayFallBack: boolean; budgetMs?: number | undefined }[];
/** Called while the planner works. */
let meanwhile: () => Promise<unknown>;

const plannerOf = (name: string): Planner => ({
  describe: () => Promise.reject(new Error('not asked')),
  suggestKeywords: () => Promise.reject(new Error('not asked')),
  async planPages(_input, given) {
    asked.push(given);
    await meanwhile();
    const pages = ['Home', name].map((page) => ({ name: page, slug: page.toLowerCase(), purpose: `Says ${page}.` }));
    return { pages: pages.map(suggestedByRules), note: null, dropped: [] };
  },
});

const servicesWith = (planner: Planner): PlanningWorkerServices => ({ ...jobs.services, planner });
const services = () => servicesWith(plannerOf('Repairs'));
const paths = async () =>
  (await listPlannedPages(jobs.table, site, await readPlan(jobs.table, site))).map(({ path }) => path);

/** The message of a generation that replaces the planned page `/p/` of the site. */
async function begin(): Promise<JobMessage> {
  expect(await startPlanGeneration(jobs.services, site, { regenerate: true })).toMatchObject({ started: true });
  return jobs.sent.at(-1) as JobMessage;
}

async function row({ id }: JobMessage): Promise<PlanGeneration> {
  const found = await getPlanGeneration(jobs.table, jobs.organizationId, id);
  if (found === null) throw new Error('the job has no row');
  return found;
}

beforeEach(async () => {
  asked = [];
  meanwhile = async () => {};
  await updateItem(jobs.table, keys.site(jobs.organizationId, jobs.site.id), { set: { planned: true } });
  site = (await getSite(jobs.table, jobs.organizationId, jobs.site.id)) as Site;
});

test('each step can run twice: the planner is asked once, with more time than a request has, and the pages are written once', async () => {
  const message = await begin();
  await planPages(services(), message);
  await planPages(services(), message);
  expect(asked).toEqual([{ mayFallBack: false, budgetMs: 110_000 }]);
  expect(await row(message)).toMatchObject({ status: 'processing', pageCount: 2, pageIds: [] });
  expect(await paths()).toEqual(['/p/']);

  await storePages(services(), message);
  await expect(storePages(services(), message)).rejects.toThrow(JobOverError);
  expect(await paths()).toEqual(['/', '/repairs/']);
  const { pageIds, ...ended } = await row(message);
  expect(ended).toMatchObject({ status: 'completed', pageCount: 2, planned: null });
  expect(pageIds).toHaveLength(2);
});

test('a process that died between the deletion of pages and their replacement leaves a job that replaces them', async () => {
  const message = await begin();
  await planPages(services(), message);
  const deletion = { deletedAt: jobs.now.toISOString(), ifUntouched: true };
  const existing = await listPlannedPages(jobs.table, site, await readPlan(jobs.table, site));
  expect((await transact(jobs.table, deletePlannedPagesWrites(site, existing, deletion))).ok).toBe(true);
  expect(await paths()).toEqual([]);

  await storePages(services(), message);
  expect(await paths()).toEqual(['/', '/repairs/']);
  expect(asked).toHaveLength(1);
});

test('a generation that was written in the meantime stays, and the job ends with its pages', async () => {
  const message = await begin();
  meanwhile = async () => {
    meanwhile = async () => {};
    await generatePages(servicesWith(plannerOf('Rentals')), site, await readPlan(jobs.table, site), {
      regenerate: true,
    });
  };
  await planPages(services(), message);
  await storePages(services(), message);
  expect(await paths()).toEqual(['/', '/rentals/']);
  const { status, pageIds } = await row(message);
  expect([status, pageIds.length]).toEqual(['completed', 2]);
});

test('a job that is cancelled while the planner works stores nothing', async () => {
  const message = await begin();
  meanwhile = async () => cancelJob(jobs.services, planGenerationKind, await row(message));
  await expect(planPages(services(), message)).rejects.toThrow(JobOverError);
  expect(await row(message)).toMatchObject({ status: 'failed', planned: null });
  expect(await paths()).toEqual(['/p/']);
});

test('a job that is cancelled before its pages are stored stores none of them', async () => {
  const message = await begin();
  await planPages(services(), message);
  await cancelJob(jobs.services, planGenerationKind, await row(message));
  await expect(storePages(services(), message)).rejects.toThrow(JobOverError);
  expect(await paths()).toEqual(['/p/']);
});

test('a page that a client adds while the planner works stays', async () => {
  const message = await begin();
  meanwhile = async () => {
    const of = { organizationId: jobs.organizationId, siteId: site.id, url: null, createdAt: jobs.now.toISOString() };
    const added = newPage({ ...of, id: await jobs.ids.next('page'), path: '/added/', planned: true });
    await transact(jobs.table, createPlannedPagesWrites(site, [added]));
  };
  await planPages(services(), message);
  await storePages(services(), message);
  expect(await paths()).toEqual(['/added/', '/', '/repairs/']);
});

test('a site that goes live in the meantime gets no planned pages', async () => {
  const message = await begin();
  await planPages(services(), message);
  await updateItem(jobs.table, keys.site(jobs.organizationId, jobs.site.id), { set: { planned: false } });
  await storePages(services(), message);
  expect((await row(message)).status).toBe('completed');
  expect(await paths()).toEqual(['/p/']);
});

test('of two starts at once one begins, and the other one names its job and leaves the brief', async () => {
  const message = await begin();
  const second = await startPlanGeneration(jobs.services, site, { regenerate: false, brief: 'Another one.' });
  expect(second).toEqual({ started: false, reason: 'in_progress', jobId: message.jobId });
  expect((await readPlan(jobs.table, site)).brief).toBeNull();
});
