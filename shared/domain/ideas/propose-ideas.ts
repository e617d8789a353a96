import type { SiteTopics } from './authority-map.ts';
import type { Candidate } from './candidate.ts';
import { addGapTopics } from './gap-topics.ts';
import type { IdeaKeyword } from './idea.ts';
import type { PageProfile } from './page-profile.ts';
import type { Proposal } from './proposal.ts';
import { proposeJoinedPages } from './propose-joined-pages.ts';
import { proposeNewPages } from './propose-new-pages.ts';
import { proposePageChanges } from './propose-page-changes.ts';
import { noPageSearches, type PageSearches, proposeSearchChanges } from './propose-search-changes.ts';
import { siteLanguage } from './site-language.ts';
import { type SkipReason, validateCandidates } from './validate-candidates.ts';

/** All that ideas rest on: the pages, and what was found out around them. */
interface IdeaEvidence {
  profiles: readonly PageProfile[];
  topics: SiteTopics;
  candidates: readonly { candidate: Candidate; metrics: IdeaKeyword }[];
  /** Of the keywords that pages have already. */
  pageKeywords: readonly IdeaKeyword[];
  dismissed: readonly string[];
  /** Keywords of accepted ideas. */
  settled: readonly string[];
  /** Of Search Console; none where it is not connected. */
  searches?: PageSearches | undefined;
}

/** The ideas that stand: nothing that a page covers, nothing that was dismissed; and what was left out, and why. */
export function proposeIdeas({
  profiles,
  topics,
  candidates,
  pageKeywords,
  dismissed,
  settled,
  searches = noPageSearches,
}: IdeaEvidence): {
  proposals: Proposal[];
  gaps: string[];
  skipped: Record<SkipReason, number>;
} {
  const { valid, skipped } = validateCandidates(candidates, { pages: profiles, dismissed, settled });
  const metrics = new Map(pageKeywords.map((known) => [known.keyword, known]));
  const readMetrics = (keyword: string) => metrics.get(keyword) ?? { keyword, volume: null, kd: null, cpc: null };
  const known = { dismissed, metricsOf: readMetrics, topics: topics.topics };
  const { proposals, gaps } = addGapTopics(
    [
      ...proposeNewPages(valid, { pages: profiles, topics: topics.topics }),
      ...proposePageChanges(profiles, known),
      ...proposeJoinedPages(profiles, known),
      ...proposeSearchChanges(profiles, searches, known),
    ],
    new Set(topics.topics.map(({ name }) => name)),
    siteLanguage(profiles),
  );
  return { proposals, gaps, skipped };
}
