import { type BlockIds, documentWithBlockIds } from './block-id-list.ts';
import type { ContentDocument } from './content-document.ts';

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
export function documentOfBody({ markdown, document, blockIds }: StoredBody): ContentDocument {
  // What is stored passed parsePostedDocument when it was posted.
  return document ? (document as ContentDocument) : documentWithBlockIds(markdown, blockIds);
}
