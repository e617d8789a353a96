import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { openSiteSearch } from '../../shared/providers/search-console/open-site-search.ts';
import type { SiteSearch } from '../../shared/providers/search-console/site-search.ts';
import { openTable } from '../../shared/table/engine/client.ts';

export interface ReconcilerServices extends BaseServices {
  siteSearch: SiteSearch;
}

export function openReconcilerServices(): ReconcilerServices {
  const environment = readEnvironment();
  const table = openTable(environment);
  return { table, now: () => new Date(), siteSearch: openSiteSearch(environment, table) };
}
