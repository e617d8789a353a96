import type { Language } from '../../language/languages.ts';
import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';
import { isToldInClause } from './page-names/page-name.ts';

const QUESTION_WORDS_MAX = 14;
const QUESTION_WORDS_MIN = 3;

/** Words that open a question directly behind "a page"; those that also compare or relate count with the verb of a question. */
const openers = wordsFor('openers');
/** True for a title that is a question. */
const opensQuestion = compiled(String.raw`^(?:${openers})(?!\p{L})`);
/** True for a question, for a title that `said` puts into quotation marks, and for a phrase that is no clause. */
export const namesSubject = (subject: string, said: string, language: Language | null): boolean =>
  opensQuestion.test(subject) || said.includes(`"${subject}"`) || !isToldInClause(subject, language);

/** The question that a page is wanted about, in the brief's own words: "eine Seite, welche Unterlagen man braucht". Null where none is asked. */
export function questionSubject(after: string): string | null {
  const lead = compiled(String.raw`^(?:\s?[,:–—-]|\s\p{Ll}+:)?\s(?=(?:${openers})(?!\p{L}))`).exec(after);
  if (lead === null) return null;
  const [asked = ''] = after.slice(lead[0].length).split(/[,.;!?()]|\s[–—]\s/u, 1);
  const question = asked.trim();
  const count = question.split(/\s+/u).length;
  return count >= QUESTION_WORDS_MIN && count <= QUESTION_WORDS_MAX ? question : null;
}
