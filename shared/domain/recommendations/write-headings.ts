import type { Heading } from 'mdast';
import type { ContentDocument } from '../markdown/content-document.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';

/** The criteria that ask for other heading levels. */
const levelCriteria: ReadonlySet<string> = new Set(['h1_count', 'heading_hierarchy']);

/**
 * The document with one H1 and no level left out, when that is all that the criteria ask for; null when they ask for words,
 * which only someone who knows the subject can write.
 */
export function writeHeadings(document: ContentDocument, criteria: readonly string[]): ContentDocument | null {
  if (criteria.length === 0 || !criteria.every((key) => levelCriteria.has(key))) return null;
  const written = structuredClone(document);
  let changed = false;
  let hasMain = false;
  let level = 1;
  walkNodes(written, (node) => {
    if (node.type !== 'heading' || node.children.length === 0) return;
    const wanted = node.depth === 1 && hasMain ? 2 : Math.min(node.depth, level + 1);
    if (node.depth === 1) hasMain = true;
    changed ||= wanted !== node.depth;
    node.depth = wanted as Heading['depth'];
    level = wanted;
  });
  return changed ? written : null;
}
