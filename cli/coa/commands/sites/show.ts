import { argument, defineCommand } from '../../command.ts';
import { findSiteId } from '../../references.ts';
import { siteFields } from '../../site-fields.ts';
import { site } from '../../values.ts';

export const sitesShow = defineCommand({
  name: 'show',
  description: 'Show a site',
  arguments: { site: argument(site, 'id or domain') },
  options: {},
  examples: ['coa sites show 1', 'coa sites show www.example.com --json'],
  async run(given, context) {
    const api = await context.openApi();
    const { data } = await api.getSite({ siteId: await findSiteId(api, given.site) });
    return siteFields(data);
  },
});
