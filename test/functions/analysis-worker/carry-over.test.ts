import { expect, test } from 'vitest';
import { changeStoredRecommendation } from '../../harness/stored-recommendations.ts';
import { useSystem } from '../../harness/system.ts';
import {
  type Analyzed,
  analyze,
  markdown,
  newlyAnalyzedPage,
  type Recommendation,
} from '../recommendations/analyzed.ts';

const system = useSystem();

const carriedFrom = (recommendations: readonly Recommendation[], id: number): Recommendation | undefined =>
  recommendations.find((one) => one.carried_from_recommendation_id === id);

async function dismiss({ tenant }: Analyzed, { id }: Recommendation): Promise<void> {
  await tenant.api.post(`/recommendations/${id}/dismiss`, { rationale: 'We like it so.' });
}

const weakLinks = ({ recommendations }: Analyzed): Recommendation => {
  const found = recommendations.find((one) => one.rubric_criteria.includes('links_anchor_text'));
  if (!found) throw new Error('no recommendation on link texts');
  return found;
};

test('unchanged content: every recommendation is carried on', async () => {
  const first = await newlyAnalyzedPage(system);
  const next = await analyze(first.tenant, first.page);
  expect(next.map((one) => one.carried_from_recommendation_id)).toEqual(first.recommendations.map(({ id }) => id));
});

test('a recommendation on a block that moved is carried on, one on a block that was rewritten is not', async () => {
  const first = await newlyAnalyzedPage(system);
  const before = weakLinks(first);
  const moved = `An opening that was not there before.\n\n${markdown}`;
  await first.tenant.api.post(`/pages/${first.page.id}/content`, { markdown: moved });
  const next = await analyze(first.tenant, first.page);
  expect(carriedFrom(next, before.id)?.rubric_criteria).toContain('links_anchor_text');

  const again = carriedFrom(next, before.id)?.id ?? 0;
  const rewritten = moved.replace('Click [here]', 'Press [here]');
  await first.tenant.api.post(`/pages/${first.page.id}/content`, { markdown: rewritten });
  const last = await analyze(first.tenant, first.page);
  expect(carriedFrom(last, again)).toBeUndefined();
  expect(last.some((one) => one.rubric_criteria.includes('links_anchor_text'))).toBe(true);
});

test('a dismissal stays while the text and the criteria are the same, and its points stay forfeited', async () => {
  const first = await newlyAnalyzedPage(system);
  for (const target of [first.on('title'), weakLinks(first)]) await dismiss(first, target);
  const { body: before } = await first.tenant.api.get(`/pages/${first.page.id}/analysis`);
  const next = await analyze(first.tenant, first.page);
  for (const target of [first.on('title'), weakLinks(first)]) {
    expect(carriedFrom(next, target.id)).toMatchObject({ status: 'dismissed', dismissal_rationale: 'We like it so.' });
  }
  const { body: after } = await first.tenant.api.get(`/pages/${first.page.id}/analysis`);
  expect(after.data.estimated_score).toBe(before.data.estimated_score);
  const { body: brief } = await first.tenant.api.get(`/pages/${first.page.id}/brief`);
  expect(brief.data.recommendations).toHaveLength(first.recommendations.length - 2);
});

test('a dismissal ends when the text changed', async () => {
  const first = await newlyAnalyzedPage(system);
  await dismiss(first, first.on('title'));
  await first.tenant.api.put(`/pages/${first.page.id}/drafts/title`, { draft_value: 'Rims' });
  const next = await analyze(first.tenant, first.page);
  expect(carriedFrom(next, first.on('title').id)).toMatchObject({ status: 'pending', dismissal_rationale: null });
});

test('what was applied is not carried on; fragments that were marked as real content are', async () => {
  const first = await newlyAnalyzedPage(system);
  const [title, links] = [first.on('title'), weakLinks(first)];
  await first.tenant.api.post(`/recommendations/${title.id}/resolve`, { force: true });
  const { organizationId } = first.tenant;
  const stored = { organizationId, analysisId: links.analysis_id, id: links.id };
  await changeStoredRecommendation(system.table, stored, { allowedFragments: ['[Your company]'] });
  const next = await analyze(first.tenant, first.page);
  expect(carriedFrom(next, title.id)).toBeUndefined();
  const carried = carriedFrom(next, links.id);
  const { body } = await first.tenant.api.post(`/recommendations/${carried?.id}/resolve`, {
    content: 'By [your company](https://shop.example/tyres/) and [Your company].',
  });
  expect(body.data.placeholders).toEqual([]);
});
