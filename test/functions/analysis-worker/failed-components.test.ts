import { describe, expect, test } from 'vitest';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { componentTypes } from '../../../shared/domain/rubric/rubric.ts';
import { getFullAnalysis } from '../../../shared/table/analysis-results.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { useSystem } from '../../harness/system.ts';
import { type Analyzed, analyzedPage } from '../recommendations/analyzed.ts';
import { startSteps } from './steps.ts';

const system = useSystem();

const latest = async ({ tenant, page }: Analyzed) =>
  (await tenant.api.get(`/pages/${page.id}/analysis?compare=prev`)).body.data;

/** Transactions never reach the table. */
function withoutTransactions<Client extends object>(documents: Client): Client {
  const cut = Object.create(documents);
  cut.send = async (command: { constructor: { name: string } }) => {
    if (command.constructor.name === 'TransactWriteCommand') throw new Error('killed');
    return (documents as { send(command: unknown): unknown }).send(command);
  };
  return cut;
}

interface ComponentView {
  component_type: string;
  status: string;
  score: number | null;
}

test('`started_at` of an analysis whose first step is tried again is that of the first try', async () => {
  const analyzed = await analyzedPage(system);
  const steps = await startSteps(system, analyzed.page);
  const startedAt = async () => (await analyzed.tenant.api.get(`/jobs/job_an_${steps.id}`)).body.data.started_at;
  steps.services.now = () => new Date('2026-01-01T00:00:00.000Z');
  const { table } = steps.services;
  steps.services.table = { ...table, documents: withoutTransactions(table.documents) };
  await expect(steps.analyze()).rejects.toThrow('killed');
  steps.services.table = table;
  steps.services.now = () => new Date('2026-01-01T00:00:09.000Z');
  await steps.analyze();
  expect(await startedAt()).toBe('2026-01-01T00:00:00.000Z');
});

describe('a component that could not be graded', () => {
  test('is shown as failed without a score, and its weight is shared among the others', async () => {
    const analyzed = await analyzedPage(system);
    const steps = await startSteps(system, analyzed.page);
    await steps.analyze(['readability']);
    const { components, overall_score, ...analysis } = await latest(analyzed);
    expect(components.map(({ component_type }: ComponentView) => component_type)).toEqual([...componentTypes]);
    expect(components.find(({ component_type }: ComponentView) => component_type === 'readability')).toMatchObject({
      status: 'failed',
      score: null,
      grade: null,
      estimated_score: null,
      criteria_scores: {},
      rationale: 'Readability could not be graded; its weight is shared among the other components.',
    });
    const graded = components.filter(({ status }: ComponentView) => status === 'completed');
    const weightOf = ({ component_type }: ComponentView): number =>
      defaultRubric.components.find(({ componentType }) => componentType === component_type)?.weight ?? 0;
    const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
    const weighted = sum(graded.map((one: ComponentView) => weightOf(one) * (one.score ?? 0)));
    expect(overall_score).toBe(Math.round(weighted / sum(graded.map(weightOf))));
    // The two overall scores are averages of different components.
    expect([analysis.comparison, analysis.comparison_note]).toEqual([null, 'analysis_incomplete']);
  });

  test('takes no part in the scores that a verb computes again', async () => {
    const analyzed = await analyzedPage(system);
    const steps = await startSteps(system, analyzed.page);
    await steps.analyze(['readability', 'trust_signals']);
    const before = await latest(analyzed);
    const path = `/recommendations/${before.recommendations[0].id}/resolve`;
    const { body } = await analyzed.tenant.api.post(path, { force: true });
    expect(body.data.analysis).toMatchObject({
      overall_score: before.overall_score,
      estimated_score: before.estimated_score,
    });
    expect((await latest(analyzed)).components.map(({ status }: ComponentView) => status)).toEqual(
      before.components.map(({ status }: ComponentView) => status),
    );
  });

  test('fails the analysis when what is left is less than half of the weight', async () => {
    const analyzed = await analyzedPage(system);
    const steps = await startSteps(system, analyzed.page);
    const most = componentTypes.filter((type) => type !== 'structured_data');
    await expect(steps.analyze(most)).rejects.toMatchObject({
      name: 'PermanentError',
      message: 'too few components have a score',
    });
    expect((await latest(analyzed)).id).toBe(analyzed.recommendations[0]?.analysis_id);
  });
});

test("the components are exactly the rubric's, also when a run was started again under another rubric", async () => {
  const analyzed = await analyzedPage(system);
  const { organizationId } = analyzed.tenant;
  const steps = await startSteps(system, analyzed.page);
  const { table } = steps.services;
  steps.services.table = { ...table, documents: withoutTransactions(table.documents) };
  await expect(steps.analyze()).rejects.toThrow('killed');
  steps.services.table = table;
  const two = (await analyzed.tenant.api.get(`/sites/${analyzed.page.siteId}/rubric`)).body.data.components.slice(0, 2);
  const components = [
    { ...two[0], weight: 0.3, label: 'Page title' },
    { ...two[1], weight: 0.7 },
  ];
  await putItem(system.table, { ...keys.rubric(organizationId, analyzed.page.siteId), rubric: { components } });
  await steps.analyze();
  const { components: graded, overall_score } = await latest(analyzed);
  expect(graded.map(({ label }: { label: string }) => label)).toEqual(['Page title', 'Meta description']);
  const [title, description] = graded;
  expect(overall_score).toBe(Math.round(0.3 * title.score + 0.7 * description.score));
});

describe('a verb on the analysis before, at the moment in which this one completes', () => {
  const whileCompleting = async (analyzed: Analyzed, verb: () => Promise<unknown>) => {
    const steps = await startSteps(system, analyzed.page);
    const { table } = steps.services;
    // Between the read of what is carried on and the write that makes it visible.
    let done = false;
    const raced = { ...table, documents: Object.create(table.documents) };
    raced.documents.send = async (command: { constructor: { name: string } }) => {
      if (!done && command.constructor.name === 'TransactWriteCommand') {
        done = true;
        await verb();
      }
      return table.documents.send(command as never);
    };
    steps.services.table = raced;
    await steps.analyze();
    expect(done).toBe(true);
    return latest(analyzed);
  };

  test('a dismissal is carried on', async () => {
    const analyzed = await analyzedPage(system);
    const { id } = analyzed.on('title');
    const after = await whileCompleting(analyzed, () =>
      analyzed.tenant.api.post(`/recommendations/${id}/dismiss`, { rationale: 'We like it so.' }),
    );
    const carried = after.recommendations.find(
      (one: { carried_from_recommendation_id: number }) => one.carried_from_recommendation_id === id,
    );
    expect(carried).toMatchObject({ status: 'dismissed', dismissal_rationale: 'We like it so.' });
    const full = await getFullAnalysis(system.table, analyzed.tenant.organizationId, after.id);
    expect(full?.analysis.estimatedScore).toBe(after.estimated_score);
  });

  test('what was resolved is not carried on', async () => {
    const analyzed = await analyzedPage(system);
    const { id } = analyzed.on('title');
    const after = await whileCompleting(analyzed, () =>
      analyzed.tenant.api.post(`/recommendations/${id}/resolve`, { force: true }),
    );
    expect(
      after.recommendations.map(
        (one: { carried_from_recommendation_id: number }) => one.carried_from_recommendation_id,
      ),
    ).not.toContain(id);
  });
});
