import { clusterPages, nearestOf } from './cluster-pages.ts';
import type { PageProfile } from './page-profile.ts';
import { similarity, type TermVector, termVectors } from './term-vectors.ts';

export interface Topic {
  name: string;
  description: string;
  /** 0 for the core, to 1 for a topic that shares no word with it. */
  coreDistance: number;
  /** Its heaviest terms, by stem. */
  terms: string[];
  pageIds: number[];
  driftingIds: number[];
}

export interface SiteTopics {
  /** The core first, then by pages. */
  topics: Topic[];
  drifting: { pageId: number; topic: string; reason: string }[];
  crossTopic: { pageId: number; topics: string[] }[];
}

const TOPICS_MAX = 12;
/** A page less like the middle of its topic than this is far from it. */
const DRIFTING_BELOW = 0.2;
/** A page is of two topics when it is nearly as much like the second. */
const CROSS_TOPIC_MIN = 0.3;
const CROSS_TOPIC_SHARE = 0.8;
const PAGES_LISTED_MAX = 100;
const TERMS_SHOWN = 4;

/** Topics of a site by what its pages say: the heaviest cluster is the core, small ones beyond the limit join the nearest. */
export function siteTopics(pages: readonly PageProfile[]): SiteTopics {
  const vectors = termVectors(pages.map(({ terms }) => terms));
  const clusters = clusterPages(vectors);
  const kept = clusters.slice(0, TOPICS_MAX).map((cluster) => ({ ...cluster, drifting: [] as number[] }));
  for (const { members } of clusters.slice(TOPICS_MAX)) {
    for (const member of members) {
      const nearest = nearestOf(kept, vectors[member] ?? new Map());
      nearest?.cluster.members.push(member);
    }
  }
  const core = kept[0];
  if (!core) return { topics: [], drifting: [], crossTopic: [] };
  const names = uniqueNames(
    kept.map(({ members, center }) =>
      topicName(
        members.flatMap((at) => pages[at] ?? []),
        center,
      ),
    ),
  );
  const idOf = (at: number): number => pages[at]?.id ?? 0;
  const result: SiteTopics = { topics: [], drifting: [], crossTopic: [] };
  for (const [at, cluster] of kept.entries()) {
    const name = names[at] ?? '';
    const far = cluster.members.filter(
      (member) => similarity(vectors[member] ?? new Map(), cluster.center) < DRIFTING_BELOW,
    );
    const terms = topTerms(cluster.center);
    result.topics.push({
      name,
      description: `${cluster.members.length} ${cluster.members.length === 1 ? 'page' : 'pages'} on ${terms.slice(0, TERMS_SHOWN).join(', ')}`,
      coreDistance: at === 0 ? 0 : Math.round((1 - similarity(core.center, cluster.center)) * 1000) / 1000,
      terms,
      pageIds: cluster.members.map(idOf),
      driftingIds: far.map(idOf),
    });
    for (const member of far) {
      const own = topTerms(vectors[member] ?? new Map()).slice(0, TERMS_SHOWN);
      result.drifting.push({
        pageId: idOf(member),
        topic: name,
        reason: `It says most of ${own.join(', ')}, and little of what the other pages of "${name}" are about`,
      });
    }
  }
  for (const [at, vector] of vectors.entries()) {
    const near = topicsOf(vector, kept);
    if (near.length > 1) result.crossTopic.push({ pageId: idOf(at), topics: near.map((topic) => names[topic] ?? '') });
  }
  result.drifting.splice(PAGES_LISTED_MAX);
  result.crossTopic.splice(PAGES_LISTED_MAX);
  return result;
}

/** The topics that a page is about as much as about its first, best first. */
function topicsOf(vector: TermVector, kept: readonly { center: TermVector }[]): number[] {
  const ranked = kept
    .map(({ center }, topic) => ({ topic, likeness: similarity(vector, center) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.topic - b.topic);
  const first = ranked[0]?.likeness ?? 0;
  return ranked
    .filter(({ likeness }) => likeness >= CROSS_TOPIC_MIN && likeness >= first * CROSS_TOPIC_SHARE)
    .slice(0, 3)
    .map(({ topic }) => topic);
}

const topTerms = (vector: TermVector): string[] =>
  [...vector]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, 10)
    .map(([term]) => term);

/** The phrase that most of the pages share, when it is about the heaviest terms; else those terms. */
function topicName(pages: readonly PageProfile[], center: TermVector): string {
  const terms = topTerms(center);
  const counts = new Map<string, number>();
  for (const { phrases } of pages) {
    for (const phrase of Object.keys(phrases)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  const heavy = new Set(terms.slice(0, 5));
  const shared = [...counts]
    .filter(([phrase, count]) => count * 2 >= pages.length && phrase.split(' ').some((word) => heavy.has(word)))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
  const name = shared ?? terms.slice(0, 2).join(' and ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Ideas and pages name their topic, so no two may share a name. */
function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
