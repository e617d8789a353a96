import { isPathChosen } from '../../shared/domain/crawling/crawl-options.ts';
import type { FrontierContext } from '../../shared/domain/crawling/frontier.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import type { CrawlServices } from './services.ts';

/** Selects the URLs of a site that this crawl reads. */
export type CrawlChoice = Required<Pick<FrontierContext, 'maxPages' | 'isChosen'>>;

/** By what the client asked of the crawl; never more pages than the service allows. */
export const readCrawlChoice = (
  { settings }: Pick<CrawlServices, 'settings'>,
  { options }: Pick<Crawl, 'options'>,
): CrawlChoice => ({
  maxPages: Math.min(settings.maxPages, options.maxPages ?? settings.maxPages),
  isChosen: (path) => isPathChosen(options, path),
});

/** How many addresses that are no pages of the site are requested at the end of the crawl. */
export const readMaxChecks = (
  { settings }: Pick<CrawlServices, 'settings'>,
  { options }: Pick<Crawl, 'options'>,
): number => Math.min(settings.linkChecks, options.maxChecks ?? settings.linkChecks);

/** Whether this attempt of the crawl has taken as long as the service allows. */
export function isOverTime(
  { settings, now }: Pick<CrawlServices, 'settings' | 'now'>,
  { job: { startedAt } }: Pick<Crawl, 'job'>,
): boolean {
  return startedAt !== undefined && now().getTime() - Date.parse(startedAt) > settings.hoursMax * 3_600_000;
}
