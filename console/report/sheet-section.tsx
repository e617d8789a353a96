import { Quoted } from './page-link.tsx';
import { readSheet, type SheetBlock } from './read-sheet.ts';
import type { ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

/** The sheet of a page, in the language of the page. */
export function SheetSection({ model: { sheet } }: { readonly model: ReportModel }) {
  const texts = useReportTexts();
  if (sheet == null) return null;
  return (
    <section aria-labelledby="sheet">
      <h2 id="sheet">{texts.sheet.heading}</h2>
      <p class="muted">{texts.sheet.rule}</p>
      <div class="card sheet" lang={sheet.language}>
        {readSheet(sheet.markdown).map((block, at) => (
          <Block key={at} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { readonly block: SheetBlock }) {
  const lines = block.lines.map(({ lead, text }) => (
    <Line key={`${lead}${text}`} lead={lead} text={text} isItem={block.kind !== 'lines'} />
  ));
  switch (block.kind) {
    case 'heading':
      return <h3>{block.lines.map(({ text }) => text).join(' ')}</h3>;
    case 'steps':
      return <ol class="report__items">{lines}</ol>;
    case 'items':
      return <ul class="report__items">{lines}</ul>;
    case 'lines':
      return <div>{lines}</div>;
  }
}

function Line({ lead, text, isItem }: { readonly lead: string; readonly text: string; readonly isItem: boolean }) {
  const said = (
    <>
      {lead !== '' && <strong>{lead}</strong>}
      <Quoted text={text} />
    </>
  );
  return isItem ? <li>{said}</li> : <p>{said}</p>;
}
