/** The report of a site as a document, made in the browser: loaded when a person asks for one. */
import type { MessageTexts } from '../../shared/domain/messages/message-formatter.ts';
import { MessageFormatter } from '../../shared/domain/messages/message-formatter.ts';
import { api } from '../app/client.ts';
import { readReport } from './read/read-report.ts';
import { renderReport } from './render-report.tsx';
import { writeReportDocument } from './report-file.ts';
import type { Preparer } from './report-model.ts';

const DEFAULT_LANGUAGE = 'en';

interface ReportParts extends MessageTexts {
  readonly css: string;
  /** The hash of the style, as the policy of the document names it. */
  readonly stylePolicy: string;
}

/** The names of the files with the style and the sentences of reports, by language: the build writes them into the page. */
function listParts(): ReadonlyMap<string, string> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="reports"]')?.content ?? '';
  return new Map(named.split(' ').map((part) => part.split(':', 2) as [string, string]));
}

export async function makeReport(siteId: number, preparedBy: Preparer | null): Promise<string> {
  const written = new Set<string>();
  const onResponse = (headers: Headers): void => {
    written.add(headers.get('content-language') ?? '');
  };
  const model = await readReport(api, { siteId }, { now: () => new Date(), onResponse, preparedBy });
  const parts = listParts();
  const language = [...parts.keys()].find((known) => written.has(known)) ?? DEFAULT_LANGUAGE;
  const response = await fetch(parts.get(language) ?? '');
  if (!response.ok) throw new Error('the words of the report could not be read');
  const words: ReportParts = await response.json();
  return writeReportDocument(renderReport(model, new MessageFormatter(words)), words.css, words.stylePolicy);
}
