import { listStems } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { termKey } from '../language/subject-terms.ts';
import type { Said } from '../messages/message.ts';
import { centerVectors, type PageVectors } from '../vectors/unit-vectors.ts';
import { type Cluster, clusterPages } from './cluster-pages.ts';
import { clustersOfPage, driftingMembers } from './page-fit.ts';
import type { PageProfile } from './page-profile.ts';
import { siteNames } from './page-subject.ts';
import { siteLanguage } from './site-language.ts';
import { centroid, similarity, speechVector, type TermVector, termSpace, termVectors } from './term-vectors.ts';
import { type TopicWords, topicNames, topicWords } from './topic-name.ts';
import { meaningSpace, type VectorSpace } from './vector-space.ts';
import { wordDrifting, wordTopic } from './wording.ts';

export interface Topic {
  name: string;
  /** A text in what an earlier version left to the next step of a run. */
  description: Said;
  /** 0 for the core, to 1 for a topic that shares no word with it. */
  coreDistance: number;
  /** Its most telling words, as its pages write them. */
  terms: string[];
  pageIds: number[];
  driftingIds: number[];
}

export interface SiteTopics {
  /** The core first, then by pages. */
  topics: Topic[];
  drifting: { pageId: number; topic: string; reason: Said }[];
  crossTopic: { pageId: number; topics: string[] }[];
}

const PAGES_LISTED_MAX = 100;
const WORDS_OF_A_PAGE = 3;

interface Placed<V> {
  space: VectorSpace<V>;
  pages: readonly PageProfile[];
  vectors: readonly V[];
  language: Language | null;
}

interface Clustered<V> extends Placed<V> {
  clusters: readonly Cluster<V>[];
}

/**
 * Topics of a site by what its pages say, or by their meaning where a model has placed them. Pages that ask not to be indexed have none,
 * unless all of them ask.
 */
export function siteTopics(given: readonly PageProfile[], meanings: PageVectors | null = null): SiteTopics {
  const indexed = given.filter(({ noindex }) => !noindex);
  const pages = indexed.length > 0 ? indexed : given;
  const language = siteLanguage(pages);
  const terms = termVectors(
    pages.map((page) => page.terms),
    language,
  );
  const centered = meanings === null ? null : centerVectors(meanings);
  if (centered !== null) {
    const vectors = pages.map(({ id }) => centered.get(id) ?? new Float32Array());
    return topicsIn({ space: meaningSpace, pages, vectors, language }, terms);
  }
  return topicsIn({ space: termSpace, pages, vectors: terms, language }, terms);
}

function topicsIn<V>(placed: Placed<V>, terms: readonly TermVector[]): SiteTopics {
  const { space, pages, vectors, language } = placed;
  const clusters = coreFirst(clusterPages(vectors, space), terms);
  const brand = new Set(siteNames(pages).flatMap((name) => listStems(name, language)));
  const groups = clusters.map(({ members }) => members.flatMap((at) => pages[at] ?? []));
  const words = topicWords(groups, brand, language);
  const names = topicNames(words, groups);
  const site = { ...placed, clusters };
  return {
    topics: buildTopics(site, names, words),
    drifting: findDrifting(site, names, words).slice(0, PAGES_LISTED_MAX),
    crossTopic: findCrossTopic(site, names).slice(0, PAGES_LISTED_MAX),
  };
}

/** The core is what most of the site is most about, by its words: many pages, near the middle of all. */
function coreFirst<V>(clusters: readonly Cluster<V>[], terms: readonly TermVector[]): Cluster<V>[] {
  const middle = centroid(terms);
  const weight = ({ members }: Cluster<V>): number =>
    members.length * similarity(centroid(members.flatMap((at) => terms[at] ?? [])), middle);
  const core = clusters.reduce<Cluster<V> | null>(
    (best, one) => (best && weight(best) >= weight(one) ? best : one),
    null,
  );
  return core === null ? [] : [core, ...clusters.filter((cluster) => cluster !== core)];
}

function buildTopics<V>(
  { space, pages, vectors, clusters, language }: Clustered<V>,
  names: readonly string[],
  words: readonly TopicWords[],
): Topic[] {
  const speech = clusters.map(({ members }) =>
    speechVector(
      members.map((at) => pages[at]?.terms ?? {}),
      language,
    ),
  );
  return clusters.map((cluster, at) => ({
    name: names[at] ?? '',
    description: wordTopic(cluster.members.length, names[at] ?? '', words[at]?.labels ?? []),
    coreDistance: at === 0 ? 0 : measureDistance(speech[0] ?? new Map(), speech[at] ?? new Map()),
    terms: words[at]?.terms ?? [],
    pageIds: listIds(pages, cluster.members),
    driftingIds: listIds(pages, driftingMembers(cluster, vectors, space)),
  }));
}

const measureDistance = (core: TermVector, topic: TermVector): number =>
  Math.round((1 - similarity(core, topic)) * 1000) / 1000;

const listIds = (pages: readonly PageProfile[], positions: readonly number[]): number[] =>
  positions.flatMap((at) => pages[at]?.id ?? []);

function findDrifting<V>(
  { space, pages, vectors, clusters, language }: Clustered<V>,
  names: readonly string[],
  words: readonly TopicWords[],
): SiteTopics['drifting'] {
  return clusters.flatMap((cluster, at) =>
    driftingMembers(cluster, vectors, space).flatMap((member) => {
      const page = pages[member];
      if (!page) return [];
      const topic = names[at] ?? '';
      const topicStems = new Set(words[at]?.terms.map((term) => termKey(term.toLowerCase(), language)));
      const own = Object.keys(page.terms).filter((word) => !topicStems.has(termKey(word, language)));
      return [{ pageId: page.id, topic, reason: wordDrifting(own.slice(0, WORDS_OF_A_PAGE), topic) }];
    }),
  );
}

const findCrossTopic = <V>(
  { space, pages, vectors, clusters }: Clustered<V>,
  names: readonly string[],
): SiteTopics['crossTopic'] =>
  pages.flatMap((page, at) => {
    const vector = vectors[at];
    const near = vector === undefined ? [] : clustersOfPage(vector, clusters, space);
    return near.length > 1 ? [{ pageId: page.id, topics: near.map((topic) => names[topic] ?? '') }] : [];
  });
