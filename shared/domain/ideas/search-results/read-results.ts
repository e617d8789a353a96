import { hasWords } from '../../fields/keyword-match.ts';
import { commonForm, type ResultForm } from '../../keywords/result-form.ts';
import { isSameSite, removeWww } from '../../urls/domain.ts';
import type { SearchPage } from './search-page.ts';

const FIRST_PAGE = 10;

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
  /** The best place of the site itself among all results that are known; null without one. */
  readonly own: { readonly path: string; readonly position: number } | null;
}

export const hostOfResult = (url: string): string => removeWww(URL.parse(url)?.hostname ?? '');

export function readResults(keyword: string, { results }: SearchPage, domain: string | null): ReadResults {
  const first = results.filter(({ position }) => position <= FIRST_PAGE);
  const isOwn = ({ url }: Result): boolean => domain !== null && isSameSite(hostOfResult(url), domain);
  const own = results.find(isOwn);
  const rivals = first.filter((result) => !isOwn(result));
  return {
    rivals,
    count: first.length,
    named: first.filter(({ title }) => hasWords(title, keyword)).length,
    form: commonForm(first),
    own: own === undefined ? null : { path: parsePath(own.url), position: own.position },
  };
}

const parsePath = (url: string): string => URL.parse(url)?.pathname ?? '/';
