import type { Cluster } from './cluster-pages.ts';
import type { VectorSpace } from './vector-space.ts';

/** A page that is less like its topic than this share of what is usual there drifts from it. */
const DRIFTING_SHARE = 0.45;
/** In a topic of fewer pages nothing is usual. */
const PAGES_OF_A_TOPIC_MIN = 4;
/** A page is of two topics when it is nearly as much like the second. */
const CROSS_TOPIC_MIN = 0.2;
const CROSS_TOPIC_SHARE = 0.8;
const TOPICS_OF_A_PAGE_MAX = 3;

/** Members that are far from the middle of their cluster, by position. */
export function driftingMembers<V>(
  cluster: Cluster<V>,
  vectors: readonly V[],
  { similarity }: VectorSpace<V>,
): number[] {
  if (cluster.members.length < PAGES_OF_A_TOPIC_MIN) return [];
  const fits = cluster.members.map((member) => {
    const vector = vectors[member];
    return vector === undefined ? 0 : similarity(vector, cluster.center);
  });
  const usual = fits.toSorted((a, b) => a - b)[Math.floor(fits.length / 2)] ?? 0;
  return cluster.members.filter((_, at) => (fits[at] ?? 0) < usual * DRIFTING_SHARE);
}

/** Positions of the clusters that a page is about as much as about its first, best first. */
export function clustersOfPage<V>(
  vector: V,
  clusters: readonly Cluster<V>[],
  { similarity }: VectorSpace<V>,
): number[] {
  const ranked = clusters
    .map(({ center }, at) => ({ at, likeness: similarity(vector, center) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.at - b.at);
  const first = ranked[0]?.likeness ?? 0;
  return ranked
    .filter(({ likeness }) => likeness >= CROSS_TOPIC_MIN && likeness >= first * CROSS_TOPIC_SHARE)
    .slice(0, TOPICS_OF_A_PAGE_MAX)
    .map(({ at }) => at);
}
