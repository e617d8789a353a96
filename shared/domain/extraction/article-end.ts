import type { Element } from 'hast';
import { isProse, type Line, toLetters, weight } from './article-line.ts';
import { elementsIn } from './hast-text.ts';
import type { LeadsAway } from './other-sites.ts';
import { textProperty } from './text-property.ts';

/** A line that is all link. */
const linkShare = 0.9;

/**
 * The cards below an article: two and more titles that lead to other pages of the site, each with a paragraph at most, up to the end of
 * the lines, and the heading that announces them. A text that is made of such parts keeps them.
 */
export function cardsBelow(lines: readonly Line[], leadsAway: LeadsAway): Element[] {
  let start = lines.length;
  let titles = 0;
  let hasParagraph = false;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (isCardTitle(line, leadsAway)) {
      titles += 1;
      hasParagraph = false;
      start = at;
    } else if (isProse(line)) {
      if (hasParagraph) break;
      hasParagraph = true;
    } else if (hasParagraph && line.role === 'heading') break;
    else if (weight(line.text) > maxShortLine || line.role === 'cell' || line.role === 'code') break;
  }
  if (titles < minCards) return [];
  if (lines[start - 1]?.role === 'heading') start -= 1;
  const cards = lines.slice(start);
  return countCharacters(cards) > countCharacters(lines) * maxCardsShare ? [] : cards.map(({ element }) => element);
}

const minCards = 2;
const minTitle = 15;
/** Dates, subjects and reading times stand around a title. */
const maxShortLine = 60;
const maxCardsShare = 0.25;

function isCardTitle({ text, linkLength, role, element, around }: Line, leadsAway: LeadsAway): boolean {
  if (role === 'title' || role === 'caption' || role === 'cell' || role === 'code') return false;
  if (weight(text) < minTitle || linkLength < text.length * linkShare) return false;
  const link =
    elementsIn(element).find(({ tagName }) => tagName === 'a') ??
    [element, ...around].find(({ tagName }) => tagName === 'a');
  return link !== undefined && !/^\s*(?:#|javascript:|$)/i.test(textProperty(link, 'href') ?? '') && !leadsAway(link);
}

const countCharacters = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Finds notes about the authors below their article, in its last quarter: a line that is the name of one with the paragraph below it, and
 * paragraphs that begin with such a name. `authors` are those that the page itself names.
 */
export function notesAboutAuthors(lines: readonly Line[], authors: readonly string[]): Element[] {
  const names = authors.filter((name) => /\S\s+\S/.test(name)).map(toLetters);
  const prose = [...lines.keys()].filter((at) => isProse(lines[at] as Line));
  const start = prose[Math.max(minProse, Math.floor(prose.length * (1 - endShare)))];
  if (names.length === 0 || start === undefined) return [];
  const removed: Element[] = [];
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const letters = toLetters(line.text).slice(0, maxLead + maxName);
    const isName = names.includes(letters);
    const isNote =
      isProse(line) &&
      line.text.length <= maxNote &&
      !isSpeech.test(line.text) &&
      names.some((name) => letters.slice(0, maxLead + name.length).includes(name));
    if (isName || (isNote && names.some((name) => letters.startsWith(name)))) removed.push(line.element);
    else if (isNote && lines.slice(at + 1).every((below) => !isProse(below))) removed.push(line.element);
    const below = lines[at + 1];
    if (isName && below !== undefined && isProse(below) && below.text.length <= maxNote) removed.push(below.element);
  }
  return removed;
}

/** `Ann Other: What do you think …?` is what she says. */
const isSpeech = /^[^:：]{1,60}[:：]/u;
const minProse = 2;
const endShare = 0.25;
const maxNote = 1000;
const maxName = 60;
/** Letters that may stand before the name in the last paragraph: `A runner from the north, Ann Other has …`. */
const maxLead = 80;
