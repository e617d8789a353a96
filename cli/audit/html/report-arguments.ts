import { listMessageLanguages } from '../../../shared/language-data/messages/read-messages.ts';
import { UsageError } from '../audit-error.ts';
import { type Paper, papers } from './print-pdf.ts';

/** The files that were asked for. */
export interface ReportRequest {
  readonly html: string | null;
  readonly pdf: string | null;
  readonly paper: Paper;
  /** Of its sentences; undefined for that of the organization. */
  readonly language?: string | undefined;
}

/** The languages that a report can be in. */
export const reportLanguages = listMessageLanguages();

export const reportOptions = {
  html: { type: 'string' },
  pdf: { type: 'string' },
  paper: { type: 'string' },
  language: { type: 'string' },
} as const;

interface ReportValues {
  readonly html?: string | undefined;
  readonly pdf?: string | undefined;
  readonly paper?: string | undefined;
  readonly language?: string | undefined;
}

/** Throws UsageError for what is no file, no paper and no language. */
export function parseReportArguments({ html, pdf, paper, language }: ReportValues): { report?: ReportRequest } {
  for (const [name, file] of Object.entries({ html, pdf })) {
    if (file?.trim() === '') throw new UsageError(`--${name} needs the name of a file (see --help)`);
  }
  if (paper !== undefined && pdf === undefined) throw new UsageError('--paper is of --pdf (see --help)');
  if (language !== undefined && !reportLanguages.includes(language))
    throw new UsageError(`--language is ${reportLanguages.join(', ')} (see --help)`);
  if (language !== undefined && html === undefined && pdf === undefined)
    throw new UsageError('--language is of --html or --pdf (see --help)');
  const known = papers.find((name) => name === (paper ?? 'a4').toLowerCase());
  if (known === undefined) throw new UsageError(`--paper is ${papers.join(' or ')} (see --help)`);
  if (html === undefined && pdf === undefined) return {};
  return { report: { html: html ?? null, pdf: pdf ?? null, paper: known, language } };
}
