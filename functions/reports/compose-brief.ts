import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { isOpen } from '../../shared/domain/recommendations/recommendation-states.ts';
import { contentExcerpts } from '../../shared/recommendations/content-excerpts.ts';
import { embeddedAnalysis } from '../../shared/resources/analysis.ts';
import { unreadFields } from '../../shared/resources/brief-fields.ts';
import { isContentStale, linkCountsView, pageDetail } from '../../shared/resources/page.ts';
import { unreadQueries } from '../../shared/resources/read-page-queries.ts';
import { recommendationView } from '../../shared/resources/recommendation.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { Outline } from '../../shared/table/outlines.ts';
import { currentBody } from '../../shared/table/page-content.ts';
import type { Brief } from './brief.ts';
import { briefFields } from './brief-fields.ts';
import { briefKeywords } from './brief-keywords.ts';
import type { PageReads } from './page-reads.ts';
import { section } from './section.ts';

/**
 * The brief of a page from reads that are on their way; each section waits only for its own. A Markdown parser and the types of
 * schema.org come with it, so operations take it by `import()`, while the page is read.
 */
export async function composeBrief(table: Table, reads: PageReads, messages: Messages): Promise<Brief> {
  const { page, drafts } = reads;
  const [fields, analysis, recommendations, keywords, queries, outline, links, linkCounts] = await Promise.all([
    section('fields', unreadFields, async () =>
      briefFields(
        { page, drafts, snapshot: await reads.snapshot, contentVersion: await reads.contentVersion },
        messages,
      ),
    ),
    section('analysis', null, async () => {
      const full = await reads.analysis;
      return full && embeddedAnalysis(full.analysis, full.components, { contentStale: isContentStale(page), messages });
    }),
    section('recommendations', [], () => openRecommendations(reads, messages)),
    briefKeywords(table, page, reads.site),
    section('queries', unreadQueries(reads.queriesWindow), () => reads.queries),
    section('outline', null, async () => outlineSummary(await reads.outline)),
    section<Brief['links']>('links', { data: [], meta: { total: 0, truncated: false } }, () => reads.links),
    section<Partial<ReturnType<typeof linkCountsView>>>('link counts', {}, async () =>
      linkCountsView(await reads.linkCounts),
    ),
  ]);
  return {
    page: { ...pageDetail(page, drafts, messages), ...linkCounts },
    fields,
    analysis,
    recommendations,
    keywords,
    queries,
    outline,
    links,
  };
}

/** The open recommendations; a body that cannot be read costs their excerpts, not the recommendations. */
async function openRecommendations(reads: PageReads, messages: Messages): Promise<Brief['recommendations']> {
  const full = await reads.analysis;
  const open = (full?.recommendations ?? []).filter(({ status }) => isOpen(status));
  const readExcerpt = await section(
    'content excerpts',
    () => ({ content: null, after: null }),
    async () => contentExcerpts(currentBody(reads.drafts, await reads.contentVersion)),
  );
  return open.map((recommendation) => recommendationView(recommendation, readExcerpt(recommendation), messages));
}

const outlineSummary = (outline: Outline | null): Brief['outline'] =>
  outline && {
    id: outline.id,
    status: outline.status,
    primary_keyword: outline.primaryKeyword,
    section_count: outline.sections.length,
    completed_at: outline.completedAt,
  };
