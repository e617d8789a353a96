import { randomUUID } from 'node:crypto';
import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { type KeywordDataFor, openKeywordData } from '../../shared/providers/keyword-data/open-keyword-data.ts';
import { openSerp, type Serp } from '../../shared/providers/keyword-data/open-serp.ts';
import { type IdeaWriter, openIdeaWriter } from '../../shared/providers/model/idea-writer.ts';
import { openSiteSearch } from '../../shared/providers/search-console/open-site-search.ts';
import type { SiteSearch } from '../../shared/providers/search-console/site-search.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';

export interface IdeasWorkerServices extends BaseServices {
  /** A new UUID. */
  newId: () => string;
  writer: IdeaWriter;
  siteSearch: SiteSearch;
  /** Null without credentials: then only the cache has what is searched. */
  keywordDataFor: KeywordDataFor | null;
  /** Null without credentials: then nothing is known of what ranks. */
  serp: Serp | null;
}

export function openIdeasWorkerServices(): IdeasWorkerServices {
  const environment = readEnvironment();
  const table = openTable(environment);
  return {
    table,
    now: () => new Date(),
    newId: randomUUID,
    writer: openIdeaWriter(environment, openModelSwitch(table)),
    siteSearch: openSiteSearch(environment, table),
    keywordDataFor: openKeywordData(environment, table),
    serp: openSerp(environment, table),
  };
}
