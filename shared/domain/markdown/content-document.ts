import type { Nodes, Root } from 'mdast';
import * as z from 'zod';

declare module 'mdast' {
  interface Node {
    /** Stable id of a block of a content document. Inline nodes have none. */
    id?: string;
  }
}

/**
 * A body as the API's structured document: an mdast root (GFM) where every block-level node carries an `id` that is
 * unique in the document. Positions are left out.
 */
export type ContentDocument = Root;

/** The shape of a document in a response. For a posted one use `parsePostedDocument`, which checks every node. */
export const contentDocumentSchema = z.looseObject({
  type: z.literal('root'),
  children: z.array(z.looseObject({ type: z.string(), id: z.string().optional() })),
});

const blockTypes = new Set<Nodes['type']>([
  'blockquote',
  'code',
  'definition',
  'footnoteDefinition',
  'heading',
  'list',
  'listItem',
  'paragraph',
  'table',
  'tableRow',
  'thematicBreak',
]);

/** HTML is a block only where blocks stand: inside a paragraph it is inline. */
const flowContainers = new Set<Nodes['type']>(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** True for the nodes of a content document that carry an id: the block-level ones. Table cells and inline nodes do not. */
export function isBlock(node: Nodes, parent: Nodes): boolean {
  return blockTypes.has(node.type) || (node.type === 'html' && flowContainers.has(parent.type));
}
