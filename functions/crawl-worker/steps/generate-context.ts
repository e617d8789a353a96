import { readPurpose } from '../../../shared/domain/facts/page-purpose.ts';
import { type SiteContext, siteContext } from '../../../shared/domain/facts/site-context.ts';
import type { SiteContextWords } from '../../../shared/domain/model-prompts/site-context-prompt.ts';
import { countryOfName } from '../../../shared/domain/places/places.ts';
import { getCrawlState } from '../../../shared/table/crawl-frontier.ts';
import { type ListedPage, listAllSitePages } from '../../../shared/table/listed-pages.ts';
import { getPage } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { snapshotOfPage } from '../../../shared/table/snapshots.ts';
import { type CrawlJob, reportCrawl, updateCrawledSite } from '../active-crawl.ts';
import { updateFacts } from '../extract-facts.ts';
import type { CrawlServices } from '../services.ts';

/** Pages about the business that are read besides the start page. */
const TELLING_PAGES_MAX = 4;

/**
 * After the frontier is empty: what the site says of itself on its start page and the pages about the business, read by rules
 * and, where there is one, put into words by the model; then the facts of all its pages. Null where the site does not say.
 */
export async function generateContext(services: CrawlServices, job: CrawlJob): Promise<void> {
  const { table } = services;
  const { crawl, site } = await reportCrawl(services, job);
  services.endIdleReaders();
  await updateCrawledSite(services, crawl, { set: { backgroundStatus: 'generating_context' } });
  const [state, listed] = await Promise.all([
    getCrawlState(table, crawl),
    listAllSitePages(table, job.organizationId, site.id),
  ]);
  const pages = await readSnapshots(services, site, tellingPages(listed));
  const llmsTxt = state?.sources.llmsTxt ?? null;
  const startPage = pages.find(({ path }) => path === '/');
  const said = siteContext({
    metaDescription: startPage?.metaDescription ?? null,
    schemas: pages.map(({ schema }) => schema),
    llmsTxt,
  });
  const words = await services.describer.describe({ domain: site.domain, pages });
  await updateCrawledSite(services, crawl, {
    set: {
      llmsTxt,
      name: site.name ?? said.name,
      businessContext: words?.businessContext ?? said.businessContext,
      voiceTone: words?.voiceTone ?? null,
      location: chooseLocation(site, said, words),
    },
  });
  await updateFacts(services, site);
}

/** The start page, then those whose address says that they are about the business, the shortest first. */
function tellingPages(pages: readonly ListedPage[]): ListedPage[] {
  const start = pages.filter(({ path }) => path === '/');
  const about = pages
    .filter(({ url }) => url !== null && (readPurpose(url).isAbout || readPurpose(url).isContact))
    .toSorted((a, b) => (a.path ?? '').length - (b.path ?? '').length || a.id - b.id);
  return [...start, ...about.slice(0, TELLING_PAGES_MAX)];
}

async function readSnapshots({ table }: CrawlServices, site: Site, pages: readonly ListedPage[]) {
  const read = await Promise.all(
    pages.map(async ({ id, path }) => {
      const page = await getPage(table, site.organizationId, id);
      const latest = page && (await snapshotOfPage(table, page));
      if (!latest) return [];
      const { title, metaDescription } = latest.snapshot;
      return [{ path, title, metaDescription, ...latest.body }];
    }),
  );
  return read.flat();
}

/** A location that was set for the site stays; what the markup says goes before what the model understood. */
function chooseLocation(site: Site, said: SiteContext, words: SiteContextWords | null): Site['location'] {
  if (site.location.countryName !== null || site.location.countryCode !== null) return site.location;
  const { countryCode, countryName, cityName } = said;
  if (countryName !== null) return { ...site.location, countryCode, countryName, cityName };
  const understood = words?.countryName ? countryOfName(words.countryName) : null;
  return {
    ...site.location,
    countryCode: understood?.countryCode ?? null,
    countryName: understood?.countryName ?? null,
    cityName: cityName ?? (understood ? (words?.cityName ?? null) : null),
  };
}
