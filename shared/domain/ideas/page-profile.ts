import { isTerm, sentencesOf, wordsOf } from '../grading/text-statistics.ts';
import { questionWords } from '../grading/vocabulary.ts';
import { stem } from './keyword-signature.ts';
import type { ReadText } from './read-markdown.ts';

/** What a run keeps of a page; about a kilobyte each, so that a thousand of them are one stored value. */
export interface PageProfile {
  id: number;
  path: string | null;
  title: string | null;
  primaryKeyword: string | null;
  secondaryKeywords: string[];
  planned: boolean;
  /** Search engines are asked not to list it. */
  noindex: boolean;
  wordCount: number;
  grade: string | null;
  /** The content changed since the grade was given. */
  gradeIsStale: boolean;
  /** Weighted counts of the page's heaviest terms, by stem. */
  terms: Record<string, number>;
  /** Phrases of two or three words, and how often the page says them. */
  phrases: Record<string, number>;
  /** Headings that ask something. */
  questions: string[];
}

const TERMS_MAX = 40;
const PHRASES_MAX = 30;
const QUESTIONS_MAX = 10;
const QUESTION_CHARACTERS_MAX = 120;
const SECONDARY_KEYWORDS_READ = 20;
const TITLE_WEIGHT = 4;
const HEADING_WEIGHT = 2;
/** A phrase that is said once in passing is no subject of a page; one in a heading or title is. */
const PHRASE_COUNT_MIN = 2;

export type PageFacts = Omit<PageProfile, 'terms' | 'phrases' | 'questions' | 'wordCount'>;

export function pageProfile(facts: PageFacts, read: ReadText): PageProfile {
  const title = facts.title ?? '';
  const terms = new Map<string, number>();
  const phrases = new Map<string, number>();
  countText(title, TITLE_WEIGHT, terms, phrases);
  for (const heading of read.headings) countText(heading, HEADING_WEIGHT, terms, phrases);
  let wordCount = 0;
  for (const sentence of sentencesOf(read.text)) wordCount += countText(sentence, 1, terms, phrases);
  return {
    ...facts,
    title: facts.title?.slice(0, 300) ?? null,
    secondaryKeywords: facts.secondaryKeywords.slice(0, SECONDARY_KEYWORDS_READ),
    wordCount,
    terms: heaviest(terms, TERMS_MAX),
    phrases: heaviest(new Map([...phrases].filter(([, count]) => count >= PHRASE_COUNT_MIN)), PHRASES_MAX),
    questions: read.headings.filter(isQuestion).slice(0, QUESTIONS_MAX),
  };
}

const isQuestion = (heading: string): boolean => {
  const words = wordsOf(heading);
  const asks = heading.trimEnd().endsWith('?') || questionWords.has(words[0] ?? '');
  return asks && heading.length <= QUESTION_CHARACTERS_MAX && words.filter(isTerm).length >= 2;
};

/** Adds the terms of a text, and its runs of two and three terms: a stop word ends a phrase. Answers how many words it has. */
function countText(text: string, weight: number, terms: Map<string, number>, phrases: Map<string, number>): number {
  const words = wordsOf(text);
  // The two terms before, as far as nothing stands between: a word is looked at once.
  let before = '';
  let last = '';
  for (const word of words) {
    if (!isTerm(word)) {
      before = '';
      last = '';
      continue;
    }
    add(terms, stem(word), weight);
    if (last !== '' && last !== word) {
      add(phrases, `${last} ${word}`, weight);
      if (before !== '' && before !== last && before !== word) add(phrases, `${before} ${last} ${word}`, weight);
    }
    before = last;
    last = word;
  }
  return words.length;
}

const add = (counts: Map<string, number>, name: string, weight: number): void => {
  if (name.length <= 80) counts.set(name, (counts.get(name) ?? 0) + weight);
};

const heaviest = (counts: ReadonlyMap<string, number>, max: number): Record<string, number> =>
  Object.fromEntries([...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, max));
