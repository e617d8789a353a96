import type { Language } from '../language/languages.ts';
import { foldText } from '../language/transliterate.ts';

/** Slugs of planned pages: the one segment of their path, `/about-us/`; the homepage's slug is `home`, its path `/`. */

export const HOME_SLUG = 'home';
/** Escaped, so that the path stays far below its 500 characters in every script. */
const ESCAPED_SLUG_CHARACTERS_MAX = 200;

/**
 * The slug of a text: lower case, letters in Latin where a plain table can tell them (other scripts stay as they are), all
 * else to single hyphens. Null when nothing is left.
 * @param language - German writes `ü` as `ue` in addresses; other languages leave the marks out.
 * @example toSlug('About Us') // 'about-us'
 */
export function toSlug(text: string, language: Language | null = null): string | null {
  const words = foldText(language === 'de' ? writeDigraphs(text) : text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return cut(words.join('-')) || null;
}

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const writeDigraphs = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => digraphs[letter] ?? letter);

/** The slug that a client asked for, else that of the name; a text without letters and digits names no page. */
export function plannedSlug(name: string, slug?: string | null): string {
  if (slug?.trim() === '/') return HOME_SLUG;
  return (slug ? toSlug(slug) : null) ?? toSlug(name) ?? 'page';
}

/** `about-us`, then `about-us-2`, `about-us-3` … */
export const numberedSlug = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);

export const pathOfSlug = (slug: string): string =>
  slug === HOME_SLUG ? '/' : `/${encodeURIComponent(slug).toLowerCase()}/`;

/** The slug of a stored path; a path of several segments, which POST pages can make, keeps its inner slashes. */
export function slugOfPath(path: string | null): string {
  const inner = (path ?? '/').replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return HOME_SLUG;
  try {
    return decodeURIComponent(inner);
  } catch {
    return inner;
  }
}

function cut(slug: string): string {
  let kept = '';
  let escapedCharacters = 0;
  for (const letter of slug) {
    escapedCharacters += encodeURIComponent(letter.toWellFormed()).length;
    if (escapedCharacters > ESCAPED_SLUG_CHARACTERS_MAX) break;
    kept += letter.toWellFormed();
  }
  return kept.replace(/-$/, '');
}
