import { argument, defineCommand, option } from '../../command.ts';
import { fields } from '../../output.ts';
import { readText } from '../../read-text.ts';
import { findPageId } from '../../references.ts';
import { id, page, text } from '../../values.ts';

export const contentPut = defineCommand({
  name: 'put',
  description: 'Replace the body of a page by a Markdown file',
  details: 'With --base, another edit since that version is a conflict (exit code 5), and nothing is written.',
  arguments: { page: argument(page, 'id or URL'), file: argument(text('file'), 'a Markdown file; "-" is stdin') },
  options: { base: option(id('version'), 'the version that the edit is based on') },
  examples: ['coa content put 7 page.md --base 31', 'coa content put 7 - < page.md'],
  async run({ file, base, ...given }, context) {
    const markdown = await readText(file, context);
    const api = await context.openApi();
    const pageId = await findPageId(api, given.page);
    const { data } = await api.postContent({ pageId, body: { markdown, base_version_id: base ?? null } });
    return fields(
      data,
      [
        ['Page', data.page_id],
        ['Version', data.content_version_id],
        ['Same version as before', data.collapsed],
        ['Words', data.word_count],
      ],
      { quiet: [String(data.content_version_id)] },
    );
  },
});
