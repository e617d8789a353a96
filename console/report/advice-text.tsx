import { AdviceText as Advice } from '../design/advice-text.tsx';
import { reportTexts } from '../texts/report-texts.ts';

/** What to do, and the example of it apart. */
export const AdviceText = ({ description }: { readonly description: string }) => (
  <Advice description={description} label={reportTexts.advice.example} />
);
