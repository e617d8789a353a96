import { splitTitle } from '../keywords/title-parts.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { isQuestion } from '../language/question-text.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import type { OutlineInput, SiblingPage } from './outline-input.ts';
import { relatedPages } from './section-support.ts';

type Question = NonNullable<OutlineInput['questions']>[number];

const QUESTIONS_MAX = 40;
const QUESTION_CHARACTERS_MAX = 120;

interface Sources {
  /** Queries that the page is found by. */
  readonly queries: readonly { readonly query: string; readonly impressions: number }[];
  /** Those that the search results of the keyword list. */
  readonly listed: readonly string[];
  /** Headings of the page that it has already. */
  readonly own: readonly string[];
  readonly siblings: readonly SiblingPage[];
  readonly competitors: OutlineInput['competitors'];
  readonly keyword: string;
  readonly language: OutlineInput['language'];
}

/**
 * Questions about the subject, each once: those that people type, the ones that the page was shown for most first, those that search results
 * list, those that pages which rank answer, and those that other pages of the site have in their name. A question that the page asks itself stays where it is.
 */
export function collectQuestions({
  queries,
  listed,
  own,
  siblings,
  competitors,
  keyword,
  language,
}: Sources): Question[] {
  const topic = new Set(listTermKeys(keyword, language));
  const isAbout = (text: string): boolean => listTermKeys(text, language).some((term) => topic.has(term));
  const asked: Question[] = [
    ...queries
      .toSorted((a, b) => b.impressions - a.impressions)
      .map(({ query, impressions }): Question => ({ text: query, source: 'search', impressions })),
    ...listed.filter(isAbout).map((text): Question => ({ text: text.trim(), source: 'results' })),
    ...competitors.flatMap(({ headings }) =>
      headings
        .filter(({ level, text }) => level > 1 && /[?？؟]\s*$/u.test(text) && isAbout(text))
        .map(({ text }): Question => ({ text: text.trim(), source: 'ranking' })),
    ),
    ...relatedPages({ keyword, language, siblings })
      .map((page) => ({ page, text: (splitTitle(page.name)[0] ?? page.name).trim() }))
      .filter(({ text }) => /[?？؟]\s*$/u.test(text))
      .map(({ page, text }): Question => ({ text, source: 'site', page })),
  ];
  const seen = new Set(own.map(questionKey));
  return asked
    .filter(({ text }) => {
      if (text.length > QUESTION_CHARACTERS_MAX || !isQuestion(text, language) || seen.has(questionKey(text)))
        return false;
      seen.add(questionKey(text));
      return true;
    })
    .slice(0, QUESTIONS_MAX);
}

const questionKey = (text: string): string => trimTrailing(normalizeText(text), /[\s?¿？؟]/u).replace(/^¿/u, '');
