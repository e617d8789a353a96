import type { Element } from 'hast';
import { namesOf } from './hast-text.ts';
import { textProperty } from './text-property.ts';

/** The part of linkedom's DOM that this module reads (the project compiles without the browser's types). */
export interface DomNode {
  readonly nodeType: number;
  readonly localName?: string;
  readonly data?: string;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string }>;
}

const maxFormulaNodes = 2000;
const texEncoding = /(?:^|[/+])(?:x-)?(?:la)?tex$/i;
const texScript = /^\s*math\/tex/i;

/** MathML, and the scripts that MathJax reads formulas from. */
export const isFormula = (element: Element): boolean =>
  element.tagName === 'math' || (element.tagName === 'script' && texScript.test(textProperty(element, 'type') ?? ''));

const drawn = /^(?:katex-html|MathJax|MathJax_(?:Display|Preview|CHTML|SVG(?:_Display)?)|MathJax_SVG)$/;

/** What KaTeX and MathJax draw beside the formula itself, letter by letter. */
export const isDrawnFormula = (element: Element): boolean =>
  /^(?:span|div)$/.test(element.tagName) &&
  namesOf(element)
    .slice(1)
    .some((name) => drawn.test(name));

/** A `math` element with the signs that a visitor sees, and the TeX that the page gives for them. */
export function formulaOf(element: Element, node: DomNode): Element {
  const isScript = element.tagName === 'script';
  const read = isScript ? { tex: node.firstChild?.data ?? '', text: node.firstChild?.data ?? '' } : readMath(node);
  const tex = (read.tex || textProperty(element, 'alttext') || '').trim();
  const isBlock = isScript
    ? /mode=display/.test(textProperty(element, 'type') ?? '')
    : textProperty(element, 'display') === 'block';
  return {
    type: 'element',
    tagName: 'math',
    properties: { ...(tex === '' ? {} : { 'data-tex': tex }), ...(isBlock ? { 'data-display': 'block' } : {}) },
    children: read.text === '' ? [] : [{ type: 'text', value: read.text }],
  };
}

/** The signs of a formula, and its TeX where an annotation has it. */
function readMath(math: DomNode): { tex: string; text: string } {
  const parts: string[] = [];
  let tex = '';
  let left = maxFormulaNodes;
  const stack: DomNode[] = math.firstChild === null ? [] : [math.firstChild];
  for (let node = stack.pop(); node !== undefined && left > 0; node = stack.pop()) {
    left -= 1;
    if (node.nextSibling !== null) stack.push(node.nextSibling);
    const name = node.localName?.toLowerCase() ?? '';
    if (node.nodeType === 3) parts.push(node.data ?? '');
    else if (name === 'annotation' || name === 'annotation-xml') {
      if (isTex(node)) tex = node.firstChild?.data ?? '';
    } else if (node.firstChild !== null) stack.push(node.firstChild);
  }
  return { tex, text: parts.join('').replace(/\s+/g, ' ').trim() };
}

const isTex = (node: DomNode): boolean =>
  [...(node.attributes ?? [])].some(
    ({ name, value }) => name.toLowerCase() === 'encoding' && texEncoding.test(value.trim()),
  );
