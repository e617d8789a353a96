import { argument, defineCommand, option, requiredOption } from '../../command.ts';
import { fields } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { parseChoice, site, wholeNumber } from '../../values.ts';

export const sitesSchedule = defineCommand({
  name: 'schedule',
  description: 'Crawl a site at regular times',
  arguments: { site: argument(site, 'id or domain') },
  options: {
    every: requiredOption(parseChoice(['off', 'day', 'week', 'month']), 'how often'),
    hour: option(wholeNumber('hour', 0, 23), 'the hour of the day, UTC'),
    analyze: option(parseChoice(['none', 'changed', 'all']), 'which pages are analyzed after each crawl'),
  },
  examples: ['coa sites schedule 1 --every week --hour 4 --analyze changed', 'coa sites schedule 1 --every off'],
  async run({ every, hour, analyze, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const body = {
      every,
      ...(hour === undefined ? {} : { hour }),
      ...(analyze === undefined ? {} : { analyse: analyze }),
    };
    const { data } = await api.setSchedule({ siteId, body });
    return fields(data, [
      ['Every', data.every],
      ['Hour (UTC)', data.hour],
      ['Analyze', data.analyse],
      ['Next run', data.next_run],
    ]);
  },
});
