import type { Element, Root } from 'hast';
import { elementsIn, isUnseen, visibleText } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import type { Some } from './page-record.ts';
import { some } from './some.ts';

const labels = ['aria-label', 'aria-labelledby', 'title', 'alt', 'label'] as const;

/**
 * Links that a visitor sees with neither text nor alternative. Drawings in SVG are left out of the tree, and may have a text: of a
 * page with some, only links around a picture are judged. A link without anything in it is drawn by a style, or is no link.
 */
export function linksWithoutText(root: Root, html: string, baseUrl: string): Some {
  const hasDrawings = /<svg[\s>]/i.test(html);
  const shown = elementsIn(root, (element) => !isUnseen(element) && textProperty(element, 'aria-hidden') !== 'true');
  const silent = [...shown].filter((element) => {
    if (element.tagName !== 'a' || isNamed(element) || visibleText(element, { alternatives: true }) !== '')
      return false;
    const inside = [...elementsIn(element)];
    const hasPicture = inside.some(({ tagName }) => tagName === 'img');
    return inside.length > 0 && !inside.some(isNamed) && (hasPicture || !hasDrawings);
  });
  return some(silent.flatMap((link) => readTarget(link, baseUrl) ?? []));
}

const isNamed = (element: Element): boolean => labels.some((name) => (textProperty(element, name) ?? '').trim() !== '');

/** Anchors without an address, and those that scripts act on, lead nowhere. */
function readTarget(link: Element, baseUrl: string): string | null {
  const href = textProperty(link, 'href')?.trim() ?? '';
  return href === '' || href.startsWith('#') ? null : (parseHttpUrl(href, baseUrl)?.href ?? null);
}
