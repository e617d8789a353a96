import type { Element, ElementContent } from 'hast';
import { parseHttpUrl } from '../urls/http-url.ts';
import { elementsIn } from './hast-text.ts';
import { textProperty } from './text-property.ts';

/** Where lazy loaders keep the address of a picture until it scrolls into view, then where a page without one has it. */
const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'data-srcset', 'data-lazy-srcset'];
const placeholder = /(?:^|[/_-])(?:placeholder|blank|spacer|transparent|loading|lazy|pixel|1x1|dummy|grey|gray)/i;
/** The file of the address is named as one. */
function namesPlaceholder(src: string): boolean {
  const path = src.split('?', 1)[0] ?? '';
  return placeholder.test(path.slice(Math.max(0, path.lastIndexOf('/'))));
}

/** The picture with its absolute address and its words, or nothing. */
export function preparedPicture(image: Element, baseUrl: string): ElementContent[] {
  const { alt = '', title } = image.properties;
  const src = readAddress(image, baseUrl);
  if (src === null) return [];
  const properties = { src, alt, ...(title === undefined ? {} : { title }) };
  return [{ ...image, properties, children: [] }];
}

/** The picture of a `picture`: of its sources where the picture itself has no address. */
export function preparedPictureElement(picture: Element, baseUrl: string): ElementContent[] {
  const images = [...elementsIn(picture)];
  const image = images.find(({ tagName }) => tagName === 'img');
  if (image === undefined) return [];
  const own = preparedPicture(image, baseUrl);
  if (own.length > 0) return own;
  const source = images.find((each) => each.tagName === 'source' && readAddress(each, baseUrl) !== null);
  const src = source && readAddress(source, baseUrl);
  if (!src) return [];
  const only: Element = { ...image, properties: { src, alt: image.properties['alt'] ?? '' }, children: [] };
  return [only];
}

function readAddress(element: Element, baseUrl: string): string | null {
  const src = textProperty(element, 'src') ?? '';
  const isRoom = namesPlaceholder(src);
  const names = [...lazySources, ...(isRoom ? ['srcset', 'src'] : ['src', 'srcset'])];
  for (const name of names) {
    const value = textProperty(element, name)?.trim().split(/[\s,]/, 1)[0] ?? '';
    const url = value === '' ? null : parseHttpUrl(value, baseUrl);
    if (url !== null) return url.href;
  }
  return null;
}
