import { AdviceText as Advice } from '../design/advice-text.tsx';
import { useReportTexts } from './report-words.ts';

/** Advice, with its example apart. */
export const AdviceText = ({ description }: { readonly description: string }) => (
  <Advice description={description} label={useReportTexts().advice.example} />
);
