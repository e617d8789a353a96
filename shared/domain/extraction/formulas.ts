import type { Element } from 'hast';
import { elementNames } from './hast-text.ts';
import { textProperty } from './text-property.ts';

const texEncoding = /(?:^|[/+])(?:x-)?(?:la)?tex$/i;
const maxFormulaCharacters = 5000;

const drawn = /^(?:katex-html|MathJax|MathJax_(?:Display|Preview|CHTML|SVG|SVG_Display))$/;

/** True for the letters that KaTeX and MathJax draw beside the formula itself. */
export const isDrawnFormula = (element: Element): boolean =>
  /^(?:span|div)$/.test(element.tagName) &&
  elementNames(element)
    .slice(1)
    .some((name) => drawn.test(name));

/** Reads a formula while the document is parsed: the signs that a visitor sees, and the TeX that the page gives for them. */
export class FormulaReader {
  readonly #element: Element;
  /** The elements that are open, and of those the annotation that is. */
  #depth = 0;
  #annotation: { depth: number; isTex: boolean } | null = null;
  #tex = '';
  #text = '';

  constructor(element: Element) {
    this.#element = element;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#annotation !== null || !/^annotation(?:-xml)?$/i.test(name)) return;
    this.#annotation = { depth: this.#depth, isTex: texEncoding.test((attributes['encoding'] ?? '').trim()) };
  }

  close(): void {
    if (this.#annotation?.depth === this.#depth) this.#annotation = null;
    this.#depth -= 1;
  }

  addText(text: string): void {
    if (this.#annotation?.isTex === true) this.#tex = (this.#tex + text).slice(0, maxFormulaCharacters);
    else if (this.#annotation === null) this.#text = (this.#text + text).slice(0, maxFormulaCharacters);
  }

  /** A `math` element with the signs as its text. */
  get formula(): Element {
    const tex = (this.#tex || textProperty(this.#element, 'alttext') || '').trim();
    const isBlock = textProperty(this.#element, 'display') === 'block';
    const text = this.#text.replace(/\s+/g, ' ').trim();
    return {
      type: 'element',
      tagName: 'math',
      properties: { ...(tex === '' ? {} : { 'data-tex': tex }), ...(isBlock ? { 'data-display': 'block' } : {}) },
      children: text === '' ? [] : [{ type: 'text', value: text }],
    };
  }
}
