import { hasWords } from '../../fields/keyword-match.ts';
import { commonForm, type ResultForm } from '../../keywords/result-form.ts';
import { listStems } from '../../language/keyword-signature.ts';
import type { Language } from '../../language/languages.ts';
import { listTerms } from '../../language/subject-terms.ts';
import { foldText } from '../../language/transliterate.ts';
import { isSameSite, removeWww } from '../../urls/domain.ts';
import type { SearchPage } from './search-page.ts';

const FIRST_PAGE = 10;
/** A word that titles of fewer sites have is their own. */
const WORD_SITES_MIN = 3;
const WORDS_MAX = 2;
const WORD_CHARACTERS_MIN = 3;

type Result = SearchPage['results'][number];

/** Findings in the first results of a search. */
export interface ReadResults {
  /** Those of the first ten places that other sites hold. */
  readonly rivals: readonly Result[];
  /** How many results were looked at, those of the site itself included. */
  readonly count: number;
  /** How many of them have the keyword in their title word for word. */
  readonly named: number;
  /** The kind of page that most of them are; null where they are of many kinds. */
  readonly form: { readonly form: ResultForm; readonly count: number } | null;
  /** Words beside the keyword that titles of several sites have, those of most sites first. */
  readonly words: readonly { readonly word: string; readonly sites: number }[];
  /** The best place of the site itself among all results that are known; null without one. */
  readonly own: { readonly path: string; readonly position: number } | null;
}

export const hostOfResult = (url: string): string => removeWww(URL.parse(url)?.hostname ?? '');

export function readResults(
  keyword: string,
  { results }: SearchPage,
  { domain, language }: { domain: string | null; language: Language | null },
): ReadResults {
  const first = results.filter(({ position }) => position <= FIRST_PAGE);
  const isOwn = ({ url }: Result): boolean => domain !== null && isSameSite(hostOfResult(url), domain);
  const own = results.find(isOwn);
  const rivals = first.filter((result) => !isOwn(result));
  return {
    rivals,
    count: first.length,
    named: first.filter(({ title }) => hasWords(title, keyword)).length,
    form: commonForm(first),
    words: sharedWords(rivals, keyword, language),
    own: own === undefined ? null : { path: parsePath(own.url), position: own.position },
  };
}

const parsePath = (url: string): string => URL.parse(url)?.pathname ?? '/';

const SHARED_LETTERS = 4;

/** So much of a word its other forms and its compounds have as well. */
const cutStart = (stem: string): string => foldText(stem).slice(0, SHARED_LETTERS);

/** A brand stands in the titles of the brand's site; what several sites have beside the keyword is wanted. */
function sharedWords(rivals: readonly Result[], keyword: string, language: Language | null): ReadResults['words'] {
  const own = listStems(keyword, language).map(cutStart);
  const sites = new Map<string, Set<string>>();
  for (const { title, url } of rivals) {
    for (const word of new Set(listTerms(title, language).map((term) => term.toLowerCase()))) {
      const isOfKeyword = own.some((start) => foldText(word).includes(start));
      if (word.length < WORD_CHARACTERS_MIN || /\d/.test(word) || isOfKeyword) continue;
      sites.set(word, (sites.get(word) ?? new Set()).add(hostOfResult(url)));
    }
  }
  return [...sites]
    .filter(([, hosts]) => hosts.size >= WORD_SITES_MIN)
    .toSorted(([a, x], [b, y]) => y.size - x.size || (a < b ? -1 : 1))
    .slice(0, WORDS_MAX)
    .map(([word, hosts]) => ({ word, sites: hosts.size }));
}
