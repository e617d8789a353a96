/** The words of the report for its components: those of the language that it is written in. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReportTexts } from '../texts/report-texts.ts';

const Words = createContext<ReportTexts | null>(null);

export const ReportWords = Words.Provider;

export function useReportTexts(): ReportTexts {
  const texts = useContext(Words);
  if (texts === null) throw new Error('a part of the report is rendered without its words');
  return texts;
}
