import { namesProblem, seasonIn } from '../language/composed-words.ts';
import { overlap } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { toSlug } from '../planning/slug.ts';
import { normalizePagePath, pagePathKey } from '../urls/page-url.ts';
import type { Topic } from './authority-map.ts';
import { isHiddenSite } from './candidate.ts';
import { caveatsOfNewPage } from './caveats.ts';
import type { IdeaKeyword } from './idea.ts';
import type { PageProfile } from './page-profile.ts';
import {
  addCaveats,
  classifyKeyword,
  metricPoints,
  type PlayPattern,
  type Proposal,
  roundScore,
  wordedBy,
} from './proposal.ts';
import { isQuestionKeyword } from './question-keyword.ts';
import { searchTerms } from './search-key.ts';
import { siteLanguage } from './site-language.ts';
import { findTopic } from './topic-of-keyword.ts';
import type { ValidKeyword } from './validate-candidates.ts';
import { wordNewPage } from './word-new-page.ts';

const PROPOSALS_MAX = 40;
/** More for one topic or for one page only when there is room: a plan that is all on one thing is no plan. */
const PER_TOPIC_FIRST = 6;
const PER_PAGE_MAX = 3;
/** Questions that the site asks and answers itself are the weakest of what is left: so many, and so many of one page, before others. */
const QUESTIONS_FIRST = 8;
const QUESTIONS_PER_PAGE_MAX = 2;
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
/** Who has a problem, or asks for a price, searches sooner than who reads about a subject. */
const PROBLEM_POINTS = 8;
const DECISION_POINTS = 6;
/** For an offer without a separate page. */
const OFFERED_POINTS = 10;

interface Site {
  pages: readonly PageProfile[];
  topics: readonly Topic[];
}

interface Ranked {
  keyword: ValidKeyword;
  language: Language | null;
  stems: ReadonlySet<string>;
  topic: string | null;
  page: PageProfile | null;
  pattern: PlayPattern;
  score: number;
}

/** Ideas for keywords that no page is for: the best first, each with the keywords that belong on the same page. */
export function proposeNewPages(keywords: readonly ValidKeyword[], site: Site): Proposal[] {
  const language = siteLanguage(site.pages);
  const isWaiting = isHiddenSite(site.pages);
  const pageById = new Map(site.pages.map((page) => [page.id, isWaiting ? { ...page, noindex: false } : page]));
  const ranked = keywords
    .filter(isWorthPage)
    .map((keyword) => rankedKeyword(keyword, { ...site, language }, pageById))
    .toSorted((a, b) => b.score - a.score || (a.keyword.keyword < b.keyword.keyword ? -1 : 1));
  const paths = new Set(site.pages.map(({ path }) => pagePathKey(path ?? '/')));
  return balanced(grouped(ranked)).map(({ lead, secondary }) => ({
    ...createProposal(lead, pageById),
    keywords: [lead, ...secondary].map(({ keyword }) => keyword.metrics),
    proposedPath: lead.page ? null : freePath(lead, paths),
  }));
}

/** A phrase that the site says by the way deserves a page only where people search for it. */
const isWorthPage = ({ isUnbacked = false, impressions, metrics }: ValidKeyword): boolean =>
  !isUnbacked || impressions !== null || (metrics.volume ?? 0) > 0;

function rankedKeyword(
  keyword: ValidKeyword,
  { topics, language: ofSite }: Site & { language: Language | null },
  pageById: ReadonlyMap<number, PageProfile>,
): Ranked {
  const { language = ofSite } = keyword;
  const topic = findTopic(keyword, topics, language);
  const distance = topics.find(({ name }) => name === topic)?.coreDistance;
  const nearness = distance === undefined ? 0 : 15 * (1 - distance) + 5;
  const page = ownPage(keyword, pageById);
  const pattern = choosePattern(keyword, language);
  const score =
    evidencePoints(keyword) +
    metricPoints(searchedMetrics(keyword)) +
    nearness +
    patternPoints(pattern) +
    (keyword.isOffered === true ? OFFERED_POINTS : 0);
  const stems = new Set(searchTerms(keyword.keyword, language));
  return { keyword, language, stems, topic, page, pattern, score: roundScore(score) };
}

function choosePattern({ source, keyword, place, metrics }: ValidKeyword, language: Language | null): PlayPattern {
  if (place) return 'reach_nearby';
  if (source === 'price') return 'name_prices';
  if (source === 'comparison') return 'compare_options';
  if (seasonIn(keyword, language) !== null || metrics.season !== undefined) return 'use_season';
  if (namesProblem(keyword, language)) return 'solve_problems';
  return source === 'question' || isQuestionKeyword(keyword) ? 'answer_questions' : 'deepen_topic';
}

function patternPoints(pattern: PlayPattern): number {
  if (pattern === 'solve_problems') return PROBLEM_POINTS;
  return pattern === 'name_prices' || pattern === 'reach_nearby' || pattern === 'compare_options' ? DECISION_POINTS : 0;
}

/** Impressions are the least number of searches, as in the ranking of opportunities. */
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
    const same = ranked.filter((other) => !taken.has(other) && isOfOnePage(lead, other));
    for (const other of same) taken.add(other);
    groups.push({ lead, secondary: same.slice(0, SECONDARY_MAX) });
  }
  return groups;
}

/** A service at a town and the service alone are two pages; two towns are two as well. */
function isOfOnePage(lead: Ranked, other: Ranked): boolean {
  if (lead.keyword.place || other.keyword.place) return false;
  if (lead.language !== other.language) return false;
  return (
    overlap(lead.stems, other.stems) >= ONE_PAGE ||
    lead.stems.isSubsetOf(other.stems) ||
    other.stems.isSubsetOf(lead.stems)
  );
}

/** The best forty: a few of each topic before more of any, never many for one page, and few questions for which no search is known. */
function balanced(groups: readonly Group[]): Group[] {
  const perPage = new Map<number, number>();
  const perTopic = new Map<string | null, number>();
  const questionCounts = new Map<number | null, number>();
  let questions = 0;
  const isAllowed = ({ lead: { page, pattern, keyword } }: Group): boolean => {
    if (pattern === 'answer_questions' && keyword.metrics.volume === null && keyword.impressions === null) {
      questions += 1;
      const ofPage = page === null ? 0 : countUp(questionCounts, page.id);
      if (questions > QUESTIONS_FIRST || ofPage > QUESTIONS_PER_PAGE_MAX) return false;
    }
    return page === null || countUp(perPage, page.id) <= PER_PAGE_MAX;
  };
  const allowed = groups.filter(isAllowed);
  const first = new Set(allowed.filter(({ lead }) => countUp(perTopic, lead.topic) <= PER_TOPIC_FIRST));
  const chosen = new Set([...first, ...allowed].slice(0, PROPOSALS_MAX));
  return allowed.filter((group) => chosen.has(group));
}

function countUp<T>(counts: Map<T, number>, key: T): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/** The page that nearly alone says it, asks it in a heading, or offers it: there the keyword may be won without a new page. */
function ownPage(
  { source, pages, pageCount, count, headings = [], place, unpriced }: ValidKeyword,
  pageById: ReadonlyMap<number, PageProfile>,
): PageProfile | null {
  const [first] = pages;
  if (!first) return null;
  const asks = (source === 'question' || source === 'comparison') && pageCount === 1;
  const says = first.count >= OWN_PAGE_COUNT_MIN && first.count >= count * OWN_PAGE_SHARE && headings.length < 2;
  if (!(asks || place || says || unpriced)) return null;
  const page = pageById.get(first.id);
  return page && !page.noindex && !page.planned && page.path !== '/' ? page : null;
}

function createProposal(
  { keyword, page, pattern, topic, score, language }: Ranked,
  pageById: ReadonlyMap<number, PageProfile>,
): Omit<Proposal, 'keywords' | 'proposedPath'> {
  const asks = keyword.source === 'question' || isQuestionKeyword(keyword.keyword);
  const words = wordNewPage({
    keyword,
    asks,
    pathOf: (id) => pageById.get(id)?.path ?? `page ${id}`,
    ownPath: page?.path ?? null,
  });
  const isRetitle = keyword.place !== undefined && page !== null;
  return {
    ...addCaveats(wordedBy(words), caveatsOfNewPage(keyword, page, language)),
    action: isRetitle ? 'optimize' : page ? 'either' : 'create',
    change: isRetitle ? 'retitle' : page ? 'expand' : 'create',
    ...choosePageType(keyword, pattern),
    pageId: page?.id ?? null,
    pagePath: page?.path ?? null,
    topic,
    pattern,
    score,
  };
}

function choosePageType({ keyword }: ValidKeyword, pattern: PlayPattern): Pick<Proposal, 'pageType' | 'funnelStage'> {
  switch (pattern) {
    case 'reach_nearby':
      return { pageType: 'landing_page', funnelStage: 'bofu' };
    case 'name_prices':
      return { pageType: 'landing_page', funnelStage: 'bofu' };
    case 'compare_options':
      return { pageType: 'comparison', funnelStage: 'mofu' };
    case 'answer_questions':
      return { ...classifyKeyword(keyword), pageType: 'faq' };
    default:
      return classifyKeyword(keyword);
  }
}

/** A path that no page and no earlier idea has. */
function freePath({ keyword: { keyword }, language }: Ranked, paths: Set<string>): string {
  const slug = toSlug(keyword.split(/\s+/).slice(0, SLUG_WORDS_MAX).join(' '), language) ?? 'new-page';
  for (let at = 1; ; at += 1) {
    const path = normalizePagePath(`/${slug}${at === 1 ? '' : `-${at}`}`);
    if (paths.has(pagePathKey(path))) continue;
    paths.add(pagePathKey(path));
    return path;
  }
}
