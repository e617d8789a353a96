import type { Paragraph } from 'mdast';

/** A backslash escape: any ASCII punctuation (CommonMark, backslash escapes). */
const escaped = /\\([!-/:-@[-`{-~])/g;

/**
 * Text as paragraphs, as it stands but for escapes: those that serializing adds must not double when it is read again.
 */
export function plainParagraphs(text: string): Paragraph[] {
  return text
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) =>
      paragraph
        .replace(/[ \t]*\n[ \t]*/g, '\n')
        .replace(escaped, '$1')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '')
    .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }));
}
