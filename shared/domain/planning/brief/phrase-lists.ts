import { amountPattern } from '../../language/money-amount.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';

/** The parts of a list in running text: at commas, semicolons, and the language's "and". A hyphen before "and" keeps both halves: "Innen- und Außenputz". */
export function listItems(text: string, words: ReadingWords): string[] {
  const and = new RegExp(String.raw`(?<!-)\s(?:${words.and})\s`, 'giu');
  const leading = compiled(String.raw`^(?:${words.and})\s+`);
  return text
    .split(/\s?[,;]\s?|\s\/\s|\s\+\s/u)
    .flatMap((part) => (leading.test(part) ? [part.replace(leading, '')] : part.split(and)))
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .slice(0, 40);
}

const amountWithUnit = compiled(
  String.raw`(?:(?:${wordsFor('amountWithUnitFrom')})\s)?(?:${amountPattern.source})(?:${wordsFor('amountWithUnit')})?(?!\p{L})`,
);

/** Without brackets, amounts and what a dash or a colon sets apart. */
export const bareItem = (item: string): string =>
  trimTrailing(
    (item.replaceAll(/\([^()]{0,200}\)/gu, ' ').split(/\s[-–—→|]\s|[–—:]\s|\s[-–—]$/u, 1)[0] ?? '')
      .replace(amountWithUnit, ' ')
      .replaceAll(/\s+/gu, ' '),
    /[\s.!?…,;:]/u,
  ).trim();

/** Without the articles, pronouns and praise before a phrase. */
export function removeLeading(phrase: string, leading: string): string {
  const pattern = wordPattern(leading);
  let text = phrase;
  for (let round = 0; round < 6; round += 1) {
    const found = pattern.exec(text);
    if (found?.index !== 0) break;
    text = text.slice(found[0].length).trim();
  }
  return text;
}

/** Up to the first preposition or relative word, when it is not the first word. */
export function cutTail(phrase: string, tail: string): string {
  const found = new RegExp(wordPattern(tail), 'giu');
  for (const match of phrase.matchAll(found)) if (match.index > 0) return phrase.slice(0, match.index).trim();
  return phrase;
}

export function capitalizedFirst(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}
