import { useReportTexts } from './report-words.ts';

export function ReportDate({ at }: { readonly at: string }) {
  return <time dateTime={at}>{useReportTexts().day(at)}</time>;
}
