import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen } from '../../../shared/domain/recommendations/recommendation-states.ts';
import { analysisScores } from '../../../shared/domain/scoring/analysis-scores.ts';
import { shownCriteria } from '../../../shared/resources/analysis.ts';
import { readAnalysisInput } from '../../../shared/table/analysis-input.ts';
import { getFullAnalysis } from '../../../shared/table/analysis-results.ts';
import { getPage } from '../../../shared/table/pages.ts';
import { useSystem } from '../../harness/system.ts';
import { type Analyzed, analyzedPage, goodTitle } from './analyzed.ts';

const system = useSystem();

const verbs = [
  { path: 'dismiss', body: {} },
  { path: 'resolve', body: { force: true } },
  { path: 'resolve', body: { content: goodTitle } },
  { path: 'resolve', body: { content: 'Winter tyres by [Company Name]' } },
  { path: 'recheck', body: undefined },
] as const;

async function expectScoresFromScratch({ tenant, page, recommendations }: Analyzed): Promise<void> {
  const analysisId = recommendations[0]?.analysis_id ?? 0;
  const full = await getFullAnalysis(system.table, tenant.organizationId, analysisId);
  const input = full && (await readAnalysisInput(system.table, full.analysis));
  if (!full || !input) throw new Error('the analysis is gone');
  const { components, ...scores } = analysisScores({ ...full, rubric: input.rubric });
  expect(full.analysis).toMatchObject(scores);
  expect(full.analysis.verifiedAt === null).toBe(scores.scoreSource === 'audit');
  for (const { criteriaScores, ...scored } of components) {
    const row = full.components.find(({ componentType }) => componentType === scored.componentType);
    expect(row).toMatchObject(scored);
    expect(row && shownCriteria(row)).toEqual(criteriaScores);
  }
  const row = await getPage(system.table, tenant.organizationId, page.id);
  expect(row).toMatchObject({
    latestAnalysis: scores,
    latestGrade: scores.overallGrade,
    latestScore: scores.overallScore,
    openRecommendationCount: full.recommendations.filter(({ status }) => isOpen(status)).length,
  });
}

test('verbs side by side on one analysis leave the scores that a computation from scratch gives', {
  tags: 'stories',
}, async () => {
  const moves = fc.array(fc.record({ at: fc.nat({ max: 30 }), verb: fc.constantFrom(...verbs) }), {
    minLength: 20,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(moves, async (chosen) => {
      const analyzed = await analyzedPage(system);
      const answers = await Promise.all(
        chosen.map(({ at, verb }) => {
          const { id } = analyzed.recommendations[at % analyzed.recommendations.length] ?? { id: 0 };
          return analyzed.tenant.api.post(`/recommendations/${id}/${verb.path}`, verb.body);
        }),
      );
      // 400 and 409 say no_content_to_validate, already_resolved and not_applied; nothing fails.
      expect(answers.filter(({ status }) => ![200, 400, 409].includes(status))).toEqual([]);
      expect(answers.filter(({ body }) => body.error?.code === 'conflict')).toEqual([]);
      await expectScoresFromScratch(analyzed);
    }),
    { numRuns: 2 },
  );
});

test('of two dismissals at once one is done and one is told so', async () => {
  const analyzed = await analyzedPage(system);
  const path = `/recommendations/${analyzed.on('title').id}/dismiss`;
  const answers = await Promise.all([analyzed.tenant.api.post(path), analyzed.tenant.api.post(path)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await expectScoresFromScratch(analyzed);
});
