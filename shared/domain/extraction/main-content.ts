import type { Element, Root } from 'hast';
import { collapse, elementsIn, isUnseen, namesOf, visibleText } from './hast-text.ts';
import { type HtmlTree, textProperty } from './html-tree.ts';
import { landmarkOf } from './landmarks.ts';
import { readableArticle } from './readability.ts';

/** An article with less than this share of the region's prose lost content: landing pages, shops, pages of many parts. */
const minArticleShare = 0.8;

/** A `main` element with less than this share of the page's text is a frame that something else was put beside. */
const minMainShare = 0.25;

/** Parts that stand in the content and are none, in the names that themes give them. */
const partNames =
  /^(?:social|share|sharing|addtoany|sharedaddy)(?:[-_](?:share|links?|icons?|media|buttons?|bar))?$|^ad(?:[-_](?:slot|banner|container|unit))$|^adsbygoogle$|^skip[-_](?:link|to[-_]content)/i;

/** Banners about cookies, in the names that the usual consent tools and themes give them. */
const consentNames =
  /cookie[-_]?(?:banner|bar|notice|consent|law|modal|popup)|consent[-_]?(?:banner|modal|manager|popup)|onetrust|cookiebot|cybotcookie|usercentrics|didomi|qc-cmp2|cmplz|gdpr/i;

/** The main content of a page: the article that Readability finds, unless it leaves out much of what the page shows. */
export function mainContent(page: HtmlTree): Root {
  const region = contentRegion(page.root);
  const article = readableArticle(page);
  if (article === null) return region;
  const keepsHeadings = countH1(article) >= countH1(region);
  return keepsHeadings && proseLength(article) >= proseLength(region) * minArticleShare ? article : region;
}

/** What the page's own markup says is content: `main`, a single `article`, else all but the landmarks around it. */
export function contentRegion(root: Root): Root {
  const rest = withoutBoilerplate(root);
  const marked = markedContent(rest);
  return marked !== null && visibleText(marked).length >= visibleText(rest).length * minMainShare
    ? { type: 'root', children: [marked] }
    : rest;
}

function markedContent(root: Root): Element | null {
  const elements = [...elementsIn(root)];
  const main = elements.filter((element) => element.tagName === 'main' || textProperty(element, 'role') === 'main');
  if (main[0] !== undefined) return main[0];
  const articles = elements.filter((element) => element.tagName === 'article');
  return articles.length === 1 ? (articles[0] ?? null) : null;
}

/** A copy without navigation, header, footer, sidebars, consent banners and what is hidden. */
function withoutBoilerplate(root: Root): Root {
  return { type: 'root', children: root.children.flatMap((child) => keep(child, false)) as Root['children'] };
}

function keep<T extends Root['children'][number]>(node: T, inContent: boolean): (T | Element)[] {
  if (node.type !== 'element') return [node];
  const landmark = landmarkOf(node, inContent);
  if (isUnseen(node) || isConsentBanner(node) || namesOf(node).some((name) => partNames.test(name))) return [];
  if (landmark !== null && landmark !== 'body') return headingsOf(node, landmark === 'header');
  const inside = inContent || landmark === 'body';
  return [{ ...node, children: node.children.flatMap((child) => keep(child, inside)) as Element['children'] }];
}

/** Many themes put the title of the page into the header: its H1 is content all the same. */
function headingsOf(node: Element, isHeader: boolean): Element[] {
  if (!isHeader) return [];
  return [...elementsIn(node, (element) => landmarkOf(element, true) !== 'nav')].filter(
    (element) => element.tagName === 'h1' && !isUnseen(element),
  );
}

export function isConsentBanner(element: Element): boolean {
  return element.tagName !== 'body' && element.tagName !== 'html' && consentNames.test(namesOf(element).join(' '));
}

/** Text outside of links: lists of links are what an extractor is there to leave out. */
function proseLength(root: Root): number {
  let length = 0;
  for (const element of elementsIn(root, (child) => child.tagName !== 'a' && !isUnseen(child))) {
    for (const child of element.children) if (child.type === 'text') length += collapse(child.value).length;
  }
  return length;
}

function countH1(root: Root): number {
  return [...elementsIn(root)].filter((element) => element.tagName === 'h1').length;
}
