import { argument, defineCommand } from '../command.ts';
import { printableMarkdown } from '../printable-markdown.ts';
import { findPageId } from '../references.ts';
import { page } from '../values.ts';

export const brief = defineCommand({
  name: 'brief',
  description: 'Show what a writer needs to know of a page',
  details:
    'Prints one page of Markdown: the keyword, what people search for, the sections to write and what to change first.',
  arguments: { page: argument(page, 'id or URL') },
  options: {},
  examples: ['coa brief 7 > brief.md', 'coa brief https://www.example.com/guides/ --json'],
  async run(given, context) {
    const api = await context.openApi();
    const { data } = await api.getBrief({ pageId: await findPageId(api, given.page), include: 'sheet' });
    const markdown = data.sheet?.markdown ?? '';
    return { kind: 'text', json: data, text: `${printableMarkdown(markdown, context.stdout).trimEnd()}\n` };
  },
});
