import type { Element, Root } from 'hast';
import { elementsIn, isUnseen } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import type { DocumentRecord } from './page-record.ts';
import { readSrcset } from './read-srcset.ts';
import { some } from './some.ts';

/** A crawl requests some pictures of a site; more of one page would be of no use. */
const IMAGES_MAX = 30;
const URL_CHARACTERS_MAX = 500;

interface DocumentOfMedia {
  root: Root;
  /** All of the root. */
  elements: readonly Element[];
  html: string;
  /** Where the document was read. */
  url: string;
  baseUrl: string;
}

/** A parent that is hidden hides its pictures. */
const isShown = (element: Element): boolean => element.tagName !== 'noscript' && !isUnseen(element);

/** Pictures, and what a page takes from where it should not. */
export function readMedia({
  root,
  elements,
  html,
  url,
  baseUrl,
}: DocumentOfMedia): Pick<DocumentRecord, 'imagesWithoutAlt' | 'images' | 'mixedContent' | 'insecureForms'> {
  const images = [...elementsIn(root, isShown)].filter(({ tagName }) => tagName === 'img');
  const isSecure = url.startsWith('https:');
  const forms = elements.filter(({ tagName }) => tagName === 'form');
  return {
    imagesWithoutAlt: some(
      images.filter(lacksAlt).map((image) => readSource(image, baseUrl) ?? 'a picture without an address'),
    ),
    images: [...new Set(images.flatMap((image) => readSource(image, baseUrl) ?? []))]
      .filter((source) => source.length <= URL_CHARACTERS_MAX)
      .slice(0, IMAGES_MAX),
    mixedContent: some(
      isSecure ? [...new Set([...takenFrom(elements, baseUrl), ...findScripts(html, baseUrl)].filter(isInsecure))] : [],
    ),
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
  return source === undefined || /[{}<>]/.test(source) ? null : (parseHttpUrl(source, baseUrl)?.href ?? null);
}

const loadedBy: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  source: ['src'],
  embed: ['src'],
  object: ['data'],
  link: ['href'],
};
/** Relations whose address a browser loads with the page. */
const loadedRelations = /\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/i;

const takenFrom = (elements: readonly Element[], baseUrl: string): string[] =>
  elements.flatMap((element) => {
    const isLoaded = element.tagName !== 'link' || loadedRelations.test(textProperty(element, 'rel') ?? '');
    if (!isLoaded) return [];
    const values = (loadedBy[element.tagName] ?? []).map((name) => textProperty(element, name)?.trim() ?? '');
    const isPicture = element.tagName === 'img' || element.tagName === 'source';
    const set = isPicture ? readSrcset(textProperty(element, 'srcset') ?? '') : [];
    return [...values, ...set].flatMap((value) => (value === '' ? [] : (parseHttpUrl(value, baseUrl)?.href ?? [])));
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
