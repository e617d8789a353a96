import { matchable } from '../fields/keyword-match.ts';
import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';
import { isTerm, termsOf, wordsOf } from '../language/subject-terms.ts';
import { KEYWORD_CHARACTERS_MAX } from '../pages/limits.ts';
import { statementsOf } from './brief-text.ts';
import { businessKind } from './describe-site.ts';
import { offeringsIn } from './offerings.ts';
import { placesIn } from './places.ts';

export interface KeywordSubject {
  brief: string;
  siteName: string;
  page: { name: string; path: string | null; purpose: string | null };
}

const WORDS_OF_A_TOPIC_MAX = 4;
/** Pages that every site has: their names alone are nobody's search. */
const generic = new Set([
  'home',
  'homepage',
  'about',
  'contact',
  'services',
  'products',
  'shop',
  'faq',
  'guides',
  'guide',
  'pricing',
  'prices',
  'locations',
  'work',
  'blog',
  'news',
]);

/** Visitors of these pages know the business by name. */
const aboutTheBusiness = ['about', 'contact'];

/**
 * Keywords that a planned page could aim at, the best guess first: its name, with the topic and the place of the brief. Empty
 * when neither the name nor the brief has a word that carries a topic.
 */
export function keywordCandidates({ brief, siteName, page }: KeywordSubject): string[] {
  const { language } = detectLanguage(brief);
  const topic = topicOf(brief, siteName, language);
  const [city = ''] = placesIn(brief).cityNames;
  const nameWords = wordsOf(page.name).filter((word) => isTerm(word, language) || word === 'about');
  const specific = nameWords.filter((word) => !generic.has(word));
  const kind = nameWords.filter((word) => generic.has(word) && word !== 'home' && word !== 'homepage');
  const isHome = page.path === '/';
  const candidates = isHome
    ? [[...topic, city], topic, wordsOf(siteName), [...specific, ...topic]]
    : specific.length > 0
      ? [specific, [...specific, city], [...specific, ...topic]]
      : aboutTheBusiness.some((word) => wordsOf(page.name).includes(word))
        ? [
            [...wordsOf(siteName), ...kind],
            [...topic, ...kind, city],
            [...topic, ...kind],
          ]
        : [
            [...topic, ...kind],
            [...topic, ...kind, city],
            [...wordsOf(siteName), ...kind],
          ];
  const texts = candidates.map(joined).filter((text) => termsOf(text, language).length > 0);
  return [...new Set(texts)];
}

/** Each word once, so that a topic that repeats the name is not said twice. */
const joined = (words: readonly string[]): string =>
  Array.from(matchable([...new Set(words.flatMap((word) => wordsOf(word)))].join(' ')))
    .slice(0, KEYWORD_CHARACTERS_MAX)
    .join('')
    .trim();

function topicOf(brief: string, siteName: string, language: Language | null): string[] {
  const ofKind = statementsOf(brief)
    .slice(0, 3)
    .map(businessKind)
    .find((words) => words.length > 1);
  const [offering] = offeringsIn(brief).names;
  const words = ofKind ?? (offering === undefined ? termsOf(siteName, language) : termsOf(offering, language));
  return words.slice(0, WORDS_OF_A_TOPIC_MAX);
}

/**
 * The candidate that is searched most, of those that no other page of the site has; the first guess where no volume is known.
 * Where other pages have them all, the first guess again: two pages that are called the same aim at the same. Null without any.
 */
export function chooseKeyword(
  candidates: readonly string[],
  volumeOf: (keyword: string) => number | null,
  isTaken: (keyword: string) => boolean,
): string | null {
  const free = candidates.filter((keyword) => !isTaken(keyword));
  let best = free[0] ?? candidates[0] ?? null;
  for (const keyword of free) {
    if (best === null || (volumeOf(keyword) ?? 0) > (volumeOf(best) ?? 0)) best = keyword;
  }
  return best;
}
