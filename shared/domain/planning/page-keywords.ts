import { matchable } from '../fields/keyword-match.ts';
import { isCompoundWith } from '../language/compounds.ts';
import { type Language, writesCompounds } from '../language/languages.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { listTermKeys, listTerms } from '../language/subject-terms.ts';
import { KEYWORD_CHARACTERS_MAX } from '../pages/limits.ts';
import { isUtilityPage } from '../pages/utility-page.ts';
import { placeMentions } from '../places/places.ts';
import type { BriefReading } from './brief/brief-reading.ts';
import { isDenied } from './brief/denied-phrases.ts';
import { readBrief } from './brief/read-brief.ts';
import { pageRole } from './page-role.ts';
import type { PlanInput } from './plan-input.ts';
import { countryLetters, placeless, sellsOnline } from './plan-pages.ts';
import { roleIs } from './role-rows.ts';
import { brandName, isUnnamed } from './site-name.ts';
import type { PageRole } from './words/writing-words.ts';

export interface KeywordSubject extends PlanInput {
  page: { name: string; path: string | null; purpose: string | null };
}

const WORDS_OF_A_KEYWORD_MAX = 6;

/**
 * Keywords that a planned page could aim at, the best guess first, in the words and the language of the brief. Empty where none is good:
 * for legal pages, and where the name has no word that carries a topic.
 */
export function keywordCandidates(input: KeywordSubject): string[] {
  const reading = readBrief(input.brief, input.language);
  const role = pageRole(input.page, reading);
  if (!namesTopic(input.page, role, reading)) return [];
  const candidates = phrasesFor(role, input, reading).map((phrase) => toKeyword(phrase, reading.language));
  return [...new Set(candidates.filter((keyword) => keyword !== null))];
}

/** `unsearched`: no visitor searches for it, legal pages among them, and it needs no keyword. `unnamed`: its name does not say what it is about. */
export type KeywordNeed = 'searched' | 'unsearched' | 'unnamed';

export function keywordNeed(input: KeywordSubject): KeywordNeed {
  const reading = readBrief(input.brief, input.language);
  const role = pageRole(input.page, reading);
  // "Cookies", "Terms": not as a plan would name it, and at an address that no keyword scope counts either.
  if (roleIs(role, 'isUnsearched') || (role === 'offering' && isUtilityPage(input.page.path))) return 'unsearched';
  return namesTopic(input.page, role, reading) ? 'searched' : 'unnamed';
}

/** The homepage's topic is in the brief; a second page of its name has none. */
const namesTopic = ({ name, path }: KeywordSubject['page'], role: PageRole, { language }: BriefReading): boolean =>
  role === 'home' ? path === null || path === '/' : listTerms(name, language).length > 0;

/**
 * Whether a keyword from elsewhere is about the page: it shares a word with its name, its purpose or the brief, and names no rival and no
 * place that the brief does not name, but for the country that is the site's market. Words that the brief itself has, a search after a rival among them, are about its pages.
 */
export function isOfPage(keyword: string, input: KeywordSubject): boolean {
  const { brief, siteName, language, page } = input;
  const reading = readBrief(brief, language);
  const text = normalizeText(`${brief} ${siteName} ${page.name}`);
  const said = normalizeText(keyword);
  const known = `${page.name} ${page.purpose ?? ''} ${brief}`;
  const isComparison = pageRole(page, reading) === 'comparison';
  const titled = said.replaceAll(/(?<!\p{L})\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
  const market = countryLetters(input, reading);
  const isInBrief = normalizeText(brief).includes(said) && said.includes(' ');
  return (
    sharesWord(keyword, known, reading.language) &&
    (isInBrief || isComparison || !reading.rivals.some(({ value }) => said.includes(normalizeText(value)))) &&
    !isDenied(keyword, reading.statements, reading.language) &&
    placeMentions(titled).every(
      ({ places, text: name }) =>
        places.every(({ isEveryday }) => isEveryday) ||
        places.some(({ kind, alpha2 }) => kind === 'country' && alpha2 === market) ||
        text.includes(normalizeText(name)),
    ) &&
    (keyword.match(/\d+/gu) ?? []).every((number) => text.includes(number))
  );
}

/** Whether a keyword has a word of the text, or one has a compound with a word of the other: `Solargründach` and `Gründach`. */
function sharesWord(keyword: string, text: string, language: Language | null): boolean {
  const known = new Set(listTermKeys(text, language));
  if (listTermKeys(keyword, language).some((key) => known.has(key))) return true;
  if (language === null || !writesCompounds(language)) return false;
  const [own, others] = [prepareKeyword(keyword, language).terms, prepareKeyword(text, language).terms];
  return own.some((one) =>
    others.some((other) => isCompoundWith(one.folded, other) || isCompoundWith(other.folded, one)),
  );
}

function phrasesFor(role: PageRole, { siteName, page }: KeywordSubject, reading: BriefReading): string[] {
  const { noun, city, kind, offerings } = reading;
  const place = placeless.has(kind.id) ? '' : (city?.value ?? '');
  const brand = reading.name !== null || !isUnnamed(siteName) ? brandName(siteName) : '';
  if (roleIs(role, 'isUnsearched')) return [];
  switch (role) {
    case 'home': {
      // The subject of a separate page is that page's keyword.
      const described = noun === null ? [] : kind.isLocal || place !== '' ? [`${noun} ${place}`, noun] : [noun];
      return [...described, brand, ...(brand === '' && offerings[0] ? [offerings[0].value] : [])];
    }
    case 'offering':
    case 'wish': {
      const phrase = page.name;
      const local = place === '' || phrase.toLowerCase().includes(place.toLowerCase()) ? [] : [`${phrase} ${place}`];
      // Goods without delivery are bought at the place.
      const isLocal = kind.isLocal || (kind.sellsGoods && !sellsOnline(reading));
      return isLocal && role === 'offering' ? [...local, phrase] : [phrase, ...local];
    }
    case 'area':
    case 'comparison':
      return [page.name];
    case 'prices':
      return [
        ...(noun === null ? [] : [`${noun} ${page.name}`, `${noun} ${page.name} ${place}`]),
        ...branded(brand, page.name),
      ];
    default:
      return branded(brand, page.name);
  }
}

/** Visitors of these pages know the business by name. */
const branded = (brand: string, name: string): string[] => (brand === '' ? [] : [`${brand} ${name}`]);

/** The phrase as it is searched; null where it is too long for a search, or carries no topic. */
function toKeyword(phrase: string, language: Language | null): string | null {
  const spelled = language === 'tr' ? phrase.toLocaleLowerCase('tr') : phrase;
  const keyword = Array.from(matchable(spelled)).slice(0, KEYWORD_CHARACTERS_MAX).join('').trim();
  if (keyword.split(' ').length > WORDS_OF_A_KEYWORD_MAX + 2 || listTerms(keyword, language).length === 0) return null;
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
