import type { Element, ElementContent } from 'hast';
import { elementsIn } from './hast-text.ts';
import { textProperty } from './text-property.ts';

const flowInCell = new Set('h1 h2 h3 h4 h5 h6 ul ol dl form section article blockquote pre hr'.split(' '));

/** A table around another, or without headers and with blocks or a single column, arranges the page and shows no data. */
export function isLayoutTable(table: Element): boolean {
  if (textProperty(table, 'role') === 'presentation' || textProperty(table, 'role') === 'none') return true;
  const elements = [...elementsIn(table)];
  if (elements.some((element) => element.tagName === 'table')) return true;
  if (elements.some((element) => element.tagName === 'th' || element.tagName === 'thead')) return false;
  if (elements.some((element) => flowInCell.has(element.tagName))) return true;
  const rows = elements.filter((element) => element.tagName === 'tr');
  return rows.every((row) => row.children.filter((cell) => cell.type === 'element').length <= 1);
}

/** The cells of a layout table become blocks. `prepare` has treated what is inside. */
export function unwrappedTable(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'text' && child.value.trim() !== '' ? [child] : [];
    if (isCell(child)) return [{ ...child, tagName: 'div', properties: {} }];
    return unwrappedTable(child.children);
  });
}

export const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';

/** Cells beside each other that no row holds are a row. */
export function inRows(children: readonly ElementContent[]): ElementContent[] {
  const rows: ElementContent[] = [];
  let open: Element | null = null;
  for (const child of children) {
    if (child.type === 'element' && isCell(child)) {
      if (open === null) {
        open = { type: 'element', tagName: 'tr', properties: {}, children: [] };
        rows.push(open);
      }
      open.children.push(child);
      continue;
    }
    if (child.type === 'element') open = null;
    rows.push(child);
  }
  return rows;
}
