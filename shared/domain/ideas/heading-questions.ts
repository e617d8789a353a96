import { matchable } from '../fields/keyword-match.ts';
import { questionWords } from '../grading/vocabulary.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { wordsOf } from '../language/subject-terms.ts';
import type { PageProfile } from './page-profile.ts';
import { siteLanguage } from './site-language.ts';
import { isSubjectWord } from './text-terms.ts';

/** A page of questions would fill the list alone. */
const QUESTIONS_PER_PAGE_MAX = 10;
const SUBJECT_WORDS_MIN = 2;
/** A question that leans on what stands before it is understood on its page alone. */
const leaning = new Set('it its this that these those they them their there here he she his her'.split(' '));
/** English headings that ask without a question mark. Others that begin with a question word are mostly none. */
const asking = /^(how (to|do|does|can|often|much|many|long)|why|when to|where to|what (is|are)|which \S+ to)\s/;

/** The questions that headings ask, by the words of a search, and the pages that ask them. */
export function headingQuestions(pages: readonly PageProfile[]): { question: string; pageIds: number[] }[] {
  const language = siteLanguage(pages);
  const found = new Map<string, { question: string; pageIds: number[] }>();
  for (const page of pages) {
    for (const heading of page.headings
      .filter((heading) => isQuestion(heading, page.language ?? null))
      .slice(0, QUESTIONS_PER_PAGE_MAX)) {
      const question = matchable(heading.replaceAll(/[?!.:;"“”„«»()]/g, ' '));
      const signature = keywordSignature(question, language);
      const known = found.get(signature);
      if (!known) found.set(signature, { question, pageIds: [page.id] });
      else if (!known.pageIds.includes(page.id)) known.pageIds.push(page.id);
    }
  }
  return [...found.values()];
}

function isQuestion(heading: string, language: Language | null): boolean {
  const words = wordsOf(heading, language);
  const first = words[0] ?? '';
  const asks = /[?？؟]$/.test(heading.trimEnd()) || (questionWords.has(first) && asking.test(matchable(heading)));
  return (
    asks &&
    words.filter((word) => isSubjectWord(word, language)).length >= SUBJECT_WORDS_MIN &&
    !words.some((word) => leaning.has(word))
  );
}
