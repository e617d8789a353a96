import type { Nodes, Parents, RootContent } from 'mdast';
import { type ContentDocument, isBlock } from './content-document.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** The blocks of a document in document order. With an explicit stack: documents can be nested deeper than the call stack. */
function* walkBlocks(document: Readonly<ContentDocument>): Generator<Nodes> {
  const pending: { node: Nodes; parent: Nodes }[] = document.children
    .map((node) => ({ node, parent: document }))
    .reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, parent } = next;
    if (isBlock(node, parent)) yield node;
    if (!('children' in node)) continue;
    const { children } = node as Parents;
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at];
      if (child) pending.push({ node: child, parent: node });
    }
  }
}

const countOfFrozen = new WeakMap<RootContent, number>();

/** How many blocks there are in these blocks of a document, they themselves included: so many ids they have. */
export function countBlocks(children: readonly RootContent[]): number {
  let count = 0;
  for (const child of children) {
    let inside = countOfFrozen.get(child);
    if (inside === undefined) {
      inside = 0;
      for (const _ of walkBlocks({ type: 'root', children: [child] })) inside += 1;
      // The parts of long documents are read again and again.
      if (Object.isFrozen(child)) countOfFrozen.set(child, inside);
    }
    count += inside;
  }
  return count;
}

/** The ids of a document's blocks: a list in document order, or what the position of a block is put after. */
export type BlockIds = readonly string[] | { readonly prefix: string };

/** The document of a Markdown body with the ids that its blocks were given when it was stored. */
export function documentWithBlockIds(markdown: string, blockIds: BlockIds): ContentDocument {
  const document: ContentDocument = parseMarkdown(markdown);
  let at = 0;
  for (const block of walkBlocks(document)) {
    const id = 'prefix' in blockIds ? `${blockIds.prefix}${at}` : blockIds[at];
    if (id) block.id = id;
    at += 1;
  }
  return document;
}
