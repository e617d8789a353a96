import type { ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { type ReadOptions, type ReportSubject, readReport } from '../../../console/report/read/read-report.ts';
import { findMessages } from '../../../shared/domain/messages/render-message.ts';
import { DEFAULT_LANGUAGE, listMessageLanguages } from '../../../shared/language-data/messages/read-messages.ts';

interface MakeReportOptions extends Partial<Omit<ReadOptions, 'onResponse'>> {
  readonly client: ContentOptimizationClient;
}

/** The report as a document, in the language that the API writes in: the one that is asked for, else that of the organization. */
export async function makeHtmlReport(subject: ReportSubject, options: MakeReportOptions): Promise<string> {
  const { client, now = () => new Date(), ...read } = options;
  const written = new Set<string>();
  const onResponse = (headers: Headers): void => {
    const language = headers.get('content-language');
    if (language !== null) written.add(language);
  };
  const model = await readReport(client, subject, { ...read, now, onResponse });
  const language = listMessageLanguages().find((known) => written.has(known)) ?? DEFAULT_LANGUAGE;
  // The renderer is loaded for a report alone: an audit without one starts as fast as before.
  const { renderHtml } = await import('./render-html.ts');
  return renderHtml(model, findMessages(language));
}
