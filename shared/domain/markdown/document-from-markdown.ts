import type { Root } from 'mdast';
import { assignBlockIds } from './block-ids.ts';
import type { ContentDocument } from './content-document.ts';
import { copyOfNode } from './copy-node.ts';
import { parseMarkdown } from './parse-markdown.ts';

/**
 * The structured document of a Markdown body. Blocks that are in `previous` too keep their ids: unchanged ones wherever
 * they moved, edited ones between neighbours that stayed. `newId` must answer a different string each time.
 */
export function documentFromMarkdown(input: {
  markdown: string;
  previous: ContentDocument | null;
  newId: () => string;
}): ContentDocument {
  return assignBlockIds(parseMarkdown(input.markdown), input.previous, input.newId);
}

/**
 * The document to store for a posted one (as `parsePostedDocument` answers it): ids that were sent stay when they are
 * unique, other blocks get theirs as in `documentFromMarkdown`.
 */
export function documentFromPosted(input: {
  posted: Root;
  previous: ContentDocument | null;
  newId: () => string;
}): ContentDocument {
  return assignBlockIds(copyOfNode(input.posted), input.previous, input.newId);
}
