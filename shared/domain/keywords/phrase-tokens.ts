import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { isFunctionWord } from '../language/function-words.ts';
import type { Language } from '../language/languages.ts';
import { segmentWords } from '../language/segment-words.ts';
import { stemWord } from '../language/stem-word.ts';
import { isOfClass, isPraise } from './subject-words.ts';
import { isVerbForm } from './verb-forms.ts';

/**
 * Classes of a word in a phrase. `term`: part of a subject. `function`: it holds the sentence together. `verb`: a finite verb, which no
 * subject contains. `number`: digits, months and other parts of dates. `modifier`: it says more about the term after it, and ends no phrase.
 */
type TokenClass = 'term' | 'function' | 'verb' | 'number' | 'modifier';

export interface PhraseToken {
  /** As it is written. */
  readonly text: string;
  /** In the form in which words are compared. */
  readonly word: string;
  /** The common part of the word's inflections. */
  readonly key: string;
  readonly class: TokenClass;
  /** Punctuation stands before it: no phrase goes across. */
  readonly breaks: boolean;
  /** Nothing stands between it and the word before, as in Chinese and Japanese. */
  readonly joins: boolean;
  readonly isCapital: boolean;
  /** A name in the genitive of English: what follows is another noun. */
  readonly isPossessive: boolean;
}

const hiragana = /\p{Script=Hiragana}/u;
const onlyHiragana = /^[\p{Script=Hiragana}ー]+$/u;

const cutConjunctions = new RegExp(String.raw`^-\s(?:${alternatives('keywords', 'cutConjunctions')})\s`);

/** The words of a text with what a phrase needs to know of each. Linear in its length. */
export function readTokens(text: string, language: Language | null): PhraseToken[] {
  const tokens: PhraseToken[] = [];
  let end = 0;
  for (const { text: written, normalized, index } of segmentWords(text, language)) {
    const gap = text.slice(end, index);
    const joins = gap === '' && index > 0;
    const breaks = !joins && isBreak(gap) && !(/^\.\s$/.test(gap) && abbreviated.has(tokens.at(-1)?.word ?? ''));
    end = index + written.length;
    // A part of a compound that the next word ends: `Feuerwehr- und Katastrophenschutz`.
    const isCut = cutConjunctions.test(text.slice(end, end + 8)) && /^\p{L}+$/u.test(written);
    const token = makeToken(written, normalized, language, { breaks, joins });
    tokens.push(isCut && token.class === 'term' ? { ...token, class: 'modifier' } : token);
  }
  return tokens;
}

/** Abbreviations: their full stop does not end the phrase. */
const abbreviated = new Set('st dr mr mrs ms prof no nr vs'.split(' '));

const isBreak = (gap: string): boolean => /[^\s'’]/u.test(gap);

function makeToken(
  text: string,
  word: string,
  language: Language | null,
  { breaks, joins }: { breaks: boolean; joins: boolean },
): PhraseToken {
  const bare = word.replace(/['’]s?$/u, '');
  return {
    text: text.replace(/['’]s?$/u, ''),
    word: bare,
    key: stemWord(bare, language),
    class: classifyWord(text, bare, language),
    breaks,
    joins,
    isCapital: /^\p{Ll}?\p{Lu}/u.test(text),
    isPossessive: /['’]s?$/u.test(text),
  };
}

function classifyWord(text: string, word: string, language: Language | null): TokenClass {
  if (isPraise(word, language)) return 'modifier';
  if (/^[\p{N}]/u.test(word) || isOfClass(word, 'numbers')) return 'number';
  if (isOfClass(word, 'calendar')) return 'number';
  if (hiragana.test(word)) return onlyHiragana.test(word) ? 'function' : 'verb';
  if (isFunctionWord(word, language)) return 'function';
  if (isVerbForm(word, language)) return 'verb';
  // In German only nouns have a capital.
  return language === 'de' && !/\p{Lu}/u.test(text) ? 'modifier' : 'term';
}
