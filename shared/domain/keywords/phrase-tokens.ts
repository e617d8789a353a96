import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { isFunctionWord } from '../language/function-words.ts';
import type { Language } from '../language/languages.ts';
import { segmentWords } from '../language/segment-words.ts';
import { stemWord } from '../language/stem-word.ts';
import { isOfClass, isPraise, isVerbToo } from './subject-words.ts';
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

const katakana = /^[\p{Script=Katakana}ー・]+$/u;
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
    const previous = tokens.at(-1);
    if (joins && previous !== undefined && katakana.test(written) && katakana.test(previous.text)) {
      // The dictionary of the segmenter cuts loan words that it does not know.
      tokens.pop();
      tokens.push(makeToken(previous.text + written, previous.word + normalized, language, previous));
      continue;
    }
    // A part of a compound that the next word ends: `Feuerwehr- und Katastrophenschutz`.
    const isCut = cutConjunctions.test(text.slice(end, end + 8)) && /^\p{L}+$/u.test(written);
    const token = makeToken(written, normalized, language, { breaks, joins });
    if (isCut && token.class === 'term') tokens.push({ ...token, class: 'modifier' });
    else tokens.push(isVerbBehind(previous, token, language) ? { ...token, class: 'verb' } : token);
  }
  return tokens;
}

/** Abbreviations: their full stop does not end the phrase. */
const abbreviated = new Set('st dr mr mrs ms prof no nr vs'.split(' '));

/** English verbs that show only behind another word: `to run the stadium`, `county criminalized students`. */
function isVerbBehind(previous: PhraseToken | undefined, token: PhraseToken, language: Language | null): boolean {
  if (language !== 'en' || token.class !== 'term' || previous === undefined || token.breaks) return false;
  if (previous.word === 'to') return isVerbToo(token.word, language) && !token.word.endsWith('s');
  return previous.class === 'term' && !previous.isPossessive && pastForm.test(token.word);
}
const pastForm = new RegExp(alternatives('keywords', 'pastForm'));

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
  if (isOfClass(word, 'calendar') && !(word === 'march' || word === 'mars' || word === 'may')) return 'number';
  if (hiragana.test(word)) {
    if (onlyHiragana.test(word)) return isFunctionWord(word, language) || word.length < 3 ? 'function' : 'modifier';
    return 'verb';
  }
  if (isFunctionWord(word, language)) return 'function';
  if (!/\p{L}/u.test(word)) return 'number';
  if (isVerbForm(word, language)) return 'verb';
  return isModifier(text, word, language) ? 'modifier' : 'term';
}

/** Adverbs, and in German what is written small: only nouns have a capital there. */
function isModifier(text: string, word: string, language: Language | null): boolean {
  switch (language) {
    case 'de':
      return /^\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text);
    case 'es':
    case 'pt':
    case 'it':
      return word.endsWith('mente') && word.length > 7;
    default:
      return false;
  }
}
