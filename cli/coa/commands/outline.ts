import { argument, defineCommand, flag, option } from '../command.ts';
import type { Context } from '../context.ts';
import { CommandError } from '../errors.ts';
import { findPageId } from '../references.ts';
import { page, text } from '../values.ts';
import { pause } from '../wait-for.ts';

export const outline = defineCommand({
  name: 'outline',
  description: 'Show the outline of a page, or generate one',
  arguments: { page: argument(page, 'id or URL') },
  options: {
    generate: flag('generate a new outline and wait for it'),
    keyword: option(text('text'), 'the search that a new outline is for'),
  },
  examples: ['coa outline 7', 'coa outline 7 --generate --keyword "bicycle chain"'],
  async run({ generate, keyword, ...given }, context) {
    const api = await context.openApi();
    const pageId = await findPageId(api, given.page);
    if (generate) await generateOutline(pageId, keyword, context);
    const { data } = await api.getOutline({ pageId });
    return {
      kind: 'document',
      json: data,
      quiet: [String(data.id)],
      async lines(layout) {
        const { outlineLines } = await import('../outline-lines.ts');
        return outlineLines(data, layout);
      },
    };
  },
});

async function generateOutline(pageId: number, keyword: string | undefined, context: Context): Promise<void> {
  const api = await context.openApi();
  const progress = await context.openProgress();
  const body = keyword === undefined ? {} : { primary_keyword: keyword };
  const { data: started } = await api.generateOutline({ pageId, body });
  for (;;) {
    const { data } = await api.getOutline({ pageId });
    // A newer one may have been started since.
    const isOver = data.id > started.outline_id || data.status === 'completed' || data.status === 'failed';
    if (isOver && data.status === 'failed') throw new CommandError(data.error ?? 'the outline failed');
    if (isOver) return progress.clear();
    progress.show(`outline of page ${pageId}: ${data.status}`);
    await pause(started.retry_after_seconds, context.signal);
  }
}
