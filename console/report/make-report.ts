/** The report of a site as a document or on paper, made in the browser: loaded when a person asks for one. */
import type { MessageTexts } from '../../shared/domain/messages/message-formatter.ts';
import { MessageFormatter } from '../../shared/domain/messages/message-formatter.ts';
import { api } from '../app/client.ts';
import { printDocument } from './print-document.ts';
import { readReport } from './read/read-report.ts';
import { renderReport, showReport } from './render-report.tsx';
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

async function readParts(siteId: number, preparedBy: Preparer | null) {
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
  return { model, words, messages: new MessageFormatter(words) };
}

export async function makeReport(siteId: number, preparedBy: Preparer | null): Promise<string> {
  const { model, words, messages } = await readParts(siteId, preparedBy);
  return writeReportDocument(renderReport(model, messages), words.css, words.stylePolicy);
}

/**
 * Prints the report, which every browser can also store as a PDF.
 * @param whenMade - called before the browser asks how to print
 */
export async function printReport(siteId: number, preparedBy: Preparer | null, whenMade: () => void): Promise<void> {
  const { model, words, messages } = await readParts(siteId, preparedBy);
  whenMade();
  printDocument({ ...showReport(model, messages), css: words.css });
}
