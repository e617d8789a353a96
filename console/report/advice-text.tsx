import { reportTexts } from '../texts/report-texts.ts';
import { Quoted } from './page-link.tsx';

/** How the API begins the example at the end of a description. */
const EXAMPLE = ' Example: ';

/** What to do, and the example of it apart. */
export function AdviceText({ description }: { readonly description: string }) {
  const at = description.indexOf(EXAMPLE);
  if (at === -1) return <Quoted text={description} class="block" />;
  return (
    <>
      <Quoted text={description.slice(0, at)} class="block" />
      <span class="example">
        <span class="muted">{reportTexts.advice.example}</span>{' '}
        <Quoted text={description.slice(at + EXAMPLE.length)} class="block" />
      </span>
    </>
  );
}
