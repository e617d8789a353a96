import type { Element, Root } from 'hast';
import { cleanContent, noContentParts, removeBoilerplate } from './content-parts.ts';
import { allVisibleText, elementsIn } from './hast-text.ts';
import type { HtmlTree } from './html-tree.ts';
import type { PageLayout } from './page-layout.ts';
import { readableArticle } from './readability.ts';
import { findBeginnings, isParagraph, proseLength, type TextBlock, textBlocks } from './text-blocks.ts';
import { textProperty } from './text-property.ts';
import { contentOrWhole } from './whole-content.ts';

/** A `main` element with less than this share of the page's text is a frame that something else was put beside. */
const minMainShare = 0.25;

/** Fewer characters than this are not what a page is about, if it has more to say; short pages are pages as well. */
const longThreshold = 500;
const shortThreshold = 200;

/** Parts that Readability drops of a page this short are more often content than not. */
const shortPageCharacters = 400;

interface Beside {
  prose: number;
  paragraphs: number;
}

/** How much the region may hold beside the article, in shares of the article, before the article counts as a part of it. */
const maxBeside: Record<Exclude<PageLayout, 'sections' | 'list'>, Beside> = {
  /** Everything else is teasers, comments and notices: only a wrong choice loses several times its length. */
  article: { prose: Number.POSITIVE_INFINITY, paragraphs: 4 },
  parts: { prose: 0.25, paragraphs: 0.25 },
  thread: { prose: 0.25, paragraphs: 0.25 },
  unknown: { prose: 0.4, paragraphs: 0.2 },
};

/** From here on a text is long enough to be what the page is about, whatever links stand beside it. */
const longTextCharacters = 1000;

/**
 * The main content of a page: the article that Readability finds, unless it leaves out much of what the page shows.
 * `textLength` is that of the page's visible text.
 */
export function mainContent(page: HtmlTree, layout: PageLayout, textLength: number): Root {
  // Readers may write ten times as much below an article.
  const measure =
    layout === 'article'
      ? { isProse: isParagraph, enough: 1.5 * longTextCharacters }
      : { isProse: () => true, enough: Number.POSITIVE_INFINITY };
  return contentOrWhole(chosenContent(page, layout, textLength), { root: page.root, textLength }, measure);
}

function chosenContent(page: HtmlTree, layout: PageLayout, textLength: number): Root {
  const region = contentRegion(page.root, layout, textLength);
  if (layout === 'sections' || layout === 'list') return region;
  if (layout === 'unknown' && textLength < shortPageCharacters && allVisibleText(region).length > textLength / 2)
    return region;
  // Readability makes paragraphs of blocks, and forgets what the blocks were called: these go before it starts.
  const omitted = new Set(noContentParts(page.root, layout, textLength));
  const inRegion = textBlocks(region);
  const isLong = proseLength(inRegion) > 2 * longThreshold;
  const found = readableArticle(page, { charThreshold: isLong ? longThreshold : shortThreshold, omitted });
  const article = found === null ? null : cleanContent(found, layout);
  return article !== null && isWholeContent(article, inRegion, layout) ? article : region;
}

function isWholeContent(
  article: Root,
  inRegion: readonly TextBlock[],
  layout: Exclude<PageLayout, 'sections' | 'list'>,
): boolean {
  const inArticle = textBlocks(article);
  const limits = maxBeside[layout];
  const hasBeginning = findBeginnings(inArticle);
  const beside = inRegion.filter(({ text }) => !hasBeginning(text));
  const length = proseLength(inArticle);
  return (
    proseLength(beside) <= length * limits.prose &&
    proseLength(beside.filter(isParagraph)) <= length * limits.paragraphs
  );
}

/** Content by the page's own markup: `main`, a single `article`, else all but the landmarks around it. */
function contentRegion(root: Root, layout: PageLayout, textLength: number): Root {
  const rest = removeBoilerplate(root, layout, textLength);
  const marked = markedContent(rest, layout);
  if (marked === null || allVisibleText(marked).length < allVisibleText(rest).length * minMainShare) return rest;
  return { type: 'root', children: [marked] };
}

/** A page of sections may have one `article` for one of them. */
function markedContent(root: Root, layout: PageLayout): Element | null {
  const elements = [...elementsIn(root)];
  const main = elements.filter(isMain);
  if (main[0] !== undefined) return main[0];
  if (layout === 'sections') return null;
  const articles = elements.filter((element) => element.tagName === 'article');
  return articles.length === 1 ? (articles[0] ?? null) : null;
}

function isMain(element: Element): boolean {
  return element.tagName === 'main' || textProperty(element, 'role') === 'main';
}
