import { pageDirectives } from '../../shared/domain/crawling/page-directives.ts';
import type { WebDocument } from '../../shared/domain/crawling/web-response.ts';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import type { ExtractedPage } from '../../shared/domain/extraction/extracted-page.ts';
import { parseHtml } from '../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../shared/domain/facts/extract-facts.ts';
import type { Observation } from '../../shared/domain/facts/observation.ts';
import { capturedSchema } from './snapshot-of-page.ts';

export type DocumentToRead = Pick<WebDocument, 'body' | 'headers' | 'finalUrl'> & {
  /** The day of the request (`2026-05-11`). */
  readOn?: string;
};

/** What a fetched document says. */
export interface DocumentReading {
  /** Its content, and what its markup and its headers ask of crawlers. */
  extracted: ExtractedPage;
  /** The facts about the business that it states; none where a notice was served in the place of the page. */
  observations: Observation[];
}

/** Reads a fetched document. All of a crawl's heavy work is here: some ten milliseconds a page. */
export function readDocument({ body: html, headers, finalUrl: url, readOn }: DocumentToRead): DocumentReading {
  const tree = parseHtml(html);
  const extracted = extractPage({ html, url, tree, ...(readOn === undefined ? {} : { readOn }) });
  const directives = pageDirectives(extracted, headers, url);
  const { nofollow } = directives.robots;
  // A page that asks not to be followed asks it of every link; a link that asks for itself stays as it is.
  const links = nofollow ? extracted.links.map((link) => ({ ...link, nofollow })) : extracted.links;
  const schema = capturedSchema(extracted.structuredData);
  return {
    extracted: { ...extracted, ...directives, links },
    observations: hasNotice(extracted) ? [] : extractFacts({ root: tree.root, url, schema }),
  };
}

const hasNotice = ({ unreadable }: ExtractedPage): boolean => unreadable !== null && unreadable !== 'script_shell';
