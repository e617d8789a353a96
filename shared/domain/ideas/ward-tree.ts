import type { VectorSpace } from './vector-space.ts';

/** Two groups that become one; a group is named by its first member. */
interface Merge {
  into: number;
  from: number;
  height: number;
}

/**
 * Ward's hierarchical clustering (J. H. Ward, 1963) of vectors of length 1, by the nearest-neighbour chain (F. Murtagh,
 * 1983): n² steps and n² numbers, 8 MB for a thousand pages. Merges come by height, the most alike first; equals by position.
 */
export function wardTree<V>(vectors: readonly V[], { squaredDistances }: VectorSpace<V>): Merge[] {
  const count = vectors.length;
  const distance = squaredDistances(vectors);
  const sizes = Array.from({ length: count }, () => 1);
  const active = new Set(vectors.keys());
  const merges: Merge[] = [];
  const chain: number[] = [];
  const at = (a: number, b: number): number => distance[a * count + b] ?? 0;
  while (active.size > 1) {
    if (chain.length === 0) chain.push(active.values().next().value ?? 0);
    const tip = chain.at(-1) ?? 0;
    const before = chain.at(-2);
    // The one before it is preferred among equals, or the chain would not end.
    let nearest = before ?? -1;
    for (const other of active) {
      if (other !== tip && (nearest === -1 || at(tip, other) < at(tip, nearest))) nearest = other;
    }
    if (nearest !== before) {
      chain.push(nearest);
      continue;
    }
    chain.splice(-2);
    const [into, from] = tip < nearest ? [tip, nearest] : [nearest, tip];
    merges.push({ into, from, height: at(into, from) });
    active.delete(from);
    joinDistances(distance, sizes, active, { into, from });
  }
  return merges.toSorted((a, b) => a.height - b.height || a.into - b.into || a.from - b.from);
}

/** Lance and Williams' update for Ward's criterion. */
function joinDistances(
  distance: Float64Array,
  sizes: number[],
  active: ReadonlySet<number>,
  { into, from }: { into: number; from: number },
): void {
  const count = sizes.length;
  const [a, b] = [sizes[into] ?? 1, sizes[from] ?? 1];
  const between = distance[into * count + from] ?? 0;
  for (const other of active) {
    if (other === into) continue;
    const c = sizes[other] ?? 1;
    const joined =
      ((a + c) * (distance[into * count + other] ?? 0) +
        (b + c) * (distance[from * count + other] ?? 0) -
        c * between) /
      (a + b + c);
    distance[into * count + other] = joined;
    distance[other * count + into] = joined;
  }
  sizes[into] = a + b;
}
