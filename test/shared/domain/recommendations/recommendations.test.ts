import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { headings } from '../../../../shared/domain/markdown/document-parts.ts';
import { plainText } from '../../../../shared/domain/markdown/plain-text.ts';
import { toEnglish } from '../../../../shared/domain/messages/word-together.ts';
import { allotPoints } from '../../../../shared/domain/recommendations/allot-points.ts';
import { blocksById } from '../../../../shared/domain/recommendations/describe-place.ts';
import { estimateEffort } from '../../../../shared/domain/recommendations/effort.ts';
import { writeExample } from '../../../../shared/domain/recommendations/examples/write-example.ts';
import { matchRecommendations } from '../../../../shared/domain/recommendations/match-recommendations.ts';
import { recommendationTransitions } from '../../../../shared/domain/recommendations/recommendation-states.ts';
import {
  recommendationsFrom,
  recommendationsMax,
} from '../../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { analysisScores } from '../../../../shared/domain/scoring/analysis-scores.ts';
import { applyScoreCurve } from '../../../../shared/domain/scoring/criteria-scores.ts';
import {
  emptyPage,
  goodArticle,
  gradeAll,
  gradingInput,
  type SamplePage,
  stuffedPage,
  thinPage,
} from '../grading/sample-pages.ts';

function recommend(page: SamplePage, { withExamples = false } = {}) {
  const input = gradingInput(page);
  const { components, findings } = gradeAll(input);
  const curved = components.map((component) => ({
    ...component,
    criteriaScores: applyScoreCurve(component.criteriaScores, 'medium'),
  }));
  const recommendations = recommendationsFrom({
    findings,
    components: curved,
    rubric: defaultRubric,
    document: input.document,
    ...(withExamples ? { page: input } : {}),
  });
  const scoresWith = (dismissed: ReadonlySet<number>) =>
    analysisScores({
      components: curved,
      rubric: defaultRubric,
      recommendations: recommendations.map((entry, index) => ({
        ...entry,
        status: dismissed.has(index) ? 'dismissed' : 'pending',
        verification: null,
      })),
    });
  return { input, findings, components: curved, recommendations, scoresWith };
}

function withExamples(page: SamplePage) {
  const { input, findings, components } = recommend(page);
  return recommendationsFrom({ findings, components, rubric: defaultRubric, document: input.document, page: input });
}

const pages: [string, SamplePage][] = [
  ['good', goodArticle],
  ['thin', thinPage],
  ['stuffed', stuffedPage],
  ['empty', emptyPage],
  ['bare', {}],
];

describe('recommendationsFrom', () => {
  test.each(pages)('keeps to the limits on a %s page', (_name, page) => {
    const { recommendations, input } = recommend(page);
    expect(recommendations.length).toBeLessThanOrEqual(recommendationsMax);
    expect(recommendations.map(({ sortOrder }) => sortOrder)).toEqual(recommendations.map((_, index) => index));
    const ids = JSON.stringify(input.document ?? {});
    for (const entry of recommendations) {
      expect(entry.pointValue).toBeGreaterThanOrEqual(1);
      expect(entry.rubricCriteria.length).toBeGreaterThan(0);
      expect(entry.insertionPoint).toBe(entry.afterNodeId === null ? null : 'after');
      for (const id of [...(entry.targetNodeIds ?? []), entry.afterNodeId ?? []].flat())
        expect(ids).toContain(`"id":"${id}"`);
      if (entry.operation === 'insert' || entry.targetField !== 'body_content') expect(entry.targetNodeIds).toBeNull();
      if (entry.operation === 'replace' && entry.targetField === 'body_content')
        expect(entry.targetNodeIds).not.toBeNull();
    }
  });

  test.each(pages)(
    'promises each point once, and every dismissal costs exactly its points on a %s page',
    (_name, page) => {
      const { recommendations, scoresWith } = recommend(page);
      const criteria = recommendations.flatMap(({ rubricCriteria }) => rubricCriteria);
      expect(new Set(criteria).size).toBe(criteria.length);
      const all = scoresWith(new Set());
      const total = recommendations.reduce((sum, { pointValue }) => sum + pointValue, 0);
      expect(all.estimatedScore).toBe(all.overallScore + total);
      const dismissed = new Set<number>();
      let expected = all.estimatedScore;
      recommendations.forEach(({ pointValue }, index) => {
        dismissed.add(index);
        expected -= pointValue;
        expect(scoresWith(dismissed).estimatedScore).toBe(expected);
      });
      expect(expected).toBe(all.overallScore);
    },
  );

  test('orders by what an edit gains for its effort, and marks the largest gain as high impact', () => {
    const { recommendations, findings } = recommend(thinPage);
    const worth = recommendations.map(({ pointValue, rubricCriteria }) => {
      const edit = findings.find(({ criterion }) => criterion === rubricCriteria[0])?.edit ?? '';
      return { pointValue, perEffort: pointValue / estimateEffort(edit) };
    });
    // Points are rounded to whole ones after the order is found.
    for (const [at, { perEffort }] of worth.entries())
      expect(perEffort).toBeLessThanOrEqual((worth[at - 1]?.perEffort ?? Number.POSITIVE_INFINITY) + 1);
    expect(recommendations.find(({ impact }) => impact === 'high')).toBeDefined();
  });

  test('merges what one edit can do', () => {
    const titles = recommend(thinPage).recommendations.filter(({ targetField }) => targetField === 'title');
    expect(titles).toHaveLength(1);
    expect(titles[0]).toMatchObject({
      operation: 'replace',
      title: 'Rewrite the title',
      description: expect.stringContaining('"Coffee" has 6 characters'),
    });
    expect(titles[0]?.rubricCriteria).toEqual(expect.arrayContaining(['title_length', 'title_keyword']));
  });

  test('names the blocks that an edit of the body replaces', () => {
    const markdown = (goodArticle.markdown ?? '').replaceAll(/^## .*$/gm, '## More');
    const { recommendations, input } = recommend({ ...goodArticle, markdown });
    const subheadings = headings(input.document ?? { type: 'root', children: [] }).filter(({ level }) => level === 2);
    const rewording = recommendations.find(({ rubricCriteria }) => rubricCriteria.includes('heading_wording'));
    expect(rewording).toMatchObject({
      operation: 'replace',
      targetField: 'body_content',
      targetNodeIds: subheadings.map(({ id }) => id),
    });
    const stuffed = recommend(stuffedPage, { withExamples: true }).recommendations.find(({ rubricCriteria }) =>
      rubricCriteria.includes('keyword_density'),
    );
    expect(stuffed).toMatchObject({
      operation: 'replace',
      targetField: 'body_content',
      targetNodeIds: expect.arrayContaining(['b2']),
    });
  });

  test('keeps the estimate exact for any mixture of content', () => {
    const lines = (goodArticle.markdown ?? '').split('\n\n');
    const page = fc.record({
      title: fc.option(fc.constantFrom('Coffee', goodArticle.title ?? '', stuffedPage.title ?? '')),
      metaDescription: fc.option(fc.constantFrom('Our coffee.', goodArticle.metaDescription ?? '')),
      primaryKeyword: fc.option(fc.constantFrom('cold brew coffee', 'how to buy beans')),
      schema: fc.constantFrom(undefined, goodArticle.schema, { '@type': 'Thing' }),
      markdown: fc.subarray(lines).map((chosen) => chosen.join('\n\n')),
    });
    fc.assert(
      fc.property(page, fc.nat(), (mixture, pick) => {
        const { recommendations, scoresWith } = recommend(mixture);
        const index = pick % Math.max(1, recommendations.length);
        const before = scoresWith(new Set());
        const total = recommendations.reduce((sum, { pointValue }) => sum + pointValue, 0);
        expect(before.estimatedScore).toBe(before.overallScore + total);
        const after = scoresWith(new Set([index]));
        expect(before.estimatedScore - after.estimatedScore).toBe(recommendations[index]?.pointValue ?? 0);
      }),
      { numRuns: 40 },
    );
  });

  test('asks a page without text for the text, not for its polish', () => {
    const body = recommend(emptyPage).recommendations.filter(({ targetField }) => targetField === 'body_content');
    expect(body.map(({ title }) => title)).toEqual(['Write the body']);
  });

  test('gives at most seven, whatever is wrong', () => {
    for (const [, page] of pages) expect(recommend(page).recommendations.length).toBeLessThanOrEqual(7);
    expect(recommendationsMax).toBe(7);
  });

  test('names the place, and shows an example from the words of the page', () => {
    const markdown = (goodArticle.markdown ?? '').replaceAll(
      /!\[[^\]]*\]\([^)]*\)/g,
      '![](/img/clogged-paper-filter.jpg)',
    );
    const found = withExamples({ ...goodArticle, title: 'Coffee', markdown });
    const title = found.find(({ targetField }) => targetField === 'title');
    expect(title?.description).toMatch(/Example: "[^"]*cold brew coffee[^"]*"\.$/i);
    const input = gradingInput({ ...goodArticle, markdown });
    const place = { targetNodeIds: [], afterNodeId: null, blocks: blocksById(input.document) };
    expect(toEnglish(writeExample('body:images', { page: readPage(input), ...place }) ?? '')).toContain(
      'clogged-paper-filter.jpg, start from its file name, "clogged paper filter"',
    );
    const thin = withExamples(thinPage).filter(({ targetField }) => targetField === 'body_content');
    for (const one of thin) expect(one.title).toMatch(/ (?:in|after|below the heading|at the heading) "/);
  });

  test('divides the longest sentence where a clause begins', () => {
    const long =
      'The chain is cleaned with a rag and a brush before the oil goes on because dirt would be carried into the joints, and the oil is left to work for a whole night so that it reaches every one of the rollers.';
    const markdown = `# Chain care\n\n${`${long} `.repeat(1)}\n\n${'We look at the chain once a week, and we oil it when it is dry. '.repeat(12)}`;
    const input = gradingInput({ markdown, title: 'Chain care for bicycles that are ridden every day' });
    const [id] =
      [...blocksById(input.document)].find(([, block]) => plainText(block).startsWith('The chain is cleaned')) ?? [];
    const example = writeExample('body:sentences', {
      page: readPage(input),
      targetNodeIds: [id ?? ''],
      afterNodeId: null,
      blocks: blocksById(input.document),
    });
    expect(toEnglish(example ?? '')).toMatch(/^two sentences instead of one, ".*joints\. The oil is left to work/);
  });

  test('does not ask to split sentences that are short already', () => {
    const words = 'Institutional administrative responsibilities necessitate organizational considerations. ';
    const markdown = `# Administrative responsibilities\n\n${words.repeat(40)}`;
    const { findings } = gradeAll(gradingInput({ ...goodArticle, markdown }));
    expect(findings.filter(({ edit }) => edit === 'body:sentences')).toEqual([]);
    expect(findings.map(({ title }) => title)).toContain('Replace long words');
  });

  test('writes no guessed keyword down', () => {
    const found = withExamples({
      ...goodArticle,
      title: 'Kitchen notes of a long winter',
      primaryKeyword: null,
      secondaryKeywords: [],
    });
    for (const { rubricCriteria, description } of found) {
      expect(rubricCriteria).not.toContain('title_keyword');
      expect(description).not.toContain('a guess');
    }
  });

  test('leaves out blocks that are not in the document', () => {
    const { input, findings, components } = recommend(stuffedPage);
    const foreign = findings.map((finding) => ({
      ...finding,
      targetNodeIds: finding.targetNodeIds === null ? null : ['nowhere'],
      afterNodeId: 'nowhere',
    }));
    const recommendations = recommendationsFrom({
      findings: foreign,
      components,
      rubric: defaultRubric,
      document: input.document,
    });
    expect(recommendations.length).toBeGreaterThan(0);
    for (const entry of recommendations) expect([entry.targetNodeIds, entry.afterNodeId]).toEqual([null, null]);
  });
});

describe('allotPoints', () => {
  test('gives whole points that add up to no more than is available', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 30 }),
        fc.integer({ min: 0, max: 100 }),
        (gains, available) => {
          const points = allotPoints(gains, available);
          expect(points).toHaveLength(gains.length);
          expect(points.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(available);
          points.forEach((value, index) => {
            expect(Number.isInteger(value) && value >= 0).toBe(true);
            expect(value).toBeLessThanOrEqual(Math.max(1, Math.ceil(gains[index] ?? 0)));
            if ((gains[index] ?? 0) < 0.5) expect(value).toBe(0);
          });
        },
      ),
    );
  });

  test('comes as close to the sum of the gains as whole numbers allow', () => {
    expect(allotPoints([3.4, 2.4, 1.2], 100)).toEqual([4, 2, 1]);
    expect(allotPoints([0.6, 0.6, 0.2], 100)).toEqual([1, 1, 0]);
    expect(allotPoints([5, 0.9, 0.9], 2)).toEqual([1, 1, 0]);
  });
});

describe('recommendationTransitions', () => {
  test.each([
    ['pending', 'resolve', { whenAddressed: 'applied', whenNotAddressed: 'pending' }],
    ['in_progress', 'resolve', { whenAddressed: 'applied', whenNotAddressed: 'in_progress' }],
    ['pending', 'dismiss', { whenAddressed: 'dismissed', whenNotAddressed: 'dismissed' }],
    ['in_progress', 'dismiss', { whenAddressed: 'dismissed', whenNotAddressed: 'dismissed' }],
    ['applied', 'resolve', { conflict: 'already_resolved' }],
    ['applied', 'dismiss', { conflict: 'already_resolved' }],
    ['dismissed', 'resolve', { conflict: 'already_resolved' }],
    ['dismissed', 'dismiss', { conflict: 'already_resolved' }],
    ['applied', 'recheck', { whenAddressed: 'applied', whenNotAddressed: 'applied' }],
    ['pending', 'recheck', { conflict: 'not_applied' }],
    ['in_progress', 'recheck', { conflict: 'not_applied' }],
    ['dismissed', 'recheck', { conflict: 'not_applied' }],
  ] as const)('%s, %s', (status, verb, transition) => {
    expect(recommendationTransitions[status][verb]).toEqual(transition);
  });
});

describe('matchRecommendations', () => {
  const title = { targetField: 'title', operation: 'replace', rubricCriteria: ['title_length'], excerpt: null };
  const body = {
    targetField: 'body_content',
    operation: 'replace',
    rubricCriteria: ['keyword_density'],
    excerpt: 'Some  text',
  };

  test.each([
    ['the same one', title, title, 0],
    ['overlapping criteria', title, { ...title, rubricCriteria: ['title_keyword', 'title_length'] }, 0],
    ['other criteria', title, { ...title, rubricCriteria: ['title_keyword'] }, null],
    ['another field', title, { ...title, targetField: 'h1' }, null],
    ['another operation', title, { ...title, operation: 'insert' }, null],
    ['the same block', body, { ...body, excerpt: 'Some text\n' }, 0],
    ['another block', body, { ...body, excerpt: 'Other text' }, null],
    ['no criteria', { ...title, rubricCriteria: null }, { ...title, rubricCriteria: null }, null],
  ])('carries on %s', (_name, previous, next, expected) => {
    expect(matchRecommendations([previous], [next])).toEqual([expected]);
  });

  test('carries each previous one on once, the closest first', () => {
    const wide = { ...title, rubricCriteria: ['title_length', 'title_keyword'] };
    expect(matchRecommendations([title], [wide, title])).toEqual([null, 0]);
    expect(matchRecommendations([title, wide], [wide, title])).toEqual([1, 0]);
  });
});
