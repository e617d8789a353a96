import type { QueryRow } from './rival-pages.ts';
import { isSiteName } from './site-name.ts';

/** The share of searches that click a result among the first three, as a rule of thumb where a site's own data say nothing. */
export const TOP_RESULT_CTR = 0.1;
/** Results of the first page; below it hardly anything is clicked. */
const PLACES = 10;
/** A share that is known from so many clicks is true within a fifth, by two standard deviations. */
const CLICKS_KNOWN_MIN = 100;
/** Their queries differ: a place is not judged by a few pages. */
const PAGES_KNOWN_MIN = 10;
/** Fewer are too few to miss. */
const CLICKS_EXPECTED_MIN = 20;
/** A rule of thumb: what stands above or beside a result (an answer, a map) takes some clicks of many of them. */
const CLICKED_SHARE_MAX = 0.5;
/** Standard deviations below what is expected that are no chance. */
const DEVIATIONS_MIN = 3;
/** Of a site; those that miss the most clicks. */
const RESULTS_MAX = 5_000;

/** A result that is seldom clicked for its place. */
export interface UnclickedResult {
  readonly query: string;
  readonly key: string;
  readonly clicks: number;
  readonly impressions: number;
  readonly position: number;
  /** The clicks that it would have if it were clicked as the site's other pages are at this place. */
  readonly expected: number;
}

interface Place {
  clicks: number;
  impressions: number;
  byPage: Map<string, { clicks: number; impressions: number }>;
}

/**
 * Results that are shown often and clicked less than half as often as the site's other pages at the same place. A place that too few other
 * pages had says nothing. Searches for the site itself are left out: they are clicked far more often.
 */
export function findUnclicked(rows: readonly QueryRow[], domain: string): UnclickedResult[] {
  const judged = rows.filter(({ query, position }) => placeOf(position) <= PLACES && !isSiteName(query, domain));
  const places = new Map<number, Place>();
  for (const row of judged) addRow(places, row);
  return judged
    .flatMap((row): UnclickedResult[] => {
      const share = shareOfOthers(places.get(placeOf(row.position)), row.key);
      const { query, key, clicks, impressions, position } = row;
      const expected = impressions * (share ?? 0);
      if (expected < CLICKS_EXPECTED_MIN || clicks > expected * CLICKED_SHARE_MAX) return [];
      if (expected - clicks < DEVIATIONS_MIN * Math.sqrt(expected)) return [];
      return [{ query, key, clicks, impressions, position, expected: Math.round(expected) }];
    })
    .toSorted((a, b) => b.expected - b.clicks - (a.expected - a.clicks))
    .slice(0, RESULTS_MAX);
}

const placeOf = (position: number): number => Math.max(1, Math.round(position));

function addRow(places: Map<number, Place>, { key, position, clicks, impressions }: QueryRow): void {
  const place = places.get(placeOf(position)) ?? { clicks: 0, impressions: 0, byPage: new Map() };
  const page = place.byPage.get(key) ?? { clicks: 0, impressions: 0 };
  for (const sum of [place, page]) {
    sum.clicks += clicks;
    sum.impressions += impressions;
  }
  place.byPage.set(key, page);
  places.set(placeOf(position), place);
}

/** How often the other pages are clicked there; null where too little is known. */
function shareOfOthers(place: Place | undefined, key: string): number | null {
  const own = place?.byPage.get(key);
  if (place === undefined || own === undefined || place.byPage.size <= PAGES_KNOWN_MIN) return null;
  const clicks = place.clicks - own.clicks;
  return clicks < CLICKS_KNOWN_MIN ? null : clicks / (place.impressions - own.impressions);
}
