import type { Element } from 'hast';
import { elementsIn, isUnseen } from './hast-text.ts';
import { classifyLandmark } from './landmarks.ts';
import type { PageLayout } from './page-layout.ts';

/** Many themes put the title of the page into the header: its H1 is content all the same, with the lines below it on a page of parts. */
export function titleOfHeader(header: Element, layout: PageLayout): Element[] {
  const isSide = (element: Element): boolean => classifyLandmark(element, true) === 'nav' || element.tagName === 'form';
  return [header, ...elementsIn(header, (element) => !isSide(element))].flatMap((element) => {
    const at = element.children.findIndex(
      (child) => child.type === 'element' && child.tagName === 'h1' && !isUnseen(child),
    );
    if (at === -1) return [];
    const below = element.children.slice(at).filter((child) => child.type === 'element');
    return (layout === 'article' ? below.filter(({ tagName }) => tagName === 'h1') : below).filter(
      (child) => !isUnseen(child) && !isSide(child),
    );
  });
}
