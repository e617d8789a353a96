import type { Element, Root, RootContent } from 'hast';
import { isProse, type Line, readLines } from './article-line.ts';
import { elementsIn } from './hast-text.ts';
import { type LeadsAway, leadsNowhereElse } from './other-sites.ts';
import { isNotice, isRequest, isRightsLine, isTeaserLabel, startsAsTeaser } from './teaser-labels.ts';
import { weight } from './text-blocks.ts';

/** Fewer lines of prose than these are no article whose parts could be distinguished from it. */
const minProseLines = 3;
/** A line that is all link. */
const linkShare = 0.9;

/**
 * An article without the lines that are about it or lead away from it: who wrote it and when above the first paragraph, teasers and
 * notices between the paragraphs, rights and initials below the last one. Structure and place decide, words only where a vocabulary
 * of many languages has them. The given tree is not changed.
 */
export function removeSideLines(article: Root, leadsAway: LeadsAway = leadsNowhereElse): Root {
  const lines = readLines(article);
  const prose = lines.filter(isProse);
  if (prose.length < minProseLines) return article;
  const removed = new Set<Element>([
    ...linesAbove(lines, lines.indexOf(prose[0] as Line)),
    ...teasersIn(lines),
    ...linesBelow(lines, lines.lastIndexOf(prose.at(-1) as Line)),
  ]);
  const lists = [...elementsIn(article)].filter((element) => isTeaserList(element, removed, leadsAway));
  for (const list of lists) removed.add(list);
  return removed.size === 0 ? article : { type: 'root', children: removeElements(article.children, removed) };
}

const endsSentence = /[.!?…:;,。！？：」』।؟።]["'”’»«)\]]*$/u;
const dateLike = /\d{1,4}[.:/h年.-]\s?\d{1,2}|\b(?:19|20)\d{2}\b/;

/** Above the first paragraph: dates, names, subjects. Headings, captions and lists stay. */
function linesAbove(lines: readonly Line[], first: number): Element[] {
  return lines.slice(0, first).flatMap((line) => {
    const { text, role, hasTime } = line;
    if (role !== 'text') return [];
    const size = weight(text);
    const isDate = size <= 120 && (hasTime || (dateLike.test(text) && !/[.!?]\s+\p{Lu}/u.test(text)));
    return isDate || (size <= 60 && !endsSentence.test(text)) ? [line.element] : [];
  });
}

/** Below the last paragraph: rights, initials, agencies, requests. A heading with nothing below it goes as well. */
function linesBelow(lines: readonly Line[], last: number): Element[] {
  const removed: Element[] = [];
  let isEnd = true;
  for (const line of lines.slice(last + 1).reverse()) {
    const { text, role } = line;
    const isSide =
      (role === 'text' &&
        (isRightsLine(text) || isRequest(text) || (weight(text) <= 45 && !endsSentence.test(text)))) ||
      (isEnd && role === 'heading') ||
      isTeaser(line);
    if (isSide) removed.push(line.element);
    else isEnd = false;
  }
  return removed;
}

/** Anywhere: lines that announce or are links to other articles, and the notices beside advertisements and forms. */
function teasersIn(lines: readonly Line[]): Element[] {
  const removed: Element[] = [];
  let isAnnounced = false;
  for (const line of lines) {
    const { text, role } = line;
    if (role === 'caption' || role === 'cell' || role === 'code' || role === 'title') {
      isAnnounced = false;
      continue;
    }
    const isLabel = isTeaserLabel(text);
    const isLink = line.linkLength >= text.length * linkShare;
    if (isLabel || isNotice(text) || isRightsLine(text) || isTeaser(line) || (isAnnounced && isLink))
      removed.push(line.element);
    else if (role === 'text' && line.linkLength > 0 && isRequest(text)) removed.push(line.element);
    isAnnounced = isLabel || (isAnnounced && isLink);
  }
  return removed;
}

function isTeaser({ text, linkLength, role }: Line): boolean {
  if (role !== 'text' && role !== 'item' && role !== 'heading') return false;
  const isMostlyLink = linkLength >= text.length * 0.5;
  if (isMostlyLink && startsAsTeaser(text)) return true;
  return role === 'text' && linkLength >= text.length * linkShare && weight(text) >= 25 && !isAddress(text);
}

/** Sources are often given by their addresses. */
const isAddress = (text: string): boolean => !/\s/.test(text.trim()) && /[./]/.test(text);

/** A list whose items are nothing but links that read as headlines. */
function isTeaserList(element: Element, removed: ReadonlySet<Element>, leadsAway: LeadsAway): boolean {
  if (element.tagName !== 'ul' && element.tagName !== 'ol') return false;
  const items = element.children.filter((child) => child.type === 'element' && child.tagName === 'li') as Element[];
  if (items.length === 0) return false;
  if (items.every((item) => removed.has(item))) return true;
  if (items.length < 2 || linksIn(element).every(leadsAway)) return false;
  const lines = items.map((item) => readLines({ type: 'root', children: [item] }));
  return lines.every((all) => {
    const text = all.map((line) => line.text).join(' ');
    const links = all.reduce((length, line) => length + line.linkLength, 0);
    return weight(text) >= 30 && links >= text.length * 0.5;
  });
}

const linksIn = (element: Element): Element[] => [...elementsIn(element)].filter(({ tagName }) => tagName === 'a');

/** Elements that hold a picture stay, without their text. */
function removeElements<T extends RootContent>(nodes: readonly T[], removed: ReadonlySet<Element>): T[] {
  return nodes.flatMap((node): T[] => {
    if (node.type !== 'element') return [node];
    if (removed.has(node)) return pictureIn(node) as T[];
    return [{ ...node, children: removeElements(node.children, removed) }];
  });
}

const pictureIn = (element: Element): Element[] => [...elementsIn(element)].filter(({ tagName }) => tagName === 'img');
