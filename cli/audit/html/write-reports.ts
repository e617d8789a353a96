import type { ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import type { ReportSubject } from '../../../console/report/read/read-report.ts';
import type { Progress } from '../progress.ts';
import { makeHtmlReport } from './make-html-report.ts';
import { assertCanPrint, printPdf } from './print-pdf.ts';
import type { ReportRequest } from './report-arguments.ts';
import { assertWritable, writeReportFile } from './report-file.ts';

/** Checks that the files can be written, before the minutes of an audit. Throws AuditError. */
export async function assertReportsPossible({ html, pdf }: ReportRequest): Promise<void> {
  if (pdf !== null) assertCanPrint();
  for (const file of [html, pdf]) if (file !== null) await assertWritable(file);
}

/** Writes the files that were asked for, of one reading of the API. */
export async function writeReports(
  request: ReportRequest,
  subject: ReportSubject,
  { client, signal, progress }: { client: ContentOptimizationClient; signal: AbortSignal; progress: Progress },
): Promise<void> {
  progress.show('Reading the report');
  const startedAt = performance.now();
  const onProgress = (done: number, total: number): void => {
    progress.show(`Reading the report: ${done} of ${total} pages in detail`);
  };
  const { language } = request;
  const asked = language === undefined ? {} : { language };
  const html = await makeHtmlReport(subject, { client, signal, onProgress, ...asked });
  if (request.html !== null) {
    await writeReportFile(request.html, html);
    progress.finish(`Wrote ${request.html} (${kilobytes(html)}, ${secondsSince(startedAt)})`);
  }
  if (request.pdf !== null) {
    progress.show('Printing');
    const pdf = await printPdf(html, { paper: request.paper });
    await writeReportFile(request.pdf, pdf);
    progress.finish(`Wrote ${request.pdf} (${kilobytes(pdf)}, ${secondsSince(startedAt)})`);
  }
}

const kilobytes = (content: string | Uint8Array): string => `${Math.ceil(Buffer.byteLength(content) / 1_000)} KB`;

const secondsSince = (start: number): string => `${((performance.now() - start) / 1_000).toFixed(1)} s`;
