import { amountPattern } from '../../language/money-amount.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';

/** "the difference between leasing and buying" */
const between = new RegExp(
  String.raw`(^|\P{L})((?:${wordsFor('between')})\s[^;.]{2,60}?\s(?:${wordsFor('betweenAnd')})\s\p{L})`,
  'giu',
);
const JOINED = '\u{E000}';
const JOINED_COMMA = '\u{E001}';

/** The last part of a list may stand behind a longer "and": what an "and" joins behind it is one part. */
const closer = compiled(String.raw`\s(?:${wordsFor('closer')})\s`);

/**
 * The parts of a list in running text: at commas, semicolons, and the language's "and". An "and" between two commas joins what belongs
 * together, "X-rays and ultrasound, and house calls". A hyphen before "and" keeps both halves: "Innen- und Außenputz".
 */
export function listItems(text: string, words: ReadingWords): string[] {
  const whole = text.replaceAll(
    between,
    (_, before: string, pair: string) => before + pair.replaceAll(', ', JOINED_COMMA).replaceAll(' ', JOINED),
  );
  const and = new RegExp(String.raw`(?<!-)\s(?:${words.and})\s`, 'giu');
  const leading = compiled(String.raw`^(?:${words.and})\s+`);
  const parts = whole.split(/\s?[,;]\s?|\s\/\s|\s\+\s/u).filter((part) => part.trim() !== '');
  const last = parts.length - 1;
  const isClosed =
    parts.slice(1).some((part) => leading.test(part)) || (last > 0 && (parts[last] ?? '').split(and).length > 1);
  const items = parts.flatMap((part, at) => {
    if (at > 0 && leading.test(part)) return [part.replace(leading, '')];
    if (isClosed && at < last && isPair(part)) return [part];
    const [first = part, ...behind] = part.split(closer);
    return [...completeNouns(first, splitPurposes(first, first.split(and), words), words), ...behind];
  });
  return items
    .map((item) => item.replaceAll(JOINED_COMMA, ', ').replaceAll(JOINED, ' ').trim())
    .filter((item) => item !== '')
    .slice(0, 40);
}

/** "química e inglés para ESO y Bachillerato": behind the last "and" of a list, "for" begins a separate list. */
function splitPurposes(whole: string, parts: readonly string[], { forWhom }: ReadingWords): string[] {
  const at = parts.findIndex((part, index) => index > 0 && (wordPattern(forWhom).exec(part)?.index ?? 0) > 0);
  const purpose = parts[at];
  return at < 0 || at === parts.length - 1 || purpose === undefined
    ? [...parts]
    : [...parts.slice(0, at), whole.slice(whole.lastIndexOf(purpose))];
}

/** Two names or two adjectives of one noun stay together with it. */
function completeNouns(whole: string, parts: readonly string[], { hasCapitalNouns }: ReadingWords): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const start = before === undefined ? -1 : whole.indexOf(before);
    const isOfNames =
      hasCapitalNouns !== true &&
      /^\p{Lu}[\p{L}\p{N}-]*$/u.test(before?.trim() ?? '') &&
      /^\p{Lu}[\p{L}\p{N}-]*\s\p{Ll}+\.?$/u.test(part.trim());
    const isOfAdjectives = endsInAdjective.test(before ?? '') && adjectiveAlone.test(part.trim());
    if (before !== undefined && (isOfNames || isOfAdjectives) && start >= 0) {
      joined[joined.length - 1] = whole.slice(start, whole.indexOf(part, start + before.length) + part.length);
    } else joined.push(part);
  }
  return joined;
}

/** "auta osobowe i dostawcze", "vini rossi e bianchi": two adjectives of one noun that stands before them. */
const adjective = String.raw`\p{Ll}*(?:${wordsFor('adjective')})`;
const endsInAdjective = new RegExp(String.raw`^\p{L}+(?:\s\p{L}+)?\s${adjective}$`, 'u');
/** True for "tintos": an adjective that has its noun before it in the list. */
export const isAdjectiveAlone = (item: string): boolean => adjectiveAlone.test(item.trim());
/** "vinos" of "vinos blancos". */
export const nounOfAdjective = (item: string): string | null =>
  endsInAdjective.test(item) ? item.slice(0, item.lastIndexOf(' ')) : null;
const adjectiveAlone = new RegExp(String.raw`^${adjective}[.]?$`, 'u');

/** "X-rays and ultrasound": two short nouns. */
const isPair = (part: string): boolean => !twoArticles.test(part) && isPairOfNouns(part);

/** "el a2 y el camión": two things, each with its article. */
const twoArticles = new RegExp(String.raw`\s(?:${wordsFor('twoArticlesAnd')})\s(?:${wordsFor('twoArticles')})\s`, 'u');

const pairOfNouns = new RegExp(
  String.raw`^[\p{L}\p{N}-]+(?:\s[\p{L}\p{N}-]+)?\s(?:${wordsFor('pairOfNouns')})\s[\p{L}\p{N}-]+(?:\s[\p{L}\p{N}-]+)?$`,
  'u',
);

const isPairOfNouns = (part: string): boolean => pairOfNouns.test(part);

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
