import { argument, defineCommand } from '../../command.ts';
import { UsageError } from '../../errors.ts';
import { fields } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { openReportFiles, reportFileOptions } from '../../report-files.ts';
import { site } from '../../values.ts';

export const sitesReport = defineCommand({
  name: 'report',
  description: 'Write the report of a site to hand on: grades, issues, advice and pages',
  details:
    'It takes a request for each page, up to 1,000 pages. A service with a limit of requests makes it wait: with 120 a minute, a\nreport of 500 pages takes about five minutes.',
  arguments: { site: argument(site, 'id or domain') },
  options: reportFileOptions,
  examples: [
    'coa sites report 1 --html report.html',
    'coa sites report www.example.com --pdf report.pdf --paper letter',
  ],
  async run({ html, pdf, paper, language, ...given }, context) {
    const writeFiles = await openReportFiles({ html, pdf, paper, language }, context);
    if (writeFiles === null) throw new UsageError('name the file to write: --html FILE, --pdf FILE, or both');
    const siteId = await findSiteId(await context.openApi(), given.site);
    await writeFiles({ siteId });
    const written = { html: html ?? null, pdf: pdf ?? null };
    return fields(
      { site_id: siteId, ...written },
      [
        ['Site', siteId],
        ['HTML', written.html],
        ['PDF', written.pdf],
      ],
      { quiet: [html, pdf].filter((file) => file !== undefined) },
    );
  },
});
