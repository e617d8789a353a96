import { describe, expect, test } from 'vitest';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { detectKeywords, generateKeywords } from './find-keywords.ts';
import { keywordPageShape } from './keyword-page.ts';

const sets = readSets('keywords', keywordPageShape);
const runs = sets.flatMap((set) => [
  { set, name: set.name, by: 'detected', found: detectKeywords(set.cases) },
  // Of one site: invented pages are of many.
  ...(set.cases.some(({ places }) => places)
    ? [{ set, name: set.name, by: 'generated', found: generateKeywords(set.cases) }]
    : []),
]);

describe.each(runs)('keywords that are $by for $name', ({ set, by, found }) => {
  const judged = set.cases.map((page, at) => ({ page, keyword: found[at] ?? 'none' }));
  const isAccepted = ({ page, keyword }: (typeof judged)[number]): boolean => page.accepts.includes(keyword);
  const listOf = (some: typeof judged): string =>
    some.map(({ page, keyword }) => `${page.page}: ${keyword}`).join('\n');

  test('are those that an editor accepts, for as many pages as the floor says', () => {
    const withSubject = judged.filter(({ page }) => !page.accepts.includes('none'));
    expectFloor(
      set,
      `pages with a sensible keyword, ${by}`,
      withSubject.map((one) => ({ line: listOf([one]), holds: isAccepted(one) })),
    );
  });

  test('are wrong for no more pages than the limit says', () => {
    const wrong = judged.filter((one) => one.keyword !== 'none' && !isAccepted(one));
    expect(wrong.length / judged.length, listOf(wrong)).toBeLessThanOrEqual(set.limits?.['wrong_share'] ?? 0);
  });

  test('are nonsense for no more pages than the limit says', () => {
    const nonsense = judged.filter(({ page, keyword }) => page.nonsense.includes(keyword));
    expect(nonsense.length / judged.length, listOf(nonsense)).toBeLessThanOrEqual(set.limits?.['nonsense_share'] ?? 0);
  });
});

describe('keywords that are detected for invented pages', () => {
  const pages = sets.find(({ name }) => name === 'invented-pages')?.cases ?? [];
  const found = detectKeywords(pages);

  test('are none for headlines, utility pages and chapters of stories', () => {
    const silent = pages.flatMap(({ accepts }, at) => (accepts.join() === 'none' ? [found[at]] : []));
    expect(silent.length).toBeGreaterThan(15);
    expect(silent.filter((keyword) => keyword !== null)).toEqual([]);
  });

  test.each(['jobs hires', 'he died', 'stirbt kleindorf', 'バッ クア ップ'])('are never "%s"', (phrase) => {
    expect(found).not.toContain(phrase);
  });
});
