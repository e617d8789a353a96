import { argument, defineCommand, flag, option } from '../../command.ts';
import { siteFields } from '../../site-fields.ts';
import { parseChoice, text } from '../../values.ts';
import { waitForSite } from '../../wait-for-site.ts';

export const sitesAdd = defineCommand({
  name: 'add',
  description: 'Add a site; the service finds and reads its pages',
  arguments: { domain: argument(text('domain'), 'a public host name, such as www.example.com') },
  options: {
    render: option(parseChoice(['never', 'auto', 'always']), 'whether a browser reads the pages'),
    wait: flag('wait until its pages are read'),
  },
  examples: ['coa sites add www.example.com', 'coa sites add www.example.com --wait'],
  async run({ domain, render, wait }, context) {
    const api = await context.openApi();
    const { data: site } = await api.createSite({ body: { domain, ...(render ? { render } : {}) } });
    if (!wait) context.note(`its pages are being read: watch with "coa sites show ${site.id}"`);
    return siteFields(wait ? await waitForSite(site.id, context) : site);
  },
});
