import { cosine, meanDirection, type PageVectors } from './unit-vectors.ts';

/** A page is near another one where they are this share of the usual distance apart, or less. */
const NEAR = 0.85;

/** Pages near a page, the nearest first. */
export function nearPages(vectors: PageVectors, pageId: number): number[] {
  const own = vectors.get(pageId);
  if (own === undefined) return [];
  const limit = NEAR * usualDistance(vectors);
  return [...vectors]
    .flatMap(([id, vector]) => (id === pageId ? [] : [{ id, distance: 1 - cosine(own, vector) }]))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
    .map(({ id }) => id);
}

/** How far two pages of the site are apart, in the mean of all pairs. */
function usualDistance(vectors: PageVectors): number {
  const all = [...vectors.values()];
  const [first] = all;
  if (first === undefined) return 0;
  // The sum of all vectors is as long as the sum of their cosines with it, and its square has the cosine of every pair.
  const middle = meanDirection(all);
  const length = all.reduce((sum, vector) => sum + cosine(middle, vector), 0);
  return 1 - (length * length - all.length) / (all.length * (all.length - 1));
}
