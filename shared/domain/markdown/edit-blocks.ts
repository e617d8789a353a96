import type { Nodes, RootContent } from 'mdast';
import type { ContentDocument } from './content-document.ts';
import { walkNodes } from './walk-nodes.ts';

/**
 * The document with other blocks in the place of those with these ids; the new ones stand where the first of them stood, at
 * the top level. A block that holds nothing but replaced ones is replaced with them. The given document is not changed.
 */
export function replaceBlocks(
  document: ContentDocument,
  ids: readonly string[],
  blocks: readonly RootContent[],
): ContentDocument {
  const wanted = new Set(ids);
  const children: RootContent[] = [];
  let placed = false;
  for (const child of document.children) {
    const left = removeNodes(child, wanted);
    if (left !== null) children.push(left);
    if (left !== child && !placed) {
      children.push(...blocks);
      placed = true;
    }
  }
  return { ...document, children: placed ? children : [...children, ...blocks] };
}

/** The document with the blocks of these ids as they are in another version of it; null where one of the two lacks one. The given document is not changed. */
export function restoreBlocks(
  document: ContentDocument,
  former: ContentDocument,
  ids: readonly string[],
): ContentDocument | null {
  const blocks = blocksWithIds(former, ids);
  const isComplete = ids.every((id) => blocks.has(id)) && blocksWithIds(document, ids).size === blocks.size;
  const revert = <N extends Nodes>(node: N): N => {
    const block = node.id === undefined ? undefined : blocks.get(node.id);
    if (block !== undefined) return block as N;
    return 'children' in node ? ({ ...node, children: node.children.map(revert) } as N) : node;
  };
  return isComplete && blocks.size > 0 ? revert(document) : null;
}

function blocksWithIds(document: ContentDocument, ids: readonly string[]): Map<string, Nodes> {
  const wanted = new Set(ids);
  const found = new Map<string, Nodes>();
  walkNodes(document, (node) => {
    if (node.id !== undefined && wanted.has(node.id)) found.set(node.id, node);
  });
  return found;
}

/** The document with more blocks after the one with this id, or at the end. The given document is not changed. */
export function insertBlocks(
  document: ContentDocument,
  afterId: string | null,
  blocks: readonly RootContent[],
): ContentDocument {
  const { children } = document;
  const at = afterId === null ? -1 : children.findIndex((child) => holds(child, afterId));
  const end = at === -1 ? children.length : at + 1;
  return { ...document, children: [...children.slice(0, end), ...blocks, ...children.slice(end)] };
}

function holds(node: Nodes, wantedId: string): boolean {
  let found = false;
  walkNodes(node, ({ id }) => {
    if (found) return 'skip';
    found = id === wantedId;
    return;
  });
  return found;
}

/** The node without the wanted ones below it; itself when it holds none; null when nothing of it is left. */
function removeNodes<N extends Nodes>(node: N, wanted: ReadonlySet<string>): N | null {
  if (node.id !== undefined && wanted.has(node.id)) return null;
  if (!('children' in node) || node.children.length === 0) return node;
  const children = (node.children as Nodes[]).map((child) => removeNodes(child, wanted));
  const left = children.filter((child) => child !== null);
  if (left.length === 0) return null;
  return left.length === children.length && left.every((child, at) => child === (node.children as Nodes[])[at])
    ? node
    : ({ ...node, children: left } as N);
}
