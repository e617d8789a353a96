import { argument, defineCommand } from '../command.ts';
import { findPageId } from '../references.ts';
import { openReportFiles, reportFileOptions } from '../report-files.ts';
import { reportOutput } from '../report-output.ts';
import { page } from '../values.ts';

export const report = defineCommand({
  name: 'report',
  description: 'Show the grade, the scores, the checks and the advice of a page',
  arguments: { page: argument(page, 'id or URL') },
  options: reportFileOptions,
  examples: [
    'coa report 7',
    'coa report https://www.example.com/guides/ --json',
    'coa report 7 --html report.html --pdf report.pdf',
  ],
  async run(given, context) {
    const writeFiles = await openReportFiles(given, context);
    const api = await context.openApi();
    const pageId = await findPageId(api, given.page);
    await writeFiles?.({ pageId });
    return reportOutput(api, pageId);
  },
});
