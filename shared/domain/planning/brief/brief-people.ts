import type { ReadingWords } from '../words/reading-words.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { amountIn, bareItem, listItems } from './phrase-lists.ts';
import { wordPattern } from './word-pattern.ts';

const RIVALS_MAX = 6;
const QUOTE_MAX = 160;

const properName = /^(?:(?:the|die|der|das|la|le|les|el|il|lo|de|het)\s)?(\p{Lu}[\p{L}\p{M}\p{N}'’&.+-]{1,30}(?:\s(?:&|and|und|et|y|e|\p{Lu}[\p{L}\p{M}\p{N}'’&.+-]{0,30})){0,3}|[a-z]\w{0,20}[\d.-]\w[\w.-]{0,20})/u;

/** The competitors that a brief names. Only names: "the big chains" is nobody. */
export function rivalsIn(statements: readonly Statement[], words: ReadingWords, ownName: string | null): Said[] {
  const found = new Map<string, string>();
  for (const { kind, topic, said, text } of statements) {
    if (kind === 'heading') continue;
    const cue = wordPattern(words.rivals).exec(said);
    const after = topic === 'rivals' ? said : cue ? said.slice(cue.index + cue[0].length) : null;
    if (after === null) continue;
    const [clause = ''] = after.replace(/^[\s:]+/u, '').split(/[;!?()]|\s[–—]\s|\.\s/u, 1);
    for (const item of listItems(clause, words)) {
      const name = properName.exec(bareItem(item))?.[1]?.replace(/\s(?:and|und|et|y|e|&)$/u, '');
      // A list of names ends with the first part that is none.
      if (name === undefined) break;
      if (name !== ownName && !/^(?:We|Our|Wir|Unsere?|Nous|Nos|I|They|It)$/u.test(name) && found.size < RIVALS_MAX) found.set(name, text);
    }
  }
  return [...found].map(([value, said]) => ({ value, words: said }));
}

/** "a brief for our new website" */
const aboutTheSite = /(?:web ?site|webseite|homepage|página web|sito web|site internet|(?<!\p{L})(?:our|unsere?n?|notre|nuestr[oa]s?|nostr[oai]|onze|nasz\p{L}*|my|meine?n?)(?!\p{L}))/iu;

/** For whom the business works, in the brief's words. */
export function audienceIn(statements: readonly Statement[], words: ReadingWords): Said | null {
  for (const { kind, topic, said, text } of statements) {
    if (kind === 'heading' || said === '') continue;
    if (topic === 'audience') return { value: said.slice(0, QUOTE_MAX), words: text };
    const cue = wordPattern(words.audience).exec(said);
    const value = cue ? (said.slice(cue.index + cue[0].length).split(/[.;!?()]/u, 1)[0] ?? '').trim() : '';
    if (value !== '') return { value: value.slice(0, QUOTE_MAX), words: text };
  }
  // "billing software for small agencies", where the brief says what the site is.
  for (const { kind, topic, said, text } of statements.filter((statement) => statement.kind !== 'heading').slice(0, 2)) {
    const whom = kind === 'sentence' && topic === null ? wordPattern(words.forWhom).exec(said) : null;
    const value = whom ? (said.slice(whom.index + whom[0].length).split(/[,.;!?()]/u, 1)[0] ?? '').trim() : '';
    if (value !== '' && value.split(' ').length <= 8 && !aboutTheSite.test(value)) return { value, words: text };
  }
  return null;
}

/** Statements with an amount of money. */
export const pricesIn = (statements: readonly Statement[]): Said[] =>
  statements.flatMap(({ text, denied }) => {
    const value = denied === '' ? amountIn(text) : null;
    return value === null ? [] : [{ value, words: text }];
  });

/** How a visitor reaches the business: a telephone number, an address for mail. */
export const saysContact = (brief: string): boolean =>
  /(?:(?:\+|\b0)\d|\b(?:tel|phone|fon|tél|telefon|bel|call)\b[^\d\n]{0,12}\d)[\d\s()/.-]{5,}\d/iu.test(brief) || /[^\s@]{1,64}@[^\s@]{1,100}\.\p{L}{2,}/u.test(brief);
