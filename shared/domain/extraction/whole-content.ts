import type { Element, Root, RootContent } from 'hast';
import { allVisibleText, elementNames, elementsIn, isUnseen } from './hast-text.ts';
import { classifyLandmark } from './landmarks.ts';
import { isComments, isConsentBanner } from './part-names.ts';
import { proseLength, type TextBlock, textBlocks } from './text-blocks.ts';

/** A content with less than this share of the prose of the page is not its content, whatever the names of the parts say. */
const minShare = 0.25;
/** Pages with less have hardly anything to lose. */
const minProse = 400;

/**
 * The content, unless nearly all prose of the page is missing in it: then all that stands outside of its landmarks. Names and
 * structure decide what is content, and pages that use the names for something else must not lose their text. A content with `enough`
 * prose stays, whatever is beside it.
 */
export function contentOrWhole(
  content: Root,
  page: { root: Root; textLength: number },
  { isProse, enough }: { isProse: (block: TextBlock) => boolean; enough: number },
): Root {
  if (allVisibleText(content).length > page.textLength * minShare) return content;
  const whole: Root = { type: 'root', children: kept(page.root.children, page.textLength) };
  const prose = proseIn(whole, isProse);
  const found = proseIn(content, isProse);
  return prose >= minProse && found < Math.min(prose * minShare, enough) ? whole : content;
}

/** Counts repeated prose once: copies are left out on the way to a content. */
function proseIn(root: Root, isProse: (block: TextBlock) => boolean): number {
  const blocks = new Map(textBlocks(root).map((block) => [block.text, block]));
  return proseLength([...blocks.values()].filter(isProse));
}

function kept<T extends RootContent>(nodes: readonly T[], textLength: number): T[] {
  return nodes.flatMap((node): T[] => {
    if (node.type !== 'element') return [node];
    if (isUnseen(node) || isConsentBanner(node) || isBeside(node, textLength)) return [];
    return [{ ...node, children: kept(node.children, textLength) }];
  });
}

/** Navigation, header, footer, dialog, what readers wrote: unless it is the frame of the page. */
function isBeside(element: Element, textLength: number): boolean {
  const isSide = sideElements.has(element.tagName) || element.properties['role'] === 'dialog';
  const landmark = classifyLandmark(element, false);
  const isNamed = (landmark !== null && landmark !== 'body') || isComments(element, elementNames(element));
  if (element.tagName === 'aside' || (!isSide && !isNamed)) return false;
  for (const { tagName } of elementsIn(element)) if (tagName === 'main' || tagName === 'h1') return false;
  return isSide || allVisibleText(element).length <= textLength * maxPartShare;
}

const sideElements = new Set(['nav', 'footer', 'dialog']);
/** A part with more of the text is the frame of the page, whatever its name. Readers write more than the author. */
const maxPartShare = 0.95;
