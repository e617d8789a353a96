import type { Language } from '../language/languages.ts';
import { termKey } from '../language/subject-terms.ts';
import type { VectorSpace } from './vector-space.ts';

/** Sparse vectors of terms, by stem. */
export type TermVector = ReadonlyMap<string, number>;

/** On a site of this many pages a word of one page tells nothing of groups, and a word of most pages neither. */
const PAGES_THAT_TELL = 30;
const COMMON_SHARE = 0.4;

/**
 * TF-IDF with a logarithm on both sides and an idf that never reaches zero: the words of the whole site keep some weight, so
 * that two topics of one shop are nearer than two shops. Each vector has length 1; a page of unique words alone has none.
 */
export function termVectors(
  counts: readonly Readonly<Record<string, number>>[],
  language: Language | null,
): TermVector[] {
  const stemmed = counts.map((terms) => stemCounts(terms, language));
  const documents = new Map<string, number>();
  for (const terms of stemmed) {
    for (const term of terms.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  const tells = (term: string): boolean => {
    const count = documents.get(term) ?? 0;
    return counts.length < PAGES_THAT_TELL || (count > 1 && count < counts.length * COMMON_SHARE);
  };
  return stemmed.map((terms) => {
    // A page of which nothing tells is still like those that say the same.
    const telling = [...terms].filter(([term]) => tells(term));
    return unit(
      new Map(
        (telling.length > 0 ? telling : [...terms]).map(([term, count]) => [
          term,
          Math.log1p(count) * Math.log1p(counts.length / (documents.get(term) ?? 1)),
        ]),
      ),
    );
  });
}

/**
 * The common words of pages, without weights for how telling a word is: by these, topics of one site are near each
 * other.
 */
export function speechVector(
  counts: readonly Readonly<Record<string, number>>[],
  language: Language | null,
): TermVector {
  const sum = new Map<string, number>();
  for (const terms of counts) {
    for (const [term, count] of stemCounts(terms, language)) sum.set(term, (sum.get(term) ?? 0) + Math.log1p(count));
  }
  return unit(sum);
}

function stemCounts(terms: Readonly<Record<string, number>>, language: Language | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word, count] of Object.entries(terms)) {
    const stem = termKey(word, language);
    counts.set(stem, (counts.get(stem) ?? 0) + count);
  }
  return counts;
}

/** The cosine of two vectors of length 1: 0 (nothing in common) to 1. */
export function similarity(a: TermVector, b: TermVector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return Math.min(1, Math.max(0, sum));
}

/** Terms that a centroid keeps: those that could tell it from another. */
const CENTROID_TERMS_MAX = 120;

/** The direction of the sum of vectors. */
export function centroid(vectors: readonly TermVector[]): TermVector {
  const sum = new Map<string, number>();
  for (const vector of vectors) {
    for (const [term, value] of vector) sum.set(term, (sum.get(term) ?? 0) + value);
  }
  const heaviest = [...sum].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, CENTROID_TERMS_MAX);
  return unit(new Map(heaviest));
}

function unit(vector: TermVector): TermVector {
  const length = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? new Map() : new Map([...vector].map(([term, value]) => [term, value / length]));
}

/** 2 − 2 cos, by the terms' pages: most pairs of pages share few terms. */
function squaredDistances(vectors: readonly TermVector[]): Float64Array {
  const count = vectors.length;
  const distance = new Float64Array(count * count).fill(2);
  const pagesByTerm = new Map<string, { page: number; weight: number }[]>();
  for (const [page, vector] of vectors.entries()) {
    for (const [term, weight] of vector) {
      const pages = pagesByTerm.get(term) ?? [];
      for (const other of pages) {
        const both = 2 * weight * other.weight;
        distance[page * count + other.page] = (distance[page * count + other.page] ?? 0) - both;
        distance[other.page * count + page] = (distance[other.page * count + page] ?? 0) - both;
      }
      pages.push({ page, weight });
      pagesByTerm.set(term, pages);
    }
  }
  return distance;
}

/** By the words that pages share. */
export const termSpace: VectorSpace<TermVector> = {
  similarity,
  centroid,
  isEmpty: ({ size }) => size === 0,
  squaredDistances,
};
