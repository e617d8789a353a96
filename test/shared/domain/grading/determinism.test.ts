import { describe, expect, test } from 'vitest';
import type { GradingInput } from '../../../../shared/domain/grading/grading-input.ts';
import { recommendationsFrom } from '../../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { analysisScores } from '../../../../shared/domain/scoring/analysis-scores.ts';
import { pagePairs } from '../../../corpora/page-pairs/page-pair.ts';
import { emptyPage, gradeAll, gradingInput, type SamplePage, stuffedPage } from './sample-pages.ts';

const pages: readonly (readonly [string, SamplePage])[] = [
  ['an empty page', emptyPage],
  ['a stuffed page', stuffedPage],
  ...[...pagePairs('guides').slice(0, 3), ...pagePairs('offers').slice(0, 3), ...pagePairs('languages')].flatMap(
    (pair) => [[`the better ${pair.name}`, pair.better] as const, [`the worse ${pair.name}`, pair.worse] as const],
  ),
];

/** The same value, every object with its keys in the opposite order: as another store or serializer may hand it back. */
function withKeysTurned<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withKeysTurned) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, own]) => [key, withKeysTurned(own)]),
  ) as T;
}

/** All that an analysis stores of a page, as bytes. */
function bytesOf(page: GradingInput): string {
  const { components, findings } = gradeAll(page);
  const { document } = page;
  const recommendations = recommendationsFrom({ findings, components, rubric: defaultRubric, document, page });
  const open = recommendations.map((one) => ({ ...one, status: 'pending' as const, verification: null }));
  const scores = analysisScores({ components, rubric: defaultRubric, recommendations: open });
  return JSON.stringify({ components, findings, recommendations, scores });
}

describe('rules-v1', () => {
  const givesTheSame = (_name: string, page: SamplePage): void => {
    const input = gradingInput(page);
    const bytes = bytesOf(input);
    expect(bytesOf(structuredClone(input))).toBe(bytes);
    expect(bytesOf(withKeysTurned(input))).toBe(bytes);
    expect(bytesOf(JSON.parse(JSON.stringify(input)))).toBe(bytes);
  };
  test.each(pages.slice(0, 3))('gives %s the same bytes each time', givesTheSame);
  test.each(pages.slice(3))('gives %s the same bytes each time', { tags: 'limits' }, givesTheSame);
});
