/** Sparse vectors of terms. */
export type TermVector = ReadonlyMap<string, number>;

/**
 * TF-IDF with a logarithm on both sides and an idf that never reaches zero: the words of the whole site keep some weight, so
 * that two topics of one shop are nearer than two shops. Each vector has length 1.
 */
export function termVectors(counts: readonly Readonly<Record<string, number>>[]): TermVector[] {
  const documents = new Map<string, number>();
  for (const terms of counts) {
    for (const term of Object.keys(terms)) documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  return counts.map((terms) =>
    unit(
      new Map(
        Object.entries(terms).map(([term, count]) => [
          term,
          Math.log1p(count) * Math.log1p(counts.length / (documents.get(term) ?? 1)),
        ]),
      ),
    ),
  );
}

/** The cosine of two vectors of length 1: 0 (nothing in common) to 1. */
export function similarity(a: TermVector, b: TermVector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return Math.min(1, Math.max(0, sum));
}

/** Terms that a centroid keeps: those that could tell it from another. */
const CENTROID_TERMS_MAX = 80;

/** The direction of the sum of vectors, each with its weight. */
export function centroid(parts: readonly { vector: TermVector; weight: number }[]): TermVector {
  const sum = new Map<string, number>();
  for (const { vector, weight } of parts) {
    for (const [term, value] of vector) sum.set(term, (sum.get(term) ?? 0) + weight * value);
  }
  const heaviest = [...sum].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, CENTROID_TERMS_MAX);
  return unit(new Map(heaviest));
}

export function unit(vector: TermVector): TermVector {
  const length = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? new Map() : new Map([...vector].map(([term, value]) => [term, value / length]));
}
