import { defineCommand, option } from '../../command.ts';
import { jobList } from '../../job-list.ts';
import { findSiteId } from '../../references.ts';
import { parseChoice, site, wholeNumber, yesOrNo } from '../../values.ts';

const LIMIT = 20;
const PART_MAX = 100;

export const jobsList = defineCommand({
  name: 'list',
  description: 'List the latest jobs, newest first',
  arguments: {},
  options: {
    status: option(parseChoice(['queued', 'processing', 'completed', 'failed', 'skipped']), 'only these'),
    running: option(yesOrNo, 'yes: queued and processing jobs; no: those that are over'),
    type: option(parseChoice(['analyze', 'recrawl', 'plan']), 'only these'),
    site: option(site, 'id or domain'),
    limit: option(wholeNumber('number', 1, 10_000), `how many; ${LIMIT} by default`),
  },
  examples: ['coa jobs list', 'coa jobs list --running yes', 'coa jobs list --site 1 --status failed --quiet'],
  async run({ status, running, type, limit = LIMIT, ...given }, context) {
    const api = await context.openApi();
    const query = {
      ...(status ? { status } : {}),
      ...(running === undefined ? {} : { running }),
      ...(type ? { type } : {}),
      ...(given.site === undefined ? {} : { site_id: await findSiteId(api, given.site) }),
      limit: Math.min(limit, PART_MAX),
    };
    async function* latest() {
      let left = limit;
      for await (const job of api.each.listLatestJobs(query)) {
        yield job;
        left -= 1;
        if (left === 0) return;
      }
    }
    return jobList(latest(), ({ site_domain: domain, page_path: path }) =>
      domain === null ? path : `${domain}${path ?? ''}`,
    );
  },
});
