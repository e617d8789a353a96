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

/** The cosine of vectors of length 1: -1 to 1. Four sums at a time take a third of the time: all pairs of a thousand pages are compared. */
export function cosine(a: UnitVector, b: UnitVector): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  const whole = a.length - (a.length % 4);
  // Both have one length.
  for (let at = 0; at < whole; at += 4) {
    first += (a[at] as number) * (b[at] as number);
    second += (a[at + 1] as number) * (b[at + 1] as number);
    third += (a[at + 2] as number) * (b[at + 2] as number);
    fourth += (a[at + 3] as number) * (b[at + 3] as number);
  }
  for (let at = whole; at < a.length; at += 1) first += (a[at] as number) * (b[at] as number);
  return first + second + third + fourth;
}

/**
 * The vectors from the middle of all: models place all pages of one site in a narrow cone, each model in another one. Away from the middle,
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
