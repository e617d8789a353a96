import type { ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { type ReadOptions, type ReportSubject, readReport } from './report-data.ts';
import { assertWritable, writeReportFile } from './report-file.ts';

export interface MakeReportOptions extends Partial<ReadOptions> {
  readonly client: ContentOptimizationClient;
}

export type WriteReportOptions = MakeReportOptions &
  ReportSubject & {
    /** Replaced where it exists. */
    readonly file: string;
  };

export interface WrittenReport {
  readonly html: string;
  readonly bytes: number;
}

/** Reads a site or a page over the API and writes its report. Rejects with AuditError where the file cannot be written. */
export async function writeHtmlReport(options: WriteReportOptions): Promise<WrittenReport> {
  const { file } = options;
  await assertWritable(file);
  const subject = 'siteId' in options ? { siteId: options.siteId } : { pageId: options.pageId };
  const html = await makeHtmlReport(subject, options);
  await writeReportFile(file, html);
  return { html, bytes: Buffer.byteLength(html) };
}

/** The report as a document. */
export async function makeHtmlReport(subject: ReportSubject, options: MakeReportOptions): Promise<string> {
  const { client, now = () => new Date(), ...read } = options;
  const model = await readReport(client, subject, { ...read, now });
  // What renders is loaded for a report alone: an audit without one starts as fast as before.
  const { renderHtml } = await import('./render-html.ts');
  return renderHtml(model);
}
