import { alternatives, listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';
import { matchable } from '../fields/keyword-match.ts';
import { firstPerson } from '../grading/vocabulary.ts';
import { asksPrice } from '../language/composed-words.ts';
import type { Language } from '../language/languages.ts';
import { isQuestion } from '../language/question-text.ts';
import { splitNormalizedWords } from '../language/subject-terms.ts';
import type { PageHeading } from './candidate.ts';
import { sharesNaming } from './page-naming.ts';
import type { PageProfile } from './page-profile.ts';
import { searchSignature } from './search-key.ts';
import { sells } from './selling-questions.ts';
import { pictures } from './subjects/label-phrase.ts';
import { namesSubject } from './subjects/subject-words.ts';
import { isSubjectWord } from './text-terms.ts';

/** A page of questions would fill the list alone. */
const QUESTIONS_PER_PAGE_MAX = 10;
const SUBJECT_WORDS_MIN = 2;
const WORDS_MAX = 16;
/** So many words below a heading answer what it asks: advice on questions asks for 40 to 60. */
const ANSWERED_WORDS = 60;
/** Words of people who are spoken to, or of what was said before: such a question is understood on its page alone, or sells something. */
const leaning = new Set(listReadingWords('ideas', 'leaning'));
/** English headings that ask without a question mark. Others that begin with a question word are mostly none. */
const asking =
  /^(how (to|do|does|can|often|much|many|long)|why (do|does|is|are)|when to|where to|what (is|are)|which \S+ to)\s/;

/** A question that headings ask, in the words of a search. */
interface AskedQuestion {
  question: string;
  language: Language | null;
  headings: PageHeading[];
}

/** The questions that headings ask, and the pages that ask them. */
export function headingQuestions(pages: readonly PageProfile[]): AskedQuestion[] {
  const found = new Map<string, AskedQuestion>();
  const isOfSite = sharesNaming(pages, namesSubject);
  for (const page of pages) {
    const language = page.language ?? null;
    const isOfPage = isOnAll(page) ? isOfSite : sharesNaming([page], namesSubject);
    for (const heading of page.headings.filter((one) => asks(one, language)).slice(0, QUESTIONS_PER_PAGE_MAX)) {
      const question = searchedText(heading);
      if ((page.sections?.[heading]?.words ?? 0) >= ANSWERED_WORDS) continue;
      if (sells(question) || (!isOfPage(question, language) && !asksPrice(question, language))) continue;
      const signature = searchSignature(question, language);
      const known = found.get(signature);
      if (!known) found.set(signature, { question, language, headings: [{ id: page.id, heading }] });
      else if (!known.headings.some(({ id }) => id === page.id)) known.headings.push({ id: page.id, heading });
    }
  }
  return [...found.values()];
}

/** A page of questions, or one on all that the site is about, asks of other pages too. Elsewhere a question on another thing leans on what stands above it. */
const isOnAll = ({ path, kind, subject }: PageProfile): boolean =>
  path === '/' || kind === 'home' || kind === 'forum' || subject === null;

/** "Q: …", "Frage 3: …": the sign of a question before it. */
export const questionMark = new RegExp(
  String.raw`^\s{0,3}(?:${alternatives('ideas', 'questionMark')})\s?\d{0,2}\s?[.:：)]\s?`,
  'u',
);

/** A heading in the words of a search. */
const searchedText = (heading: string): string =>
  matchable(
    heading
      .replaceAll(pictures, ' ')
      .replace(questionMark, '')
      .replaceAll(/[?？؟¿¡!.:;,"“”„«»()]/gu, ' '),
  );

function asks(heading: string, language: Language | null): boolean {
  const words = splitNormalizedWords(heading, language);
  const hasMark = /[?？؟]$/u.test(heading.trimEnd());
  if (!(hasMark ? beginsAsQuestion(heading, language) : asking.test(matchable(heading)) && language === 'en'))
    return false;
  return (
    words.length <= WORDS_MAX &&
    words.filter((word) => isSubjectWord(word, language)).length >= SUBJECT_WORDS_MIN &&
    !words.some((word) => word.split('-').some((part) => leaning.has(part)) || (firstPerson.has(word) && word !== 'i'))
  );
}

/** "Ready for summer?" ends as a question and is none. */
const beginsAsQuestion = (heading: string, language: Language | null): boolean =>
  language === null || !asksByWords.has(language) || isQuestion(heading.replaceAll(/[?？؟¿]/gu, ' ').trim(), language);

/** The languages whose question words are known. */
const asksByWords: ReadonlySet<Language> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv']);
