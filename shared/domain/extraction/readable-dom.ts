/**
 * The part of the DOM that Readability reads and changes, made of a hast tree. A whole DOM costs several times as much to
 * build and to walk, and Readability is what an extraction spends its time in.
 */
import type { Element, ElementContent, Properties, Root } from 'hast';

type ReadableNode = ReadableElement | ReadableText;

const elementNodeType = 1;
const textNodeType = 3;
const noNodes: readonly [] = [];

/** What `innerHTML` gives: copies of the children, which only `innerHTML` takes. Readability never looks inside. */
class MarkupCopy {
  readonly nodes: readonly ElementContent[];

  constructor(nodes: readonly ElementContent[]) {
    this.nodes = nodes;
  }

  toString(): string {
    return '';
  }
}

function elementFrom(first: ReadableNode | null): ReadableElement | null {
  let node = first;
  while (node !== null && node.nodeType !== elementNodeType) node = node.nextSibling;
  return node;
}

/** What elements and texts have in common: their place among their siblings. */
abstract class SiblingNode {
  parentNode: ReadableParent | null = null;
  previousSibling: ReadableNode | null = null;
  nextSibling: ReadableNode | null = null;

  get nextElementSibling(): ReadableElement | null {
    return elementFrom(this.nextSibling);
  }

  get previousElementSibling(): ReadableElement | null {
    let node = this.previousSibling;
    while (node !== null && node.nodeType !== elementNodeType) node = node.previousSibling;
    return node;
  }
}

class ReadableText extends SiblingNode {
  readonly nodeType = textNodeType;
  readonly nodeName = '#text';
  readonly childNodes = noNodes;
  readonly textContent: string;

  constructor(textContent: string) {
    super();
    this.textContent = textContent;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

/** An element or the document: what has children. */
abstract class ReadableParent extends SiblingNode {
  firstChild: ReadableNode | null = null;
  lastChild: ReadableNode | null = null;

  get childNodes(): ReadableNode[] {
    const nodes: ReadableNode[] = [];
    for (let node = this.firstChild; node !== null; node = node.nextSibling) nodes.push(node);
    return nodes;
  }

  get children(): ReadableElement[] {
    const elements: ReadableElement[] = [];
    for (let node = this.firstElementChild; node !== null; node = node.nextElementSibling) elements.push(node);
    return elements;
  }

  get firstElementChild(): ReadableElement | null {
    return elementFrom(this.firstChild);
  }

  get textContent(): string {
    let text = '';
    for (let node = this.firstChild; node !== null; node = node.nextSibling) text += node.textContent;
    return text;
  }

  appendChild(node: ReadableNode): ReadableNode {
    node.remove();
    node.parentNode = this;
    node.previousSibling = this.lastChild;
    if (this.lastChild === null) this.firstChild = node;
    else this.lastChild.nextSibling = node;
    this.lastChild = node;
    return node;
  }

  removeChild(node: ReadableNode): ReadableNode {
    if (node.previousSibling === null) this.firstChild = node.nextSibling;
    else node.previousSibling.nextSibling = node.nextSibling;
    if (node.nextSibling === null) this.lastChild = node.previousSibling;
    else node.nextSibling.previousSibling = node.previousSibling;
    node.parentNode = null;
    node.previousSibling = null;
    node.nextSibling = null;
    return node;
  }

  replaceChild(node: ReadableNode, replaced: ReadableNode): ReadableNode {
    node.remove();
    node.parentNode = this;
    node.previousSibling = replaced.previousSibling;
    node.nextSibling = replaced.nextSibling;
    if (node.previousSibling === null) this.firstChild = node;
    else node.previousSibling.nextSibling = node;
    if (node.nextSibling === null) this.lastChild = node;
    else node.nextSibling.previousSibling = node;
    replaced.parentNode = null;
    replaced.previousSibling = null;
    replaced.nextSibling = null;
    return replaced;
  }

  getElementsByTagName(name: string): ReadableElement[] {
    const found: ReadableElement[] = [];
    const lowered = name.toLowerCase();
    collectElements(this, name === '*' ? () => true : (localName) => localName === lowered, found);
    return found;
  }

  /** Takes names of elements alone, in upper or lower case (`h1,H2`): that is what Readability asks for. */
  querySelectorAll(names: string): ReadableElement[] {
    const found: ReadableElement[] = [];
    const wanted = new Set(names.toLowerCase().split(','));
    collectElements(this, (localName) => wanted.has(localName), found);
    return found;
  }
}

function collectElements(
  parent: ReadableParent,
  isWanted: (localName: string) => boolean,
  found: ReadableElement[],
): void {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType !== elementNodeType) continue;
    if (isWanted(node.localName)) found.push(node);
    collectElements(node, isWanted, found);
  }
}

interface Attribute {
  readonly name: string;
  readonly value: string;
  cloneNode(): Attribute;
}

export class ReadableElement extends ReadableParent {
  readonly nodeType = elementNodeType;
  readonly localName: string;
  readonly tagName: string;
  readonly ownerDocument: ReadableDocument;
  /** Those of the hast element until one of them changes. */
  properties: Readonly<Properties>;

  constructor(ownerDocument: ReadableDocument, localName: string, properties: Readonly<Properties> = {}) {
    super();
    this.ownerDocument = ownerDocument;
    this.localName = localName;
    this.tagName = localName.toUpperCase();
    this.properties = properties;
  }

  get nodeName(): string {
    return this.tagName;
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  set id(value: string) {
    this.setAttribute('id', value);
  }

  get className(): string {
    return this.getAttribute('class') ?? '';
  }

  set className(value: string) {
    this.setAttribute('class', value);
  }

  get src(): string {
    return this.getAttribute('src') ?? '';
  }

  get srcset(): string {
    return this.getAttribute('srcset') ?? '';
  }

  get style(): { display: string; visibility: string } {
    const style = this.getAttribute('style') ?? '';
    return { display: declared(style, /(?:^|;)\s*display\s*:\s*([\w-]+)/i), visibility: declared(style, visibility) };
  }

  get attributes(): Attribute[] {
    return Object.keys(this.properties).flatMap((property) => {
      const name = property.toLowerCase().replace(/^classname$/, 'class');
      const value = this.getAttribute(name);
      return value === null ? [] : [attribute(name, value)];
    });
  }

  /** What the page's own markup gave is copied only where Readability may put it back. */
  get innerHTML(): MarkupCopy {
    return new MarkupCopy(this.localName === 'body' || this.localName === 'noscript' ? hastChildren(this) : []);
  }

  set innerHTML(copy: MarkupCopy) {
    while (this.lastChild !== null) this.lastChild.remove();
    appendHast(this, copy.nodes, noElements);
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  getAttribute(name: string): string | null {
    const value = this.properties[propertyOf(name)];
    if (value === undefined || value === null || value === false) return null;
    return Array.isArray(value) ? value.join(' ') : String(value);
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  setAttribute(name: string, value: string): void {
    const property = propertyOf(name);
    this.properties = { ...this.properties, [property]: name === 'class' ? value.split(/\s+/).filter(Boolean) : value };
  }

  setAttributeNode({ name, value }: Attribute): void {
    this.setAttribute(name, value);
  }

  removeAttribute(name: string): void {
    const property = propertyOf(name);
    if (this.properties[property] === undefined) return;
    const { [property]: _, ...others } = this.properties;
    this.properties = others;
  }
}

const visibility = /(?:^|;)\s*visibility\s*:\s*([\w-]+)/i;

const declared = (style: string, declaration: RegExp): string =>
  style === '' ? '' : (declaration.exec(style)?.[1]?.toLowerCase() ?? '');

const attribute = (name: string, value: string): Attribute => ({
  name,
  value,
  cloneNode: () => attribute(name, value),
});

/** Of all attributes the tree has these three under the names that hast gives them. */
const hastNames: Readonly<Record<string, string>> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' };

const propertyOf = (attributeName: string): string => {
  const name = attributeName.toLowerCase();
  return hastNames[name] ?? name;
};

export class ReadableDocument extends ReadableParent {
  readonly nodeType = 9;
  readonly documentElement: ReadableElement;

  constructor(root: Root, omitted: ReadonlySet<Element>) {
    super();
    const html = root.children.find((child) => child.type === 'element');
    this.documentElement = new ReadableElement(this, 'html', html?.properties);
    this.appendChild(this.documentElement);
    if (html) appendHast(this.documentElement, html.children, omitted);
  }

  get body(): ReadableElement | null {
    return this.getElementsByTagName('body')[0] ?? null;
  }

  get title(): string {
    return this.getElementsByTagName('title')[0]?.textContent ?? '';
  }

  createElement(name: string): ReadableElement {
    return new ReadableElement(this, name.toLowerCase());
  }

  createTextNode(text: string): ReadableText {
    return new ReadableText(text);
  }
}

const noElements: ReadonlySet<Element> = new Set();

function appendHast(parent: ReadableElement, nodes: readonly ElementContent[], omitted: ReadonlySet<Element>): void {
  for (const node of nodes) {
    if (node.type === 'text') parent.appendChild(new ReadableText(node.value));
    if (node.type !== 'element' || omitted.has(node)) continue;
    const element = new ReadableElement(parent.ownerDocument, node.tagName, node.properties);
    parent.appendChild(element);
    appendHast(element, node.children, omitted);
  }
}

/** The hast tree of what became of an element. */
export function hastOf(element: ReadableElement): Element {
  return {
    type: 'element',
    tagName: element.localName,
    properties: element.properties,
    children: hastChildren(element),
  };
}

function hastChildren(element: ReadableElement): ElementContent[] {
  return element.childNodes.map((node) =>
    node.nodeType === textNodeType ? { type: 'text', value: node.textContent } : hastOf(node),
  );
}
