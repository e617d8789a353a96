import { parseHttpUrl } from '../../urls/http-url.ts';
import { textProperty } from '../text-property.ts';
import type { PageParts, Placed } from './page-parts.ts';
import type { ImageSignal } from './page-signals.ts';

const IMAGES_MAX = 20;
const ALT_CHARACTERS_MAX = 200;
/** Icons, avatars, logos, pixels. */
export const decoration =
  /logo|icon|avatar|gravatar|sprite|pixel|spacer|blank\.|badge|emoji|flag|button|1x1|loader|spinner|arrow|share|placeholder|transparent|img_tag|tracking/i;
const sources = ['data-src', 'data-lazy-src', 'data-original', 'src', 'data-srcset', 'srcset'] as const;

/**
 * The pictures of the content, the lead picture first where the page has one: the picture that `og:image` names, or the first large
 * one. `og:image` alone, of a picture that no visitor sees on the page, is none.
 */
export function findImages({ images, metas }: PageParts, baseUrl: string): ImageSignal[] {
  const own = images.filter(({ place }) => place === 'content').flatMap((placed) => readImage(placed, baseUrl) ?? []);
  const socialName = socialPictureName(metas);
  const named = socialName === '' ? -1 : own.findIndex(({ src }) => pictureName(src) === socialName);
  const lead = named === -1 ? (own.length > 0 ? 0 : -1) : named;
  return own.map((image, at) => ({ ...image, isLead: at === lead })).slice(0, IMAGES_MAX);
}

function socialPictureName(metas: PageParts['metas']): string {
  const social = metas.find((meta) => (textProperty(meta, 'property') ?? textProperty(meta, 'name')) === 'og:image');
  return social === undefined ? '' : pictureName(textProperty(social, 'content') ?? '');
}

function readImage({ element }: Placed, baseUrl: string): Omit<ImageSignal, 'isLead'> | null {
  const value = sources
    .map((name) => textProperty(element, name)?.trim().split(/[\s,]/, 1)[0] ?? '')
    .find((src) => src !== '' && !src.startsWith('data:'));
  const url = value === undefined ? null : parseHttpUrl(value, baseUrl);
  if (url === null || isSmall(element.properties) || decoration.test(url.pathname)) return null;
  const alt = textProperty(element, 'alt');
  return { src: url.href.slice(0, 500), alt: alt === null ? null : alt.trim().slice(0, ALT_CHARACTERS_MAX) };
}

const isSmall = (properties: Readonly<Record<string, unknown>>): boolean =>
  ['width', 'height'].some((name) => {
    const value = properties[name];
    const pixels = typeof value === 'string' && /^\d+(?:px)?$/.test(value) ? Number.parseInt(value, 10) : null;
    return pixels !== null && pixels < 60;
  });

/** The name of a picture without its folder, its size and its form: a content system serves one picture under many. */
export const pictureName = (url: string): string =>
  (url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '')
    .toLowerCase()
    .replace(/[-_]\d{2,4}x\d{2,4}/, '')
    .replace(/\.[a-z]{3,4}$/, '');
