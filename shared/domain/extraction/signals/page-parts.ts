import type { Element, Nodes, Root } from 'hast';
import { cutText, READ_LINE_CHARACTERS_MAX } from '../../language/text-limits.ts';
import type { LinkLocation } from '../extracted-page.ts';
import { collapse, isBlockElement, isUnseen } from '../hast-text.ts';
import { classifyLandmark } from '../landmarks.ts';
import { isBesideArticle, type PartHint, readHint } from '../part-names.ts';
import { textProperty } from '../text-property.ts';

/** Where something stands: in the content, in what surrounds it on every page, or in a part beside it: comments, teasers, a sidebar. */
type Place = 'content' | 'frame' | 'beside';

/** A run of visible text on its own line. */
export interface Line {
  readonly text: string;
  readonly linkLength: number;
  readonly place: Place;
  /** The kind by the names of the elements around it. */
  readonly hint: PartHint | null;
}

export interface Placed {
  readonly element: Element;
  readonly place: Place;
}

interface Anchor extends Placed {
  /** Trimmed, empty where there is none. */
  readonly href: string;
  /** The visible text, alternative texts of pictures included. */
  readonly text: string;
  /** It has a heading or a picture inside, or is one: a teaser of the page that it leads to. */
  readonly isTeaser: boolean;
}

/** The parts of a page, in document order, by one walk. */
export interface PageParts {
  readonly metas: readonly Element[];
  readonly anchors: readonly Anchor[];
  readonly times: readonly (Placed & { readonly hint: Line['hint'] })[];
  readonly images: readonly Placed[];
  readonly headings: readonly (Placed & { readonly tagName: string })[];
  readonly forms: readonly Placed[];
  readonly buttons: readonly (Placed & { readonly inForm: boolean })[];
  /** Elements of microdata and RDFa that begin an item on the top level. */
  readonly items: readonly Element[];
  /** Elements outside of items that are marked as author or date: `rel=author`, `itemprop=datePublished`. */
  readonly marked: readonly Placed[];
  readonly lines: readonly Line[];
  /** Places of the H1s in `lines`: the first line of each. */
  readonly h1Lines: readonly number[];
  /** Embedded maps, which show where a place is. */
  readonly maps: number;
}

/** More lines, links or pictures than this say nothing new. */
const MANY = 5000;

/**
 * An element with the page's main element or an H1 is around the content, whatever its name: `content-sidebar-wrap`.
 */
function framesIn(root: Root): ReadonlySet<Element> {
  const frames = new Set<Element>();
  const visit = (node: Nodes): boolean => {
    if (!('children' in node)) return false;
    let isFrame = false;
    for (const child of node.children) isFrame = visit(child) || isFrame;
    if (node.type !== 'element') return isFrame;
    if (isFrame) frames.add(node);
    return isFrame || node.tagName === 'main' || (node.tagName === 'h1' && !isUnseen(node));
  };
  visit(root);
  return frames;
}

interface OpenAnchor extends Placed {
  readonly href: string;
  text: string;
  isTeaser: boolean;
}

interface Context {
  readonly place: Place;
  readonly inContent: boolean;
  readonly hint: Line['hint'];
  readonly link: OpenAnchor | null;
  /** Inside of a heading below the main one. */
  readonly inHeading: boolean;
  readonly inForm: boolean;
  readonly inItem: boolean;
}

export function readPageParts(root: Root): PageParts {
  const frames = framesIn(root);
  const metas: Element[] = [];
  const anchors: OpenAnchor[] = [];
  const times: PageParts['times'][number][] = [];
  const images: Placed[] = [];
  const headings: PageParts['headings'][number][] = [];
  const forms: Placed[] = [];
  const buttons: PageParts['buttons'][number][] = [];
  const items: Element[] = [];
  const marked: Placed[] = [];
  const lines: Line[] = [];
  const h1Lines: number[] = [];
  let maps = 0;
  let text = '';
  let linkLength = 0;

  function closeLine({ place, hint }: Context): void {
    if (text !== '') {
      const collapsed = cutText(collapse(text), READ_LINE_CHARACTERS_MAX);
      if (collapsed !== '' && lines.length < MANY)
        lines.push({ text: collapsed, linkLength: Math.min(linkLength, collapsed.length), place, hint });
    }
    text = '';
    linkLength = 0;
  }

  function visit(node: Nodes, context: Context): void {
    if (node.type === 'text') {
      text += node.value;
      if (context.link !== null) context.link.text += node.value;
      if (context.link !== null) linkLength += node.value.trim().length;
      return;
    }
    if (!('children' in node)) return;
    if (node.type !== 'element') {
      for (const child of node.children) visit(child, context);
      return;
    }
    if (node.tagName === 'meta') metas.push(node);
    if (isMap(node)) maps += 1;
    if (isUnseen(node)) {
      if (node.tagName === 'head') for (const child of node.children) visitHead(child);
      return;
    }
    const inside = enter(node, context, isBesideArticle(node) && !frames.has(node));
    const isBlock = isBlockElement(node);
    const startsHint = inside.hint !== context.hint;
    if (isBlock || startsHint) closeLine(context);
    // Styles keep "By" and the name after it apart.
    else if (inside.hint === 'author') text += ' ';
    note(node, inside, context);
    if (node.tagName === 'img') text += ' ';
    for (const child of node.children) visit(child, inside);
    if (isBlock || startsHint) closeLine(inside);
  }

  function visitHead(node: Nodes): void {
    if (node.type === 'element' && node.tagName === 'meta') metas.push(node);
    if ('children' in node) for (const child of node.children) visitHead(child);
  }

  function note(element: Element, { place, hint, link, inForm }: Context, { inItem }: Context): void {
    const placed = { element, place };
    const { tagName, properties } = element;
    const isItem = properties['itemscope'] !== undefined || properties['typeof'] !== undefined;
    // An item that no property of the item around it names is a separate one.
    if (isItem && (!inItem || (!isMarked(element) && place === 'content'))) items.push(element);
    else if (!inItem && isMarked(element)) marked.push(placed);
    switch (tagName) {
      case 'a':
        if (link !== null && anchors.length < MANY) anchors.push(link);
        break;
      case 'time':
        times.push({ ...placed, hint });
        break;
      case 'img':
        if (images.length < MANY) images.push(placed);
        if (link !== null) {
          link.text += ` ${textProperty(element, 'alt') ?? ''} `;
          link.isTeaser = true;
        }
        break;
      case 'form':
        forms.push(placed);
        break;
      case 'button':
        buttons.push({ ...placed, inForm });
        break;
      case 'input':
        if (/^(?:submit|image)$/i.test(textProperty(element, 'type') ?? '')) buttons.push({ ...placed, inForm });
        break;
      default:
        if (/^h[1-6]$/.test(tagName)) {
          headings.push({ ...placed, tagName });
          if (tagName === 'h1') h1Lines.push(lines.length);
          else if (link !== null) link.isTeaser = true;
        }
    }
  }

  visit(root, {
    place: 'content',
    inContent: false,
    hint: null,
    link: null,
    inHeading: false,
    inForm: false,
    inItem: false,
  });
  for (const anchor of anchors) anchor.text = cutText(collapse(anchor.text), READ_LINE_CHARACTERS_MAX);
  return {
    metas,
    anchors,
    times,
    images,
    headings,
    forms,
    buttons,
    items,
    marked,
    lines,
    h1Lines,
    maps,
  };
}

const isMap = (element: Element): boolean =>
  element.tagName === 'iframe' &&
  /google\.[a-z.]{2,6}\/maps|maps\.google|openstreetmap\.org|bing\.[a-z]{2,3}\/maps|mapy\.cz|mapy\.com/i.test(
    textProperty(element, 'src') ?? textProperty(element, 'data-src') ?? '',
  );

function enter(element: Element, context: Context, isBeside: boolean): Context {
  const landmark = classifyLandmark(element, context.inContent);
  const place = classifyPlace(landmark, context.place, isBeside);
  const isItem = element.properties['itemscope'] !== undefined || element.properties['typeof'] !== undefined;
  return {
    place,
    inContent: context.inContent || landmark === 'body',
    hint: readHint(element) ?? context.hint,
    link: element.tagName === 'a' ? openAnchor(element, place, context.inHeading) : context.link,
    inHeading: context.inHeading || /^h[2-6]$/.test(element.tagName),
    inForm: context.inForm || element.tagName === 'form',
    inItem: context.inItem || isItem,
  };
}

const openAnchor = (element: Element, place: Place, inHeading: boolean): OpenAnchor => ({
  element,
  place,
  href: textProperty(element, 'href')?.trim() ?? '',
  text: '',
  isTeaser: inHeading,
});

function classifyPlace(landmark: LinkLocation | null, around: Place, isBeside: boolean): Place {
  if (landmark === null) return isBeside && around !== 'frame' ? 'beside' : around;
  if (landmark === 'body') return around;
  return landmark === 'aside' ? 'beside' : 'frame';
}

function isMarked(element: Element): boolean {
  return (
    element.properties['itemprop'] !== undefined ||
    element.properties['property'] !== undefined ||
    /\bauthor\b/.test(textProperty(element, 'rel') ?? '')
  );
}
