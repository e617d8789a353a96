import { pageDirectives } from '../../shared/domain/crawling/page-directives.ts';
import type { PagePlace } from '../../shared/domain/crawling/query-pages.ts';
import type { WebDocument } from '../../shared/domain/crawling/web-response.ts';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import type { ExtractedPage } from '../../shared/domain/extraction/extracted-page.ts';
import { parseHtml } from '../../shared/domain/extraction/html-tree.ts';
import { scriptEvidence } from '../../shared/domain/extraction/script-evidence.ts';
import { extractFacts } from '../../shared/domain/facts/extract-facts.ts';
import type { Observation } from '../../shared/domain/facts/observation.ts';
import { addStatedFacts } from '../../shared/domain/facts/stated-facts.ts';
import type { DocumentRecord } from '../../shared/domain/issues/page-record.ts';
import { readRecord } from '../../shared/domain/issues/read-record.ts';
import type { Message } from '../../shared/domain/messages/message.ts';
import { capturedSchema } from '../../shared/domain/structured-data/broken-blocks.ts';

export type DocumentToRead = Pick<WebDocument, 'body' | 'headers' | 'finalUrl'> & {
  /** The day of the request (`2026-05-11`). */
  readOn?: string;
  /** The body is what a browser had after running the page's scripts. */
  isRendered?: boolean;
};

/** A fetched document, as read. */
export interface DocumentReading {
  /** Its content, and what its markup and its headers ask of crawlers. */
  extracted: ExtractedPage;
  /** The facts about the business that it states; none where a notice was served in the place of the page. */
  observations: Observation[];
  /** Evidence that scripts write the text of the page; null when it is there without any. */
  scriptEvidence: Message | null;
  /** A browser ran the scripts first. */
  rendered: boolean;
  /** The document, for the detection of issues. */
  record: DocumentRecord;
}

/** A document that a crawl read, and where its page is. */
export interface ReadDocument extends DocumentReading {
  document: WebDocument;
  place: PagePlace;
  depth: number;
}

/** Reads a fetched document. All of a crawl's heavy work is here: some ten milliseconds a page. */
export function readDocument({
  body: html,
  headers,
  finalUrl: url,
  readOn,
  isRendered = false,
}: DocumentToRead): DocumentReading {
  const tree = parseHtml(html);
  const extracted = extractPage({ html, url, tree, isRendered, ...(readOn === undefined ? {} : { readOn }) });
  const directives = pageDirectives(extracted, headers, url);
  const { nofollow } = directives.robots;
  // A page that asks not to be followed asks it of every link; a link that asks for itself stays as it is.
  const links = nofollow ? extracted.links.map((link) => ({ ...link, nofollow })) : extracted.links;
  const { items, brokenBlocks } = extracted.structuredData;
  const schema = capturedSchema(items);
  const evidence = isRendered ? null : scriptEvidence({ html, root: tree.root, ...extracted });
  const { kind: pageKind } = extracted.signals.kind;
  const observations = hasNotice(extracted)
    ? []
    : extractFacts({ root: tree.root, url, schema, brokenBlocks, pageKind });
  const signals = addStatedFacts(extracted.signals, observations);
  const directed = { ...extracted, ...directives, links, signals };
  return {
    extracted: directed,
    observations,
    scriptEvidence: evidence,
    rendered: isRendered,
    record: readRecord({
      html,
      tree,
      url,
      linkHeader: headers['link'] ?? '',
      extracted: directed,
      schema: schema === null ? null : JSON.stringify(schema),
      scriptEvidence: evidence,
    }),
  };
}

const hasNotice = ({ unreadable }: ExtractedPage): boolean => unreadable !== null && unreadable !== 'script_shell';
