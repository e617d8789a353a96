/** @module-tag stories */

import { beforeAll, describe, expect, test } from 'vitest';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { type Edit, type EditedPage, fieldOf, readEdits } from '../../corpora/edits/edit.ts';
import { type VerifiedPage, verifiedPage } from '../../corpora/edits/verified-pages.ts';
import { changeStoredRecommendation } from '../../harness/stored-recommendations.ts';
import { useSystem } from '../../harness/system.ts';
import { analyze } from './analyzed.ts';

const system = useSystem({ webSites: 4 });
const domains: { own: string; other: string }[] = [];
const found = '<!doctype html><title>Found</title><h1>Found</h1>';

beforeAll(() => {
  const other = system.web.take({ '/study/': found, '/tread-report/': found }).domain;
  for (let count = 0; count < 3; count += 1) domains.push({ own: system.web.take({}).domain, other });
});

interface ShownComponent {
  component_type: string;
  score: number | null;
  criteria_scores: Record<string, { score: number; max_score: number; rationale: string }>;
  rationale: string;
}
interface Shown {
  overall_score: number;
  estimated_score: number;
  score_source: string;
  components: ShownComponent[];
}

const shownOf = async ({ tenant, pageId }: VerifiedPage): Promise<Shown> =>
  (await tenant.api.get(`/pages/${pageId}/analysis`)).body.data;

const guides = readEdits().find(({ name }) => name === 'guides-and-products')?.cases ?? [];

const pageNamed = (name: string): EditedPage =>
  guides.find(({ page }) => page === name) ?? expect.unreachable(`no page ${name}`);

const editNamed = (page: string, name: string): Edit =>
  pageNamed(page).edits.find((edit) => edit.name === name && edit.expect === 'real') ??
  expect.unreachable(`no edit ${name}`);

/** Makes recommendations of the page ask for what the fixes are for, one for each. */
async function recommendationsFor(page: VerifiedPage, fixes: readonly Edit[]): Promise<number[]> {
  const { recommendations } = (await page.tenant.api.get(`/pages/${page.pageId}/analysis`)).body.data;
  const ids = fixes.map((_, at): number => recommendations[at]?.id ?? expect.unreachable('too few recommendations'));
  for (const [at, fix] of fixes.entries()) {
    const { tenant, analysisId } = page;
    const stored = { organizationId: tenant.organizationId, analysisId, id: ids[at] ?? 0 };
    await changeStoredRecommendation(system.table, stored, {
      targetField: fieldOf(fix.for),
      operation: 'insert',
      targetNodeIds: null,
      afterNodeId: page.blocks.at(-1)?.id ?? null,
      rubricCriteria: fix.for,
    });
  }
  return ids;
}

/** Stores what the fixes bring: drafts, and one content version with everything for the body. */
async function store({ tenant, pageId }: VerifiedPage, name: string, fixes: readonly Edit[]): Promise<void> {
  for (const { for: criteria, content } of fixes) {
    const field = fieldOf(criteria);
    if (field !== 'body_content') await tenant.api.put(`/pages/${pageId}/drafts/${field}`, { draft_value: content });
  }
  const added = fixes.filter((fix) => fieldOf(fix.for) === 'body_content').map(({ content }) => content);
  if (added.length > 0) {
    const markdown = `${pageNamed(name).markdown}\n${added.join('\n\n')}\n`;
    await tenant.api.post(`/pages/${pageId}/content`, { markdown });
  }
}

const scoresOf = ({ overall_score, components }: Shown) => ({
  overall_score,
  components: components.map(({ component_type, score, criteria_scores }) => ({
    component_type,
    score,
    criteria: Object.fromEntries(Object.entries(criteria_scores).map(([key, { score: points }]) => [key, points])),
  })),
});

/** "the overall score is a weighted average of component scores" (spec, Rubric). */
function expectToAddUp({ overall_score, components }: Shown): void {
  let weighted = 0;
  let total = 0;
  for (const { component_type, score, criteria_scores } of components) {
    const component = defaultRubric.components.find(({ componentType }) => componentType === component_type);
    if (score === null || !component) continue;
    const criteria = Object.values(criteria_scores);
    const earned = criteria.reduce((sum, criterion) => sum + criterion.score, 0);
    const possible = criteria.reduce((sum, criterion) => sum + criterion.max_score, 0);
    expect(Math.abs(score - (100 * earned) / possible)).toBeLessThanOrEqual(0.500001);
    weighted += component.weight * score;
    total += component.weight;
  }
  expect(Math.abs(overall_score - weighted / total)).toBeLessThanOrEqual(0.500001);
}

const cases: readonly { name: string; page: string; fixes: readonly string[] }[] = [
  { name: 'a title', page: 'en', fixes: ['an English title'] },
  { name: 'a title and an H1 that agree', page: 'en', fixes: ['an English title', 'an English H1'] },
  {
    name: 'three fields and questions',
    page: 'de',
    fixes: ['a German title', 'a German description', 'a German H1', 'German questions'],
  },
  { name: 'two edits of the body', page: 'fr', fixes: ['French questions', 'a French list'] },
  { name: 'markup and a description', page: 'fr', fixes: ['French markup', 'a French description'] },
];

describe('the verified score is what a new analysis of the same content gives, component by component', () => {
  test.each(cases)('after $name', async ({ page: name, fixes: names }) => {
    const [domain = expect.unreachable()] = domains;
    const page = await verifiedPage(system, pageNamed(name), domain);
    const fixes = names.map((fix) => editNamed(name, fix));
    const ids = await recommendationsFor(page, fixes);
    await store(page, name, fixes);
    for (const id of ids) {
      const { body } = await page.tenant.api.post(`/recommendations/${id}/resolve`);
      expect([body.data.addressed, body.data.skipped, body.data.reasoning]).toEqual([true, false, expect.any(String)]);
    }
    const verified = await shownOf(page);
    expect(verified.score_source).toBe('verified');
    expectToAddUp(verified);
    await analyze(page.tenant, { id: page.pageId });
    const analyzedAgain = await shownOf(page);
    expect(analyzedAgain.score_source).toBe('audit');
    expect(scoresOf(verified)).toEqual(scoresOf(analyzedAgain));
  });
});

test('content of requests is not stored, and edits of different fields add up all the same', async () => {
  const [, domain = expect.unreachable()] = domains;
  const page = await verifiedPage(system, pageNamed('es'), domain);
  const fixes = ['a Spanish title', 'a Spanish description', 'Spanish questions'].map((name) => editNamed('es', name));
  const ids = await recommendationsFor(page, fixes);
  for (const [at, id] of ids.entries()) {
    await page.tenant.api.post(`/recommendations/${id}/resolve`, { content: fixes[at]?.content });
  }
  const verified = await shownOf(page);
  expectToAddUp(verified);
  await store(page, 'es', fixes);
  await analyze(page.tenant, { id: page.pageId });
  const analyzedAgain = await shownOf(page);
  expect(Math.abs(verified.overall_score - analyzedAgain.overall_score)).toBeLessThanOrEqual(1);
});

test('a recheck that fails takes the edit out of all scores again', async () => {
  const [, , domain = expect.unreachable()] = domains;
  const page = await verifiedPage(system, pageNamed('pl'), domain);
  const audited = await shownOf(page);
  const fixes = [editNamed('pl', 'a Polish title')];
  const [id] = await recommendationsFor(page, fixes);
  await store(page, 'pl', fixes);
  await page.tenant.api.post(`/recommendations/${id}/resolve`);
  const verified = await shownOf(page);
  expect(verified.overall_score).toBeGreaterThan(audited.overall_score);
  await page.tenant.api.delete(`/pages/${page.pageId}/drafts/title`);
  await page.tenant.api.post(`/recommendations/${id}/recheck`);
  const after = await shownOf(page);
  expect(after.score_source).toBe('audit');
  expect(scoresOf(after)).toEqual(scoresOf(audited));
});
