import { argument, defineCommand, flag, option, requiredOption } from '../../command.ts';
import { fields } from '../../output.ts';
import { pageFields } from '../../page-fields.ts';
import { findSiteId } from '../../references.ts';
import { site, text } from '../../values.ts';

export const pagesAdd = defineCommand({
  name: 'add',
  description: 'Add a page to a site',
  arguments: { path: argument(text('path'), 'such as /guides/chains/') },
  options: {
    site: requiredOption(site, 'id or domain'),
    crawl: flag('read the page now'),
    title: option(text('text'), 'its name until it is read'),
    purpose: option(text('text'), 'what it is for'),
    keyword: option(text('text'), 'the search that it is for'),
  },
  examples: [
    'coa pages add /guides/chains/ --site 1 --keyword "bicycle chain"',
    'coa pages add /new/ --site 1 --crawl',
  ],
  async run({ path, crawl, title, purpose, keyword, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const body = {
      path,
      crawl,
      ...(title ? { title } : {}),
      ...(purpose ? { purpose } : {}),
      ...(keyword ? { primary_keyword: keyword } : {}),
    };
    const { data } = await api.createPage({ siteId, body });
    if (!('job_id' in data)) return pageFields((await api.getPage({ pageId: data.id })).data);
    context.note(`wait for it with "coa jobs wait ${data.job_id}"`);
    return fields(
      data,
      [
        ['Page', data.page_id],
        ['Job', data.job_id],
        ['Status', data.status],
      ],
      { quiet: [String(data.page_id)] },
    );
  },
});
