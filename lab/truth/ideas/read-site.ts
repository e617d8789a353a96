import { extractPage } from '../../../shared/domain/extraction/extract-page.ts';
import { siteTopics } from '../../../shared/domain/ideas/authority-map.ts';
import { buildMoves, buildPlays, type Move } from '../../../shared/domain/ideas/build-plays.ts';
import { candidatesOfSite } from '../../../shared/domain/ideas/candidate-keywords.ts';
import { type MergedIdea, mergeIdeas } from '../../../shared/domain/ideas/merge-ideas.ts';
import { type PageProfile, pageProfile } from '../../../shared/domain/ideas/page-profile.ts';
import { proposeIdeas } from '../../../shared/domain/ideas/propose-ideas.ts';
import { readMarkdown } from '../../../shared/domain/ideas/read-markdown.ts';
import { addSearches } from '../../../shared/domain/ideas/search-candidates.ts';
import { applySearchResults } from '../../../shared/domain/ideas/search-results/apply-search-results.ts';
import { siteLanguage } from '../../../shared/domain/ideas/site-language.ts';
import { weighHeadings } from '../../../shared/domain/ideas/weigh-headings.ts';
import { collectSiteNames } from '../../../shared/domain/keywords/site-names.ts';
import { countTextWords } from '../../../shared/domain/language/segment-words.ts';
import type { LoadedPage } from '../load-pages.ts';
import { noSearchData, type SearchData } from './recorded-search.ts';

/** The ideas of a site as a first run would have them. */
export interface SiteIdeas {
  readonly profiles: readonly PageProfile[];
  readonly topics: ReturnType<typeof siteTopics>;
  readonly ideas: readonly MergedIdea[];
  readonly moves: readonly Move[];
  readonly skipped: Readonly<Record<string, number>>;
}

/** @param search - What was recorded of searches; without it the ideas are of the pages alone. */
export function ideasOfPages(loaded: readonly LoadedPage[], search: SearchData = noSearchData): SiteIdeas {
  const read = loaded.map(({ html, url }) => ({
    url,
    page: extractPage({ html, url: url.href, contentType: 'text/html' }),
  }));
  const names = collectSiteNames({
    domain: loaded[0]?.url.host ?? null,
    known: [],
    titles: read.flatMap(({ page }) => page.title ?? []),
  });
  const profiles = weighHeadings(
    read.map(({ url, page }, at) =>
      pageProfile(
        {
          id: at + 1,
          path: url.pathname,
          title: page.title,
          primaryKeyword: null,
          secondaryKeywords: [],
          planned: false,
          noindex: page.robots.noindex || page.unreadable !== null,
          wordCount: countTextWords(page.markdown),
          kind: page.signals.kind.kind,
          declaredLanguage: page.language,
          grade: null,
          gradeIsStale: false,
        },
        readMarkdown(page.markdown),
        names,
      ),
    ),
  );
  const topics = siteTopics(profiles);
  const language = siteLanguage(profiles);
  const domain = loaded[0]?.url.host ?? '';
  const pageIds = new Map(profiles.map(({ id, path }) => [path, id]));
  const ofPage = <T extends { path: string }>(row: T) => {
    const pageId = pageIds.get(row.path);
    return pageId === undefined ? [] : [{ ...row, pageId }];
  };
  const searches = { queries: search.rows.flatMap(ofPage), clicks: search.clicks.flatMap(ofPage) };
  const readMetrics = (keyword: string) =>
    search.metrics.get(keyword) ?? { keyword, volume: null, kd: null, cpc: null };
  const { proposals: proposed, skipped } = proposeIdeas({
    profiles,
    topics,
    candidates: addSearches(candidatesOfSite(profiles), search.queries, { domain, language }).map((candidate) => ({
      candidate,
      metrics: readMetrics(candidate.keyword),
    })),
    pageKeywords: [...search.metrics.values()],
    searches,
    dismissed: [],
    settled: [],
  });
  const { proposals } = applySearchResults(proposed, search.results, { pages: profiles, domain });
  const { open } = mergeIdeas({
    known: [],
    proposals,
    mode: 'rebuild',
    dismissed: [],
    stillFits: () => true,
    ids: Array.from({ length: 200 }, (_, at) => `id${String(at).padStart(3, '0')}`),
    now: '2026-01-01T00:00:00.000Z',
    language,
  });
  return { profiles, topics, ideas: open, moves: buildMoves(buildPlays(open)), skipped };
}
