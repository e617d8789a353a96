import { centroid, similarity, type TermVector } from './term-vectors.ts';

export interface Cluster {
  /** Positions of the vectors in it, ascending. */
  members: number[];
  center: TermVector;
}

/** The first pass gathers what is nearly the same, so that the second compares some hundred groups and not a thousand pages. */
const GROUPS_MAX = 120;
const NEARLY_SAME = 0.5;
/** Groups less alike than this are different topics. */
const ONE_TOPIC = 0.22;

/**
 * Clusters vectors, the heaviest cluster first. Deterministic: the same pages in the same order make the same clusters. Work
 * is bounded: each vector is compared with at most 120 groups, and the groups with each other until none are alike.
 * Vectors without a term are in no cluster.
 */
export function clusterPages(vectors: readonly TermVector[]): Cluster[] {
  const clusters = mergeAlike(gather(vectors), vectors);
  return clusters
    .map(({ members, center }) => ({ members: members.toSorted((a, b) => a - b), center }))
    .toSorted((a, b) => b.members.length - a.members.length || (a.members[0] ?? 0) - (b.members[0] ?? 0));
}

function gather(vectors: readonly TermVector[]): Cluster[] {
  const groups: Cluster[] = [];
  for (const [at, vector] of vectors.entries()) {
    if (vector.size === 0) continue;
    const nearest = nearestOf(groups, vector);
    if (nearest && (nearest.likeness >= NEARLY_SAME || groups.length >= GROUPS_MAX)) {
      const { cluster } = nearest;
      cluster.center = centroid([
        { vector: cluster.center, weight: cluster.members.length },
        { vector, weight: 1 },
      ]);
      cluster.members.push(at);
    } else groups.push({ members: [at], center: vector });
  }
  return groups;
}

/** The cluster whose center is nearest; the first of equals. */
export function nearestOf<T extends { center: TermVector }>(
  clusters: readonly T[],
  vector: TermVector,
): { cluster: T; likeness: number } | null {
  let best: { cluster: T; likeness: number } | null = null;
  for (const cluster of clusters) {
    const likeness = similarity(cluster.center, vector);
    if (!best || likeness > best.likeness) best = { cluster, likeness };
  }
  return best;
}

/** Merges the two most alike groups until the most alike are two topics. Likenesses are kept: a merge changes one row. */
function mergeAlike(given: readonly Cluster[], vectors: readonly TermVector[]): Cluster[] {
  const groups = [...given];
  const likeness = groups.map((group, at) =>
    groups.slice(0, at).map((other) => similarity(group.center, other.center)),
  );
  for (;;) {
    let best = { a: 0, b: 0, likeness: -1 };
    for (let a = 1; a < groups.length; a += 1) {
      for (let b = 0; b < a; b += 1) {
        const value = likeness[a]?.[b] ?? 0;
        if (value > best.likeness) best = { a, b, likeness: value };
      }
    }
    const [first, second] = [groups[best.b], groups[best.a]];
    if (best.likeness < ONE_TOPIC || !first || !second) return groups;
    const members = [...first.members, ...second.members];
    groups[best.b] = {
      members,
      center: centroid(members.map((member) => ({ vector: vectors[member] ?? new Map(), weight: 1 }))),
    };
    groups.splice(best.a, 1);
    likeness.splice(best.a, 1);
    for (const row of likeness.slice(best.a)) row.splice(best.a, 1);
    refreshRow(groups, likeness, best.b);
  }
}

function refreshRow(groups: readonly Cluster[], likeness: number[][], at: number): void {
  const center = groups[at]?.center ?? new Map<string, number>();
  for (const [other, group] of groups.entries()) {
    const row = likeness[Math.max(at, other)];
    if (other !== at && row) row[Math.min(at, other)] = similarity(center, group.center);
  }
}
