import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { KeywordDataFor } from '../../shared/providers/keyword-data/open-keyword-data.ts';
import type { IdeaWriter } from '../../shared/providers/model/idea-writer.ts';
import type { SiteSearch } from '../../shared/providers/search-console/site-search.ts';

export interface IdeasWorkerServices extends BaseServices {
  /** A new UUID. */
  newId: () => string;
  writer: IdeaWriter;
  siteSearch: SiteSearch;
  /** Null without credentials: then the cache alone knows what is searched. */
  keywordDataFor: KeywordDataFor | null;
}
