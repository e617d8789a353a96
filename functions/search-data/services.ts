import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { PageCatalogue } from '../../shared/pages/page-catalogue.ts';
import type { SiteSearch } from '../../shared/providers/search-console/site-search.ts';

export interface SearchDataServices extends BaseServices {
  siteSearch: SiteSearch;
  catalogue: PageCatalogue;
}
