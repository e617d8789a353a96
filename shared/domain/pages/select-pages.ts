/** Which pages of a site a list shows, and in which order (spec, Pages). */
import { compareCodePoints } from './compare-code-points.ts';

/** The fields by which pages are filtered and sorted. */
export interface SelectablePage {
  id: number;
  url: string | null;
  path: string | null;
  title: string | null;
  primaryKeyword: string | null;
  isPriority: boolean;
  opportunityScore: number | null;
  draftCount: number;
  openRecommendationCount: number;
  latestGrade: string | null;
  latestScore: number | null;
  wordCount: number | null;
  statusCode: number | null;
  createdAt: string;
  updatedAt: string;
}

/** Every filter that is given must hold. */
export interface PageFilters {
  /** Part of the url or the path, whatever its case. */
  search?: string | undefined;
  /** Whether `search` is looked for in titles, too. */
  searchTitles?: boolean | undefined;
  isPriority?: boolean | undefined;
  hasKeyword?: boolean | undefined;
  hasDraft?: boolean | undefined;
  hasRecommendations?: boolean | undefined;
  /** A page without a grade has none of them. */
  grades?: ReadonlySet<string> | undefined;
  /** A page without an opportunity score is outside of every range. */
  minScore?: number | undefined;
  maxScore?: number | undefined;
}

export type PageSort =
  | 'createdAt'
  | 'updatedAt'
  | 'url'
  | 'path'
  | 'isPriority'
  | 'primaryKeyword'
  | 'opportunityScore'
  | 'latestScore'
  | 'openRecommendationCount'
  | 'wordCount'
  | 'statusCode';

export interface PageOrder {
  sort: PageSort;
  direction: 'asc' | 'desc';
}

/** The pages that pass the filters, in order. */
export const selectPages = <P extends SelectablePage>(
  pages: readonly P[],
  filters: PageFilters,
  order: PageOrder,
): P[] => pages.filter(pageFilter(filters)).sort(pageOrder(order));

function pageFilter(filters: PageFilters): (page: SelectablePage) => boolean {
  const { isPriority, hasKeyword, hasDraft, hasRecommendations, grades } = filters;
  const { minScore = Number.NEGATIVE_INFINITY, maxScore = Number.POSITIVE_INFINITY } = filters;
  const asksForScore = filters.minScore !== undefined || filters.maxScore !== undefined;
  const isFound = searchFilter(filters);
  return (page) =>
    (isPriority === undefined || page.isPriority === isPriority) &&
    (hasKeyword === undefined || (page.primaryKeyword !== null) === hasKeyword) &&
    (hasDraft === undefined || page.draftCount > 0 === hasDraft) &&
    (hasRecommendations === undefined || page.openRecommendationCount > 0 === hasRecommendations) &&
    (grades === undefined || (page.latestGrade !== null && grades.has(page.latestGrade))) &&
    (!asksForScore ||
      (page.opportunityScore !== null && page.opportunityScore >= minScore && page.opportunityScore <= maxScore)) &&
    isFound(page);
}

/** A search in lower case. Paths are stored percent-encoded: what is searched as `café` is looked for as `caf%c3%a9` too. */
export function searchedForms(search: string): string[] {
  const needle = search.toLowerCase();
  return [...new Set([needle, encodeURI(needle.toWellFormed()).toLowerCase()])];
}

function searchFilter({ search = '', searchTitles = false }: PageFilters): (page: SelectablePage) => boolean {
  const forms = searchedForms(search);
  const holds = (text: string | null): boolean => {
    const lowered = text?.toLowerCase() ?? '';
    return forms.some((form) => lowered.includes(form));
  };
  return search === ''
    ? () => true
    : (page) => holds(page.path) || holds(page.url) || (searchTitles && holds(page.title));
}

type Comparison = (a: SelectablePage, b: SelectablePage) => number;

/** Priority pages first; pages without the value last, whatever the direction; equal values by id. */
/** Negative when the first is before the other. */
export function pageOrder({ sort, direction }: PageOrder): Comparison {
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    if (a.isPriority !== b.isPriority) return a.isPriority ? -1 : 1;
    const valueOfA = a[sort];
    const valueOfB = b[sort];
    if (valueOfA === valueOfB) return a.id - b.id;
    if (valueOfA === null) return 1;
    if (valueOfB === null) return -1;
    return sign * compareValues(valueOfA, valueOfB) || a.id - b.id;
  };
}

const compareValues = (a: string | number | boolean, b: string | number | boolean): number =>
  typeof a === 'string' && typeof b === 'string' ? compareCodePoints(a, b) : Number(a) - Number(b);
