import type { Heading, Paragraph } from 'mdast';
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

/**
 * The blocks of a text that is nothing but paragraphs and headings (`# …`) without any markup inside: what the parser would
 * make of it, a hundred times faster. Null when the text has, or might have, anything else in it. The text stands where
 * blocks begin: not in a list or a quote.
 */
export function plainBlocks(text: string): (Paragraph | Heading)[] | null {
  if (markup.test(text)) return null;
  const blocks: (Paragraph | Heading)[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    if (paragraph.length > 0) blocks.push(toParagraph(paragraph));
    paragraph = [];
  };
  for (const line of text.split('\n')) {
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

function toParagraph(lines: readonly string[]): Paragraph {
  const value = lines.map((line) => trimTrailing(line, / /)).join('\n');
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

const toHeading = (level: number, value: string): Heading => ({
  type: 'heading',
  depth: level as Heading['depth'],
  children: [{ type: 'text', value }],
});
