import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { IdeaKeyword } from '../../../shared/domain/ideas/idea.ts';
import { findSeason } from '../../../shared/domain/ideas/keyword-season.ts';
import type { SeenQuery } from '../../../shared/domain/ideas/search-candidates.ts';
import type { SearchPage } from '../../../shared/domain/ideas/search-results/search-page.ts';
import { keywordReports } from '../../../shared/providers/keyword-data/keyword-items.ts';
import { searchPage } from '../../../shared/providers/keyword-data/serp-items.ts';
import type { StoredRecords } from './raw-site.ts';

/** Data of the search providers on a site, as a run reads it. */
export interface SearchData {
  readonly metrics: ReadonlyMap<string, IdeaKeyword>;
  readonly results: ReadonlyMap<string, SearchPage>;
  readonly queries: readonly SeenQuery[];
  readonly rows: readonly {
    readonly query: string;
    readonly path: string;
    readonly impressions: number;
    readonly clicks: number;
    readonly position: number;
  }[];
  readonly months: NonNullable<StoredRecords['months']>;
  readonly clicks: readonly { readonly path: string; readonly before: number; readonly now: number }[];
}

export const noSearchData: SearchData = {
  metrics: new Map(),
  results: new Map(),
  queries: [],
  rows: [],
  months: {},
  clicks: [],
};

const rowSchema = z.object({
  keys: z.array(z.string()),
  clicks: z.number(),
  impressions: z.number(),
  position: z.number(),
});
const rowsSchema = z.object({ rows: z.array(rowSchema) });

/** Answers of both providers in their own form: `result` of DataForSEO's tasks, and responses of Search Console by their dimensions. */
const recordingSchema = z.object({
  keyword_overview: z.array(z.unknown()),
  organic: z.record(z.string(), z.array(z.unknown())),
  search_console: z.object({
    query: rowsSchema,
    query_page: rowsSchema,
    page: rowsSchema,
    page_before: rowsSchema,
  }),
});

const monthNames = 'January February March April May June July August September October November December'.split(' ');

const parsePath = (url: string | undefined): string => URL.parse(url ?? '')?.pathname ?? '';

export function readSearchData(file: string): SearchData {
  const recorded = recordingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { query, query_page: queryPage, page, page_before: pageBefore } = recorded.search_console;
  const reports = keywordReports(recorded.keyword_overview);
  const now = new Map(page.rows.map(({ keys, clicks }) => [keys[0], clicks]));
  return {
    metrics: new Map(
      reports.map(({ keyword, searchVolume, keywordDifficulty, cpc, monthlySearches }) => {
        const season = findSeason(monthlySearches ?? []);
        return [
          keyword,
          { keyword, volume: searchVolume, kd: keywordDifficulty, cpc, ...(season === null ? {} : { season }) },
        ];
      }),
    ),
    results: new Map(Object.entries(recorded.organic).map(([keyword, result]) => [keyword, searchPage(result)])),
    queries: query.rows.map(({ keys, impressions }) => ({ query: keys[0] ?? '', impressions })),
    rows: queryPage.rows.map(({ keys, ...row }) => ({ ...row, query: keys[0] ?? '', path: parsePath(keys[1]) })),
    months: Object.fromEntries(
      reports.map(({ keyword, monthlySearches }) => [
        keyword,
        (monthlySearches ?? []).map(({ month, searchVolume }) => ({
          month: monthNames[month - 1] ?? '',
          value: searchVolume ?? 0,
        })),
      ]),
    ),
    clicks: pageBefore.rows.map(({ keys, clicks }) => ({
      path: parsePath(keys[0]),
      before: clicks,
      now: now.get(keys[0]) ?? 0,
    })),
  };
}

/** The same as the checkers of the gate compare it. */
export const toStoredRecords = ({ metrics, results, queries, rows, months, clicks }: SearchData): StoredRecords => ({
  volumes: Object.fromEntries(
    [...metrics].flatMap(([keyword, { volume }]) => (volume === null ? [] : [[keyword, volume]])),
  ),
  impressions: Object.fromEntries(queries.map(({ query, impressions }) => [query, impressions])),
  results: Object.fromEntries(results),
  rows,
  months,
  clicks,
});
