import type { ReadingWords } from '../words/reading-words.ts';
import { wordPattern } from './word-pattern.ts';

/** The parts of a list in running text: at commas, semicolons, and the language's "and". A hyphen before "and" keeps both halves: "Innen- und Außenputz". */
export function listItems(text: string, words: ReadingWords): string[] {
  const and = String.raw`\s(?:${words.and})\s`;
  const separator = new RegExp(String.raw`\s*[,;]\s*(?:(?:${words.and})\s+)?|(?<!-)${and}|\s\/\s|\s\+\s`, 'giu');
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .slice(0, 40);
}

const amount = /(?:[$£€]\s?\d[\d.,\s]{0,10}|\d[\d.,]{0,10}\s?(?:[$£€]|eur\b|euros?\b|zł|kč|kr\b|chf|руб|₺|tl\b|usd|gbp))/iu;

/** An amount of money in a text, as it is written. */
export const amountIn = (text: string): string | null => amount.exec(text)?.[0].trim() ?? null;

/** Without brackets, amounts and what a dash or a colon sets apart. */
export const bareItem = (item: string): string =>
  item
    .replaceAll(/\([^()]{0,200}\)/gu, ' ')
    .split(/\s[-–—→|]\s|[–—:]\s|\s[-–—]$/u, 1)[0]
    ?.replace(amount, ' ')
    .replaceAll(/["“”„«»‘’*_`<>{}[\]]/gu, (mark) => (mark === '’' ? "'" : ''))
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.!?…,;:]+$/u, '')
    .trim() ?? '';

/** Without the articles, pronouns and praise before a phrase. */
export function withoutLeading(phrase: string, leading: string): string {
  const pattern = wordPattern(leading);
  let text = phrase;
  for (let round = 0; round < 6; round += 1) {
    const found = pattern.exec(text);
    if (!found || found.index !== 0) break;
    text = text.slice(found[0].length).trim();
  }
  return text;
}

/** Up to the first preposition or relative word, when it is not the first word. */
export function beforeTail(phrase: string, tail: string): string {
  const found = new RegExp(wordPattern(tail), 'giu');
  for (const match of phrase.matchAll(found)) {
    if (match.index > 0) return phrase.slice(0, match.index).trim();
  }
  return phrase;
}

export function capitalizedFirst(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}
