import { pageDirectives } from '../../shared/domain/crawling/page-directives.ts';
import type { WebDocument } from '../../shared/domain/crawling/web-response.ts';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import type { ExtractedPage } from '../../shared/domain/extraction/extracted-page.ts';

/** What a fetched document says: its content, and what its markup and its headers ask of crawlers. */
export function readDocument(document: WebDocument): ExtractedPage {
  const extracted = extractPage({ html: document.body, url: document.finalUrl });
  const directives = pageDirectives(extracted, document.headers, document.finalUrl);
  const { nofollow } = directives.robots;
  // A page that asks not to be followed asks it of every link; a link that asks for itself stays as it is.
  const links = nofollow ? extracted.links.map((link) => ({ ...link, nofollow })) : extracted.links;
  return { ...extracted, ...directives, links };
}
