import type { Heading, Link, List, Paragraph, Text } from 'mdast';
import { findAll } from '../language/find-all.ts';
import { trimTrailing } from '../language/trailing-characters.ts';

/**
 * Characters with a meaning to the parser: markup, an escape, a character reference, a bare URL or address (GFM), a control
 * character. A text without any of it is what it looks like.
 */
const markup = /(?!\n)\p{Cc}|[`*_[\]\\|~@]|<(?=[!/?a-z])|&(?=[#\w])|:\/\/|www/iu;

/** A line that begins like an item, a quote, an underline, the delimiter row of a table, a footnote, or with white space. */
const begunBlock = /^(?:[-+=>:\s]|\d{1,9}[.)](?:\s|$))/;

/** The text of a heading must not end in `#`, which may close it. */
const atxHeading = /^(#{1,6}) +(\S(?:.*[^#\s])?) *$/;

/** A link whose label and address have no sign that could mean anything else. */
const plainLink = /(?<!!)\[([^\s[\]\\`*_|~@<>&^][^\n[\]\\`*_|~@<>&]*)\]\(([^\s()<>\\&`]+)\)/g;

/** An item of a list in one line, with one blank behind its marker. */
const plainItem = /^(?:([-+*])|(\d{1,9})([.)])) (?=\S)(.*)$/;

/**
 * The blocks of a text that is nothing but paragraphs and headings (`# …`), or one list of an item a line, with no other markup inside
 * than links: what the parser would make of it, a hundred times faster. Null when the text has, or might have, anything else in it.
 * The text stands where blocks begin: not in a list or a quote.
 */
export function plainBlocks(text: string): (Paragraph | Heading | List)[] | null {
  const lines = text.split('\n');
  return plainItem.test(lines[0] ?? '') ? plainList(lines) : plainProse(text, lines);
}

function plainList(lines: readonly string[]): List[] | null {
  const items: Paragraph[] = [];
  const [, bullet, number, sign] = plainItem.exec(lines[0] ?? '') ?? [];
  for (const line of lines) {
    const [, bulletHere, , signHere, content = ''] = plainItem.exec(line) ?? [];
    const isOfList = content !== '' && bulletHere === bullet && signHere === sign;
    if (!isOfList || hasMarkup(content) || begunBlock.test(content) || content.startsWith('#')) return null;
    items.push(toParagraph([content]));
  }
  const start = number === undefined ? null : Number(number);
  const children = items.map((item) => ({
    ...{ type: 'listItem' as const, spread: false, checked: null },
    children: [item],
  }));
  return [{ type: 'list', ordered: start !== null, start, spread: false, children }];
}

const hasMarkup = (text: string): boolean =>
  markup.test(
    text.includes('](') ? text.replaceAll(plainLink, (_, label: string) => (markup.test(label) ? '[' : '()')) : text,
  );

function plainProse(text: string, lines: readonly string[]): (Paragraph | Heading)[] | null {
  if (hasMarkup(text)) return null;
  const blocks: (Paragraph | Heading)[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    if (paragraph.length > 0) blocks.push(toParagraph(paragraph));
    paragraph = [];
  };
  for (const line of lines) {
    const last = paragraph.at(-1);
    if (/^ *$/.test(line)) {
      endParagraph();
      continue;
    }
    // Two blanks at the end of a line that another one follows are a line break.
    if (begunBlock.test(line) || last?.endsWith('  ') === true) return null;
    if (!line.startsWith('#')) {
      paragraph.push(line);
      continue;
    }
    const heading = atxHeading.exec(line);
    if (!heading?.[1] || heading[2] === undefined || heading[2].endsWith('#')) return null;
    endParagraph();
    blocks.push(toHeading(heading[1].length, heading[2]));
  }
  endParagraph();
  return blocks;
}

const toParagraph = (lines: readonly string[]): Paragraph => ({
  type: 'paragraph',
  children: toPhrasing(lines.map((line) => trimTrailing(line, / /)).join('\n')),
});

/** The text and the links of a text without other markup. */
function toPhrasing(text: string): (Text | Link)[] {
  const nodes: (Text | Link)[] = [];
  let end = 0;
  const addText = (value: string): void => {
    if (value !== '') nodes.push({ type: 'text', value });
  };
  for (const { 0: whole, 1: label = '', 2: url = '', index } of findAll(text, plainLink)) {
    addText(text.slice(end, index));
    nodes.push({ type: 'link', title: null, url, children: [{ type: 'text', value: label }] });
    end = index + whole.length;
  }
  addText(text.slice(end));
  return nodes;
}

const toHeading = (level: number, value: string): Heading => ({
  type: 'heading',
  depth: level as Heading['depth'],
  children: toPhrasing(value),
});
