import type { VectorSpace } from './vector-space.ts';
import { wardTree } from './ward-tree.ts';

export interface Cluster<V> {
  /** Positions of the vectors in it, ascending. */
  members: number[];
  center: V;
}

/** A reader cannot keep more topics in mind. */
const CLUSTERS_MAX = 12;
/** Groups more alike than this are one topic. */
const ONE_TOPIC = 0.3;

/**
 * Clusters vectors, the heaviest cluster first: the square root of the number of pages at most, and 12, and fewer where
 * they are alike. Deterministic: the same pages in the same order make the same clusters. Empty vectors are in none.
 */
export function clusterPages<V>(vectors: readonly V[], space: VectorSpace<V>): Cluster<V>[] {
  const positions = [...vectors.entries()].flatMap(([at, vector]) => (space.isEmpty(vector) ? [] : [at]));
  const told = vectors.filter((vector) => !space.isEmpty(vector));
  const clusters = joinAlike(cut(told, space), told, space);
  return clusters
    .map(({ members, center }) => ({ members: members.map((member) => positions[member] ?? 0), center }))
    .toSorted((a, b) => b.members.length - a.members.length || (a.members[0] ?? 0) - (b.members[0] ?? 0));
}

/** The tree's groups when few enough are left: a topic of a small site needs more than a page, too. */
function cut<V>(vectors: readonly V[], space: VectorSpace<V>): Cluster<V>[] {
  const most = Math.min(CLUSTERS_MAX, Math.ceil(Math.sqrt(vectors.length)));
  const groups = new Map(vectors.keys().map((at) => [at, [at]]));
  for (const { into, from } of wardTree(vectors, space)) {
    if (groups.size <= most) break;
    groups.set(into, [...(groups.get(into) ?? []), ...(groups.get(from) ?? [])]);
    groups.delete(from);
  }
  return [...groups.values()].map((members) => createCluster(members, vectors, space));
}

const createCluster = <V>(
  members: readonly number[],
  vectors: readonly V[],
  { centroid }: VectorSpace<V>,
): Cluster<V> => ({
  members: members.toSorted((a, b) => a - b),
  center: centroid(members.flatMap((member) => vectors[member] ?? [])),
});

/** Joins the two most alike until the most alike are two topics. */
function joinAlike<V>(given: readonly Cluster<V>[], vectors: readonly V[], space: VectorSpace<V>): Cluster<V>[] {
  let clusters = [...given];
  for (;;) {
    const best = mostAlike(clusters, space);
    const [first, second] = [clusters[best.a], clusters[best.b]];
    if (best.likeness < ONE_TOPIC || !first || !second) return clusters;
    const joined = createCluster([...first.members, ...second.members], vectors, space);
    clusters = [...clusters.filter((cluster) => cluster !== first && cluster !== second), joined];
  }
}

function mostAlike<V>(
  clusters: readonly Cluster<V>[],
  { similarity }: VectorSpace<V>,
): { a: number; b: number; likeness: number } {
  let best = { a: 0, b: 0, likeness: -1 };
  for (const [a, one] of clusters.entries()) {
    for (const [offset, other] of clusters.slice(a + 1).entries()) {
      const likeness = similarity(one.center, other.center);
      if (likeness > best.likeness) best = { a, b: a + 1 + offset, likeness };
    }
  }
  return best;
}
