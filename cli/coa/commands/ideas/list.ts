import { argument, defineCommand, option } from '../../command.ts';
import { list } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { parseChoice, site, text } from '../../values.ts';

export const ideasList = defineCommand({
  name: 'list',
  description: 'List the content ideas of a site, best first',
  arguments: { site: argument(site, 'id or domain') },
  options: {
    status: option(parseChoice(['open', 'accepted', 'dismissed']), 'open by default'),
    funnel: option(parseChoice(['tofu', 'mofu', 'bofu']), 'only this stage'),
    change: option(parseChoice(['create', 'retitle', 'expand', 'optimize']), 'only these'),
    search: option(text('text'), 'only titles and keywords with this text'),
  },
  examples: ['coa ideas list 1', 'coa ideas list www.example.com --change create --json'],
  async run({ status, funnel, change, search, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const filters = {
      ...(status ? { status } : {}),
      ...(funnel ? { funnel } : {}),
      ...(change ? { change } : {}),
      ...(search ? { q: search } : {}),
    };
    return list({
      items: api.each.listIdeas({ siteId, per_page: 100, ...filters }),
      columns: [
        { title: 'Id', of: ({ id }) => id },
        { title: 'Change', of: (idea) => idea.change },
        { title: 'Volume', of: ({ volume }) => volume, align: 'right' },
        { title: 'Keyword', of: ({ primary_keyword }) => primary_keyword },
        { title: 'Page', of: ({ page_path, proposed_path }) => page_path ?? proposed_path },
        { title: 'Title', of: ({ title }) => title },
      ],
      idOf: ({ id }) => id,
      none: 'no idea fits: find some with "coa ideas run"',
    });
  },
});
