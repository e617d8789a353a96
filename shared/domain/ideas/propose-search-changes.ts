import { message, quoted } from '../messages/message.ts';
import { type Evidence, evidence } from './idea-claims.ts';
import type { PageProfile } from './page-profile.ts';
import { addCaveats, classifyKeyword, metricPoints, type Proposal, roundScore, wordedBy } from './proposal.ts';
import type { KnownOfPages } from './propose-page-changes.ts';
import { matchesAll } from './same-search.ts';
import { searchSignature } from './search-key.ts';
import { siteLanguage } from './site-language.ts';
import { topicOfWords } from './topic-of-keyword.ts';

/** A query, and a page that was shown for it in 28 days. */
export interface QueryOfPage {
  query: string;
  pageId: number;
  impressions: number;
  /** Mean place in the results. */
  position: number;
}

const PROPOSALS_MAX = 5;
const IMPRESSIONS_MIN = 50;
const FIRST_RESULTS = 3;
const LAST_RESULT = 20;
const POINTS = 28;

/**
 * Ideas for pages that are near the first results for a query, the most seen first, one for a page. Pages that compete, clicks that fell and
 * results that are not clicked are issues of the site.
 */
export function proposeSearchChanges(
  pages: readonly PageProfile[],
  queries: readonly QueryOfPage[],
  known: KnownOfPages,
): Proposal[] {
  const language = siteLanguage(pages);
  const byId = new Map(pages.filter(({ planned, noindex }) => !planned && !noindex).map((page) => [page.id, page]));
  const dismissed = new Set(known.dismissed.map((keyword) => searchSignature(keyword, language)));
  const near = queries
    .filter(
      ({ query, impressions, position }) =>
        impressions >= IMPRESSIONS_MIN &&
        position > FIRST_RESULTS &&
        position <= LAST_RESULT &&
        !dismissed.has(searchSignature(query, language)),
    )
    .toSorted((a, b) => b.impressions - a.impressions || a.pageId - b.pageId || (a.query < b.query ? -1 : 1));
  return [...Map.groupBy(near, ({ pageId }) => pageId)]
    .flatMap(([pageId, [first]]) => {
      const page = byId.get(pageId);
      return page === undefined || first === undefined ? [] : [createProposal(page, first, known)];
    })
    .slice(0, PROPOSALS_MAX);
}

function createProposal(
  page: PageProfile,
  { query, impressions, position: place }: QueryOfPage,
  { metricsOf, topics }: KnownOfPages,
): Proposal {
  const path = page.path ?? `page ${page.id}`;
  const position = Number(place.toFixed(1));
  const metrics = metricsOf(query);
  const isNamed = matchesAll(page.title ?? '', query, page.language ?? null);
  const words = wordedBy({
    title: message(isNamed ? 'ideas.search.climb-title' : 'ideas.search.words-title', { query: quoted(query), path }),
    description: message(isNamed ? 'ideas.search.climb' : 'ideas.search.words'),
    evidence: [
      evidence(message('ideas.search.shown', { path, count: impressions, query: quoted(query), position }), {
        ...{ kind: 'query_page', keyword: query, path, impressions, position },
      }),
      ...(isNamed ? [] : [titleEvidence(page, path, query)]),
    ],
  });
  return {
    ...addCaveats(words, [message('ideas.caveat.means')]),
    ...{ action: 'optimize', change: isNamed ? 'expand' : 'retitle', pattern: 'climb', keywords: [metrics] },
    ...classifyKeyword(query),
    ...{ pageId: page.id, pagePath: page.path, proposedPath: null },
    topic:
      topics.find(({ pageIds }) => pageIds.includes(page.id))?.name ??
      topicOfWords(query, topics, page.language ?? null),
    score: roundScore(POINTS + metricPoints({ ...metrics, volume: Math.max(metrics.volume ?? 0, impressions) })),
  };
}

const titleEvidence = ({ title }: PageProfile, path: string, keyword: string): Evidence =>
  title === null
    ? evidence(message('ideas.search.untitled'), { kind: 'title', path, value: null })
    : evidence(
        message('ideas.search.lacks', { title: quoted(title) }),
        { kind: 'title', path, value: title },
        { kind: 'not_in_title', path, keyword },
      );
