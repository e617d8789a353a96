import { argument, defineCommand } from '../../command.ts';
import { pageFields } from '../../page-fields.ts';
import { findPageId } from '../../references.ts';
import { page } from '../../values.ts';

export const pagesShow = defineCommand({
  name: 'show',
  description: 'Show a page',
  arguments: { page: argument(page, 'id or URL') },
  options: {},
  examples: ['coa pages show 7', 'coa pages show https://www.example.com/guides/ --json'],
  async run(given, context) {
    const api = await context.openApi();
    const { data } = await api.getPage({ pageId: await findPageId(api, given.page) });
    return pageFields(data);
  },
});
