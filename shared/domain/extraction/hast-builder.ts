import type { Element, ElementContent, Properties, Root } from 'hast';
import { Parser } from 'htmlparser2';
import { cutText, READ_LINE_CHARACTERS_MAX } from '../language/text-limits.ts';
import { classNames } from './hast-text.ts';
import { isStreamedPart, isStreamedPlace } from './streamed-parts.ts';
import { textProperty } from './text-property.ts';

/** Elements deeper than this become siblings of their parents, so that no recursive library overflows the stack. */
const maxDepth = 150;

/**
 * Never content, and often large; a formula is read as its signs, without its source. JSON-LD is taken out of the scripts before they go. The readings of ruby text (`rt`, `rp`)
 * repeat the word beside them: kept, they would cut every phrase in two.
 */
const droppedElements = new Set(
  'script style template svg canvas audio datalist rt rp rtc annotation annotation-xml'.split(' '),
);

/** Media are no content, but their presence distinguishes an article from a list of links. */
const hollowElements = new Set('object embed video iframe'.split(' '));

/** A parsed page, before styles are looked at. */
export interface BuiltTree {
  root: Root;
  /** Elements, text nodes and comments of the page. */
  nodeCount: number;
  /** Deepest nesting of elements. */
  depth: number;
  /** The content of the JSON-LD scripts. */
  jsonLdBlocks: string[];
  styles: string[];
  noscripts: Element[];
  /** Audio, and the sources of audio and video: they are loaded, and no content. */
  mediaSources: Element[];
  streamed: { places: Map<string, Element>; parts: Map<string, Element> };
}

interface Frame {
  /** Where the nodes go. */
  children: ElementContent[];
  /** Where a link goes: outside of the link around it, as browsers do when a link was not closed. */
  linkParent: ElementContent[];
  /** Tags that end it, whether it was closed or not, and the parent that then continues. */
  endedBy: { readonly tags: RegExp; readonly around: ElementContent[] } | null;
}

const headingTag = /^h[1-6]$/;
/** Tags of a head. Anything else ends it, as the start of the body does. */
const outsideHead = /^(?!(?:base|basefont|bgsound|link|meta|title|noscript|noframes|style|template|script)$)/;

/** A hast tree of a document that begins with its `html` element: no comments, no scripts, bounded depth. Does not recurse. */
export function buildHast(html: string): BuiltTree {
  const builder = new HastBuilder();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.open(name, attributes),
      onclosetag: () => builder.close(),
      ontext: (text) => builder.addText(text),
      oncomment: () => builder.addComment(),
    },
    { lowerCaseAttributeNames: false, decodeEntities: true },
  );
  parser.end(html);
  return builder.tree;
}

/**
 * Makes the tree while the document is parsed. A DOM in between (every node with its maps and listeners) took a quarter of the
 * time that a page is read in, and as much again to collect its garbage.
 */
class HastBuilder {
  readonly tree: BuiltTree;
  readonly #stack: Frame[];
  #frame: Frame;
  /** Elements that are open inside of one whose content is left out, that one included. */
  #leftOut = 0;
  /** Where the first text goes of the script or style that is open. */
  #texts: string[] | null = null;
  /** Audio or video is open, whose content is left out. */
  #isInMedia = false;

  constructor() {
    const children: ElementContent[] = [];
    this.tree = {
      root: { type: 'root', children },
      nodeCount: 0,
      depth: 0,
      jsonLdBlocks: [],
      styles: [],
      noscripts: [],
      mediaSources: [],
      streamed: { places: new Map(), parts: new Map() },
    };
    this.#frame = { children, linkParent: children, endedBy: null };
    this.#stack = [this.#frame];
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#leftOut > 0) {
      this.#leftOut += 1;
      if (this.#isInMedia && name === 'source') this.tree.mediaSources.push(toElement(name, attributes));
      return;
    }
    this.tree.nodeCount += 1;
    const isPlace = isStreamedPlace(name, attributes['id']);
    const tagName = isPlace || isShadowRoot(name, attributes) || inventedBoxes.has(name) ? 'div' : name;
    const element = toElement(tagName, attributes);
    this.#isInMedia = name === 'audio' || name === 'video';
    if (name === 'audio') this.tree.mediaSources.push(element);
    if (isDrawnFormula(element)) {
      this.#leftOut = 1;
      return;
    }
    if (name === 'noscript') this.tree.noscripts.push(element);
    if (isPlace) this.tree.streamed.places.set(attributes['id'] ?? '', element);
    if (isStreamedPart(attributes)) this.tree.streamed.parts.set(attributes['id'] ?? '', element);
    if (droppedElements.has(tagName)) {
      this.#leftOut = 1;
      this.#texts = name === 'style' ? this.tree.styles : isJsonLd(element) ? this.tree.jsonLdBlocks : null;
      this.#texts?.push('');
      return;
    }
    this.#place(element);
    if (hollowElements.has(name)) this.#leftOut = 1;
  }

  #place(element: Element): void {
    const { endedBy } = this.#frame;
    // A heading ends where another one begins, and the head where the body does, as browsers have it.
    if (endedBy?.tags.test(element.tagName) === true)
      Object.assign(this.#frame, { children: endedBy.around, linkParent: endedBy.around, endedBy: null });
    const { children: inside, linkParent } = this.#frame;
    const depth = this.#stack.length;
    this.tree.depth = Math.max(this.tree.depth, depth);
    const isLink = element.tagName === 'a';
    const parent = isLink ? linkParent : inside;
    parent.push(element);
    if (hollowElements.has(element.tagName)) return;
    const children = depth > maxDepth ? parent : element.children;
    this.#frame = {
      children,
      linkParent: isLink || linkParent !== inside ? parent : children,
      endedBy: findEnd(element.tagName, parent),
    };
    this.#stack.push(this.#frame);
  }

  close(): void {
    if (this.#leftOut > 0) {
      this.#leftOut -= 1;
      if (this.#leftOut === 0) this.#texts = null;
      return;
    }
    // A tag that the document ends inside of is closed without having been opened.
    if (this.#stack.length === 1) return;
    this.#stack.pop();
    this.#frame = this.#stack.at(-1) ?? this.#frame;
  }

  addText(text: string): void {
    if (this.#leftOut > 0) {
      if (this.#texts !== null && this.#leftOut === 1) {
        this.#texts[this.#texts.length - 1] = text;
        this.#texts = null;
      }
      return;
    }
    // Around the document there is nothing.
    if (this.#stack.length === 1 && this.tree.root.children.length === 0) return;
    this.tree.nodeCount += 1;
    const { children } = this.#frame;
    const last = children.at(-1);
    // The parser gives its own text for each entity: joined here, once, because the conversion joins them one by one.
    if (last?.type === 'text') last.value += text;
    else children.push({ type: 'text', value: text });
  }

  addComment(): void {
    const isBefore = this.#stack.length === 1 && this.tree.root.children.length === 0;
    if (this.#leftOut === 0 && !isBefore) this.tree.nodeCount += 1;
  }
}

/** The letters that KaTeX and MathJax draw beside the formula itself. */
const drawn = /^(?:katex-html|MathJax|MathJax_(?:Display|Preview|CHTML|SVG|SVG_Display))$/;
const isDrawnFormula = (element: Element): boolean =>
  /^(?:span|div)$/.test(element.tagName) && classNames(element).some((name) => drawn.test(name));

function findEnd(tagName: string, around: ElementContent[]): Frame['endedBy'] {
  if (headingTag.test(tagName)) return { tags: headingTag, around };
  return tagName === 'head' ? { tags: outsideHead, around } : null;
}

/** Names of old drafts that no browser knows, and that pages use as boxes: the conversion to Markdown would drop them. */
const inventedBoxes = new Set(['content', 'element', 'shadow']);

const isShadowRoot = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  name === 'template' && ('shadowrootmode' in attributes || 'shadowroot' in attributes);

const toElement = (tagName: string, attributes: Readonly<Record<string, string>>): Element => ({
  type: 'element',
  tagName,
  properties: toProperties(attributes),
  children: [],
});

function toProperties(attributes: Readonly<Record<string, string>>): Properties {
  const properties: Properties = {};
  for (const [name, written] of Object.entries(attributes)) {
    const value = cutText(written, READ_LINE_CHARACTERS_MAX);
    const lowered = name.toLowerCase();
    if (lowered === 'class') properties['className'] = [...new Set(value.split(/\s+/).filter((part) => part !== ''))];
    else if (lowered === 'colspan') properties['colSpan'] = boundedSpan(value, 20);
    else if (lowered === 'rowspan') properties['rowSpan'] = boundedSpan(value, 50);
    else properties[lowered] = value;
  }
  return properties;
}

/** Table conversion adds one cell per spanned column and row: `colspan="1000000000"` must not. */
function boundedSpan(value: string, max: number): number {
  return Math.min(Math.max(Number.parseInt(value, 10) || 1, 1), max);
}

function isJsonLd(element: Element): boolean {
  return element.tagName === 'script' && /^\s*application\/ld\+json\b/i.test(textProperty(element, 'type') ?? '');
}
