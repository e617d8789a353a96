import type { Element, Root } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { type Message, message } from '../messages/message.ts';
import type { Unreadable } from './extracted-page.ts';
import { collapse, elementsIn, isUnseen, stringsIn, visibleText } from './hast-text.ts';
import { textProperty } from './text-property.ts';

interface FetchedPage {
  html: string;
  root: Root;
  /** Characters that a visitor sees without scripts, navigation and footer included. */
  visibleTextLength: number;
  unreadable: Unreadable | null;
}

/** A page that shows more than this says enough by itself; only what is plainly missing from it can be evidence. */
const READABLE_CHARACTERS = 4_000;
/** Of the content: with more, what is empty beside it is a part of the page, and not its text. */
const LITTLE_CHARACTERS = 400;
/** A heading or a "Loading …". */
const EMPTY_CHARACTERS = 60;

/** Where applications put themselves, by the templates of their tools. */
const appRoots = new Set(
  'root app __next __nuxt ___gatsby svelte main-app react-root ember-app q-app app-root reactroot vue-app application mount'.split(
    ' ',
  ),
);

const appElements = new Set(['app-root', 'my-app', 'ion-app']);

const script = /<script\b[^<>]*>/gi;
const dataType = /\btype\s{0,3}=\s{0,3}["']?application\/(?:ld\+)?json/i;
/** The file of an application: not a library that a page of text may have, nor what counts its visitors. */
const bundle = new RegExp(String.raw`\/(?:${alternatives('extraction', 'bundle')})`, 'i');
const moduleType = /\btype\s{0,3}=\s{0,3}["']?module\b/i;
const isBundle = (tag: string): boolean => {
  const [, source = ''] = tag.split(/\bsrc\s{0,3}=\s{0,3}["']?/i, 2);
  return moduleType.test(tag) || bundle.test(source.split(/["'\s>]/, 1)[0] ?? '');
};
/** Attributes that frameworks write into a page that a server rendered. */
const serverMarker =
  /\bdata-server-rendered\b|\bng-server-context\b|\bdata-reactroot\b|\bdata-hk\b|\bdata-sveltekit-|\bdata-n-head-ssr\b|\bdata-astro-cid\b|"nextExport"\s*:/;
const outsideOfContent = new Set(['nav', 'header', 'footer', 'aside']);

/**
 * Evidence that the text of a page comes by script, as a part of a sentence; null for a page whose text needs no script. Deliberately
 * reluctant: a page that a server rendered is whole, whatever framework it names, and a second reading takes a second.
 */
export function scriptEvidence(page: FetchedPage): Message | null {
  // A browser must not go where the server asked for a human, and a notice has no more to show.
  if (page.unreadable !== null && page.unreadable !== 'script_shell') return null;
  if (page.visibleTextLength >= READABLE_CHARACTERS) return null;
  const scripts = (page.html.match(script) ?? []).filter((tag) => !dataType.test(tag));
  if (scripts.length === 0) return null;
  const content = contentLength(page.root);
  return content < LITTLE_CHARACTERS ? (emptyRoot(page, content) ?? littleText(page, scripts, content)) : null;
}

function emptyRoot({ root }: FetchedPage, content: number): Message | null {
  for (const element of elementsIn(root)) {
    if (!isAppRoot(element) && !(element.tagName.includes('-') && content <= EMPTY_CHARACTERS)) continue;
    if (isUnseen(element) || visibleText(element).length > EMPTY_CHARACTERS || hasMedia(element)) continue;
    return message('issues.content-by-script.empty', { element: describeElement(element) });
  }
  return null;
}

export const isAppRoot = (element: Element): boolean =>
  appRoots.has(textProperty(element, 'id') ?? '') ||
  appElements.has(element.tagName) ||
  element.properties['ng-app'] !== undefined;

/** A page of a picture or a video is small, and whole. */
const hasMedia = (element: Element): boolean =>
  elementsIn(element).some(({ tagName }) => tagName === 'img' || tagName === 'iframe' || tagName === 'video');

function describeElement(element: Element): string {
  const id = textProperty(element, 'id');
  return id ? `<${element.tagName} id="${id}">` : `<${element.tagName}>`;
}

/** Whether the page says to a reader without scripts that it needs them. */
export const asksForScript = (root: Root): boolean =>
  elementsIn(root).some(
    (element) => element.tagName === 'noscript' && /java\s?script/i.test(stringsIn(element).join(' ')),
  );

function littleText({ html, root }: FetchedPage, scripts: readonly string[], content: number): Message | null {
  if (asksForScript(root)) return message('issues.content-by-script.noscript', { content });
  if (content > EMPTY_CHARACTERS || serverMarker.test(html)) return null;
  const bundles = scripts.filter(isBundle).length;
  return bundles === 0 ? null : message('issues.content-by-script.bundles', { bundles, content });
}

/** Characters outside of navigation, header, footer and sidebars. */
const contentLength = (root: Root): number =>
  stringsIn(root, (element) => !isUnseen(element) && !outsideOfContent.has(element.tagName)).reduce(
    (length, text) => length + collapse(text).length,
    0,
  );
