import type { Nodes } from 'mdast';
import { excerpt } from '../fields/text-length.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { plainText } from '../markdown/plain-text.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';

interface Target {
  readonly targetNodeIds: readonly string[] | null;
  readonly afterNodeId: string | null;
}

const SHOWN_MAX = 50;

/** The blocks of a body by their ids. */
export function blocksById(document: ContentDocument | null): ReadonlyMap<string, Nodes> {
  const blocks = new Map<string, Nodes>();
  if (document === null) return blocks;
  walkNodes(document, (node) => {
    if (node.id !== undefined) blocks.set(node.id, node);
  });
  return blocks;
}

/**
 * Where in the body an edit belongs, for its title: `in "The best steeping time …"`, `below the heading "Costs"`, `after "Start with …"`.
 * Empty for fields outside the body and for blocks without text.
 */
export function placeOf({ targetNodeIds, afterNodeId }: Target, blocks: ReadonlyMap<string, Nodes>): string {
  const [first] = targetNodeIds ?? [];
  const block = blocks.get(first ?? afterNodeId ?? '');
  const text = block === undefined ? '' : plainText(block).replaceAll(/\s+/g, ' ').trim();
  if (block === undefined || text === '') return '';
  const { shown, isCut } = excerpt(withoutQuotationMarks(text), SHOWN_MAX);
  const quoted = `"${shown}${isCut ? ' …' : ''}"`;
  const isHeading = block.type === 'heading';
  if (first === undefined) return isHeading ? ` below the heading ${quoted}` : ` after ${quoted}`;
  return isHeading ? ` at the heading ${quoted}` : ` in ${quoted}`;
}

/** Marks around the whole of a text would stand twice. */
const withoutQuotationMarks = (text: string): string => /^["“”„«»](.+)["“”„«»]$/.exec(text)?.[1] ?? text;
