import { type Message, message, quoted } from '../messages/message.ts';
import { CLICKS_BEFORE_MIN } from '../search-console/click-falls.ts';
import { RIVAL_SHARE } from '../search-console/rival-pages.ts';
import { TOP_RESULT_CTR } from '../search-console/unclicked-results.ts';
import { type Evidence, evidence } from './idea-claims.ts';
import type { PageProfile } from './page-profile.ts';
import { type IdeaWords, metricPoints, type Proposal, proposeForPage } from './proposal.ts';
import type { KnownOfPages } from './propose-page-changes.ts';
import { matchesAll } from './same-search.ts';
import { searchSignature } from './search-key.ts';
import { siteLanguage } from './site-language.ts';
import { topicOfPage } from './topic-of-keyword.ts';

/** A query, and a page that was shown for it in 28 days. */
interface QueryOfPage {
  query: string;
  pageId: number;
  impressions: number;
  clicks: number;
  /** Mean place in the results. */
  position: number;
}

/** Clicks of a page in the last 28 days, and in the 28 days before. */
interface PageClicks {
  pageId: number;
  before: number;
  now: number;
}

/** Search Console's data on single pages; empty where it is not connected. */
export interface PageSearches {
  queries: readonly QueryOfPage[];
  clicks: readonly PageClicks[];
}

export const noPageSearches: PageSearches = { queries: [], clicks: [] };

const OF_A_KIND_MAX = 5;
const FALL_SHARE = 0.6;
const IMPRESSIONS_MIN = 30;
const CLIMB_IMPRESSIONS_MIN = 50;
const FIRST_RESULTS = 3;
const LAST_RESULT = 20;
/** Among the first three results a page is clicked ten times as often as this. */
const CLICKED_SHARE_MIN = TOP_RESULT_CTR / 10;
const UNCLICKED_IMPRESSIONS_MIN = 200;
const POINTS = 28;

/** Ideas for pages by what people saw and clicked: clicks that fell, pages that compete, queries that are near the first results, results that are not clicked. */
export function proposeSearchChanges(
  pages: readonly PageProfile[],
  { queries, clicks }: PageSearches,
  known: KnownOfPages,
): Proposal[] {
  const language = siteLanguage(pages);
  const byId = new Map(pages.filter(({ planned, noindex }) => !planned && !noindex).map((page) => [page.id, page]));
  const dismissed = new Set(known.dismissed.map((keyword) => searchSignature(keyword, language)));
  const isWanted = (keyword: string): boolean => !dismissed.has(searchSignature(keyword, language));
  const shown = queries.filter(({ pageId, query }) => byId.has(pageId) && isWanted(query));
  const competing = rivals(shown, byId, known);
  // Which of two pages is to be clicked is settled first.
  const isSettled = ({ query }: QueryOfPage): boolean =>
    competing.every(({ keywords: [own] }) => own?.keyword !== query);
  return [
    ...competing,
    ...fallen(clicks, byId, known).filter(({ keywords }) => isWanted(keywords[0]?.keyword ?? '')),
    ...climbing(shown, byId, known),
    ...unclicked(shown.filter(isSettled), byId, known),
  ];
}

type Pages = ReadonlyMap<number, PageProfile>;

function rivals(queries: readonly QueryOfPage[], pages: Pages, known: KnownOfPages): Proposal[] {
  return [...Map.groupBy(queries, ({ query }) => query)]
    .flatMap(([query, rows]) => {
      const [first, second] = rows.toSorted((a, b) => b.impressions - a.impressions || a.pageId - b.pageId);
      if (first === undefined || second === undefined) return [];
      const isRival = second.impressions >= first.impressions * RIVAL_SHARE;
      if (!isRival || first.impressions + second.impressions < IMPRESSIONS_MIN) return [];
      const [page, other] = [pages.get(first.pageId), pages.get(second.pageId)];
      if (!page || !other) return [];
      const words = {
        title: message('ideas.search.join-title', { query: quoted(query) }),
        description: message('ideas.search.join'),
        evidence: [rowEvidence(first, page), rowEvidence(second, other)],
      };
      const caveats = [message('ideas.caveat.both-stay')];
      return [
        proposalFor(
          page,
          query,
          {
            words,
            pattern: 'join_pages',
            change: 'optimize',
            caveats,
            impressions: first.impressions + second.impressions,
          },
          known,
        ),
      ];
    })
    .toSorted(compareScore)
    .slice(0, OF_A_KIND_MAX);
}

const rowEvidence = ({ query, impressions, position }: QueryOfPage, { id, path }: PageProfile) =>
  evidence(
    'ideas.search.shown',
    { path: path ?? `page ${id}`, count: impressions, query: quoted(query), position: Number(position.toFixed(1)) },
    {
      kind: 'query_page',
      keyword: query,
      path: path ?? `page ${id}`,
      impressions,
      position: Number(position.toFixed(1)),
    },
  );

function fallen(clicks: readonly PageClicks[], pages: Pages, known: KnownOfPages): Proposal[] {
  return clicks
    .filter(({ before, now }) => before >= CLICKS_BEFORE_MIN && now <= before * FALL_SHARE)
    .toSorted((a, b) => b.before - b.now - (a.before - a.now) || a.pageId - b.pageId)
    .slice(0, OF_A_KIND_MAX)
    .flatMap(({ pageId, before, now }) => {
      const page = pages.get(pageId);
      const keyword = page?.subject ?? null;
      if (page === undefined || keyword === null) return [];
      const path = page.path ?? `page ${page.id}`;
      const words = {
        title: message('ideas.search.fallen-title', { path }),
        description: message('ideas.search.fallen', { keyword: quoted(keyword) }),
        evidence: [evidence('ideas.search.clicks', { path, before, now }, { kind: 'clicks', path, before, now })],
      };
      const caveats = [message('ideas.caveat.last-year')];
      return [
        proposalFor(
          page,
          keyword,
          { words, pattern: 'win_back_clicks', change: 'optimize', caveats, impressions: before - now },
          known,
        ),
      ];
    });
}

/** The queries for which a page is shown so, those seen most first; each page once. */
function listShown(
  queries: readonly QueryOfPage[],
  pages: Pages,
  isSo: (row: QueryOfPage) => boolean,
): { row: QueryOfPage; page: PageProfile; path: string; isNamed: boolean }[] {
  const rows = queries
    .filter(isSo)
    .toSorted((a, b) => b.impressions - a.impressions || a.pageId - b.pageId || (a.query < b.query ? -1 : 1));
  return [...Map.groupBy(rows, ({ pageId }) => pageId)].slice(0, OF_A_KIND_MAX).flatMap(([pageId, [row]]) => {
    const page = pages.get(pageId);
    if (page === undefined || row === undefined) return [];
    const isNamed = matchesAll(page.title ?? '', row.query, page.language ?? null);
    return [{ row, page, path: page.path ?? `page ${page.id}`, isNamed }];
  });
}

const climbing = (queries: readonly QueryOfPage[], pages: Pages, known: KnownOfPages): Proposal[] =>
  listShown(
    queries,
    pages,
    ({ impressions, position }) =>
      impressions >= CLIMB_IMPRESSIONS_MIN && position > FIRST_RESULTS && position <= LAST_RESULT,
  ).map(({ row, page, path, isNamed }) => {
    const words = {
      title: message(isNamed ? 'ideas.search.climb-title' : 'ideas.search.words-title', {
        query: quoted(row.query),
        path,
      }),
      description: message(isNamed ? 'ideas.search.climb' : 'ideas.search.words'),
      evidence: [rowEvidence(row, page), ...(isNamed ? [] : [titleEvidence(page, path, row.query)])],
    };
    const change = isNamed ? 'expand' : 'retitle';
    const caveats = [message('ideas.caveat.means')];
    return proposalFor(
      page,
      row.query,
      { words, pattern: 'climb', change, caveats, impressions: row.impressions },
      known,
    );
  });

/** Pages that stand among the first results, and are passed by. */
const unclicked = (queries: readonly QueryOfPage[], pages: Pages, known: KnownOfPages): Proposal[] =>
  listShown(
    queries,
    pages,
    ({ impressions, clicks, position }) =>
      impressions >= UNCLICKED_IMPRESSIONS_MIN && position <= FIRST_RESULTS && clicks < impressions * CLICKED_SHARE_MIN,
  ).map(({ row, page, path, isNamed }) => {
    const { query, impressions, clicks } = row;
    const words = {
      title: message('ideas.search.unclicked-title', { path, query: quoted(query) }),
      description: message('ideas.search.unclicked'),
      evidence: [
        rowEvidence(row, page),
        evidence(
          'ideas.search.clicked',
          { count: clicks },
          { kind: 'query_clicks', keyword: query, path, impressions, clicks },
        ),
        ...(isNamed ? [] : [titleEvidence(page, path, query)]),
      ],
    };
    const caveats = [message('ideas.caveat.answers-above')];
    return proposalFor(page, query, { words, pattern: 'earn_clicks', change: 'retitle', caveats, impressions }, known);
  });

const titleEvidence = ({ title }: PageProfile, path: string, keyword: string): Evidence =>
  title === null
    ? evidence('ideas.search.untitled', undefined, { kind: 'title', path, value: null })
    : evidence(
        'ideas.search.lacks',
        { title: quoted(title) },
        { kind: 'title', path, value: title },
        { kind: 'not_in_title', path, keyword },
      );

const compareScore = (a: Proposal, b: Proposal): number => b.score - a.score || (a.title < b.title ? -1 : 1);

interface SearchChange extends Pick<Proposal, 'change' | 'pattern'> {
  words: IdeaWords;
  caveats: readonly Message[];
  impressions: number;
}

function proposalFor(
  page: PageProfile,
  keyword: string,
  { impressions, ...given }: SearchChange,
  { metricsOf, topics }: KnownOfPages,
): Proposal {
  const metrics = metricsOf(keyword);
  const demand = { ...metrics, volume: Math.max(metrics.volume ?? 0, impressions) };
  return proposeForPage(page, {
    ...given,
    keyword: metrics,
    topic: topicOfPage(page, keyword, topics, page.language ?? null),
    points: POINTS + metricPoints(demand),
  });
}
