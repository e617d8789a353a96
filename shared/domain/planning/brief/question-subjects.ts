import type { Language } from '../../language/languages.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import { isToldInClause } from './page-names/page-name.ts';

const QUESTION_WORDS_MAX = 14;
const QUESTION_WORDS_MIN = 3;

/** "eine Seite darüber gibt, was man tun soll, wenn man einen Heuler findet": the question is the title. */
const announced = new RegExp(String.raw`^\s(?:${wordsFor('announced')})(?=${wordsFor('announcedArticles')})`, 'u');

/** "They ask when to begin: a page on that would be good." */
const thatWasAsked = compiled(String.raw`^\s(?:${wordsFor('thatWasAsked')})(?=${wordsFor('thatWasAskedThen')})`);
const askedBefore = compiled(
  String.raw`(?:^|\s)((?:${wordsFor('askedBefore')})\s[^:;,–—.?!]{6,80}?)\s?[:;,–—.?!]{1,4}\s{0,4}(?:(?:${wordsFor('askedBeforeAnd')})\s){0,3}$`,
);

/** Words that open a question directly behind "a page"; those that also compare or relate count with the verb of a question. */
const openers = wordsFor('openers');
/** True for a title that is a question. */
const opensQuestion = compiled(String.raw`^(?:${openers})(?!\p{L})`);
/** True for a question, for a title that `said` puts into quotation marks, and for a phrase that is no clause. */
export const namesSubject = (subject: string, said: string, language: Language | null): boolean =>
  opensQuestion.test(subject) || said.includes(`"${subject}"`) || !isToldInClause(subject, language);
/** True where a text ends within the question of a wished page: "a page on what we do not". */
export const endsInQuestion = (text: string, words: ReadingWords): boolean =>
  compiled(String.raw`(?:${words.page})\s(?:(?:${words.about})\s)?(?:${openers})(?!\p{L})[^,.;:!?]{0,60}$`).test(text);
/** A comma that begins a clause of the question. */
const clauseOfQuestion = String.raw`(?:${wordsFor('clauseOfQuestion')})\s`;

/** "stronę, na której opiszemy, jak powstaje miód", "una pagina in cui spieghiamo come si fa": a place of explanation, and its subject. */
const relativeVerb = String.raw`,?\s(?:${wordsFor('relativeVerbArticles')})\s(?:\p{L}+['’]?\s){0,2}?\p{L}{4,},?\s(?:(?:${wordsFor('relativeVerb')})\s)?`;

/** The questions that a page is wanted about, in the brief's own words: "eine Seite, welche Unterlagen man braucht". Null where none is asked. */
export function questionSubjects(after: string, before: string, words: ReadingWords): string[] | null {
  const found = announced.exec(after);
  const told = thatWasAsked.test(after) ? askedBefore.exec(before)?.[1] : (found?.[1] ?? found?.[2]);
  if (told !== undefined) return isTitle(told) ? [told.trim()] : null;
  const lead =
    compiled(String.raw`^(?:\s?[,:–—-]|\s\p{Ll}+:)?\s(?=(?:${openers})(?!\p{L}))`).exec(after) ??
    compiled(String.raw`^${relativeVerb}(?=(?:${openers}|${wordsFor('howRelatives')})(?!\p{L}))`).exec(after);
  if (lead === null) return null;
  const asked = after.slice(lead[0].length).split(/[.;!?()]|\s[–—]\s/u, 1)[0] ?? '';
  const next = compiled(
    String.raw`,\s(?!${clauseOfQuestion})(?:(?:${words.and})\s)?|\s(?:${words.and})\s(?=(?:${openers})(?!\p{L})|(?:${words.article})(?!\p{L}))`,
  );
  const questions = asked.split(new RegExp(next, 'giu')).filter((part, at) => at === 0 || opensQuestion.test(part));
  return questions.every((part) => isTitle(part) && !wordPattern(words.wish).test(part))
    ? questions.map((part) => part.trim())
    : null;
}

/** "how you get here by train and ferry": two nouns that a question joins are one subject. `isPart` is true for a part of any site. */
export function joinQuestion(
  items: readonly string[],
  subject: string,
  words: ReadingWords,
  isPart: (item: string) => boolean,
): string[] {
  const [first = '', second, ...others] = items;
  if (second === undefined || !opensQuestion.test(first)) return [...items];
  const joint = subject.slice(first.length, subject.indexOf(second, first.length));
  const isJoined = compiled(String.raw`^\s(?:${words.and})\s$`).test(joint);
  return isJoined && !second.includes(' ') && !isPart(second) ? [`${first}${joint}${second}`, ...others] : [...items];
}

const isTitle = (question: string): boolean => {
  const count = question.trim().split(/\s+/u).length;
  return count >= QUESTION_WORDS_MIN && count <= QUESTION_WORDS_MAX;
};
