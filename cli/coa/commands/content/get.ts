import { argument, defineCommand } from '../../command.ts';
import { printableMarkdown } from '../../printable-markdown.ts';
import { findPageId } from '../../references.ts';
import { page } from '../../values.ts';

export const contentGet = defineCommand({
  name: 'get',
  description: 'Print the body of a page as Markdown',
  details:
    'The version, which "coa content put --base" takes, is said on stderr and is content_version_id with --json.',
  arguments: { page: argument(page, 'id or URL') },
  options: {},
  examples: ['coa content get 7 > page.md', 'coa content get 7 --json'],
  async run(given, context) {
    const api = await context.openApi();
    const { data } = await api.getContent({ pageId: await findPageId(api, given.page) });
    context.note(`version ${data.content_version_id ?? 'none'}`);
    return { kind: 'text', json: data, text: printableMarkdown(data.markdown, context.stdout) };
  },
});
