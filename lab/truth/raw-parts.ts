import { attribute, type Element, isElement, isShown, listAncestors, shownText, walkElements } from './raw-elements.ts';

const listItems = (element: Element): Element[] =>
  element.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'li');
export const isList = (element: Element): boolean =>
  element.tagName === 'dl' || (['ul', 'ol', 'menu', 'dir'].includes(element.tagName) && listItems(element).length >= 3);

/** A list of text that stands by itself: no menu, no pictures, in no other list. */
export function isTextList(element: Element): boolean {
  if (
    element.tagName === 'dl' ||
    listAncestors(element).some(({ tagName }) => ['ul', 'ol', 'li', 'td'].includes(tagName))
  )
    return false;
  const text = shownText(element).length;
  const linked = [...walkElements(element, isShown)]
    .filter(({ tagName }) => tagName === 'a')
    .reduce((sum, link) => sum + shownText(link).length, 0);
  return text > 80 && linked < text / 2 && listItems(element).every((item) => shownText(item) !== '');
}

export function isDataTable(element: Element): boolean {
  const inside = [...walkElements(element, isShown)];
  const rows = inside.filter(({ tagName }) => tagName === 'tr').length;
  const headers = inside.filter(({ tagName }) => tagName === 'th').length;
  return (
    rows >= 2 &&
    headers >= 2 &&
    !inside.some(({ tagName }) => ['table', 'ul', 'p', 'div'].includes(tagName)) &&
    !listAncestors(element).some(({ tagName }) => tagName === 'table')
  );
}

/** A picture that the text shows: it has an address, no small size, and is in no list of links. */
export function isPicture(element: Element): boolean {
  const sizes = ['width', 'height'].map((name) => Number.parseInt(attribute(element, name) ?? '', 10));
  const source = attribute(element, 'src') ?? '';
  if (
    !/^(?:https?:|\/|[\w.-]+\/)/i.test(source) ||
    /pixel|spacer|blank|1x1|icon|avatar|logo|emoji|smil|\.svg/i.test(source)
  )
    return false;
  const isLarge = sizes.every((size) => Number.isNaN(size) || size >= 120) && sizes.some((size) => size >= 120);
  const around = listAncestors(element);
  // A picture that leads to another page is the picture of that page.
  const leads = around.some(
    (part) => part.tagName === 'a' && !/\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(attribute(part, 'href') ?? ''),
  );
  return isLarge && !leads && !around.some(({ tagName }) => ['li', 'td', 'header'].includes(tagName));
}
