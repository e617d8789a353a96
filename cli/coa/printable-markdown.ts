import type { OutputStream } from './surroundings.ts';

/** Text of several lines without what a terminal would obey. */
export const removeControls = (text: string): string =>
  text.replace(/(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

/** Markdown for a terminal, without what it would obey; a file or a pipe gets every character as it is. */
export const printableMarkdown = (markdown: string, { isTerminal }: Pick<OutputStream, 'isTerminal'>): string =>
  isTerminal ? removeControls(markdown) : markdown;
