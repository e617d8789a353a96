import { describe, expect, test } from 'vitest';
import { gradeComponent, graders } from '../../../../shared/domain/grading/grade-component.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { componentScore, overallScore } from '../../../../shared/domain/scoring/component-score.ts';
import {
  emptyPage,
  goodArticle,
  gradeAll,
  gradingInput,
  type SamplePage,
  stuffedPage,
  thinPage,
} from './sample-pages.ts';

function overall(page: SamplePage): number {
  return overallScore(gradeAll(gradingInput(page)).components, defaultRubric);
}

function criterion(page: SamplePage, key: string): number {
  const component = defaultRubric.components.find(({ criteria }) => criteria.some((entry) => entry.key === key));
  if (component === undefined) throw new Error(`no criterion ${key}`);
  const score = gradeComponent({ component, page: gradingInput(page) }).criteriaScores[key];
  if (score === undefined) throw new Error(`${key} was not graded`);
  return score.score / score.maxScore;
}

const plainArticle: SamplePage = {
  title: 'Notes on cold brew coffee from our kitchen',
  primaryKeyword: 'cold brew coffee',
  markdown:
    goodArticle.markdown?.replaceAll(/^(#{2,}.*|[-|!].*|\d\. .*)$/gm, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1') ??
    '',
};

describe('the graders', () => {
  test.each(defaultRubric.components.map((component) => [component.componentType, component] as const))(
    'judge exactly the criteria of the default rubric (%s)',
    (componentType, component) => {
      expect(graders[componentType].componentType).toBe(componentType);
      expect(Object.keys(graders[componentType].criteria).toSorted()).toEqual(
        component.criteria.map(({ key }) => key).toSorted(),
      );
    },
  );

  test.each([
    ['a good article', goodArticle],
    ['a thin page', thinPage],
    ['a stuffed page', stuffedPage],
    ['an empty page', emptyPage],
    ['a page without a body', { title: 'T' }],
    ['a page without anything', {}],
    ['a page with broken schema', { ...thinPage, schema: [1, null] }],
  ] satisfies [string, SamplePage][])(
    'give every criterion of %s a score within its bounds, with evidence',
    (_name, page) => {
      for (const component of defaultRubric.components) {
        const grade = gradeComponent({ component, page: gradingInput(page) });
        for (const { key, maxScore } of component.criteria) {
          const score = grade.criteriaScores[key];
          if (score === undefined) continue;
          expect(score.maxScore).toBe(maxScore);
          expect(score.score).toBeGreaterThanOrEqual(0);
          expect(score.score).toBeLessThanOrEqual(maxScore);
          expect(score.rationale).toMatch(/\S.*[.")]$/s);
        }
        expect(grade.rationale).toContain(component.label);
      }
    },
  );

  test('score only what a custom rubric asks for', () => {
    const [title] = defaultRubric.components;
    if (title === undefined) throw new Error('no component');
    const component = { ...title, criteria: title.criteria.slice(0, 1).map((entry) => ({ ...entry, maxScore: 40 })) };
    expect(Object.keys(gradeComponent({ component, page: gradingInput(goodArticle) }).criteriaScores)).toEqual([
      'title_length',
    ]);
    expect(gradeComponent({ component, page: gradingInput(goodArticle) }).criteriaScores['title_length']).toMatchObject(
      { score: 40, maxScore: 40 },
    );
  });

  test('find nothing to do about a criterion that is met', () => {
    const { components, findings } = gradeAll(gradingInput(goodArticle));
    for (const { criterion: key } of findings) {
      const score = components.map(({ criteriaScores }) => criteriaScores[key]).find((entry) => entry !== undefined);
      expect(score?.score).toBeLessThan(score?.maxScore ?? 0);
    }
  });
});

describe('grades', () => {
  test('order pages as an editor would', () => {
    const [good, plain, stuffed, thin, empty] = [goodArticle, plainArticle, stuffedPage, thinPage, emptyPage].map(
      overall,
    );
    expect(good).toBeGreaterThan(90);
    expect(plain).toBeLessThan(75);
    expect(plain).toBeGreaterThan(40);
    expect(stuffed).toBeLessThan(45);
    expect(thin).toBeLessThan(25);
    expect(empty).toBeLessThan(5);
    expect([good, plain, stuffed, thin, empty]).toEqual(
      [good, plain, stuffed, thin, empty].toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    );
  });

  test.each(['content_depth', 'keyword_use', 'readability', 'structure', 'internal_links', 'trust_signals'])(
    'put a good article above thin, stuffed and empty pages in %s',
    (type) => {
      const component = defaultRubric.components.find(({ componentType }) => componentType === type);
      if (component === undefined) throw new Error('no component');
      const score = (page: SamplePage) =>
        componentScore(gradeComponent({ component, page: gradingInput(page) }).criteriaScores, component);
      for (const worse of [thinPage, stuffedPage, emptyPage])
        expect(score(goodArticle)).toBeGreaterThan(score(worse) + 20);
    },
  );

  const body = goodArticle.markdown ?? '';
  test.each([
    ['title_length', { title: 'Coffee' }, { title: 'Cold brew coffee: ratios and times for home' }],
    ['title_keyword', { title: 'Coffee made at home' }, { title: 'Cold brew coffee made at home' }],
    [
      'title_keyword',
      { title: 'The most complete guide there is to cold brew coffee' },
      { title: 'Cold brew coffee: the most complete guide there is' },
    ],
    ['title_wording', { title: 'COLD BREW COFFEE!!! BEST COLD BREW' }, { title: 'Cold brew coffee at home' }],
    [
      'meta_description_keyword',
      { metaDescription: 'All about drinks.' },
      { metaDescription: 'All about cold brew coffee.' },
    ],
    ['h1_count', { markdown: '# A\n\n# B\n\ntext' }, { markdown: '# A\n\n## B\n\ntext' }],
    ['heading_hierarchy', { markdown: '# A\n\n#### B\n\n## C\n\ntext' }, { markdown: '# A\n\n## B\n\n## C\n\ntext' }],
    ['heading_wording', { markdown: body.replace('## What does it cost?', '## More') }, { markdown: body }],
    ['depth_length', { markdown: body.slice(0, 1500) }, { markdown: body }],
    ['depth_originality', { markdown: `${body}\n\n${body}` }, { markdown: body }],
    ['keyword_intro', { markdown: body.replace('Cold brew coffee is coarse', 'It is coarse') }, { markdown: body }],
    ['keyword_density', { markdown: `${body}\n\n${'cold brew coffee '.repeat(120)}` }, { markdown: body }],
    ['readability_sentences', { markdown: body.replaceAll('. ', ', and ') }, { markdown: body }],
    [
      'readability_paragraphs',
      { markdown: 'A short sentence like this. '.repeat(60) },
      { markdown: `${'A short sentence like this. '.repeat(12)}\n\n`.repeat(5) },
    ],
    ['structure_images', { markdown: body.replaceAll(/!\[[^\]]*\]/g, '![]') }, { markdown: body }],
    ['links_anchor_text', { markdown: body.replace('[guide to coffee grinders]', '[here]') }, { markdown: body }],
    ['links_internal', { markdown: body.replaceAll(/\[([^\]]*)\]\(\/[^)]*\)/g, '$1') }, { markdown: body }],
    ['links_outbound', { markdown: body.replaceAll(/\(https:[^)]*\)/g, '(/x/)') }, { markdown: body }],
    ['schema_validity', { schema: { '@type': 'Article' } }, { schema: goodArticle.schema }],
    [
      'schema_fit',
      { schema: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'A', url: 'https://a.example' } },
      { schema: goodArticle.schema },
    ],
    [
      'trust_author',
      { schema: null, markdown: body.replace('By Mara Lindqvist, roaster since 2014.', '') },
      { schema: null, markdown: body },
    ],
    [
      'trust_dates',
      { schema: null, markdown: body.replace('Updated on May 11, 2026.', '') },
      { schema: null, markdown: body },
    ],
    [
      'trust_contact',
      { schema: null, markdown: body.replace('[write to us](/contact/)', 'write') },
      { schema: null, markdown: body },
    ],
    [
      'serp_intent',
      { primaryKeyword: 'cold brew coffee price', markdown: '# Cold brew coffee price\n\nAsk us.' },
      {
        primaryKeyword: 'cold brew coffee price',
        markdown: '# Cold brew coffee price\n\nA bottle costs 4.50 € at our bar. Ask us.',
      },
    ],
  ] satisfies [string, SamplePage, SamplePage][])('reward an improvement in %s', (key, worse, better) => {
    expect(criterion({ ...goodArticle, ...better }, key)).toBeGreaterThan(criterion({ ...goodArticle, ...worse }, key));
  });

  test('judge the keyword of a page without one by its own main terms, for part of the credit', () => {
    const withKeyword = criterion(goodArticle, 'title_keyword');
    const without = criterion({ ...goodArticle, primaryKeyword: null }, 'title_keyword');
    expect(without).toBeGreaterThan(0);
    expect(without).toBeLessThan(withKeyword);
  });

  test('let a drafted H1 stand in for the one in the body', () => {
    const input = gradingInput({ ...goodArticle, markdown: '# Drinks\n\nSome text.' });
    const drafted = {
      ...input.fields,
      h1: 'Cold brew coffee',
      sources: { ...input.fields.sources, h1: { source: 'draft', draftId: 1 } as const },
    };
    const share = (page: typeof input) =>
      gradeAll(page).components.find(({ componentType }) => componentType === 'headings')?.criteriaScores['h1_keyword'];
    expect(share(input)?.score).toBe(0);
    expect(share({ ...input, fields: drafted })?.score).toBe(10);
  });

  test('leave out what does not apply', () => {
    const keywordUse = gradeAll(gradingInput({ ...goodArticle, secondaryKeywords: [], path: '/' })).components.find(
      ({ componentType }) => componentType === 'keyword_use',
    );
    expect(keywordUse?.criteriaScores).not.toHaveProperty('keyword_secondary');
    expect(keywordUse?.criteriaScores).not.toHaveProperty('keyword_url');
  });

  test('read German text without taking it for bad English', () => {
    const sentence =
      'Kaltbrühkaffee zieht zwölf Stunden. Wir haben 42 Ansätze gemessen. Er hält sieben Tage im Kühlschrank. ';
    const page = { ...goodArticle, language: 'de', markdown: `# Titel\n\n${`${sentence}\n\n`.repeat(12)}` };
    expect(criterion(page, 'readability_ease')).toBeGreaterThan(0.6);
    expect(criterion(page, 'readability_sentences')).toBeGreaterThan(0.9);
  });

  test('claim nothing of the reading ease of a language without a formula', () => {
    const sentence = '水出しコーヒーは冷蔵庫で十六時間置きます。分量は水八に対して一です。七日以内に飲みましょう。';
    const page = { ...goodArticle, language: 'ja', markdown: `# Titel\n\n${`${sentence}\n\n`.repeat(12)}` };
    const readability = gradeAll(gradingInput(page)).components.find(
      ({ componentType }) => componentType === 'readability',
    );
    expect(readability?.criteriaScores).not.toHaveProperty('readability_ease');
    expect(criterion(page, 'readability_sentences')).toBeGreaterThan(0.9);
  });

  test('say that no search results were available', () => {
    const serp = gradeAll(gradingInput(goodArticle)).components.find(
      ({ componentType }) => componentType === 'serp_analysis',
    );
    expect(serp?.criteriaScores['serp_intent']?.rationale).toContain('No search results were available');
  });
});
