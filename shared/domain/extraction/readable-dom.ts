/**
 * The part of the DOM that Readability reads and changes, made of a hast tree. A whole DOM costs several times as much to
 * build and to walk, and Readability is what an extraction spends its time in.
 */

import type { Element, ElementContent, Properties, Root } from 'hast';
import { type ElementNode, elementNodeType, ReadableParent, ReadableText, textNodeType } from './readable-nodes.ts';

/** The value of `innerHTML`: copies of the children, which only `innerHTML` takes. Readability never looks inside. */
class MarkupCopy {
  readonly nodes: readonly ElementContent[];

  constructor(nodes: readonly ElementContent[]) {
    this.nodes = nodes;
  }

  toString(): string {
    return '';
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
    super(ownerDocument.documentNames);
    this.documentNames.add(localName);
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

  /** Nodes of the page's own markup are copied only where Readability may put them back. */
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
    // The eye sees it; what only repeats or decorates is gone before.
    if (name === 'aria-hidden') return null;
    const value = this.properties[propertyName(name)];
    if (value === undefined || value === null || value === false) return null;
    return Array.isArray(value) ? value.join(' ') : String(value);
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  setAttribute(name: string, value: string): void {
    const property = propertyName(name);
    this.properties = { ...this.properties, [property]: name === 'class' ? value.split(/\s+/).filter(Boolean) : value };
  }

  setAttributeNode({ name, value }: Attribute): void {
    this.setAttribute(name, value);
  }

  removeAttribute(name: string): void {
    const property = propertyName(name);
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

const propertyName = (attributeName: string): string => {
  const name = attributeName.toLowerCase();
  return hastNames[name] ?? name;
};

export class ReadableDocument extends ReadableParent {
  readonly nodeType = 9;
  readonly documentElement: ReadableElement;

  constructor(root: Root, omitted: ReadonlySet<Element>) {
    super(new Set());
    const html = root.children.find((child) => child.type === 'element');
    this.documentElement = new ReadableElement(this, 'html', html?.properties);
    this.appendChild(this.documentElement);
    if (html) appendHast(this.documentElement, html.children, omitted);
  }

  get body(): ElementNode | null {
    return this.getElementsByTagName('body')[0] ?? null;
  }

  /** None: Readability drops the first heading that is like the title, though it may head a part of the text. */
  get title(): string {
    return '';
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
    if (node.type !== 'element' || omitted.has(node) || node.tagName === 'meta') continue;
    // It drops every footer, and that of a quote says who is quoted.
    const name = node.tagName === 'footer' && parent.localName === 'blockquote' ? 'p' : renameEmptyAnchor(node);
    const properties = /^h[1-6]$/.test(name) ? renameHeader(node) : node.properties;
    const element = new ReadableElement(parent.ownerDocument, name, properties);
    parent.appendChild(element);
    appendHast(element, node.children, omitted);
  }
}

/** It counts what stands in an anchor as the text of a link: that of DocBook, which never ends in HTML, holds all that comes after. */
const renameEmptyAnchor = ({ tagName, properties }: Element): string =>
  tagName === 'a' && properties['href'] === undefined ? 'span' : tagName;

/** Readability takes every element with "header" in its names for the header of the page. A heading is none. */
function renameHeader({ properties }: Element): Properties {
  const renamed = (name: string): string => name.replaceAll(/header/gi, 'heading');
  const { className, id } = properties;
  return {
    ...properties,
    ...(Array.isArray(className) ? { className: className.map((name) => renamed(String(name))) } : {}),
    ...(typeof id === 'string' ? { id: renamed(id) } : {}),
  };
}

/** The hast tree of what became of an element. */
export function toHast(element: ElementNode): Element {
  return {
    type: 'element',
    tagName: element.localName,
    properties: element.properties,
    children: hastChildren(element),
  };
}

function hastChildren(element: ElementNode): ElementContent[] {
  return element.childNodes.map((node) =>
    node.nodeType === textNodeType ? { type: 'text', value: node.textContent } : toHast(node),
  );
}
