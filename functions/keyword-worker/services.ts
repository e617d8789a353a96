import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { type KeywordDataFor, openKeywordData } from '../../shared/providers/keyword-data/open-keyword-data.ts';
import { openSiteSearch } from '../../shared/providers/search-console/open-site-search.ts';
import type { SiteSearch } from '../../shared/providers/search-console/site-search.ts';
import { openTable } from '../../shared/table/engine/client.ts';

export interface KeywordWorkerServices extends BaseServices {
  siteSearch: SiteSearch;
  /** Null without credentials: then only the cache has what is searched. */
  keywordDataFor: KeywordDataFor | null;
}

export function openKeywordWorkerServices(): KeywordWorkerServices {
  const environment = readEnvironment();
  const table = openTable(environment);
  return {
    table,
    now: () => new Date(),
    siteSearch: openSiteSearch(environment, table),
    keywordDataFor: openKeywordData(environment, table),
  };
}
