import type { Paragraph } from 'mdast';

/** A backslash escape: any ASCII punctuation (CommonMark, backslash escapes). */
const escaped = /\\([!-/:-@[-`{-~])/g;

/**
 * Text as paragraphs, as it stands but for escapes: those that serializing adds must not double when it is read again.
 */
export function plainParagraphs(text: string): Paragraph[] {
  return text
    .split(/\n[ \t]*\n/)
    .map(linesTrimmed)
    .filter((paragraph) => paragraph !== '')
    .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }));
}

function linesTrimmed(paragraph: string): string {
  const lines = paragraph.split('\n').map((line) => line.trim());
  return lines.join('\n').replace(escaped, '$1').trim();
}
