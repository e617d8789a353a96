import { expect, test } from 'vitest';
import type { AnalysisServices } from '../../../functions/analysis-worker/services.ts';
import { type FullAnalysis, getFullAnalysis } from '../../../shared/table/analysis-results.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { type Analyzed, analyzedPage } from '../recommendations/analyzed.ts';
import { type Steps, startSteps } from './steps.ts';

const system = useSystem();

const stored = async ({ tenant }: Analyzed, { id }: Steps): Promise<FullAnalysis> => {
  const full = await getFullAnalysis(system.table, tenant.organizationId, id);
  if (!full) throw new Error('there is no analysis');
  return full;
};

/** The same table, with something that happens at its first transaction. */
function atFirstTransaction(services: AnalysisServices, happen: () => Promise<void>): void {
  const { table } = services;
  let done = false;
  const documents = Object.create(table.documents);
  documents.send = async (command: { constructor: { name: string } }) => {
    if (!done && command.constructor.name === 'TransactWriteCommand') {
      done = true;
      await happen();
    }
    return table.documents.send(command as never);
  };
  services.table = { ...table, documents };
}

test('"work succeeds | completed": components that failed are graded by the next analysis without force', async () => {
  const analyzed = await analyzedPage(system);
  const { tenant, page } = analyzed;
  const steps = await startSteps(system, page);
  await steps.analyze(['readability']);
  const again = async () =>
    waitForJob(tenant.api, (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data.job_id);
  expect((await again()).status).toBe('completed');
  const { components } = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
  expect(components.map(({ status }: { status: string }) => status)).not.toContain('failed');
  expect((await again()).status).toBe('skipped');
});

test('a task that crashes before its transaction leaves nothing to see, and its second run completes once', async () => {
  const analyzed = await analyzedPage(system);
  const steps = await startSteps(system, analyzed.page);
  const { table } = steps.services;
  atFirstTransaction(steps.services, async () => {
    throw new Error('killed');
  });
  await expect(steps.analyze()).rejects.toThrow('killed');
  expect(await stored(analyzed, steps)).toMatchObject({ components: [], recommendations: [] });
  steps.services.table = table;
  await steps.analyze();
  const first = await stored(analyzed, steps);
  // The result of the task was lost on the way: the state machine runs it again.
  expect(await steps.analyze()).toEqual({ outcome: 'completed' });
  expect(await stored(analyzed, steps)).toEqual(first);
});

test('a dismissal at the moment in which the analysis completes is carried on', async () => {
  const analyzed = await analyzedPage(system);
  const { id } = analyzed.on('title');
  const steps = await startSteps(system, analyzed.page);
  atFirstTransaction(steps.services, async () => {
    await analyzed.tenant.api.post(`/recommendations/${id}/dismiss`, { rationale: 'We like it so.' });
  });
  await steps.analyze();
  const { recommendations } = await stored(analyzed, steps);
  expect(recommendations.find(({ carriedFromRecommendationId }) => carriedFromRecommendationId === id)).toMatchObject({
    status: 'dismissed',
    dismissalRationale: 'We like it so.',
  });
});
