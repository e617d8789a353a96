import { defineCommand } from '../../command.ts';
import { list } from '../../output.ts';

export const sitesList = defineCommand({
  name: 'list',
  description: 'List the sites, newest first',
  arguments: {},
  options: {},
  examples: ['coa sites list', 'coa sites list --json'],
  async run(_, context) {
    const api = await context.openApi();
    return list({
      items: api.each.listSites({ limit: 100 }),
      columns: [
        { title: 'Id', of: ({ id }) => id, align: 'right' },
        { title: 'Domain', of: ({ domain }) => domain },
        { title: 'Pages', of: ({ page_count }) => page_count, align: 'right' },
        { title: 'Drafts', of: ({ draft_count }) => draft_count, align: 'right' },
        { title: 'Crawled', of: ({ last_crawled_at }) => last_crawled_at },
      ],
      idOf: ({ id }) => id,
      none: 'there is no site: add one with "coa sites add"',
    });
  },
});
