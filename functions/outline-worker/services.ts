import { readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { parseOriginOverrides } from '../../shared/domain/crawling/origin-overrides.ts';
import { crawlerUserAgent } from '../../shared/domain/crawling/user-agent.ts';
import { EnvironmentError, readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { openSerp } from '../../shared/providers/keyword-data/open-serp.ts';
import type { Embedder } from '../../shared/providers/model/embedder.ts';
import { openEmbedder } from '../../shared/providers/model/open-embedder.ts';
import type { Outliner } from '../../shared/providers/model/outliner.ts';
import { openSiteSearch } from '../../shared/providers/search-console/open-site-search.ts';
import type { SiteSearch } from '../../shared/providers/search-console/site-search.ts';
import { createLateWebFetcher } from '../../shared/providers/web/late-web-fetcher.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';
import type { SerpServices } from './read-serp.ts';

export interface OutlineWorkerServices extends BaseServices, SerpServices {
  outliner: Outliner;
  /** Null where the operator has named no embedding model. */
  embedder: Embedder | null;
  /** Null where no search data can be read. */
  siteSearch: SiteSearch | null;
}

export function openOutlineWorkerServices(): OutlineWorkerServices {
  const environment = readEnvironment();
  const overrides = parseOriginOverrides(environment.CRAWL_ORIGIN_OVERRIDES);
  if (!overrides.ok) throw new EnvironmentError(`CRAWL_ORIGIN_OVERRIDES: ${overrides.message}`);
  const table = openTable(environment);
  let outliner: Promise<Outliner> | undefined;
  // Its grammar and words are half of the code: they come with the first outline.
  const openOutliner = async (): Promise<Outliner> =>
    (await import('../../shared/providers/model/outliner.ts')).openOutliner(environment, openModelSwitch(table));
  return {
    table,
    outliner: {
      outline: async (input) => {
        outliner ??= openOutliner();
        return (await outliner).outline(input);
      },
    },
    embedder: openEmbedder(environment, openModelSwitch(table)),
    serp: openSerp(environment, table),
    siteSearch: openSiteSearch(environment, table),
    web: createLateWebFetcher({
      originOverrides: overrides.overrides,
      userAgent: crawlerUserAgent(environment.CRAWL_CONTACT_URL),
      hostRules: readHostRules(environment),
    }),
    now: () => new Date(),
  };
}
