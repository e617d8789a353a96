import { readTradeWords } from '../../language-data/trades/read-trades.ts';
import type { Language } from '../language/languages.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { type PhraseToken, readTokens } from './phrase-tokens.ts';
import { isBroadNoun } from './subject-words.ts';

/** Trades by the words of what a business of theirs is called, and by those of what it offers. */
interface TradeNames {
  readonly called: ReadonlyMap<string, readonly string[]>;
  readonly offers: ReadonlyMap<string, readonly string[]>;
}

interface Named {
  readonly trade: string;
  readonly name: string;
  readonly kind: keyof TradeNames;
  /** How its longest word begins. */
  readonly prefix: string;
}

const PREFIX_LETTERS = 4;
const namesByLanguage = new Map<Language, readonly Named[] | null>();

/** The form in which names and runs of words are compared. */
export const joinKeys = (tokens: readonly PhraseToken[]): string =>
  tokens.flatMap(({ class: kind, key }) => (kind === 'function' ? [] : [key])).join(' ');

/** Whether the words of trades were written down in the language. */
export const knowsTrades = (language: Language | null): language is Language =>
  language !== null && namesIn(language) !== null;

/** The names of trades and offers of which a text may have the words: to cut all of them in words takes as long as an analysis. */
export function selectTradeNames(language: Language, tokens: readonly PhraseToken[]): TradeNames {
  const said = new Set(tokens.map(({ word }) => word.slice(0, PREFIX_LETTERS)));
  const names = { called: new Map<string, string[]>(), offers: new Map<string, string[]>() };
  for (const { trade, name, kind, prefix } of namesIn(language) ?? []) {
    if (!said.has(prefix)) continue;
    const read = readTokens(name, language);
    if (read.every(({ word }) => isBroadNoun(word))) continue;
    const key = joinKeys(read);
    names[kind].set(key, [...(names[kind].get(key) ?? []), trade]);
  }
  return names;
}

function namesIn(language: Language): readonly Named[] | null {
  let names = namesByLanguage.get(language);
  if (names === undefined) {
    names = listNames(language);
    namesByLanguage.set(language, names);
  }
  return names;
}

const listNames = (language: Language): Named[] | null =>
  readTradeWords(language)?.flatMap(({ trade, called, offers }) => [
    ...called.map((name) => toNamed(trade, name, 'called')),
    ...offers.flatMap(({ name, otherNames = [] }) => [name, ...otherNames].map((one) => toNamed(trade, one, 'offers'))),
  ]) ?? null;

function toNamed(trade: string, name: string, kind: keyof TradeNames): Named {
  const [longest = ''] = normalizeText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted((a, b) => b.length - a.length);
  return { trade, name, kind, prefix: longest.slice(0, PREFIX_LETTERS) };
}
