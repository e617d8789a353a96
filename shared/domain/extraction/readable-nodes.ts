/** How the nodes of the small DOM (`readable-dom.ts`) hang together: parents, siblings, and looking for elements. */
import type { Properties } from 'hast';

type ReadableNode = ElementNode | ReadableText;

export const elementNodeType = 1;
export const textNodeType = 3;
const noNodes: readonly [] = [];

function elementFrom(first: ReadableNode | null): ElementNode | null {
  let node = first;
  while (node !== null && node.nodeType !== elementNodeType) node = node.nextSibling;
  return node;
}

/** The common part of elements and text nodes: their place among their siblings. */
abstract class SiblingNode {
  parentNode: ReadableParent | null = null;
  previousSibling: ReadableNode | null = null;
  nextSibling: ReadableNode | null = null;

  get nextElementSibling(): ElementNode | null {
    return elementFrom(this.nextSibling);
  }

  get previousElementSibling(): ElementNode | null {
    let node = this.previousSibling;
    while (node !== null && node.nodeType !== elementNodeType) node = node.previousSibling;
    return node;
  }
}

export class ReadableText extends SiblingNode {
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
export abstract class ReadableParent extends SiblingNode {
  /** The names of all elements that the document ever had: most of those that Readability looks for are not among them. */
  readonly documentNames: Set<string>;
  firstChild: ReadableNode | null = null;
  lastChild: ReadableNode | null = null;
  /** Null when it is not known. Where it is known, those of all elements inside are. */
  #textContent: string | null = null;

  constructor(documentNames: Set<string>) {
    super();
    this.documentNames = documentNames;
  }

  get childNodes(): ReadableNode[] {
    const nodes: ReadableNode[] = [];
    for (let node = this.firstChild; node !== null; node = node.nextSibling) nodes.push(node);
    return nodes;
  }

  get children(): ElementNode[] {
    const elements: ElementNode[] = [];
    for (let node = this.firstElementChild; node !== null; node = node.nextElementSibling) elements.push(node);
    return elements;
  }

  get firstElementChild(): ElementNode | null {
    return elementFrom(this.firstChild);
  }

  /** Readability asks for the same text repeatedly: remembered until something inside changes. */
  get textContent(): string {
    if (this.#textContent !== null) return this.#textContent;
    let text = '';
    for (let node = this.firstChild; node !== null; node = node.nextSibling) text += node.textContent;
    this.#textContent = text;
    return text;
  }

  /** An element whose text is not known is in none whose text is. */
  #forgetText(): void {
    if (this.#textContent === null) return;
    this.#textContent = null;
    if (this.parentNode !== null) this.parentNode.#forgetText();
  }

  appendChild(node: ReadableNode): ReadableNode {
    node.remove();
    this.#forgetText();
    node.parentNode = this;
    node.previousSibling = this.lastChild;
    if (this.lastChild === null) this.firstChild = node;
    else this.lastChild.nextSibling = node;
    this.lastChild = node;
    return node;
  }

  removeChild(node: ReadableNode): ReadableNode {
    this.#forgetText();
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
    this.#forgetText();
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

  getElementsByTagName(name: string): ElementNode[] {
    if (name !== '*') return this.querySelectorAll(name);
    const found: ElementNode[] = [];
    collectElements(this, null, found);
    return found;
  }

  /** Takes names of elements alone, in upper or lower case (`h1,H2`): that is what Readability asks for. */
  querySelectorAll(names: string): ElementNode[] {
    const found: ElementNode[] = [];
    const wanted = names
      .toLowerCase()
      .split(',')
      .filter((name) => this.documentNames.has(name));
    if (wanted.length > 0) collectElements(this, wanted, found);
    return found;
  }
}

/** An element, as parents and siblings know it. */
export interface ElementNode extends ReadableParent {
  readonly nodeType: typeof elementNodeType;
  readonly localName: string;
  readonly properties: Readonly<Properties>;
  setAttribute(name: string, value: string): void;
  remove(): void;
}

function collectElements(
  parent: ReadableParent,
  /** Null for all. */
  names: readonly string[] | null,
  found: ElementNode[],
): void {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType !== elementNodeType) continue;
    if (names === null || names.includes(node.localName)) found.push(node);
    if (node.firstChild !== null) collectElements(node, names, found);
  }
}
