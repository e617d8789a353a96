import { AdviceText as Advice } from '../design/advice-text.tsx';
import { reportTexts } from '../texts/report-texts.ts';

/** Advice, with its example apart. */
export const AdviceText = ({ description }: { readonly description: string }) => (
  <Advice description={description} label={reportTexts.advice.example} />
);
