import { describe, expect, test } from 'vitest';
import { adviseOn } from '../../../../lab/estimate/advise.ts';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { pagePairs } from '../../../corpora/page-pairs/page-pair.ts';
import { gradingInput } from '../grading/sample-pages.ts';

const pages = pagePairs().flatMap(({ name, better, worse }) =>
  [better, worse].map((sample, at) => {
    const page = gradingInput(sample);
    return { name: `the ${at === 0 ? 'better' : 'worse'} ${name}`, reading: readPage(page), ...adviseOn(page) };
  }),
);

/** Edits of which an editor would ask which one is meant. */
const contradictions: readonly (readonly [RegExp, RegExp])[] = [
  [/^Shorten the title/, /^Extend the title|^Write a title/],
  [/^Shorten the meta description/, /^Extend the meta description|^Write a meta description/],
  [/^Tighten the introduction/, /^Write an introduction/],
  [/^Repeat the keyword less/, /^Use the keyword|^Return to the keyword/],
  [/^Name the keyword in the opening/, /^Repeat the keyword less/],
  [/^Remove repetition/, /^Return to the keyword/],
  [/^Simplify the wording|^Shorten the long sentences/, /^Replace long words/],
  [/^Add a main heading/, /^Keep a single H1/],
  [/^Add structured data/, /^Repair|^Complete the structured data/],
  [/^Write the body/, /^Divide the text|^Shorten the long|^Break up/],
  [/^Tighten the introduction/, /^Divide the text with subheadings/],
];

describe('no recommendation contradicts another finding', () => {
  test.each(pages)('of $name', ({ open, reading }) => {
    const said = open.map(({ recommendation }) => recommendation);
    for (const [one, other] of contradictions) {
      const both = [one, other].every((pattern) => said.some(({ title }) => pattern.test(title)));
      expect([both, said.map(({ title }) => title)]).toEqual([false, expect.any(Array)]);
    }
    const asksForShortSentences = said.some(({ title }) => title.startsWith('Simplify the wording'));
    const average = reading.wordCount / Math.max(1, reading.sentences.length);
    if (asksForShortSentences) expect(average).toBeGreaterThan(12);
  });

  test('and one edit is one recommendation, of at most seven', () => {
    for (const { open } of pages) {
      expect(open.length).toBeLessThanOrEqual(7);
      expect(new Set(open.map(({ edit }) => edit)).size).toBe(open.length);
      const criteria = open.flatMap(({ recommendation }) => recommendation.rubricCriteria);
      expect(new Set(criteria).size).toBe(criteria.length);
    }
  });
});

const longText = Array.from(
  { length: 14 },
  (_, at) =>
    `The workshop in Kiel repaired ${at + 31} chains in week ${at + 3}, and Rela measured each of them before and after the work. Rela keeps a list of the parts that were replaced, so that a customer can see in the shop what a worn cassette costs beside a new chain of the same make.`,
).join('\n\n');

describe('advice says what is on the page', () => {
  test('quotes a frequent word as the page writes it', () => {
    const { open } = adviseOn(gradingInput({ title: 'Chains', markdown: `# Chains\n\n${longText}` }));
    const text = open.map(({ recommendation }) => recommendation.description).join('\n');
    expect(text).not.toMatch(/"rela"/);
  });

  test('asks for no alternative text of icons and logos', () => {
    const icons =
      '![](https://a.example/icons/cart-icon.png)\n\n![](https://a.example/logo.svg)\n\n![](https://a.example/avatar_12.jpg)';
    const { open } = adviseOn(gradingInput({ title: 'Chains', markdown: `# Chains\n\n${longText}\n\n${icons}` }));
    expect(open.filter(({ edit }) => edit === 'body:images')).toEqual([]);
  });

  test('asks once for headings where there are few and the opening is long', () => {
    const { open } = adviseOn(
      gradingInput({ title: 'Chains', markdown: `# Chains\n\n${longText}\n\n## What is left\n\nA last word.` }),
    );
    expect(open.filter(({ edit }) => edit === 'body:new-headings' || edit === 'body:opening')).toHaveLength(1);
  });
});
