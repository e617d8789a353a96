import type { Element } from 'hast';
import type { HtmlTree } from '../extraction/html-tree.ts';
import { textProperty } from '../extraction/text-property.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import type { DocumentRecord } from './page-record.ts';
import { readSrcset } from './read-srcset.ts';
import { some } from './some.ts';

/** A crawl requests some pictures of a site; more of one page would be of no use. */
const IMAGES_MAX = 30;
const URL_CHARACTERS_MAX = 500;

interface DocumentOfMedia {
  tree: Pick<HtmlTree, 'elements' | 'shown' | 'mediaSources'>;
  html: string;
  /** Where the document was read. */
  url: string;
  baseUrl: string;
}

/** Pictures, and what a page takes from where it should not. */
export function readMedia({
  tree: { elements, shown, mediaSources },
  html,
  url,
  baseUrl,
}: DocumentOfMedia): Pick<DocumentRecord, 'imagesWithoutAlt' | 'images' | 'mixedContent' | 'insecureForms'> {
  const images = shown.filter(({ tagName }) => tagName === 'img');
  const isSecure = url.startsWith('https:');
  const loaded = [...elements, ...mediaSources].flatMap((element) => loadedAddresses(element, baseUrl));
  const forms = elements.filter(({ tagName }) => tagName === 'form');
  return {
    imagesWithoutAlt: some(
      images.filter(lacksAlt).map((image) => readSource(image, baseUrl) ?? 'a picture without an address'),
    ),
    images: [...new Set(shown.flatMap((element) => picturesOf(element, baseUrl)))]
      .filter((source) => source.length <= URL_CHARACTERS_MAX)
      .slice(0, IMAGES_MAX),
    mixedContent: some(isSecure ? [...new Set([...loaded, ...findScripts(html, baseUrl)].filter(isInsecure))] : []),
    insecureForms: some(
      forms.map((form) => textProperty(form, 'action')?.trim() ?? '').filter((action) => /^http:\/\//i.test(action)),
    ),
  };
}

const isInsecure = (url: string): boolean => url.startsWith('http:');

/** Scripts write the text of what they draw; pixels that count visitors, and pictures that say that they are decoration, need none. */
function lacksAlt(image: Element): boolean {
  const isPixel = ['width', 'height'].some((name) => /^[01](?:px)?$/.test(textProperty(image, name)?.trim() ?? ''));
  const isDecoration =
    /^(?:presentation|none)$/.test(textProperty(image, 'role') ?? '') || textProperty(image, 'aria-hidden') === 'true';
  const isNamed = ['aria-label', 'aria-labelledby', 'ariaLabel', 'ariaLabelledBy'].some(
    (name) => image.properties[name] !== undefined,
  );
  return image.properties['alt'] === undefined && !isPixel && !isDecoration && !isNamed;
}

const placeholders = /[{}<>]/;

/**
 * The address that a browser loads in the end: the lazy one where `src` holds a stand-in. Addresses with placeholders
 * are templates.
 */
function readSource(image: Element, baseUrl: string): string | null {
  const named = ['src', 'data-src', 'data-lazy-src', 'data-original'].map(
    (name) => textProperty(image, name)?.trim() ?? '',
  );
  const fromSet = ['srcset', 'data-srcset'].flatMap((name) => readSrcset(textProperty(image, name) ?? ''));
  const source = [...named, ...fromSet].find((value) => value !== '' && !value.startsWith('data:'));
  return source === undefined || placeholders.test(source) ? null : (parseHttpUrl(source, baseUrl)?.href ?? null);
}

const loadedBy: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src'],
  embed: ['src'],
  object: ['data'],
  link: ['href'],
};
/** Relations whose address a browser loads with the page. */
const loadedRelations = /\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/i;

function loadedAddresses(element: Element, baseUrl: string): string[] {
  const isLoaded = element.tagName !== 'link' || loadedRelations.test(textProperty(element, 'rel') ?? '');
  const named = isLoaded ? (loadedBy[element.tagName] ?? []).map((name) => textProperty(element, name) ?? '') : [];
  return resolveAll([...named, ...srcsetOf(element)], baseUrl);
}

/** The pictures that an element shows: a source of several offers them in place of its `img`. */
function picturesOf(element: Element, baseUrl: string): string[] {
  const source = element.tagName === 'img' ? readSource(element, baseUrl) : null;
  const offered = element.tagName === 'source' ? srcsetOf(element).slice(0, 1) : [];
  const poster = element.tagName === 'video' ? [textProperty(element, 'poster') ?? ''] : [];
  const others = [...offered, ...poster].filter((address) => !placeholders.test(address));
  return [...(source === null ? [] : [source]), ...resolveAll(others, baseUrl)];
}

const srcsetOf = (element: Element): string[] =>
  element.tagName === 'img' || element.tagName === 'source' ? readSrcset(textProperty(element, 'srcset') ?? '') : [];

const resolveAll = (addresses: readonly string[], baseUrl: string): string[] =>
  addresses.flatMap((address) => {
    const trimmed = address.trim();
    return trimmed === '' ? [] : (parseHttpUrl(trimmed, baseUrl)?.href ?? []);
  });

/** The addresses of a document's scripts, which its tree leaves out. Comments and what scripts hold are passed over. */
function findScripts(html: string, baseUrl: string): string[] {
  const found: string[] = [];
  const start = /<!--|<script\b([^<>]{0,2000})>/gi;
  for (let match = start.exec(html); match !== null; match = start.exec(html)) {
    const [text, attributes] = match;
    const end = html.indexOf(text === '<!--' ? '-->' : '</', start.lastIndex);
    if (end < 0) break;
    start.lastIndex = text === '<!--' ? end : endOfScript(html, end);
    const source = /(?:^|\s)src\s*=\s*["']?([^\s"'>]+)/i.exec(attributes ?? '')?.[1];
    const url = source === undefined ? null : parseHttpUrl(source, baseUrl);
    if (url !== null) found.push(url.href);
  }
  return found;
}

function endOfScript(html: string, from: number): number {
  for (let at = from; at >= 0; at = html.indexOf('</', at + 1)) {
    if (html.slice(at, at + 8).toLowerCase() === '</script') return at;
  }
  return html.length;
}
