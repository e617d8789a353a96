import { centroid, similarity, type TermVector } from './term-vectors.ts';
import { wardTree } from './ward-tree.ts';

export interface Cluster {
  /** Positions of the vectors in it, ascending. */
  members: number[];
  center: TermVector;
}

/** A reader cannot keep more topics in mind. */
const CLUSTERS_MAX = 12;
/** Groups more alike than this are one topic. */
const ONE_TOPIC = 0.3;
const REFINEMENTS = 3;

/**
 * Clusters vectors, the heaviest cluster first: the square root of the number of pages at most, and 12, and fewer where
 * they are alike. Deterministic: the same pages in the same order make the same clusters. Vectors without a term are in none.
 */
export function clusterPages(vectors: readonly TermVector[]): Cluster[] {
  const positions = [...vectors.keys()].filter((at) => (vectors[at]?.size ?? 0) > 0);
  const told = positions.map((at) => vectors[at] ?? new Map<string, number>());
  const clusters = joinAlike(refine(cut(told), told), told);
  return clusters
    .map(({ members, center }) => ({ members: members.map((member) => positions[member] ?? 0), center }))
    .toSorted((a, b) => b.members.length - a.members.length || (a.members[0] ?? 0) - (b.members[0] ?? 0));
}

/** The tree's groups when few enough are left: a topic of a small site needs more than a page, too. */
function cut(vectors: readonly TermVector[]): Cluster[] {
  const most = Math.min(CLUSTERS_MAX, Math.ceil(Math.sqrt(vectors.length)));
  const groups = new Map(vectors.keys().map((at) => [at, [at]]));
  for (const { into, from } of wardTree(vectors)) {
    if (groups.size <= most) break;
    groups.set(into, [...(groups.get(into) ?? []), ...(groups.get(from) ?? [])]);
    groups.delete(from);
  }
  return [...groups.values()].map((members) => createCluster(members, vectors));
}

const createCluster = (members: readonly number[], vectors: readonly TermVector[]): Cluster => ({
  members: members.toSorted((a, b) => a - b),
  center: centroid(members.map((member) => vectors[member] ?? new Map())),
});

/** A tree never takes back a merge: each page goes to the center that it is nearest to by now (spherical k-means). */
function refine(given: readonly Cluster[], vectors: readonly TermVector[]): Cluster[] {
  let clusters = [...given];
  for (let round = 0; round < REFINEMENTS; round += 1) {
    const members = clusters.map((): number[] => []);
    for (const [at, vector] of vectors.entries()) members[nearestTo(vector, clusters)]?.push(at);
    clusters = members.filter((group) => group.length > 0).map((group) => createCluster(group, vectors));
  }
  return clusters;
}

/** The position of the cluster whose center is nearest; the first of equals. */
function nearestTo(vector: TermVector, clusters: readonly Cluster[]): number {
  let best = { at: 0, likeness: -1 };
  for (const [at, { center }] of clusters.entries()) {
    const likeness = similarity(center, vector);
    if (likeness > best.likeness) best = { at, likeness };
  }
  return best.at;
}

/** Joins the two most alike until the most alike are two topics. */
function joinAlike(given: readonly Cluster[], vectors: readonly TermVector[]): Cluster[] {
  let clusters = [...given];
  for (;;) {
    const best = mostAlike(clusters);
    const [first, second] = [clusters[best.a], clusters[best.b]];
    if (best.likeness < ONE_TOPIC || !first || !second) return clusters;
    const joined = createCluster([...first.members, ...second.members], vectors);
    clusters = [...clusters.filter((cluster) => cluster !== first && cluster !== second), joined];
  }
}

function mostAlike(clusters: readonly Cluster[]): { a: number; b: number; likeness: number } {
  let best = { a: 0, b: 0, likeness: -1 };
  for (const [a, one] of clusters.entries()) {
    for (const [offset, other] of clusters.slice(a + 1).entries()) {
      const likeness = similarity(one.center, other.center);
      if (likeness > best.likeness) best = { a, b: a + 1 + offset, likeness };
    }
  }
  return best;
}
