import { selectEntries } from '../../shared/domain/crawling/frontier.ts';
import { pageOutcome } from '../../shared/domain/crawling/page-outcome.ts';
import { pageRedirectPolicy } from '../../shared/domain/crawling/redirect-policy.ts';
import type { RobotsPolicy } from '../../shared/domain/crawling/robots.ts';
import { pageUrl } from '../../shared/domain/urls/page-url.ts';
import { addToFrontier, type CrawlState, updateCrawlState } from '../../shared/table/crawl-frontier.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { listPlannedPages, readPlan } from '../../shared/table/planning.ts';
import type { Site } from '../../shared/table/sites.ts';
import { readCrawlChoice } from './crawl-choice.ts';
import type { CrawlServices } from './services.ts';

/** Servers may have a page with a trailing slash or without it alone. */
const spellings = [(path: string) => path, (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))];

interface CrawlAtWork {
  crawl: Crawl;
  site: Site;
  robots: RobotsPolicy;
  state: CrawlState;
}

/**
 * When all links were followed: puts the paths of pages that are still planned into the frontier, since nothing may link to a
 * new page yet. Not before the links, which show how the site spells its URLs. False when there is nothing to read.
 */
export async function probePlannedPages(
  services: CrawlServices,
  { crawl, site, robots, state }: CrawlAtWork,
): Promise<boolean> {
  const { table, now } = services;
  const plan = await readPlan(table, site);
  for (let round = state.probes; plan.brief !== null && round < spellings.length; round += 1) {
    const pages = await listPlannedPages(table, site, plan);
    if (pages.length === 0 || (round === 0 && (await servesAnyPath(services, { crawl, site, robots })))) return false;
    const paths = pages.map(({ path }) => spellings[round]?.(path ?? '/') ?? '/');
    const { entries, counts } = selectEntries(
      paths.map((path) => ({ url: pageUrl(site.domain, path), depth: 0 })),
      { site: site.domain, robots, counts: state.counts, ...readCrawlChoice(services, crawl) },
    );
    if (entries.length === 0) continue;
    await addToFrontier(table, crawl, entries, now());
    await updateCrawlState(table, crawl, { ...state, counts, probes: round + 1 }, now());
    return true;
  }
  return false;
}

/** Requests a path that no site has. Where that returns a page, a page at a planned path proves nothing. */
async function servesAnyPath(
  { web }: CrawlServices,
  { crawl, site, robots }: Omit<CrawlAtWork, 'state'>,
): Promise<boolean> {
  const url = pageUrl(site.domain, `/no-page-has-this-path-${crawl.id}/`);
  if (!robots.isAllowed(url)) return false;
  const response = await web.fetch({ url, accept: 'html', refuseRedirect: pageRedirectPolicy(site.domain, robots) });
  return pageOutcome(response).kind === 'snapshot';
}
