import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { SiteSearch } from '../../shared/providers/search-console/site-search.ts';

export interface ReportServices extends BaseServices {
  siteSearch: SiteSearch;
}
