import { gatherings } from '../../../shared/table/audit-shares.ts';
import type { CrawlServices } from '../services.ts';
import { type DigestedSite, gatherLinks } from './gather-links.ts';
import { gatherTexts } from './gather-texts.ts';

/** Gathers the text of a large site's pages, or a part of their links, as the number says. */
export const gather = (services: CrawlServices, site: DigestedSite, number: number): Promise<void> =>
  number === gatherings.texts ? gatherTexts(services, site) : gatherLinks(services, site, number - gatherings.links);
