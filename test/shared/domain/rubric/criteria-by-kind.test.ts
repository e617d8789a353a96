import { describe, expect, test } from 'vitest';
import { pageKinds } from '../../../../shared/domain/pages/page-kind/page-kinds.ts';
import { recommendationsFrom } from '../../../../shared/domain/recommendations/recommendations-from.ts';
import { appliesToKind, criteriaByKind } from '../../../../shared/domain/rubric/criteria-by-kind.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { gradeAll, gradingInput } from '../grading/sample-pages.ts';

const criteria = defaultRubric.components.flatMap((component) => component.criteria.map(({ key }) => key));

const prose = 'The town council met on Monday and spoke about the bridge, which has been closed for two years. ';
const body = `# The bridge is to open in May\n\n${`${prose.repeat(4)}\n\n`.repeat(3)}`;

const graded = (pageKind: (typeof pageKinds)[number], markdown = body) => {
  const page = {
    ...gradingInput({ title: 'The bridge is to open in May', markdown, primaryKeyword: 'bridge' }),
    pageKind,
  };
  const { components, findings } = gradeAll(page);
  const recommendations = recommendationsFrom({
    findings,
    components,
    rubric: defaultRubric,
    document: page.document,
    page,
  });
  const scores = Object.assign({}, ...components.map(({ criteriaScores }) => criteriaScores));
  return { scores, asked: recommendations.flatMap(({ rubricCriteria }) => rubricCriteria), recommendations };
};

describe('the rubric by kind of page', () => {
  test.each(pageKinds)('leaves out only criteria that there are, for %s', (kind) => {
    for (const key of criteriaByKind[kind].leaves) expect(criteria).toContain(key);
    expect(criteriaByKind[kind].fullLength).toBeGreaterThan(0);
  });

  test.each(pageKinds)('grades no criterion that it leaves out, for %s', (kind) => {
    const { scores, asked } = graded(kind);
    for (const key of criteriaByKind[kind].leaves) {
      expect(scores).not.toHaveProperty(key);
      expect(asked).not.toContain(key);
    }
    expect(Object.keys(scores).length).toBeGreaterThan(5);
  });

  test.each([
    ['news', ['trust_experience', 'depth_questions', 'structure_next_step']],
    ['legal', ['depth_coverage', 'depth_questions', 'keyword_density', 'schema_coverage', 'meta_description_length']],
    ['contact', ['depth_coverage', 'trust_experience', 'keyword_density']],
    ['recipe', ['trust_sources', 'depth_questions']],
    ['category', ['depth_questions', 'readability_ease', 'trust_author']],
  ] as const)('a %s page is not asked for what its kind does not have', (kind, keys) => {
    for (const key of keys) expect(graded(kind).asked).not.toContain(key);
  });

  test.each([
    ['recipe', '- 200 g flour\n- 2 eggs\n- 1 pinch of salt\n\n1. Stir.\n2. Bake for 20 min.'],
    ['local_service', 'Call +44 113 496 0000. 12 Mill Lane, Leeds LS1 4AB. Open 8:00 to 17:30. A check costs £40.'],
    ['event', 'On 12 May 2026 at 12 Mill Lane, Leeds LS1 4AB. Tickets cost £12.'],
    ['reference', '```\nbridge --open\n```'],
    ['job', 'The pay is 3,200 € a month. Write to jobs@example.com.\n\n- Plan\n- Build\n- Check'],
    ['product', 'It weighs 1.2 kg and costs 49 €.'],
    ['contact', 'Write to post@example.com or 12 Mill Lane, Leeds LS1 4AB.'],
  ] as const)('a %s page is judged by what its visitors come for', (kind, essentials) => {
    const [without, full] = [
      graded(kind).scores['depth_essentials'],
      graded(kind, `${body}\n\n${essentials}`).scores['depth_essentials'],
    ];
    expect(full.score).toBe(full.maxScore);
    expect(without.score).toBeLessThan(full.score);
  });

  test.each([
    [
      'a page that no one searches for by a keyword',
      'utility',
      ['keyword', 'serp', 'links_internal', 'links_variety', 'links_outbound', 'schema', 'trust_author'],
    ],
    [
      'a page of legal text',
      'legal',
      ['keyword', 'serp', 'links_internal', 'links_variety', 'links_outbound', 'schema', 'trust_author'],
    ],
    ['a list of products', 'category', ['readability_ease', 'readability_openings', 'depth_coverage', 'trust_sources']],
    ['a page of a product', 'product', ['trust_author', 'trust_sources']],
  ] as const)('leaves out what is asked of an article, for %s', (_, kind, prefixes) => {
    for (const key of criteria.filter((one) => prefixes.some((prefix) => one.startsWith(prefix)))) {
      expect(appliesToKind(key, 'article')).toBe(true);
      expect([key, appliesToKind(key, kind)]).toEqual([key, false]);
    }
  });

  test('asks for passages where visitors read, and not where they look up, buy or fill in', () => {
    const asked = pageKinds.filter((kind) => appliesToKind('depth_passages', kind));
    expect(asked.toSorted()).toEqual(['article', 'forum', 'home', 'local_service', 'news']);
  });

  test('asks a page about the business for pictures, details and experience, unlike a page of contacts', () => {
    for (const key of ['structure_images', 'depth_specificity', 'trust_experience']) {
      expect(appliesToKind(key, 'about')).toBe(true);
      expect(appliesToKind(key, 'contact')).toBe(false);
    }
  });
});
