import { isParagraph, weight } from '../text-blocks.ts';
import type { Line, PageParts } from './page-parts.ts';

/** Together, paragraphs with less are the introduction of a list. */
const RUN_LETTERS = 500;
const RUN_PARAGRAPHS = 2;
/** Breadcrumbs, a section, an author: what stands between a heading and its text. */
const LINKS_BEFORE_MAX = 6;

const isLinkLine = ({ text, linkLength }: Line): boolean => linkLength >= text.length * 0.6;
/** True for an article, and not for a list of other pages: a run of paragraphs right below the main heading. */
export function opensWithText({ lines, h1Lines }: PageParts): boolean {
  let links = 0;
  let paragraphs = 0;
  let letters = 0;
  for (const line of lines.slice(h1Lines[0] ?? 0)) {
    if (line.place !== 'content') continue;
    if (isLinkLine(line)) {
      links += 1;
      if (links > LINKS_BEFORE_MAX) return false;
    }
    if (!isParagraph(line)) continue;
    paragraphs += 1;
    letters += weight(line.text);
    if (paragraphs >= RUN_PARAGRAPHS && letters >= RUN_LETTERS) return true;
  }
  return false;
}

const DATED_LINE_CHARACTERS_MAX = 160;
/** 17.05.2024, 2024-05-17, 5/17/2024; Sa 17.05.; 17. Mai, 17 May 2024, May 17. */
const day = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}[./]\s?\d{1,2}\.?[./](?:\s?(?:\d{4}|\d{2})\b|(?=\s|$))`,
    String.raw`\b\d{1,2}\.?(?:\sde)?\s\p{L}{3,10}\.?,?(?:\sde)?\s20\d{2}\b`,
    String.raw`\b\p{L}{3,10}\.?\s\d{1,2}(?:st|nd|rd|th)?,\s20\d{2}\b`,
    String.raw`\d{1,2}月\d{1,2}日`,
  ].join('|'),
  'gu',
);

/** A calendar of meetings, a fixture list or an archive has many such lines. */
export function countDatedLines({ lines }: PageParts): number {
  const days = new Set<string>();
  for (const { text, place } of lines) {
    if (place !== 'content' || text.length > DATED_LINE_CHARACTERS_MAX || !/\d/.test(text)) continue;
    const [first] = text.match(day) ?? [];
    if (first !== undefined) days.add(first);
  }
  return days.size;
}
