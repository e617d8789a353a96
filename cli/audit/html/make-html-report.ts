import type { ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { type ReadOptions, type ReportSubject, readReport } from './report-data.ts';

interface MakeReportOptions extends Partial<ReadOptions> {
  readonly client: ContentOptimizationClient;
}

/** The report as a document. */
export async function makeHtmlReport(subject: ReportSubject, options: MakeReportOptions): Promise<string> {
  const { client, now = () => new Date(), ...read } = options;
  const model = await readReport(client, subject, { ...read, now });
  // The renderer is loaded for a report alone: an audit without one starts as fast as before.
  const { renderHtml } = await import('./render-html.ts');
  return renderHtml(model);
}
