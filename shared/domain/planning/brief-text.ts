/** What the rules read in a brief: its sentences, how to quote it, and what to call what it names. */
import { termsOf } from '../language/subject-terms.ts';

const QUOTE_CHARACTERS_MAX = 160;
const LABEL_CHARACTERS_MAX = 60;

/** Sentences and list items of a brief, one white space between words. */
export const statementsOf = (brief: string): string[] =>
  brief
    .split(/(?<=[.!?…。！？])\s+|[\n\r]+/u)
    .map((statement) => statement.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((statement) => statement !== '');

/** A statement between quotation marks, at most 160 characters of it. */
export function quoted(statement: string): string {
  const letters = Array.from(statement);
  const shown =
    letters.length <= QUOTE_CHARACTERS_MAX
      ? statement
      : `${letters
          .slice(0, QUOTE_CHARACTERS_MAX - 1)
          .join('')
          .trimEnd()}…`;
  return `“${shown}”`;
}

/** The first statement that says one of the words; else the first of all; null in an empty brief. */
export function statementAbout(statements: readonly string[], text: string): string | null {
  const terms = termsOf(text, null);
  const telling = statements.find((statement) => {
    const lowered = statement.toLowerCase();
    return terms.some((term) => lowered.includes(term));
  });
  return telling ?? statements[0] ?? null;
}

/** Words as the name of a page: the first letter large, at most 60 characters; null when they carry no topic. */
export function labelOf(words: string): string | null {
  const text = words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text.length > LABEL_CHARACTERS_MAX || termsOf(text, null).length === 0) return null;
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}

export const titleCase = (words: readonly string[]): string =>
  words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
