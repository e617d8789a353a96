/** The report of a page or a site as files for people, as `npm run audit` writes them. */
import path from 'node:path';
import { option } from './command.ts';
import type { Context } from './context.ts';
import { UsageError } from './errors.ts';
import { parseChoice, text } from './values.ts';

type ReportSubject = Parameters<typeof import('../audit/html/write-reports.ts')['writeReports']>[1];

/** The options of every command that writes reports. */
export const reportFileOptions = {
  html: option(text('file'), 'write the report as one HTML file, replaced where it exists'),
  pdf: option(text('file'), 'write the report as a PDF; needs the optional browser'),
  paper: option(parseChoice(['a4', 'letter']), 'of the PDF; a4 by default'),
  language: option(text('language'), 'of the report: en, de, fr or es; that of the organization by default'),
};

interface ReportFilesGiven {
  readonly html: string | undefined;
  readonly pdf: string | undefined;
  readonly paper: 'a4' | 'letter' | undefined;
  readonly language: string | undefined;
}

/**
 * Opens a writer of the requested files; null when there are none. Fails at once where one cannot be written, before a
 * job takes its time.
 */
export async function openReportFiles(
  { html, pdf, paper, language }: ReportFilesGiven,
  context: Context,
): Promise<((subject: ReportSubject) => Promise<void>) | null> {
  if (paper !== undefined && pdf === undefined) throw new UsageError('--paper is for --pdf');
  if (html === undefined && pdf === undefined) {
    if (language !== undefined) throw new UsageError('--language is for --html or --pdf');
    return null;
  }
  const { assertReportsPossible, writeReports } = await import('../audit/html/write-reports.ts');
  const { reportLanguages } = await import('../audit/html/report-arguments.ts');
  if (language !== undefined && !reportLanguages.includes(language))
    throw new UsageError(`--language is ${reportLanguages.join(', ')}`);
  const resolveFile = (name: string | undefined): string | null =>
    name === undefined ? null : path.resolve(context.folder, name);
  const request = { html: resolveFile(html), pdf: resolveFile(pdf), paper: paper ?? 'a4', language } as const;
  await assertReportsPossible(request);
  return async (subject) =>
    writeReports(request, subject, {
      client: await context.openApi(),
      signal: context.signal,
      progress: await context.openProgress(),
    });
}
