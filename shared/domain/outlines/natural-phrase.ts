import { isFunctionWord } from '../language/function-words.ts';
import { normalizeText } from '../language/normalize-text.ts';
import type { OutlineInput } from './outline-input.ts';

const SECTIONS_READ_MAX = 50;
const CHARACTERS_READ_MAX = 4_000;
const ENGLISH_WORDS_MAX = 3;
/** Words that join nouns to one name in English: others make a sentence of it. */
const joining = /^(?:of|for|and|in|at|with|to|the|a|an)$/iu;

/**
 * True where a subject can be said in a heading as it stands: one word, a phrase that the page or its site says so, or in English a few nouns.
 * "Corso ceramica bambini" is what people type, and no phrase.
 */
export function isPhrase(subject: string, input: OutlineInput): boolean {
  const { language } = input;
  const words = subject.split(' ');
  if (words.length === 1 || isWrittenSo(subject, input)) return true;
  const small = words.filter((word) => isFunctionWord(word.toLowerCase(), language));
  if (language === 'en')
    return words.length - small.length <= ENGLISH_WORDS_MAX && small.every((word) => joining.test(word));
  // "dépannage de fuites": nouns that are joined by a word of the language.
  return language !== 'de' && small.length > 0 && !isFunctionWord(words[0]?.toLowerCase() ?? '', language);
}

function isWrittenSo(subject: string, input: OutlineInput): boolean {
  const { heading, name, purpose, brief, secondaryKeywords, siblings = [], sections } = input;
  const wanted = ` ${normalizeWords(subject)} `;
  const texts = [
    ...[heading, name, purpose, brief].map((text) => text ?? ''),
    ...secondaryKeywords,
    ...siblings.slice(0, 200).map((page) => page.name),
    ...sections
      .slice(0, SECTIONS_READ_MAX)
      .flatMap(({ heading: own, paragraphs = [] }) => [own, paragraphs.join(' ').slice(0, CHARACTERS_READ_MAX)]),
  ];
  return texts.some((text) => ` ${normalizeWords(text.slice(0, CHARACTERS_READ_MAX))} `.includes(wanted));
}

const normalizeWords = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim();
