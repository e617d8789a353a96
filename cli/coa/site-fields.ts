import type { Components } from '../../clients/typescript/src/index.ts';
import { type DocumentOutput, fields } from './output.ts';

type Site = Components['schemas']['SiteDetail'];

/** A site for a person. */
export function siteFields(site: Site): DocumentOutput {
  const { latest_crawl: crawl, schedule } = site;
  const crawled = crawl && `${crawl.status}, ${crawl.crawled_pages ?? 0} of ${crawl.total_pages ?? '?'} pages`;
  const every = schedule.every === 'off' ? 'off' : `every ${schedule.every} at ${schedule.hour}:00 UTC`;
  return fields(
    site,
    [
      ['Id', site.id],
      ['Domain', site.domain],
      ['Name', site.name],
      ['Pages', site.page_count],
      ['Drafts', site.draft_count],
      ['Background', site.background_status ?? 'idle'],
      ['Latest crawl', crawled],
      ['Crawled', site.last_crawled_at],
      ['Schedule', every],
      ['Next run', schedule.next_run],
      ['Search Console', site.gsc_property_url],
      ['Business', site.business_context],
    ],
    { quiet: [String(site.id)] },
  );
}
