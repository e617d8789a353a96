import { readMarkdown } from '../../shared/domain/ideas/read-markdown.ts';
import type { PageText } from '../../shared/domain/keywords/page-candidates.ts';
import { pageLanguage } from '../../shared/domain/keywords/page-language.ts';
import { type SchemaNames, schemaNames } from '../../shared/domain/keywords/schema-names.ts';
import { cutText, READ_HEADING_CHARACTERS_MAX } from '../../shared/domain/language/text-limits.ts';
import { recentWindow } from '../../shared/domain/search-console/window.ts';
import { pageKey } from '../../shared/domain/urls/page-url.ts';
import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';
import { getPageContent } from '../../shared/table/page-content.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { IncomingAnchors } from './incoming-anchors.ts';
import type { KeywordWorkerServices } from './services.ts';

const QUERIES_READ = 25;
/** Bodies in memory, and requests to the provider, at a time. */
const PAGES_AT_ONCE = 5;

interface ReadPage {
  text: PageText;
  /** Further names in the page's structured data. */
  names: SchemaNames;
}

/** Reads each page's content and queries; null for one that cannot be read, or has noindex. */
export async function readPageTexts(
  services: KeywordWorkerServices,
  site: Site,
  pages: readonly Page[],
  anchors: IncomingAnchors,
): Promise<(ReadPage | null)[]> {
  const readQueries = openQueries(services, site);
  return runInParallel(pages, PAGES_AT_ONCE, async (page) => {
    if (page.noindex || page.unreadable !== null) return null;
    const [content, queries] = await Promise.all([
      getPageContent(services.table, page.organizationId, page.id),
      readQueries(page),
    ]);
    const { headings, text } = readMarkdown(content?.fields.body ?? '');
    const title = readHeading(content?.fields.title ?? page.title ?? page.name);
    const h1 = readHeading(content?.fields.h1 ?? headings[0] ?? null);
    const names = schemaNames(content?.fields.schema ?? null);
    return {
      names,
      text: {
        title,
        h1,
        path: page.path,
        metaDescription: readHeading(content?.fields.metaDescription ?? null),
        headings: headings.slice(1),
        text,
        anchors: anchors.get(pageKey(page.url ?? '')?.key ?? '') ?? [],
        language: pageLanguage({ title, h1, text }, page.language),
        isNews: names.isNews,
        queries,
      },
    };
  });
}

/** A draft, or a snapshot of a page that was read before, may have a longer one. */
const readHeading = (text: string | null): string | null => text && cutText(text, READ_HEADING_CHARACTERS_MAX);

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
