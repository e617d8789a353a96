import { log } from '../../logging/log.ts';
import type { Table } from '../../table/engine/client.ts';
import { getSearchPage, putSearchPage } from '../../table/serp-results.ts';
import { KeywordDataError, type Market, type SearchPage, type SerpResult } from './keyword-data.ts';
import { type KeywordDataSettings, openKeywordData } from './open-keyword-data.ts';

/** The current search results for a keyword. */
export interface Serp {
  /**
   * The first organic results, up to 20, best first: from the shared cache when they are younger than a day, else live and
   * paid for by the organization. Null when the provider cannot answer; never throws for it.
   */
  resultsOf(request: SerpRequest): Promise<SerpResult[] | null>;
  /** As `resultsOf`, with the questions that the page of results lists. */
  pageOf(request: SerpRequest): Promise<SearchPage | null>;
}

type SerpRequest = { organizationId: number; keyword: string } & Market;

/** Null without credentials (DATAFORSEO_LOGIN, DATAFORSEO_PASSWORD). A live read takes some seconds. */
export function openSerp(environment: KeywordDataSettings, table: Table): Serp | null {
  const keywordDataFor = openKeywordData(environment, table);
  if (!keywordDataFor) return null;
  const readSearchPage: Serp['pageOf'] = async ({ organizationId, keyword, ...market }) => {
    const now = new Date();
    const cached = await getSearchPage(table, { keyword, ...market }, now);
    if (cached) return cached;
    try {
      const page = await keywordDataFor(organizationId).searchPageOf(keyword, market);
      await putSearchPage(table, { keyword, ...market }, page, now);
      return page;
    } catch (error) {
      if (!(error instanceof KeywordDataError)) throw error;
      log.warn('search results could not be read', { failure: error.failure, reason: error.message });
      return null;
    }
  };
  return { pageOf: readSearchPage, resultsOf: async (request) => (await readSearchPage(request))?.results ?? null };
}
