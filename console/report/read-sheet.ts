/** A stretch of a sheet as it is shown; `lead` is what stands in bold before a text. */
export interface SheetBlock {
  readonly kind: 'heading' | 'steps' | 'items' | 'lines';
  readonly lines: readonly { readonly lead: string; readonly text: string }[];
}

/** The Markdown of a sheet, which has headings, lists and lines alone. Its last line speaks of a response of the API, and is left out. */
export function readSheet(markdown: string): SheetBlock[] {
  return markdown
    .trim()
    .split('\n\n')
    .filter((block, at) => at > 0 || !block.startsWith('# '))
    .filter((block) => !/^\*[^*]+\*$/u.test(block))
    .map((block) => ({ kind: classifyBlock(block), lines: block.split('\n').map(parseLine) }));
}

function classifyBlock(block: string): SheetBlock['kind'] {
  if (block.startsWith('## ')) return 'heading';
  if (/^\d+\. /u.test(block)) return 'steps';
  return block.startsWith('- ') ? 'items' : 'lines';
}

function parseLine(line: string): SheetBlock['lines'][number] {
  const said = line.replace(/^(?:## |\d+\. |- )/u, '').trimEnd();
  const lead = /^\*\*(.+?)\*\*/u.exec(said);
  return lead === null ? { lead: '', text: said } : { lead: lead[1] ?? '', text: said.slice(lead[0].length) };
}
