import { pathOfKey } from '../urls/page-url.ts';
import { pageOfList } from './query-pages.ts';

/**
 * URL shapes that can go on for ever. Some are refused by their form alone; the others get a pattern, and only so many URLs of
 * one pattern are crawled.
 */
type TrapVerdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'refused'; readonly reason: 'path_too_deep' | 'repeating_path' | 'pagination' }
  | {
      readonly kind: 'bounded';
      readonly reason: 'calendar' | 'pagination' | 'query_variants';
      readonly pattern: string;
      readonly maxUrls: number;
    };

/** Numbers of one crawl; each is far above what a site made for people has. */
export const trapLimits = {
  pathSegments: 16,
  /** Consecutive repeats of the same part: `/a/b/a/b/a/b` is 3. */
  pathRepeats: 3,
  /** The same segment anywhere in one path. */
  sameSegment: 4,
  paginationPage: 200,
  /** Archive pages below one calendar: three years of months and two of days fit. */
  calendarPages: 60,
  /** URLs of one path that differ in their query, waiting to be asked whether they are pages. */
  queryVariants: 500,
  /** The same of all paths. */
  queryVariantsOfCrawl: 2_000,
} as const;

/** `/2031/05`, `/2031/05/17`, `/2031-05-17` at the END of a path: an archive. `/2031/05/17/a-title` is an article. */
const calendarEnding =
  /\/(?:19|20)\d\d(?:\/(?:0?[1-9]|1[0-2])(?:\/(?:0?[1-9]|[12]\d|3[01]))?|-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)$/;
const paginationPath = /\/page\/?-?(\d{1,10})$/;
/** Judges the path of a page key with its query (`/list?color=red`): lower case, sorted and without a trailing slash. */
export function judgeTrap(pathAndQuery: string): TrapVerdict {
  const path = pathOfKey(pathAndQuery);
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length > trapLimits.pathSegments) return { kind: 'refused', reason: 'path_too_deep' };
  if (isRepeating(segments)) return { kind: 'refused', reason: 'repeating_path' };
  const page = paginationPath.exec(path)?.[1];
  if (page !== undefined && Number(page) > trapLimits.paginationPage) return { kind: 'refused', reason: 'pagination' };
  if (path !== pathAndQuery) return judgeQuery(path, pathAndQuery);
  const calendar = calendarEnding.exec(path);
  if (calendar === null) return { kind: 'clean' };
  return bounded('calendar', path.slice(0, calendar.index), trapLimits.calendarPages);
}

function judgeQuery(path: string, pathAndQuery: string): TrapVerdict {
  const page = pageOfList(pathAndQuery);
  if (page === null) return bounded('query_variants', path, trapLimits.queryVariants);
  if (page > trapLimits.paginationPage) return { kind: 'refused', reason: 'pagination' };
  return bounded('pagination', path, trapLimits.paginationPage);
}

function bounded(reason: 'calendar' | 'pagination' | 'query_variants', subject: string, maxUrls: number): TrapVerdict {
  // Long paths share a counter when their beginnings agree, which keeps the stored counters small.
  return { kind: 'bounded', reason, pattern: `${reason}:${subject.slice(0, 200)}`, maxUrls };
}

/** Relative links that a server serves with the same page grow paths like `/a/b/a/b/a/b`. At most 16 segments come here. */
function isRepeating(segments: readonly string[]): boolean {
  const occurrences = Map.groupBy(segments, (segment) => segment);
  if ([...occurrences.values()].some((same) => same.length >= trapLimits.sameSegment)) return true;
  for (let length = 1; length * trapLimits.pathRepeats <= segments.length; length += 1) {
    let matching = 0;
    for (let index = length; index < segments.length; index += 1) {
      matching = segments[index] === segments[index - length] ? matching + 1 : 0;
      if (matching === length * (trapLimits.pathRepeats - 1)) return true;
    }
  }
  return false;
}
