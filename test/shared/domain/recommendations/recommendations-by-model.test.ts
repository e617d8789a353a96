import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../shared/domain/grading/grading-input.ts';
import type { NewRecommendation } from '../../../../shared/domain/recommendations/new-recommendation.ts';
import type { ProposedEdit } from '../../../../shared/domain/recommendations/proposed-edit.ts';
import { recommendationsByModel } from '../../../../shared/domain/recommendations/recommendations-by-model.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { missingPoints, overallScore } from '../../../../shared/domain/scoring/component-score.ts';
import { gradeAll, gradingInput, thinPage } from '../grading/sample-pages.ts';

const page = gradingInput(thinPage);
const { components, findings } = gradeAll(page);
const missing = missingPoints(components, defaultRubric);

const edit = (given: Partial<ProposedEdit> & { criteria?: string[] }): ProposedEdit => {
  const { criteria = [], ...fields } = given;
  return {
    title: 'Say how coarse the grind is',
    description: 'The text names the grind and not how coarse it is.',
    whyItMatters: 'Readers ask for it.',
    operation: 'insert',
    targetField: 'body_content',
    targetNodeIds: null,
    afterNodeId: 'b1',
    proposedText: null,
    effort: 'small',
    closes: criteria.map((criterion) => ({ criterion, part: 0.7 })),
    ...fields,
  };
};

const recommend = (edits: readonly ProposedEdit[], found: readonly Finding[] = []): NewRecommendation[] =>
  recommendationsByModel(
    edits,
    { findings: found, components, rubric: defaultRubric, document: page.document, page },
    'editor-1',
  );

describe("a model's edits", () => {
  test('are shown in its words and its order, with the text that it proposes and who worded them', () => {
    const first = edit({ title: 'First', proposedText: 'Grind it coarse.', criteria: ['depth_specificity'] });
    const second = edit({ title: 'Second', afterNodeId: 'b2', criteria: ['depth_coverage'] });
    expect(recommend([first, second])).toMatchObject([
      { title: 'First', proposedText: 'Grind it coarse.', wordedBy: 'editor-1', sortOrder: 0, effort: 'small' },
      { title: 'Second', proposedText: null, wordedBy: 'editor-1', sortOrder: 1 },
    ]);
  });

  test('are shown also where rules would be silent: a matter of taste, and a gap below half a point', () => {
    const [only] = recommend([edit({ targetField: 'title', afterNodeId: null, criteria: ['title_wording'] })]);
    expect(only).toMatchObject({ targetField: 'title', sortOrder: 0 });
  });

  test('are one for each place, the first that names it', () => {
    const titles = recommend([
      edit({ title: 'First', criteria: ['depth_specificity'] }),
      edit({ title: 'Same place', criteria: ['depth_coverage'] }),
      edit({ title: 'Block', operation: 'replace', targetNodeIds: ['b2', 'b3'], afterNodeId: null }),
      edit({ title: 'Same block', operation: 'replace', targetNodeIds: ['b3'], afterNodeId: null }),
    ]).map(({ title }) => title);
    expect(titles).toEqual(['First', 'Block']);
  });

  test('have each criterion once, and none that lacks nothing', () => {
    const met = [...missing].find(([, points]) => points === 0)?.[0] ?? expect.unreachable();
    const [first, second] = recommend([
      edit({ criteria: ['depth_specificity', met] }),
      edit({ afterNodeId: 'b2', criteria: ['depth_specificity', 'depth_coverage'] }),
    ]);
    expect([first?.rubricCriteria, second?.rubricCriteria]).toEqual([['depth_specificity'], ['depth_coverage']]);
  });

  test('promise no more points than are missing, and no point twice', () => {
    const all = [...missing.keys()];
    const edits = all.slice(0, 14).map((_, at) => edit({ afterNodeId: `x${at}`, criteria: all.slice(at) }));
    const given = recommend(edits, findings);
    const total = given.reduce((sum, { pointValue }) => sum + pointValue, 0);
    expect(total).toBeLessThanOrEqual(100 - overallScore(components, defaultRubric));
    const named = given.flatMap(({ rubricCriteria }) => rubricCriteria);
    expect(new Set(named).size).toBe(named.length);
  });

  test('without points that are theirs stay, with none', () => {
    const given = recommend([
      edit({ criteria: ['depth_specificity'] }),
      edit({ afterNodeId: 'b2', criteria: ['depth_specificity'] }),
    ]);
    expect(given[1]).toMatchObject({ pointValue: 0, rubricCriteria: [], impact: 'low' });
  });

  test('are at most seven together with what rules find', () => {
    const edits = Array.from({ length: 12 }, (_, at) => edit({ afterNodeId: `x${at}` }));
    expect(recommend(edits, findings)).toHaveLength(7);
  });

  test('have the label of their component for a reason where they lost theirs', () => {
    const [only] = recommend([edit({ whyItMatters: '', criteria: ['depth_specificity'] })]);
    expect(only?.whyItMatters).toBe('It counts for "Depth and coverage".');
  });
});

describe('what rules find for certain', () => {
  const bare = gradingInput({ ...thinPage, metaDescription: null });
  const graded = gradeAll(bare);
  const byModel = (edits: readonly ProposedEdit[]) =>
    recommendationsByModel(
      edits,
      {
        findings: graded.findings,
        components: graded.components,
        rubric: defaultRubric,
        document: bare.document,
        page: bare,
      },
      'editor-1',
    );

  test('follows the edits: a field that is missing', () => {
    const given = byModel([edit({ criteria: ['depth_specificity'] })]);
    expect(given[0]).toMatchObject({ wordedBy: 'editor-1' });
    expect(given).toContainEqual(expect.objectContaining({ targetField: 'meta_description', wordedBy: 'rules-v1' }));
  });

  test('has its place among seven', () => {
    const given = byModel(Array.from({ length: 7 }, (_, at) => edit({ afterNodeId: `x${at}` })));
    expect(given.map(({ targetField }) => targetField)).toContain('meta_description');
    expect(given).toHaveLength(7);
  });

  test('is left to the model where an edit is about the same field', () => {
    const meta = edit({ targetField: 'meta_description', afterNodeId: null, criteria: ['meta_description_length'] });
    const same = byModel([meta]).filter(({ targetField }) => targetField === 'meta_description');
    expect(same.map(({ wordedBy }) => wordedBy)).toEqual(['editor-1']);
  });

  test('is nothing about the text: there the model has read more', () => {
    const fields = byModel([]).map(({ targetField }) => targetField);
    expect(fields).not.toContain('body_content');
  });
});
