import type { Element, Root, RootContent } from 'hast';
import { isProse, type Line, readLines } from './article-line.ts';
import { elementsIn } from './hast-text.ts';
import { type LeadsAway, leadsNowhereElse } from './other-sites.ts';
import { weight } from './text-blocks.ts';

/** Fewer lines of prose than these are no article whose parts could be distinguished from it. */
const minProseLines = 3;
const minTeaserWeight = 25;

/**
 * An article without the lines between its paragraphs that are nothing but a link to another page of the site, the lists of such links below
 * its last paragraph, and the headings that have nothing else below them. The given tree is not changed.
 */
export function removeTeasers(article: Root, leadsAway: LeadsAway = leadsNowhereElse): Root {
  const lines = readLines(article);
  if (lines.filter(isProse).length < minProseLines) return article;
  const last = lines.findLastIndex(isProse);
  const removed = new Set(
    lines
      .filter((line, at) => (line.role === 'text' || (line.role === 'item' && at > last)) && isTeaser(line, leadsAway))
      .map(({ element }) => element),
  );
  const below = lines.slice(last + 1);
  const end = below.findLastIndex(({ element, role }) => role !== 'heading' && !removed.has(element));
  for (const { element } of below.slice(end + 1)) removed.add(element);
  return removed.size === 0 ? article : { type: 'root', children: removeElements(article.children, removed) };
}

function isTeaser({ element, around, text, linkLength }: Line, leadsAway: LeadsAway): boolean {
  if (linkLength < text.length * 0.9 || weight(text) < minTeaserWeight) return false;
  const links = [element, ...around, ...elementsIn(element)].filter(({ tagName }) => tagName === 'a');
  // Sources are often given by their addresses.
  return !links.some(leadsAway) && text.trim().includes(' ');
}

/** Elements that hold a picture stay, without their text. */
function removeElements<T extends RootContent>(nodes: readonly T[], removed: ReadonlySet<Element>): T[] {
  return nodes.flatMap((node): T[] => {
    if (node.type !== 'element') return [node];
    if (removed.has(node)) return pictureIn(node) as T[];
    return [{ ...node, children: removeElements(node.children, removed) }];
  });
}

const pictureIn = (element: Element): Element[] => [...elementsIn(element)].filter(({ tagName }) => tagName === 'img');
