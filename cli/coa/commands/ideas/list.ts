import { argument, defineCommand, option } from '../../command.ts';
import { list } from '../../output.ts';
import { siteIdOf } from '../../references.ts';
import { oneOf, site, text } from '../../values.ts';

export const ideasList = defineCommand({
  name: 'list',
  description: 'List the content ideas of a site, best first',
  arguments: { site: argument(site, 'id or domain') },
  options: {
    status: option(oneOf(['open', 'accepted', 'dismissed']), 'open by default'),
    funnel: option(oneOf(['tofu', 'mofu', 'bofu']), 'only this stage'),
    change: option(oneOf(['create', 'retitle', 'expand', 'optimize']), 'only these'),
    search: option(text('text'), 'only titles and keywords with this text'),
  },
  examples: ['coa ideas list 1', 'coa ideas list www.example.com --change create --json'],
  async run({ status, funnel, change, search, ...given }, context) {
    const api = await context.openApi();
    const siteId = await siteIdOf(api, given.site);
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
