import { amountIn } from '../../language/money-amount.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { isCutOff } from './page-names/page-name.ts';
import { bareItem, listItems, removeLeading } from './phrase-lists.ts';

const RIVALS_MAX = 6;
const QUOTE_MAX = 160;

const properName = new RegExp(
  String.raw`^(?:(?:${wordsFor('properNameArticles')})\s)?(${wordsFor('properName')})`,
  'u',
);

const mostly = wordsFor('mostly');

/** The competitors that a brief names. Only names: "the big chains" names none. */
export function rivalsIn(statements: readonly Statement[], words: ReadingWords, ownName: string | null): Said[] {
  const found = new Map<string, string>();
  for (const { kind, topic, said, text, under } of statements) {
    if (kind === 'heading') continue;
    const quote = topic === 'rivals' && under !== null ? `${under}: ${text}` : text;
    const cue = wordPattern(words.rivals).exec(said);
    const behind = topic === 'rivals' ? said : cue ? said.slice(cue.index + cue[0].length) : null;
    if (behind === null) continue;
    const [behindCue = ''] = behind.split(/[;!?()]|\s[–—]\s|\.\s/u, 1);
    for (const item of listItems(behindCue, words)) {
      // "… with TaxAssist, and a guide": a page ends the names.
      if (wordPattern(words.page).test(item)) break;
      const plain = bareItem(item);
      const shorter = removeLeading(plain, `${words.leading}|${mostly}`);
      const bare = /^\p{Lu}/u.test(shorter) ? shorter : plain;
      const name = properName.exec(bare)?.[1];
      // A list of names ends with the first part that is none.
      if (name === undefined || isCutOff(name)) break;
      if (placeMentions(name)[0]?.text === name) continue;
      if (name !== ownName && found.size < RIVALS_MAX) found.set(name, quote);
    }
  }
  return [...found].map(([value, said]) => ({ value, words: said }));
}

const peopleFrom = compiled(String.raw`^(?:${wordsFor('peopleFrom')})?\s?(?:${wordsFor('peopleFromFrom')})`);

/** "customers all over Europe" says where, and not who. */
const says = (value: string): boolean => placeMentions(value)[0]?.at !== 0 && !peopleFrom.test(value);

/** For whom the business works, in the brief's words: a label, "our customers are", "we work for", then "software for". */
export function audienceIn(statements: readonly Statement[], words: ReadingWords): Said | null {
  const read = statements.filter(({ kind, said }) => kind !== 'heading' && said !== '');
  const labelled = read.find(({ topic }) => topic === 'audience');
  if (labelled) return { value: labelled.said.slice(0, QUOTE_MAX), words: labelled.text };
  for (const { said, text } of read) {
    const cue = wordPattern(words.audience).exec(said);
    const value = cue ? (said.slice(cue.index + cue[0].length).split(/[.;!?()]|\s[–—]\s/u, 1)[0] ?? '').trim() : '';
    if (value !== '' && says(value)) return { value: value.slice(0, QUOTE_MAX), words: text };
  }
  // "billing software for small agencies", where the brief says what the site is.
  for (const { kind, topic, said, text } of read.slice(0, 3)) {
    const whom = kind === 'sentence' && topic === null ? wordPattern(words.forWhom).exec(said) : null;
    const value = whom ? (said.slice(whom.index + whom[0].length).split(/[,.;!?()]/u, 1)[0] ?? '').trim() : '';
    if (value !== '' && !wordPattern(words.forWhom).test(value) && value.split(' ').length <= 8 && says(value))
      return { value, words: text };
  }
  return null;
}

/** Statements with an amount of money. */
export const pricesIn = (statements: readonly Statement[]): Said[] =>
  statements.flatMap(({ text, said }) => {
    const value = amountIn(said);
    return value === null ? [] : [{ value, words: text }];
  });

/** Eight figures or more in groups, as telephone numbers are written: "93 555 01 44", "(41) 99555-0102". */
const groupedNumber =
  /(?<![\d.,€$£+-])(?:\(\d{2,5}\)\s?|\d{2,4}[\s-])(?:\d{5}-\d{4}|\d{2,4}[\s-]\d{2,4}(?:[\s-]\d{2,4})?)(?![\d€$£%]|[.,]\d|\s?(?:€|eur|kr|zł|usd))/iu;

const phoneNumber = compiled(String.raw`(?:${wordsFor('phoneNumber')})[\d\s()/.-]{5,20}\d`);

/** How a visitor reaches the business: a telephone number, an address for mail. */
export const saysContact = (brief: string): boolean =>
  phoneNumber.test(brief) || groupedNumber.test(brief) || /[^\s@]@[^\s@]+\.\p{L}{2}/u.test(brief);
