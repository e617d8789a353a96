import { readPurpose } from '../../../shared/domain/facts/page-purpose.ts';
import { type SiteContext, siteContext } from '../../../shared/domain/facts/site-context.ts';
import type { SiteContextWords } from '../../../shared/domain/model-prompts/site-context-prompt.ts';
import { countryOfName } from '../../../shared/domain/places/places.ts';
import { getCrawlState } from '../../../shared/table/crawl-frontier.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { type ListedPage, readSitePages } from '../../../shared/table/listed-pages.ts';
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
  const [state, telling] = await Promise.all([getCrawlState(table, crawl), findTellingPages(table, site)]);
  const pages = await readSnapshots(services, site, telling);
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
async function findTellingPages(table: Table, { organizationId, id: siteId }: Site): Promise<ListedPage[]> {
  const start: ListedPage[] = [];
  let about: ListedPage[] = [];
  for await (const part of readSitePages(table, organizationId, siteId)) {
    start.push(...part.filter(({ path }) => path === '/'));
    about = [...about, ...part.filter(isAboutBusiness)]
      .toSorted((a, b) => (a.path ?? '').length - (b.path ?? '').length || a.id - b.id)
      .slice(0, TELLING_PAGES_MAX);
  }
  return [...start, ...about];
}

const isAboutBusiness = ({ url }: ListedPage): boolean =>
  url !== null && (readPurpose(url).isAbout || readPurpose(url).isContact);

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
