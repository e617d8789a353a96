import type { Element, ElementContent } from 'hast';
import { allVisibleText, elementsIn, visibleText } from './hast-text.ts';
import { textProperty } from './text-property.ts';

const flowInCell = new Set('h1 h2 h3 h4 h5 h6 ul ol dl form section article blockquote pre hr'.split(' '));

/** A table around another, or without headers and with blocks or a single column, arranges the page and shows no data. */
export function isLayoutTable(table: Element): boolean {
  if (textProperty(table, 'role') === 'presentation' || textProperty(table, 'role') === 'none') return true;
  const elements = [...elementsIn(table)];
  const inner = elements.filter((element) => element.tagName === 'table');
  if (inner.length > 0) return !hasOwnHeader(table) || !inner.every(isSmall);
  if (elements.some((element) => element.tagName === 'th' || element.tagName === 'thead')) return false;
  if (elements.some((element) => flowInCell.has(element.tagName))) return true;
  const rows = elements.filter((element) => element.tagName === 'tr');
  return rows.every((row) => row.children.filter((cell) => cell.type === 'element').length <= 1);
}

/** The cells of a layout table become blocks. `prepare` has treated what is inside. */
export function unwrappedTable(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'text' && child.value.trim() !== '' ? [child] : [];
    if (child.tagName === 'td' || child.tagName === 'th') return [{ ...child, tagName: 'div', properties: {} }];
    return unwrappedTable(child.children);
  });
}

/** The headers of the table itself, not those of a table inside. */
const hasOwnHeader = (table: Element): boolean =>
  elementsIn(table, ({ tagName }) => tagName !== 'table').some(({ tagName }) => tagName === 'th');

const maxInnerCharacters = 200;
const isSmall = (table: Element): boolean => visibleText(table).length <= maxInnerCharacters;

const cellBlocks = new Set(
  'p div section article h1 h2 h3 h4 h5 h6 blockquote ul ol dl dt dd li center address pre table'.split(' '),
);

/** A cell of Markdown is one line: blocks, lists and tables inside of it are their words, side by side. */
export function flattenCells(nodes: ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    const isCell = node.tagName === 'td' || node.tagName === 'th';
    return { ...node, children: isCell ? flat(node.children) : flattenCells(node.children) };
  });
}

function flat(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'br') return [space()];
    if (node.tagName === 'table') return [{ type: 'text', value: ` ${allVisibleText(node)} ` }];
    if (!cellBlocks.has(node.tagName)) return [{ ...node, children: flat(node.children) }];
    return [space(), ...flat(node.children), space()];
  });
}

const space = (): ElementContent => ({ type: 'text', value: ' ' });

const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';

/** Cells beside each other that no row holds are a row, in the parts of a table as well. */
export function groupCellsInRows(children: readonly ElementContent[]): ElementContent[] {
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
    const isPart = child.type === 'element' && /^t(?:head|body|foot)$/.test(child.tagName);
    rows.push(isPart ? { ...child, children: groupCellsInRows(child.children) } : child);
  }
  return rows;
}
