import { readMarkdown } from '../../shared/domain/ideas/read-markdown.ts';
import type { PageText } from '../../shared/domain/keywords/page-candidates.ts';
import { slugOfPath } from '../../shared/domain/planning/slug.ts';
import { recentWindow } from '../../shared/domain/search-console/window.ts';
import { inParallel } from '../../shared/jobs/in-parallel.ts';
import { getPageContent } from '../../shared/table/page-content.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { KeywordWorkerServices } from './services.ts';

const QUERIES_READ = 25;
/** Bodies in memory, and requests to the provider, at a time. */
const PAGES_AT_ONCE = 5;

/** What each page says of itself and is found by; null for one that cannot be read, or asks not to be found. */
export async function readPageTexts(
  services: KeywordWorkerServices,
  site: Site,
  pages: readonly Page[],
): Promise<(PageText | null)[]> {
  const queriesOf = openQueries(services, site);
  return inParallel(pages, PAGES_AT_ONCE, async (page) => {
    if (page.noindex || page.unreadable !== null) return null;
    const [content, queries] = await Promise.all([
      getPageContent(services.table, page.organizationId, page.id),
      queriesOf(page),
    ]);
    const { headings, text } = readMarkdown(content?.fields.body ?? '');
    return {
      title: content?.fields.title ?? page.title ?? page.name,
      h1: content?.fields.h1 ?? headings[0] ?? null,
      slug: slugOfPath(page.path).split('/').at(-1) ?? '',
      headings: headings.slice(1),
      text,
      queries,
    };
  });
}

/** After the provider failed once it is not asked again for this batch: its pages have their own words. */
function openQueries(
  { siteSearch, now }: KeywordWorkerServices,
  site: Site,
): (page: Page) => Promise<PageText['queries']> {
  let isAsked = site.gscPropertyUrl !== null;
  const window = recentWindow(now());
  return async (page) => {
    const url = page.gscUrl ?? page.url;
    if (!isAsked || url === null) return [];
    const { status, value } = await siteSearch.read(site, (property) => property.queriesOf(url, window, QUERIES_READ));
    if (status !== 'available') isAsked = false;
    return (value ?? []).map(({ query, impressions }) => ({ query, impressions }));
  };
}
