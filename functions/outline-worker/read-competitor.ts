import { parseRobots, robotsSource } from '../../shared/domain/crawling/robots.ts';
import type { WebDocument } from '../../shared/domain/crawling/web-response.ts';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { truncated } from '../../shared/domain/language/text-length.ts';
import { headings } from '../../shared/domain/markdown/document-parts.ts';
import { parseMarkdown } from '../../shared/domain/markdown/parse-markdown.ts';
import { removeWww } from '../../shared/domain/urls/domain.ts';
import type { WebFetcher } from '../../shared/providers/web/web-fetcher.ts';
import type { SerpSnapshot } from '../../shared/resources/serp-snapshot.ts';

type Competitor = SerpSnapshot['competitors'][number];

const HEADINGS_MAX = 60;
const HEADING_CHARACTERS_MAX = 200;

/** The headings of a page that ranks, never its text. A page that cannot be read, or must not be, says why. */
export async function readCompetitor(
  web: WebFetcher,
  { position, title, url }: Pick<Competitor, 'position' | 'title' | 'url'>,
  signal: AbortSignal,
): Promise<Competitor> {
  const about = { position, title, url, domain: removeWww(URL.parse(url)?.hostname ?? '') };
  const page = await fetchPage(web, url, signal);
  if (typeof page === 'string') return { ...about, headings: [], word_count: null, fetch_error: page };
  const { markdown, wordCount } = extractPage({
    html: page.body,
    url: page.finalUrl,
    ...(page.contentType === null ? {} : { contentType: page.contentType }),
  });
  const found = headings(parseMarkdown(markdown))
    .filter(({ text }) => text.trim() !== '')
    .slice(0, HEADINGS_MAX)
    .map(({ level, text }) => ({ level, text: truncated(text.trim(), HEADING_CHARACTERS_MAX) }));
  return { ...about, headings: found, word_count: wordCount, fetch_error: null };
}

/** The page, or in a few words why there is none. */
async function fetchPage(web: WebFetcher, url: string, signal: AbortSignal): Promise<WebDocument | string> {
  const robotsTxt = robotsSource(await web.fetch({ url: new URL('/robots.txt', url).href, accept: 'robots', signal }));
  const robots = parseRobots(robotsTxt.text, robotsTxt.status);
  if (!robots.isAllowed(url)) {
    return robots.access === 'rules' ? 'disallowed by robots.txt' : 'robots.txt could not be read';
  }
  const response = await web.fetch({ url, accept: 'html', signal });
  switch (response.outcome) {
    case 'ok':
      return response;
    case 'http_error':
    case 'not_modified':
      return `HTTP ${response.status}`;
    case 'skipped':
    case 'failed':
      return response.reason.replaceAll('_', ' ');
  }
}
