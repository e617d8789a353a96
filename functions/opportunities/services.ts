import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { SiteSearch } from '../../shared/providers/search-console/site-search.ts';
import type { PageCatalogue } from '../../shared/table/page-catalogue.ts';

export interface OpportunityServices extends BaseServices {
  siteSearch: SiteSearch;
  catalogue: PageCatalogue;
}
