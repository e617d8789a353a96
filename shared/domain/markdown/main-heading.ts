import type { Heading, Nodes, Root } from 'mdast';
import { collapseSpaces } from '../language/normalize-text.ts';
import { headings, headingText } from './document-parts.ts';
import { walkNodes } from './walk-nodes.ts';

/**
 * A body with the H1 that is drafted for it, as it will be once the draft is published: in the place of its first H1, else of an
 * opening heading that says the same on another level, else above everything. The given document is not changed.
 */
export function setMainHeading(document: Readonly<Root>, drafted: string | null): Readonly<Root> {
  const value = drafted === null ? '' : collapseSpaces(drafted);
  if (value === '') return document;
  const main: Heading = { type: 'heading', depth: 1, children: [{ type: 'text', value }] };
  return replacedHeading(document, main, value) ?? { ...document, children: [main, ...document.children] };
}

/** Null where no heading is to be replaced. */
function replacedHeading(document: Readonly<Root>, main: Heading, value: string): Root | null {
  const found = headings(document).filter(({ text }) => text !== '');
  const at = found.findIndex(({ level }) => level === 1);
  const isOpening = at === -1 && found[0] !== undefined && collapseSpaces(found[0].text) === value;
  if (at === -1 && !isOpening) return null;
  let seen = -1;
  let replaced: Root | null = null;
  walkNodes(document, (node, ancestors) => {
    if (node.type !== 'heading' || replaced !== null || headingText(node) === '') return;
    seen += 1;
    if (seen !== Math.max(at, 0)) return;
    replaced = replaceChild(ancestors, node, node.id === undefined ? main : { ...main, id: node.id });
  });
  return replaced;
}

/** Copies what holds the node, and nothing else. */
function replaceChild(ancestors: readonly Nodes[], from: Nodes, to: Nodes): Root {
  let [before, after]: [Nodes, Nodes] = [from, to];
  for (const ancestor of ancestors.toReversed()) {
    const children = ('children' in ancestor ? ancestor.children : []) as Nodes[];
    const copy = { ...ancestor, children: children.map((child) => (child === before ? after : child)) } as Nodes;
    [before, after] = [ancestor, copy];
  }
  return after as Root;
}
