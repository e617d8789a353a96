import { cosine, meanDirection, type PageVectors } from './unit-vectors.ts';

/** A page is near another one where they are this share of the usual distance apart, or less. */
const NEAR = 0.85;
/** Two pages are as good as one where they are this share of the usual distance apart. */
const SAME = 0.7;
/** And each is that much nearer to the other than to any third page, as the ratio test of D. Lowe (2004) compares neighbours. */
const RATIO = 0.85;

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

/** Pairs of pages that mean the same in whatever words, the nearest first. n² steps. */
export function samePages(vectors: PageVectors): [number, number][] {
  const limit = SAME * usualDistance(vectors);
  const nearest = nearestTwo(vectors);
  return [...nearest]
    .flatMap(([id, { other, distance, second }]) => {
      const back = nearest.get(other);
      const isPair = id < other && back?.other === id && distance <= limit;
      return isPair && distance <= RATIO * Math.min(second, back.second) ? [{ id, other, distance }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
    .map(({ id, other }) => [id, other]);
}

interface Neighbours {
  /** The nearest page, and how far it is. */
  readonly other: number;
  readonly distance: number;
  /** How far the page is that comes after it. */
  readonly second: number;
}

function nearestTwo(vectors: PageVectors): Map<number, Neighbours> {
  const pages = [...vectors];
  const found = pages.map(() => ({ other: -1, distance: Number.POSITIVE_INFINITY, second: Number.POSITIVE_INFINITY }));
  const compare = (at: number, other: number, distance: number): void => {
    const best = found[at];
    if (best === undefined) return;
    if (distance < best.distance) found[at] = { other, distance, second: best.distance };
    else if (distance < best.second) best.second = distance;
  };
  for (const [at, [id, vector]] of pages.entries()) {
    for (let next = at + 1; next < pages.length; next += 1) {
      const [otherId, other] = pages[next] ?? [id, vector];
      const distance = 1 - cosine(vector, other);
      compare(at, otherId, distance);
      compare(next, id, distance);
    }
  }
  return new Map(pages.flatMap(([id], at) => (found[at] === undefined ? [] : [[id, found[at]] as const])));
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
