import { isOpen } from '../../shared/domain/recommendations/recommendation-states.ts';
import { recentWindow } from '../../shared/domain/search-console/window.ts';
import { embeddedAnalysis } from '../../shared/resources/analysis.ts';
import type { Brief } from '../../shared/resources/brief.ts';
import { briefFields, unreadFields } from '../../shared/resources/brief-fields.ts';
import { isContentStale, pageDetail } from '../../shared/resources/page.ts';
import { type PageQueries, windowView } from '../../shared/resources/page-queries.ts';
import { recommendationView } from '../../shared/resources/recommendation.ts';
import type { Table } from '../../shared/table/client.ts';
import { contentExcerpts } from '../../shared/table/content-excerpts.ts';
import type { Page } from '../../shared/table/pages.ts';
import { briefKeywords } from './brief-keywords.ts';
import type { PageReads } from './page-reads.ts';
import { section } from './section.ts';

/** The brief of a page from reads that are on their way; each section waits only for its own. */
export async function composeBrief(table: Table, reads: PageReads, now: Date): Promise<Brief> {
  const { page, drafts } = reads;
  const [fields, analysis, recommendations, keywords, outline, links] = await Promise.all([
    section('fields', unreadFields, async () =>
      briefFields({ page, drafts, snapshot: await reads.snapshot, contentVersion: await reads.contentVersion }),
    ),
    section('analysis', null, async () => {
      const full = await reads.analysis;
      return full && embeddedAnalysis(full.analysis, full.components, isContentStale(page));
    }),
    section('recommendations', [], () => openRecommendations(reads)),
    briefKeywords(table, page, reads.site),
    section('outline', null, async () => (await reads.outline)?.summary ?? null),
    section<Brief['links']>('links', { data: [], meta: { total: 0, truncated: false } }, () => reads.links),
  ]);
  return {
    page: pageDetail(page, drafts),
    fields,
    analysis,
    recommendations,
    keywords,
    queries: queriesOf(page, now),
    outline,
    links,
  };
}

/** The open recommendations; a body that cannot be read costs their excerpts, not the recommendations. */
async function openRecommendations(reads: PageReads): Promise<Brief['recommendations']> {
  const full = await reads.analysis;
  const open = (full?.recommendations ?? []).filter(({ status }) => isOpen(status));
  const excerptOf = await section(
    'content excerpts',
    () => null,
    async () => contentExcerpts(await reads.contentVersion),
  );
  return open.map((recommendation) => recommendationView(recommendation, excerptOf(recommendation)));
}

/** No site has a Search Console connection yet. A planned page is not indexed, whatever the connection. */
const queriesOf = (page: Page, now: Date): PageQueries => ({
  data: [],
  gsc_status: page.planned ? 'not_indexed' : 'not_connected',
  window: windowView(recentWindow(now)),
});
