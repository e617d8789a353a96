import { argument, defineCommand } from '../command.ts';
import { pageIdOf } from '../references.ts';
import { reportOutput } from '../report-output.ts';
import { page } from '../values.ts';

export const report = defineCommand({
  name: 'report',
  description: 'Show the grade, the scores, the checks and the advice of a page',
  arguments: { page: argument(page, 'id or URL') },
  options: {},
  examples: ['coa report 7', 'coa report https://www.example.com/guides/ --json'],
  async run(given, context) {
    const api = await context.openApi();
    return reportOutput(api, await pageIdOf(api, given.page));
  },
});
