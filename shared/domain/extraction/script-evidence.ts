import type { Element, Root, RootContent } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { type Message, message } from '../messages/message.ts';
import type { Unreadable } from './extracted-page.ts';
import { allVisibleText, collapse, elementNames, elementsIn, isUnseen, visibleText } from './hast-text.ts';
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
/** Text that waits in hidden parts is worth a second reading from here on. */
const STREAMED_CHARACTERS = 200;

/** Where applications put themselves, by the templates of their tools. */
export const appRoots = new Set(
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
/** A file of the site, named without a host: counters of visitors and widgets come from other hosts. */
const ownFile = /\bsrc\s*=\s*(?:"(?!\s*(?:[a-z]+:|\/\/))|'(?!\s*(?:[a-z]+:|\/\/))|(?!["'\s]|[a-z]+:|\/\/))/i;
const directives = /\s(?:ng-app|ng-controller|ng-repeat|ng-bind|v-cloak|v-for|v-if|v-html|v-text|x-data|data-bind)\b/i;
const placeholder = /\{\{[\w$.[\]'"|()\s:-]{1,80}\}\}/g;
const loadingNames = /(?:^|[-_])(?:skeleton|shimmer|spinner|loader|loading|preloader|placeholder-glow)(?:$|[-_])/i;
const outsideOfContent = new Set(['nav', 'header', 'footer', 'aside']);
/** A page of these alone is small, and whole. */
const shownWithoutText = new Set('img picture iframe video audio object embed form input'.split(' '));
const codeElements = new Set(['code', 'pre', 'kbd', 'samp']);

/**
 * Evidence that the text of a page comes by script, as a part of a sentence; null for a page whose text needs no script. Deliberately
 * reluctant: a page that a server rendered is whole, whatever framework it names, and a second reading takes a second.
 */
export function scriptEvidence(page: FetchedPage): Message | null {
  // A browser must not go where the server asked for a human, and a notice has no more to show.
  if (page.unreadable !== null && page.unreadable !== 'script_shell') return null;
  const plain = streamedParts(page) ?? unfilledPlaceholders(page);
  if (plain !== null || page.visibleTextLength >= READABLE_CHARACTERS) return plain;
  const scripts = (page.html.match(script) ?? []).filter((tag) => !dataType.test(tag));
  if (scripts.length === 0) return null;
  const content = contentLength(page.root);
  return content < LITTLE_CHARACTERS ? (emptyRoot(page, content) ?? littleText(page, scripts, content)) : null;
}

/** React sends late parts hidden at the end of the document, with a script that puts each in its place. */
function streamedParts({ html, root }: FetchedPage): Message | null {
  if (!/<template id="?[BP]:/.test(html)) return null;
  let characters = 0;
  for (const element of elementsIn(root)) {
    if (!textProperty(element, 'id')?.startsWith('S:') || element.properties['hidden'] === undefined) continue;
    characters += allVisibleText({ type: 'root', children: element.children }).length;
  }
  return characters < STREAMED_CHARACTERS ? null : message('issues.content-by-script.streamed', { characters });
}

function unfilledPlaceholders({ html, root }: FetchedPage): Message | null {
  if (!html.includes('{{') || !directives.test(html)) return null;
  const [first, ...others] = textOutsideCode(root).match(placeholder) ?? [];
  return first === undefined
    ? null
    : message('issues.content-by-script.placeholders', { count: others.length + 1, example: first });
}

/** A manual of such a framework shows its placeholders as code. */
function textOutsideCode(root: Root): string {
  const parts: string[] = [];
  const visit = (node: RootContent): void => {
    if (node.type === 'text') parts.push(node.value);
    if (node.type !== 'element' || isUnseen(node) || codeElements.has(node.tagName)) return;
    for (const child of node.children) visit(child);
  };
  for (const child of root.children) visit(child);
  return parts.join(' ');
}

function emptyRoot({ root }: FetchedPage, content: number): Message | null {
  for (const element of elementsIn(root)) {
    if (!isAppRoot(element) && !(element.tagName.includes('-') && content <= EMPTY_CHARACTERS)) continue;
    if (isUnseen(element) || visibleText(element).length > EMPTY_CHARACTERS || hasMedia(element)) continue;
    return message('issues.content-by-script.empty', { element: describeElement(element) });
  }
  return null;
}

const isAppRoot = (element: Element): boolean =>
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

function littleText({ html, root }: FetchedPage, scripts: readonly string[], content: number): Message | null {
  const elements = [...elementsIn(root)];
  const asks = elements.some((element) => element.tagName === 'noscript' && /java\s?script/i.test(rawText(element)));
  if (asks) return message('issues.content-by-script.noscript', { content });
  const loading = elements.find(
    (element) =>
      textProperty(element, 'aria-busy') === 'true' || elementNames(element).some((name) => loadingNames.test(name)),
  );
  if (loading) return message('issues.content-by-script.loading', { element: describeElement(loading), content });
  if (content > EMPTY_CHARACTERS || serverMarker.test(html)) return null;
  const bundles = scripts.filter(isBundle).length;
  if (bundles > 0) return message('issues.content-by-script.bundles', { bundles, content });
  return emptyBody(root, scripts, content);
}

/** A body of scripts alone: it is empty, or they write it. */
function emptyBody(root: Root, scripts: readonly string[], content: number): Message | null {
  if (content > 0 || elementsIn(root).some(({ tagName }) => shownWithoutText.has(tagName))) return null;
  const files = scripts.filter((tag) => ownFile.test(tag)).length;
  return files === 0 ? null : message('issues.content-by-script.files', { files });
}

/** Characters outside of navigation, header, footer and sidebars. */
function contentLength(root: Root): number {
  let characters = 0;
  const visit = (node: RootContent): void => {
    if (node.type === 'text') characters += collapse(node.value).length;
    if (node.type !== 'element' || isUnseen(node) || outsideOfContent.has(node.tagName)) return;
    for (const child of node.children) visit(child);
  };
  for (const child of root.children) visit(child);
  return characters;
}

/** Text of an element that is itself not shown. */
function rawText(element: RootContent): string {
  if (element.type === 'text') return element.value;
  return element.type === 'element' ? element.children.map(rawText).join(' ') : '';
}
