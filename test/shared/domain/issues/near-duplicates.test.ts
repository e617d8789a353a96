import { describe, expect, test } from 'vitest';
import { NearDuplicates } from '../../../../shared/domain/issues/near-duplicates.ts';
import { decodeSample, encodeSample, likeness, sampleText } from '../../../../shared/domain/issues/text-sample.ts';
import { comparedWords } from '../../../../shared/domain/language/compared-words.ts';

const wordsOf = (seed: number, count = 300): string[] =>
  Array.from({ length: count }, (_, at) => `w${(seed * 7919 + at * 104729) % 5003}`);
const changed = (words: readonly string[], every: number): string[] =>
  words.map((word, at) => (at % every === 0 ? `${word}x` : word));
const nearDuplicates = (samples: readonly Uint16Array[]) => {
  const found = new NearDuplicates();
  for (const [at, one] of samples.entries()) found.add(at, one);
  return found.list();
};
const sample = (words: readonly string[]) => sampleText(words) ?? new Uint16Array();

/** The share of runs of five words, counted. */
function counted(a: readonly string[], b: readonly string[]): number {
  const runs = (words: readonly string[]) => new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
  const [first, second] = [runs(a), runs(b)];
  const common = [...first].filter((run) => second.has(run)).length;
  return common / (first.size + second.size - common);
}

describe('the likeness of two texts', () => {
  test.each([300, 100, 60, 30, 15])(
    'is the share of equal runs of five words, where every %i-th word differs',
    (every) => {
      const words = wordsOf(1, 600);
      const other = changed(words, every);
      expect(Math.abs(likeness(sample(words), sample(other)) - counted(words, other))).toBeLessThan(0.13);
    },
  );

  test('is nothing for texts that share no run, and all for the same text, also after it was stored', () => {
    expect(likeness(sample(wordsOf(1)), sample(wordsOf(2).toReversed()))).toBeLessThan(0.1);
    expect(likeness(sample(wordsOf(1)), decodeSample(encodeSample(sample(wordsOf(1)))))).toBe(1);
  });

  test('looks at words alone: marks, the case of letters and the targets of links are none', () => {
    expect(comparedWords('## The *Green* [tea](https://a.example/x "y")')).toEqual(['the', 'green', 'tea']);
    expect(comparedWords('緑茶 tea')).toEqual(['緑', '茶', 'tea']);
  });

  test('is not known of a text below sixty words', () => {
    expect(sampleText(wordsOf(1, 59))).toBeNull();
  });
});

describe('near-duplicates', () => {
  test('are found among texts of which no others are alike', () => {
    const texts = Array.from({ length: 200 }, (_, at) => Array.from({ length: 120 }, (_x, word) => `t${at}w${word}`));
    texts[150] = changed(texts[20] ?? [], 110);
    const pairs = nearDuplicates(texts.map(sample));
    expect([...pairs.keys()].sort((a, b) => a - b)).toEqual([20, 150]);
    expect(pairs.get(150)?.map(({ other }) => other)).toEqual([20]);
  });

  test('of ten thousand pages of one template are compared with some of them, and each names ten at most', () => {
    const one = sample(wordsOf(1));
    const pairs = nearDuplicates(Array.from({ length: 10_000 }, () => one));
    expect(pairs.size).toBe(10_000);
    expect(Math.max(...[...pairs.values()].map((others) => others.length))).toBe(10);
  });
});
