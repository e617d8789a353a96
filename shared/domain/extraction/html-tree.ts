import type { Element, ElementContent, Properties, Root } from 'hast';
import { parseHTML } from 'linkedom';
import { boundHtml } from './bounded-html.ts';
import { type DomNode, formulaOf, isDrawnFormula, isFormula } from './formulas.ts';
import { type HiddenText, markHiddenElements } from './hidden-elements.ts';
import { readStyleRules } from './style-rules.ts';
import { textProperty } from './text-property.ts';

/** Elements deeper than this become siblings of their parents, so that no recursive library overflows the stack. */
const maxDepth = 150;

/** A page as a hast tree, which everything reads. */
export interface HtmlTree {
  root: Root;
  /** Elements, texts and comments of the page. */
  nodeCount: number;
  /** Deepest nesting of elements. */
  depth: number;
  /** The texts of the JSON-LD scripts. */
  jsonLdBlocks: string[];
  /** What the page has and no visitor sees. The elements are marked with the attribute `hidden`. */
  hiddenTexts: HiddenText[];
}

const elementNodeType = 1;
const textNodeType = 3;

/**
 * Never content, and often large. JSON-LD is taken out of the scripts before they go. The readings of ruby text (`rt`, `rp`)
 * repeat the word beside them: kept, they would cut every phrase in two.
 */
const droppedElements = new Set('script style template svg canvas audio datalist rt rp rtc'.split(' '));

/** What plays in them is no content, but that something plays tells an article from a list of links. */
const hollowElements = new Set('object embed video iframe'.split(' '));

/**
 * Parses HTML, however broken, once. linkedom's parser does not copy unclosed formatting elements into every later
 * paragraph, as the HTML standard has it: that keeps hostile pages linear, and is worth the small differences.
 */
export function parseHtml(html: string): HtmlTree {
  const { document }: { document: { readonly documentElement: DomNode | null } } = parseHTML(
    wholeDocument(boundHtml(html)),
  );
  const { styles, hasStylesheets, ...tree } = hastFromDom(document.documentElement);
  const rules = readStyleRules(styles, namedInScripts(html));
  return { ...tree, hiddenTexts: markHiddenElements(tree.root, rules, hasStylesheets) };
}

/** Whether a script of the page names something. Asked seldom, and only then are the scripts looked for. */
function namedInScripts(html: string): (name: string) => boolean {
  let scripts: string | null = null;
  return (name) => {
    scripts ??= [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script/gi)].map(([, code]) => code).join('\n');
    return scripts.includes(name);
  };
}

/** linkedom takes the first element for the document's, and puts what follows `</html>` outside: one `html` goes around all. */
function wholeDocument(html: string): string {
  const attributes = /<html\b([^<>]*)>/i.exec(html)?.[1] ?? '';
  const content = html.replace(/<!doctype[^<>]*>|<html\b[^<>]*>|<\/(?:html|body)\s*>/gi, '');
  return `<!doctype html><html${attributes}>${/<body\b/i.test(content) ? content : withBody(content)}</html>`;
}

function withBody(content: string): string {
  const headEnd = /<\/head\s*>/i.exec(content);
  if (headEnd === null) return `<head></head><body>${content}</body>`;
  const bodyStart = headEnd.index + headEnd[0].length;
  return `${content.slice(0, bodyStart)}<body>${content.slice(bodyStart)}</body>`;
}

interface ParsedTree extends Omit<HtmlTree, 'hiddenTexts'> {
  styles: string[];
  hasStylesheets: boolean;
}

interface Frame {
  next: DomNode | null;
  /** Where the nodes go. */
  children: ElementContent[];
  /** Where a link goes: outside of the link around it, as browsers do when a link was not closed. */
  linkParent: ElementContent[];
}

/** A hast tree of a node, its later siblings and all below them: no comments, no scripts, bounded depth. Does not recurse. */
function hastFromDom(first: DomNode | null): ParsedTree {
  const children: ElementContent[] = [];
  const jsonLdBlocks: string[] = [];
  const styles: string[] = [];
  let hasStylesheets = false;
  let nodeCount = 0;
  let depth = 0;
  const stack: Frame[] = [{ next: first, children, linkParent: children }];
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const node = frame.next;
    if (node === null) {
      stack.pop();
      continue;
    }
    frame.next = node.nextSibling;
    if (node.nodeType === textNodeType) appendText(frame.children, node.data ?? '');
    nodeCount += 1;
    if (node.nodeType !== elementNodeType) continue;
    const element = hastElement(node);
    if (isJsonLd(element)) jsonLdBlocks.push(node.firstChild?.data ?? '');
    if (element.tagName === 'style') styles.push(node.firstChild?.data ?? '');
    if (element.tagName === 'link' && /stylesheet/i.test(textProperty(element, 'rel') ?? '')) hasStylesheets = true;
    if (isFormula(element)) frame.children.push(formulaOf(element, node));
    if (droppedElements.has(element.tagName) || isFormula(element) || isDrawnFormula(element)) continue;
    depth = Math.max(depth, stack.length);
    const inside = hollowElements.has(element.tagName) ? null : node.firstChild;
    stack.push(placeElement(element, frame, inside, stack.length));
  }
  return { root: { type: 'root', children }, nodeCount, depth, jsonLdBlocks, styles, hasStylesheets };
}

/** The parser makes a text of its own for each entity: joined here, once, because the conversion joins them one by one. */
function appendText(children: ElementContent[], value: string): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value += value;
  else children.push({ type: 'text', value });
}

function placeElement(element: Element, frame: Frame, next: DomNode | null, depth: number): Frame {
  const isLink = element.tagName === 'a';
  const parent = isLink ? frame.linkParent : frame.children;
  parent.push(element);
  const children = depth > maxDepth ? parent : element.children;
  return { next, children, linkParent: isLink || frame.linkParent !== frame.children ? parent : children };
}

function hastElement(node: DomNode): Element {
  const properties: Properties = {};
  for (const { name, value } of node.attributes ?? []) {
    const lowered = name.toLowerCase();
    if (lowered === 'class') properties['className'] = value.split(/\s+/).filter((part) => part !== '');
    else if (lowered === 'colspan') properties['colSpan'] = boundedSpan(value, 20);
    else if (lowered === 'rowspan') properties['rowSpan'] = boundedSpan(value, 50);
    else properties[lowered] = value;
  }
  return { type: 'element', tagName: (node.localName ?? '').toLowerCase(), properties, children: [] };
}

/** Table conversion adds one cell per spanned column and row: `colspan="1000000000"` must not. */
function boundedSpan(value: string, max: number): number {
  return Math.min(Math.max(Number.parseInt(value, 10) || 1, 1), max);
}

function isJsonLd(element: Element): boolean {
  return element.tagName === 'script' && /^\s*application\/ld\+json\b/i.test(textProperty(element, 'type') ?? '');
}
