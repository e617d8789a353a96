import type { PageVector } from './page-vector.ts';

/** A vector of length 1. */
export type UnitVector = Float32Array;

/** Pages by their id, with vectors of one length. */
export type PageVectors = ReadonlyMap<number, UnitVector>;

/** In fewer pages nothing is usual, so that nothing is nearer than usual. */
const PAGES_MIN = 6;

/**
 * The vectors of a site's pages, of length 1; null for too few pages. Vectors of another length than most are left out: they are of another
 * model under the same name.
 */
export function unitVectors(given: ReadonlyMap<number, PageVector>): PageVectors | null {
  const lengths = Map.groupBy(given.values(), ({ length }) => length);
  const [usual] = [...lengths].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const vectors = new Map(
    [...given].flatMap(([id, vector]) => (vector.length === usual ? [[id, toUnit(Float32Array.from(vector))]] : [])),
  );
  return vectors.size < PAGES_MIN ? null : vectors;
}

/** The cosine of vectors of length 1: -1 to 1. */
export function cosine(a: UnitVector, b: UnitVector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/**
 * The vectors from the middle of all: models place all texts of one site in a narrow cone, each model in another one. Away from the middle,
 * what has nothing to do with each other is near 0 with any model.
 */
export function centerVectors(vectors: PageVectors): PageVectors {
  const middle = addVectors([...vectors.values()]);
  return new Map(
    [...vectors].map(([id, vector]) => [
      id,
      toUnit(Float32Array.from(vector, (value, at) => value - (middle[at] ?? 0) / vectors.size)),
    ]),
  );
}

/** The direction of a sum. */
export const meanDirection = (vectors: readonly UnitVector[]): UnitVector => toUnit(addVectors(vectors));

function addVectors(vectors: readonly UnitVector[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  }
  return sum;
}

function toUnit(vector: Float32Array): UnitVector {
  const length = Math.sqrt(cosine(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}
