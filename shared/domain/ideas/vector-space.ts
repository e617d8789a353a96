import { cosine, meanDirection, type UnitVector } from '../vectors/unit-vectors.ts';

/** Vectors of length 1 that can be grouped, whatever they are made of. */
export interface VectorSpace<V> {
  /** The cosine of two vectors, and no less than 0: 0 (nothing in common) to 1. */
  similarity(a: V, b: V): number;
  /** The direction of the sum of vectors. */
  centroid(vectors: readonly V[]): V;
  /** A vector that says nothing is in no group. */
  isEmpty(vector: V): boolean;
  /** 2 − 2 cos of all pairs, row by row. */
  squaredDistances(vectors: readonly V[]): Float64Array;
}

/** By meaning, as an embedding model places pages; the vectors are of `centerVectors`. */
export const meaningSpace: VectorSpace<UnitVector> = {
  similarity: (a, b) => Math.max(0, cosine(a, b)),
  centroid: meanDirection,
  isEmpty: (vector) => vector.length === 0,
  squaredDistances(vectors) {
    const count = vectors.length;
    const distance = new Float64Array(count * count);
    for (const [at, vector] of vectors.entries()) {
      for (let next = at + 1; next < count; next += 1) {
        const squared = 2 - 2 * cosine(vector, vectors[next] ?? vector);
        distance[at * count + next] = squared;
        distance[next * count + at] = squared;
      }
    }
    return distance;
  },
};
