import { matchable } from '../fields/keyword-match.ts';
import type { Language } from '../language/languages.ts';
import { termsOf } from '../language/subject-terms.ts';
import { KEYWORD_CHARACTERS_MAX } from '../pages/limits.ts';
import { brandOf } from './brand.ts';
import { beforeTail } from './brief/phrase-lists.ts';
import { type BriefReading, readBrief } from './brief/read-brief.ts';
import { pageRole } from './page-role.ts';
import type { PlanInput } from './plan-input.ts';
import { placeless, sellsOnline } from './plan-pages.ts';
import { isUnnamed } from './unnamed-site.ts';
import { readingWords } from './words/all-reading.ts';
import type { PageRole } from './words/writing-words.ts';

export interface KeywordSubject extends PlanInput {
  page: { name: string; path: string | null; purpose: string | null };
}

const WORDS_OF_A_KEYWORD_MAX = 6;
/** A word so long is a compound and says enough: "Zahnarztangst". */
const COMPOUND_LETTERS = 12;

/** Nobody searches for these pages of a site. */
const unsearched: ReadonlySet<PageRole> = new Set([
  'imprint',
  'privacy',
  'terms',
  'withdrawal',
  'cookies',
  'newsletter',
  'news',
  'faq',
  'gallery',
  'downloads',
  'areas',
  'about',
  'team',
  'references',
  'quality',
  'services',
  'treatments',
  'products',
  'features',
  'activities',
]);

/**
 * Keywords that a planned page could aim at, the best guess first, in the words and the language of the brief. Empty where none is good:
 * for legal pages, and where neither the name nor the brief has a word that carries a topic.
 */
export function keywordCandidates(input: KeywordSubject): string[] {
  const reading = readBrief(input.brief, { siteName: input.siteName, language: input.language ?? null });
  const role = pageRole(input.page, reading);
  const candidates = phrasesFor(role, input, reading).map((phrase) => keywordOf(phrase, reading.language));
  return [...new Set(candidates.filter((keyword) => keyword !== null))];
}

function phrasesFor(role: PageRole, { siteName, page }: KeywordSubject, reading: BriefReading): string[] {
  const { noun, city, kind, offerings } = reading;
  const place = placeless.has(kind.id) ? '' : (city?.value ?? '');
  const brand = reading.name !== null || !isUnnamed(siteName) ? brandOf(siteName) : '';
  if (unsearched.has(role)) return [];
  switch (role) {
    case 'home': {
      // What a page of its own is about is that page's keyword.
      const described = noun === null ? [] : kind.isLocal || place !== '' ? [`${noun} ${place}`, noun] : [noun];
      return [...described, brand, ...(brand === '' && offerings[0] ? [offerings[0].value] : [])];
    }
    case 'offering':
    case 'wish': {
      // Behind "about" the words have other endings than those that people type.
      if (role === 'wish' && inflects.has(reading.language ?? 'en') && /^(?:o|об?|про)\s/iu.test(page.name)) return [];
      const phrase = shortened(page.name, reading);
      // "Waste", "Timetable": one word without a place is searched by everybody but these visitors.
      if (!phrase.includes(' ') && phrase.length < COMPOUND_LETTERS && isPlain(role, kind.id))
        return branded(brand, page.name);
      const local = place === '' || phrase.toLowerCase().includes(place.toLowerCase()) ? [] : [`${phrase} ${place}`];
      // Goods that nobody sends are bought at the place.
      const isLocal = kind.isLocal || (kind.sellsGoods && !sellsOnline(reading));
      return isLocal && role === 'offering' ? [...local, phrase] : [phrase, ...local];
    }
    case 'area':
    case 'comparison':
      return [shortened(page.name, reading)];
    case 'prices':
      return [
        ...(noun === null ? [] : [`${noun} ${page.name}`, `${noun} ${page.name} ${place}`]),
        ...branded(brand, page.name),
      ];
    default:
      return branded(brand, page.name);
  }
}

const inflects: ReadonlySet<string> = new Set(['pl', 'cs', 'ru']);
const software: ReadonlySet<string> = new Set(['saas', 'open-source']);
const isPlain = (role: PageRole, kind: string): boolean => role === 'wish' || software.has(kind);

/** Visitors of these pages know the business by name. */
const branded = (brand: string, name: string): string[] => (brand === '' ? [] : [`${brand} ${name}`]);

/** The words of a name that people type: without what a preposition adds where it is long. */
function shortened(name: string, { planLanguage }: BriefReading): string {
  const words = name.split(/\s+/u);
  if (words.length <= WORDS_OF_A_KEYWORD_MAX) return name;
  const { tail, forWhom } = readingWords(planLanguage ?? 'en');
  const short = beforeTail(name, `${tail}|${forWhom}`);
  // "What to do in an emergency" is no "what".
  return short.includes(' ') ? short : name;
}

/** The phrase as it is searched; null where it is too long for a search, or carries no topic. */
function keywordOf(phrase: string, language: Language | null): string | null {
  const spelled = language === 'tr' ? phrase.toLocaleLowerCase('tr') : phrase;
  const keyword = Array.from(matchable(spelled.replaceAll(/\s[–—&|]\s|[,;:()?!]/gu, ' ').replaceAll(/\s+/gu, ' ')))
    .slice(0, KEYWORD_CHARACTERS_MAX)
    .join('')
    .trim();
  if (keyword.split(' ').length > WORDS_OF_A_KEYWORD_MAX + 2 || termsOf(keyword, language).length === 0) return null;
  return keyword;
}

/**
 * The candidate that is searched most, of those that no other page of the site has; the first guess where no volume is known. Null where
 * other pages have them all: two pages with one keyword compete with each other.
 */
export function chooseKeyword(
  candidates: readonly string[],
  volumeOf: (keyword: string) => number | null,
  isTaken: (keyword: string) => boolean,
): string | null {
  const free = candidates.filter((keyword) => !isTaken(keyword));
  let best = free[0] ?? null;
  for (const keyword of free) {
    if (best === null || (volumeOf(keyword) ?? 0) > (volumeOf(best) ?? 0)) best = keyword;
  }
  return best;
}
