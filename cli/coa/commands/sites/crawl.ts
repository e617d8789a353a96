import { argument, defineCommand, flag, option, repeated } from '../../command.ts';
import { endedJobFields } from '../../job-fields.ts';
import { fields } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { parseChoice, site, text, wholeNumber } from '../../values.ts';
import { waitForJobs } from '../../wait-for.ts';

export const sitesCrawl = defineCommand({
  name: 'crawl',
  description: 'Read the pages of a site again',
  arguments: { site: argument(site, 'id or domain') },
  options: {
    maxPages: option(wholeNumber('number', 1, 1_000_000), 'read at most so many pages'),
    include: repeated(text('glob'), 'read only paths like this; may be given several times'),
    exclude: repeated(text('glob'), 'do not read paths like this; may be given several times'),
    render: option(parseChoice(['never', 'auto', 'always']), 'whether a browser reads the pages'),
    wait: flag('wait for the end, with a progress bar'),
  },
  examples: [
    'coa sites crawl 1 --wait',
    "coa sites crawl www.example.com --include '/guides/**' --exclude '/guides/old/**' --max-pages 200",
  ],
  async run({ maxPages, include, exclude, render, wait, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const body = {
      include: [...include],
      exclude: [...exclude],
      ...(maxPages === undefined ? {} : { max_pages: maxPages }),
      ...(render ? { render } : {}),
    };
    const { data: trigger } = await api.startCrawl({ siteId, body });
    if (wait) return endedJobFields((await waitForJobs([trigger.job_id], `crawl of site ${siteId}`, context))[0]);
    context.note(`wait for it with "coa jobs wait ${trigger.job_id}"`);
    return fields(
      trigger,
      [
        ['Job', trigger.job_id],
        ['Status', trigger.status],
      ],
      { quiet: [trigger.job_id] },
    );
  },
});
