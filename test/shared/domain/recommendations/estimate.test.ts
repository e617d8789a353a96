import { describe, expect, test } from 'vitest';
import { adviseOn } from '../../../../lab/estimate/advise.ts';
import { followAdvice } from '../../../../lab/estimate/follow-advice.ts';
import { collectParagraphs, heldBack, isEnough } from '../../../../lab/estimate/material.ts';
import type { GradingInput } from '../../../../shared/domain/grading/grading-input.ts';
import { pagePairs } from '../../../corpora/page-pairs/page-pair.ts';
import { gradingInput } from '../grading/sample-pages.ts';

interface Sample {
  readonly name: string;
  readonly page: GradingInput;
  /** Real text: what was held back of the page, that of its partner on the same subject, and that of others in its language. */
  readonly material: readonly string[];
}

const pairs = pagePairs();
const texts = pairs.map(({ better }) => ({
  language: better.language ?? 'en',
  text: collectParagraphs(gradingInput(better)),
}));
const textsIn = (language: string | null | undefined): string[] =>
  texts.flatMap((one) => (one.language === (language ?? 'en') ? one.text : []));

const samples = pairs.flatMap(({ name, better, worse }): Sample[] => {
  const [good, weak] = [gradingInput(better), gradingInput(worse)];
  const { page, held } = heldBack(good);
  return [
    {
      name: `the worse ${name}`,
      page: weak,
      material: newTo(weak, [...collectParagraphs(good), ...textsIn(worse.language)]),
    },
    { name: `the better ${name}`, page, material: newTo(page, [...held, ...textsIn(better.language)]) },
  ];
});

/** Pages of a pair share text, and what a page has is nothing new. */
function newTo(page: GradingInput, blocks: readonly string[]): string[] {
  const known = new Set(collectParagraphs(page));
  return [...new Set(blocks)].filter((block) => !known.has(block));
}

const advised = samples.map((sample) => ({ ...sample, ...adviseOn(sample.page) }));

describe('the points of a recommendation for a field', () => {
  test('are what following its example brings, to two points of rounding', () => {
    const followed = advised.flatMap(({ name, page, score, open }) =>
      open.flatMap((one) => {
        const { title, pointValue, targetField, description } = one.recommendation;
        if (targetField === 'body_content' || !description.includes(' Example: ')) return [];
        const gained = adviseOn(followAdvice(page, [one], [])).score - score;
        return [{ name, title, promised: pointValue, gained }];
      }),
    );
    expect(followed.length).toBeGreaterThan(15);
    for (const one of followed) expect(Math.abs(one.gained - one.promised), JSON.stringify(one)).toBeLessThanOrEqual(2);
  });
});

describe('the estimate is what the page reaches when all open advice is followed', () => {
  const reached = advised
    .filter(({ open, material }) => open.length > 0 && isEnough(material, open))
    .map(({ name, page, material, open, estimate, score }) => ({
      name,
      score,
      estimate,
      reached: adviseOn(followAdvice(page, open, material)).score,
    }));

  test('within 5 points for four of five pages', () => {
    expect(reached.length).toBeGreaterThan(30);
    const far = reached.filter((one) => Math.abs(one.estimate - one.reached) > 5);
    expect(far.length / reached.length, JSON.stringify(far)).toBeLessThanOrEqual(0.2);
  });

  test('and no page falls by following its advice', () => {
    expect(reached.filter((one) => one.reached <= one.score)).toEqual([]);
  });

  test('and is not the best grade for every page', () => {
    for (const { estimate } of reached) expect(estimate).toBeLessThanOrEqual(100);
    const weak = reached.filter(({ name }) => name.startsWith('the worse'));
    expect(weak.filter(({ estimate }) => estimate >= 97).length).toBeLessThan(weak.length / 4);
  });
});
