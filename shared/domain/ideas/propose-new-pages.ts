import { overlap, stemsOf } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { wordsOf } from '../language/subject-terms.ts';
import { normalizePagePath, pagePathKey } from '../urls/page-url.ts';
import type { Topic } from './authority-map.ts';
import type { IdeaKeyword } from './idea.ts';
import type { PageProfile } from './page-profile.ts';
import { classifyKeyword, metricCaveats, metricPoints, type Proposal, roundScore } from './proposal.ts';
import { isQuestionKeyword } from './question-keyword.ts';
import { siteLanguage } from './site-language.ts';
import { topicOf } from './topic-of-keyword.ts';
import type { ValidKeyword } from './validate-candidates.ts';
import { wordNewPage } from './wording.ts';

const PROPOSALS_MAX = 40;
/** More for one topic or for one page only when there is room: a plan that is all on one thing is no plan. */
const PER_TOPIC_FIRST = 6;
const PER_PAGE_MAX = 3;
const SECONDARY_MAX = 5;
/** Keywords with this much of the same words belong on one page. */
const ONE_PAGE = 0.5;
/** A page that says it this often, and nearly alone, could carry the keyword itself. */
const OWN_PAGE_COUNT_MIN = 4;
const OWN_PAGE_SHARE = 0.7;
const SLUG_WORDS_MAX = 8;
/** Strength and impressions at which a keyword has half of the points for evidence. */
const EVIDENCE_POINTS = 30;
const STRENGTH_HALF = 4;
const IMPRESSIONS_HALF = 100;

interface Site {
  pages: readonly PageProfile[];
  topics: readonly Topic[];
}

interface Ranked {
  keyword: ValidKeyword;
  stems: ReadonlySet<string>;
  topic: string | null;
  page: PageProfile | null;
  score: number;
}

/** Ideas for keywords that no page is for: the best first, each with the keywords that belong on the same page. */
export function proposeNewPages(keywords: readonly ValidKeyword[], site: Site): Proposal[] {
  const language = siteLanguage(site.pages);
  const pageById = new Map(site.pages.map((page) => [page.id, page]));
  const ranked = keywords
    .map((keyword) => rankedKeyword(keyword, { ...site, language }, pageById))
    .toSorted((a, b) => b.score - a.score || (a.keyword.keyword < b.keyword.keyword ? -1 : 1));
  const paths = new Set(site.pages.map(({ path }) => pagePathKey(path ?? '/')));
  return balanced(grouped(ranked)).map(({ lead, secondary }) => ({
    ...proposalOf(lead, pageById),
    keywords: [lead, ...secondary].map(({ keyword }) => keyword.metrics),
    proposedPath: lead.page ? null : freePath(lead.keyword.keyword, paths),
  }));
}

function rankedKeyword(
  keyword: ValidKeyword,
  { topics, language }: Site & { language: Language | null },
  pageById: ReadonlyMap<number, PageProfile>,
): Ranked {
  const topic = topicOf(keyword, topics, language);
  const distance = topics.find(({ name }) => name === topic)?.coreDistance;
  const nearness = distance === undefined ? 0 : 15 * (1 - distance) + 5;
  const score = evidencePoints(keyword) + metricPoints(searchedMetrics(keyword)) + nearness;
  return {
    keyword,
    stems: new Set(stemsOf(keyword.keyword, language)),
    topic,
    page: ownPage(keyword, pageById),
    score: roundScore(score),
  };
}

/** What was shown was searched: impressions are the least that is searched, as in the ranking of opportunities. */
const searchedMetrics = ({ metrics, impressions }: ValidKeyword): IdeaKeyword =>
  impressions === null ? metrics : { ...metrics, volume: Math.max(metrics.volume ?? 0, impressions) };

const evidencePoints = ({ strength, impressions }: ValidKeyword): number => {
  const said = strength / (strength + STRENGTH_HALF);
  const seen = impressions === null ? 0 : impressions / (impressions + IMPRESSIONS_HALF);
  return EVIDENCE_POINTS * Math.max(said, seen);
};

interface Group {
  lead: Ranked;
  secondary: Ranked[];
}

/** Each keyword once: the best lead, and take those with them that belong on the same page. */
function grouped(ranked: readonly Ranked[]): Group[] {
  const taken = new Set<Ranked>();
  const groups: Group[] = [];
  for (const lead of ranked) {
    if (taken.has(lead)) continue;
    taken.add(lead);
    const secondary = ranked
      .filter((other) => !taken.has(other) && overlap(lead.stems, other.stems) >= ONE_PAGE)
      .slice(0, SECONDARY_MAX);
    for (const other of secondary) taken.add(other);
    groups.push({ lead, secondary });
  }
  return groups;
}

/** The best forty: a few of each topic before more of any, and never many for one page. */
function balanced(groups: readonly Group[]): Group[] {
  const perPage = new Map<number, number>();
  const perTopic = new Map<string | null, number>();
  const allowed = groups.filter(({ lead: { page } }) => page === null || countUp(perPage, page.id) <= PER_PAGE_MAX);
  const first = new Set(allowed.filter(({ lead }) => countUp(perTopic, lead.topic) <= PER_TOPIC_FIRST));
  const chosen = new Set([...first, ...allowed].slice(0, PROPOSALS_MAX));
  return allowed.filter((group) => chosen.has(group));
}

function countUp<T>(counts: Map<T, number>, key: T): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/** The page that nearly alone says it, or asks it in a heading: there the keyword may be won without a new page. */
function ownPage(
  { source, pages, pageCount, count }: ValidKeyword,
  pageById: ReadonlyMap<number, PageProfile>,
): PageProfile | null {
  const [first] = pages;
  const asks = source === 'question' && pageCount === 1;
  if (!first || !(asks || (first.count >= OWN_PAGE_COUNT_MIN && first.count >= count * OWN_PAGE_SHARE))) return null;
  const page = pageById.get(first.id);
  return page && !page.noindex && !page.planned && page.path !== '/' ? page : null;
}

function proposalOf(
  { keyword, topic, page, score }: Ranked,
  pageById: ReadonlyMap<number, PageProfile>,
): Omit<Proposal, 'keywords' | 'proposedPath'> {
  const asks = isQuestionKeyword(keyword.keyword);
  const { source, count, pageCount, metrics, impressions } = keyword;
  const words = wordNewPage({
    keyword: keyword.keyword,
    asks,
    source,
    count,
    pageCount,
    paths: keyword.pages.flatMap(({ id }) => pageById.get(id)?.path ?? []),
    volume: metrics.volume,
    impressions,
    ownPath: page?.path ?? null,
  });
  return {
    ...words,
    action: page ? 'either' : 'create',
    change: page ? 'expand' : 'create',
    ...classifyKeyword(keyword.keyword),
    caveats: metricCaveats(metrics),
    pageId: page?.id ?? null,
    pagePath: page?.path ?? null,
    topic,
    pattern: page ? 'strengthen_pages' : asks ? 'answer_questions' : 'deepen_topic',
    score,
  };
}

/** A path that no page and no earlier idea has. */
function freePath(keyword: string, paths: Set<string>): string {
  const slug = wordsOf(keyword).slice(0, SLUG_WORDS_MAX).join('-').replaceAll("'", '') || 'new-page';
  for (let at = 1; ; at += 1) {
    const path = normalizePagePath(`/${slug}${at === 1 ? '' : `-${at}`}`);
    if (paths.has(pagePathKey(path))) continue;
    paths.add(pagePathKey(path));
    return path;
  }
}
