import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { endsAsQuestion } from './ends-as-question.ts';
import type { Language } from './languages.ts';
import { splitNormalizedWords } from './subject-terms.ts';

const WORDS_MIN = 3;

/** True for a query or a heading that asks: it ends with a question mark, or begins as questions of its language do. */
export function isQuestion(text: string, language: Language | null): boolean {
  const words = splitNormalizedWords(text, language);
  if (words.length < WORDS_MIN) return false;
  return endsAsQuestion(text) || beginsAsQuestion(text, language);
}

/** True where the first word is one that questions of its language begin with. */
export function beginsAsQuestion(text: string, language: Language | null): boolean {
  const [first = ''] = splitNormalizedWords(text, language);
  return first !== '' && (readLanguageWords(language ?? 'en').questionWords ?? []).includes(first);
}

const questionHeadings = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives('language', 'questionHeadings')})(?!\p{L})`,
  'iu',
);

/** A heading of the page that asks its readers' questions already: they are answered there. */
export const isQuestionsHeading = (heading: string): boolean =>
  questionHeadings.test(heading) && !endsAsQuestion(heading);
