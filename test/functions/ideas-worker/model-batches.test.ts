import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { analyzePage } from '../../../functions/analysis-worker/steps/analyze-page.ts';
import { analysisKind } from '../../../shared/jobs/kinds/analysis.ts';
import { cancelJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import type { ModelSettings } from '../../../shared/providers/model/model-settings.ts';
import { openGrader } from '../../../shared/providers/model/open-grader.ts';
import { getFullAnalysis } from '../../../shared/table/analysis-results.ts';
import { getUsage, updateOrganization } from '../../../shared/table/organizations.ts';
import { getPageWithDrafts } from '../../../shared/table/pages.ts';
import { type BatchServer, startBatchServer } from '../../harness/batch-server.ts';
import { judge } from '../../harness/judging-model.ts';
import { useSystem } from '../../harness/system.ts';
import { type BatchSteps, startBatchSteps } from './batch-steps.ts';

const system = useSystem();

const server: BatchServer = await startBatchServer(judge);
afterAll(() => server.stop());
beforeEach(() => server.reset());

const PAGES = 5;
/** The first question of each of the two purposes shows what the server takes. */
const DIRECT = 2;

describe.each(['anthropic', 'openai'] as const)('batches of %s', (provider) => {
  const start = async (pages = PAGES, settings: Partial<ModelSettings> = {}): Promise<BatchSteps> =>
    startBatchSteps(system, await system.tenant({ plan: 'pro' }), {
      pages,
      settings: {
        MODEL_PROVIDER: provider,
        MODEL_ID: 'judge-1',
        MODEL_API_KEY: 'k',
        MODEL_BASE_URL: provider === 'openai' ? `${server.baseUrl}/v1` : server.baseUrl,
        MODEL_INPUT_PRICE: 10,
        MODEL_OUTPUT_PRICE: 20,
        ...settings,
      },
    });
  /** Up to the first batch that is sent. */
  const sendFirst = async (steps: BatchSteps): Promise<void> => {
    await steps.analyze();
    await steps.advance();
  };
  const judges = async (steps: BatchSteps): Promise<string[]> =>
    Promise.all(
      steps.analyses.map(async ({ organizationId, id }) => {
        const full = await getFullAnalysis(system.table, organizationId, id);
        return full?.components.some(({ model }) => model === 'judge-1') ? 'judge-1' : 'rules-v1';
      }),
    );
  const allJudged = Array.from({ length: PAGES }, () => 'judge-1');

  test('analyses of many pages wait for their answers without a slot, and are judged at half the price', async () => {
    const steps = await start();
    await steps.analyze();
    const waiting = await steps.read();
    expect(waiting.map(({ job, waitsSince }) => [job.state, job.slot, waitsSince !== null])).toEqual(
      waiting.map(() => ['queued', undefined, true]),
    );
    const rows = await steps.finish();
    expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'completed'));
    expect(await judges(steps)).toEqual(allJudged);
    expect(server.direct.length).toBe(DIRECT);
    expect(server.batches.map(({ lines }) => lines.length)).toEqual([PAGES - 1, PAGES - 1]);
    const calls = rows.map(({ modelCalls, modelBatchCalls = 0, costMicrodollars }) => [
      modelCalls,
      costMicrodollars === 2 * 12_000 - modelBatchCalls * 6_000,
    ]);
    expect(calls).toEqual(rows.map(() => [2, true]));
    const { committedMicrodollars = 0, modelMicrodollars = 0 } = (await getUsage(
      system.table,
      rows[0]?.organizationId ?? 0,
      steps.services.now(),
    )) as never;
    expect(committedMicrodollars).toBe(modelMicrodollars);
    expect(server.forgotten.length).toBeGreaterThan(0);
  });

  test('recorded answers of a batch grade the same pages again, without the provider', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'batch-recordings-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const steps = await start(PAGES, { MODEL_RECORD_DIR: folder });
    const rows = await steps.finish();
    expect(await readdir(path.join(folder, 'judge-1'))).toHaveLength(2 * PAGES);
    const asked = server.direct.length;
    const recorded = { MODEL_PROVIDER: 'recorded', MODEL_ID: 'judge-1', MODEL_RECORD_DIR: folder } as const;
    const replayed = { ...steps.services, batches: null, grader: openGrader(recorded) };
    for (const { organizationId, pageId, id: first } of rows) {
      const found = (await getPageWithDrafts(system.table, organizationId, pageId)) ?? expect.unreachable();
      const started = await startAnalysis(replayed, { ...found, force: true });
      if (!started.started) throw new Error('no analysis was started');
      await analyzePage(replayed, { organizationId, id: started.analysis.id });
      const [before, after] = await Promise.all(
        [first, started.analysis.id].map((id) => getFullAnalysis(system.table, organizationId, id)),
      );
      expect(after?.components.map(({ score, model }) => [score, model])).toEqual(
        before?.components.map(({ score, model }) => [score, model]),
      );
    }
    expect(server.direct.length).toBe(asked);
  });

  test('a batch whose id was lost is found again, or sent once more and never a third time', async () => {
    server.submissions = ['lost', 'lost', 'lost'];
    const steps = await start();
    await sendFirst(steps);
    expect(server.batches.length).toBe(1);
    await steps.finish();
    expect(await judges(steps)).toEqual(allJudged);
    const [first] = server.batches;
    const same = server.batches.filter(({ lines }) => lines[0]?.id === first?.lines[0]?.id);
    expect(same.length).toBe(provider === 'openai' ? 1 : 2);
  });

  test('a submission that is refused for now is sent again later', async () => {
    server.submissions = [429, 529, 503];
    const steps = await start();
    await steps.finish();
    expect(await judges(steps)).toEqual(allJudged);
    expect(server.batches.length).toBe(2);
    expect(server.direct.length).toBe(DIRECT);
  });

  test('a provider without batches leaves the questions to single requests', async () => {
    server.submissions = [404, 404];
    const steps = await start();
    await steps.finish();
    expect(await judges(steps)).toEqual(allJudged);
    expect(server.batches.length).toBe(0);
    expect(server.direct.length).toBe(2 * PAGES);
  });

  test.each([['errs'], ['expires']] as const)(
    'pages whose question %s in a batch are asked one by one, the others are not',
    async (fault) => {
      const steps = await start();
      await sendFirst(steps);
      const [broken] = server.batches[0]?.lines ?? [];
      server.hasEnded = false;
      await steps.advance();
      server.hasEnded = true;
      server.answer = (call) =>
        JSON.stringify(call.body) === JSON.stringify(broken?.body) && server.direct.length < 3 ? fault : judge(call);
      await steps.advance();
      server.answer = judge;
      await steps.finish();
      expect(await judges(steps)).toEqual(allJudged);
      // Its second question, too: what was asked at once is not kept.
      expect(server.direct.length).toBe(DIRECT + 2);
    },
  );

  test('a file of results that is cut is read again, and what it lacks in the end is asked one by one', async () => {
    server.readings = [0.5];
    const steps = await start();
    await steps.finish();
    expect(await judges(steps)).toEqual(allJudged);
    expect(server.direct.length).toBe(DIRECT);

    server.reset();
    server.readings = [0.5, 0.5, 0.5];
    const others = await start();
    if (provider === 'openai') server.readings = [0.5, 1, 0.5, 1, 0.5, 1];
    await others.finish();
    expect(await judges(others)).toEqual(allJudged);
    expect(server.direct.length).toBeGreaterThan(DIRECT - 1);
  });

  test('a batch that does not end within a day is cancelled, and its pages are asked one by one', async () => {
    server.hasEnded = false;
    const steps = await start();
    await sendFirst(steps);
    steps.pass(26 * 3_600);
    await steps.advance();
    expect(server.batches[0]?.isCancelled).toBe(true);
    server.hasEnded = true;
    await steps.finish();
    expect(await judges(steps)).toEqual(allJudged);
  });

  test('a batch whose analyses were all cancelled is cancelled', async () => {
    server.hasEnded = false;
    const steps = await start();
    await sendFirst(steps);
    for (const analysis of await steps.read()) await cancelJob(steps.services, analysisKind, analysis);
    await steps.advance();
    expect(server.batches.map(({ isCancelled }) => isCancelled)).toEqual([true]);
  });

  test('an analysis that waits is asked at once when a client asks for its page alone', async () => {
    server.hasEnded = false;
    const steps = await start();
    await sendFirst(steps);
    const [analysis] = await steps.read();
    const found = await getPageWithDrafts(system.table, analysis?.organizationId ?? 0, analysis?.pageId ?? 0);
    if (!found) throw new Error('there is no page');
    const answer = await startAnalysis(steps.services, { ...found, force: false });
    expect(answer).toMatchObject({ started: false, reason: 'analysis_in_progress', jobId: analysis?.job.id });
    await steps.analyze();
    const ended = (await steps.read()).filter(({ status }) => status === 'completed');
    expect(ended.map(({ id }) => id)).toEqual([analysis?.id]);
  });

  test('pages for whose questions the limit of the month has no room wait until those before them are answered', async () => {
    const steps = await start();
    const [first] = steps.analyses;
    const organizationId = first?.organizationId ?? 0;
    // Room for some of the questions at their most; what all of them cost is less.
    await updateOrganization(system.table, organizationId, { monthlyLimitMicrodollars: 350_000 });
    await steps.finish();
    expect(await judges(steps)).toEqual(allJudged);
    expect(server.batches.length).toBeGreaterThan(2);
  });

  test('questions are left to their analyses when the provider takes none for hours', async () => {
    const steps = await start();
    await steps.analyze();
    server.answer = () => 'is down';
    await steps.advance();
    expect((await steps.read()).every(({ job }) => job.state === 'queued')).toBe(true);
    steps.pass(7 * 3_600);
    await steps.advance();
    server.answer = judge;
    await steps.finish();
    expect(await judges(steps)).toEqual(allJudged);
    expect(server.batches.length).toBe(0);
  });

  test('an analysis of one page is asked at once', async () => {
    const steps = await start(1);
    await steps.analyze();
    expect((await steps.read()).map(({ status }) => status)).toEqual(['completed']);
    expect([server.direct.length, server.batches.length]).toEqual([2, 0]);
  });
});
