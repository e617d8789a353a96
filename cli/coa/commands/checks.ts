import { argument, defineCommand } from '../command.ts';
import { findPageId } from '../references.ts';
import { page } from '../values.ts';

export const checks = defineCommand({
  name: 'checks',
  description: 'Run the fifteen free checks of a page',
  arguments: { page: argument(page, 'id or URL') },
  options: {},
  examples: ['coa checks 7', 'coa checks 7 --json'],
  async run(given, context) {
    const api = await context.openApi();
    const { data } = await api.getChecks({ pageId: await findPageId(api, given.page) });
    return {
      kind: 'document',
      json: data,
      quiet: data.checks.flatMap(({ key, status }) => (status === 'fail' ? [key] : [])),
      async lines(layout) {
        const { checksSection } = await import('../../audit/report-checks.ts');
        return checksSection(data, layout);
      },
    };
  },
});
