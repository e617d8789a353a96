import type { Root, RootContent } from 'mdast';
import { type BlockIds, countBlocks, documentWithBlockIds } from './block-id-list.ts';
import { assignBlockIds, freshId, giveIds } from './block-ids.ts';
import { type Block, BlockReader, visitBlocks } from './block-tree.ts';
import type { ContentDocument } from './content-document.ts';
import { copyOfNode } from './copy-node.ts';
import { readMarkdown } from './parse-markdown.ts';

/** A body whose blocks have ids: in its document, or, of a Markdown body, in document order beside it. */
export type IdentifiedBody = { document: ContentDocument } | { markdown: string; blockIds: BlockIds };

interface Edit {
  previous: IdentifiedBody | null;
  /** Must return a different string each time. */
  newId: () => string;
}

/**
 * The ids of the blocks of a Markdown body (as `readMarkdown` returns it), in document order. Blocks that are in `previous` too
 * keep their ids: unchanged ones wherever they moved, edited ones between neighbours that stayed. No node is copied, which
 * would take half of the time of an edit of a long body.
 */
export function blockIdsOfMarkdown(next: Readonly<Root>, { previous, newId }: Edit): string[] {
  // With nothing to compare with, no block has to be read.
  if (previous === null) return listNewIds(countBlocks(next.children), newId);
  const reader = new BlockReader();
  if ('document' in previous || 'prefix' in previous.blockIds) {
    const tree = reader.treeOf(next);
    giveIds(tree, treeOfBody(reader, previous), newId);
    return collectIds(tree);
  }
  const { blockIds } = previous;
  const before = readMarkdown(previous.markdown);
  const [start, end] = sharedEnds(before.children, next.children);
  const idsBefore = countBlocks(before.children.slice(0, start));
  const idsAfter = blockIds.length - countBlocks(before.children.slice(before.children.length - end));
  const changed = reader.treeOf(sliceMiddle(next, start, end));
  const replaced = reader.treeOf(sliceMiddle(before, start, end));
  giveListedIds(replaced, blockIds.slice(idsBefore, idsAfter));
  const kept = new Set([...blockIds.slice(0, idsBefore), ...blockIds.slice(idsAfter)]);
  giveIds(changed, replaced, () => freshId(kept, newId));
  return [...blockIds.slice(0, idsBefore), ...collectIds(changed), ...blockIds.slice(idsAfter)];
}

function listNewIds(count: number, newId: () => string): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(freshId(ids, newId));
  return [...ids];
}

/** Shared blocks that are compared all the same: by its neighbours that stayed a block is known as an edited one. */
const NEIGHBOURS = 60;

/**
 * How many blocks two documents share at their start and at their end, without the last `NEIGHBOURS` before a change: the very nodes, of
 * parts that did not change.
 */
function sharedEnds(before: readonly RootContent[], next: readonly RootContent[]): [number, number] {
  const shortest = Math.min(before.length, next.length);
  let start = 0;
  while (start < shortest && before[start] === next[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === next.at(-1 - end)) end += 1;
  return [Math.max(0, start - NEIGHBOURS), Math.max(0, end - NEIGHBOURS)];
}

const sliceMiddle = ({ children }: Readonly<Root>, start: number, end: number): Root => ({
  type: 'root',
  children: children.slice(start, children.length - end),
});

function collectIds(tree: Block): string[] {
  const ids: string[] = [];
  visitBlocks(tree, ({ id = '' }) => ids.push(id));
  return ids;
}

/** The structured document of a Markdown body, with the ids of `blockIdsOfMarkdown`. */
export const documentFromMarkdown = ({ markdown, ...edit }: { markdown: string } & Edit): ContentDocument =>
  documentWithBlockIds(markdown, blockIdsOfMarkdown(readMarkdown(markdown), edit));

/**
 * The document to store for a posted one (as `parsePostedDocument` returns it): ids that were sent stay when they are
 * unique, other blocks get theirs as in `blockIdsOfMarkdown`.
 */
export function documentFromPosted({ posted, previous, newId }: { posted: Root } & Edit): ContentDocument {
  return assignBlockIds(copyOfNode(posted), previous && openDocument(previous), newId);
}

const openDocument = (body: IdentifiedBody): ContentDocument =>
  'document' in body ? body.document : documentWithBlockIds(body.markdown, body.blockIds);

function treeOfBody(reader: BlockReader, body: IdentifiedBody): Block {
  if ('document' in body) return reader.treeOf(body.document);
  const tree = reader.treeOf(readMarkdown(body.markdown));
  giveListedIds(tree, body.blockIds);
  return tree;
}

function giveListedIds(tree: Block, blockIds: BlockIds): void {
  let at = 0;
  visitBlocks(tree, (block) => {
    block.id = 'prefix' in blockIds ? `${blockIds.prefix}${at}` : blockIds[at];
    at += 1;
  });
}
