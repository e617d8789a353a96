import type { Root } from 'mdast';
import { type BlockIds, documentWithBlockIds } from './block-id-list.ts';
import type { ContentDocument } from './content-document.ts';
import type { IdentifiedBody } from './document-from-markdown.ts';
import { readMarkdown } from './parse-markdown.ts';

/** A body as it is stored: a posted document whole, a Markdown body as its text and the ids of its blocks. */
export interface StoredBody {
  markdown: string;
  document?: unknown;
  blockIds: BlockIds;
}

/**
 * The structured document of a stored body, with its block ids. Of a Markdown body it is derived here, which takes about a
 * second for 1,000,000 characters: cheaper than to store and read every body twice.
 */
export function documentOfBody(body: StoredBody): ContentDocument {
  const identified = identifiedBody(body);
  return 'document' in identified ? identified.document : documentWithBlockIds(body.markdown, body.blockIds);
}

/** The blocks of a stored body, to be read alone: those of a Markdown body have no ids, and other readers get the same nodes. */
export const blocksOfBody = ({ markdown, document }: StoredBody): Readonly<Root> =>
  document ? (document as ContentDocument) : readMarkdown(markdown);

/** A stored body by what its ids are in. */
export const identifiedBody = ({ markdown, document, blockIds }: StoredBody): IdentifiedBody =>
  // A stored document passed parsePostedDocument when it was posted.
  document ? { document: document as ContentDocument } : { markdown, blockIds };
