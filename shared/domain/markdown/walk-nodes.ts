import type { Nodes } from 'mdast';

/** Calls `visit` for a node and everything below it, parents first, in document order; 'skip' leaves out the children. */
export function walkNodes(
  node: Nodes,
  // biome-ignore lint/suspicious/noConfusingVoidType: a visitor that returns nothing goes on, as in unist-util-visit.
  visit: (node: Nodes, ancestors: readonly Nodes[]) => 'skip' | void,
  ancestors: Nodes[] = [],
): void {
  if (visit(node, ancestors) === 'skip' || !('children' in node)) return;
  ancestors.push(node);
  for (const child of node.children) walkNodes(child, visit, ancestors);
  ancestors.pop();
}

/** Levels of nodes below a node. Does not recurse, so that it can say whether others may. */
export function treeDepth(node: Nodes): number {
  let depth = 0;
  let level: Nodes[] = [node];
  while (level.length > 0) {
    level = level.flatMap((parent): Nodes[] => ('children' in parent ? parent.children : []));
    if (level.length > 0) depth += 1;
  }
  return depth;
}
