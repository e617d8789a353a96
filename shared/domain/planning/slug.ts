/** Slugs of planned pages: the one segment of their path, `/about-us/`; the homepage's slug is `home`, its path `/`. */

export const HOME_SLUG = 'home';
/** Escaped, so that the path stays far below its 500 characters in every script. */
const ESCAPED_SLUG_CHARACTERS_MAX = 200;

/** Letters that Unicode does not decompose into a Latin letter and a mark: Latin, Cyrillic, Greek; `ь` and `ъ` are silent. */
const transliterations = `
ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ı:i ħ:h
а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e
ю:yu я:ya і:i є:ye ґ:g
α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o`;
const latinOf = new Map(
  transliterations
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/** Marks of other scripts are part of the word: without them a Japanese or Hindi word is another one. */
const markedLetter = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu;

/**
 * The slug of a text: lower case, letters in Latin where a plain table can tell them (other scripts stay as they are), all
 * else to single hyphens. Null when nothing is left.
 * @example slugOf('About Us') // 'about-us'
 */
export function slugOf(text: string): string | null {
  const plain = text.normalize('NFKD').replaceAll(markedLetter, '$1').toLowerCase();
  const letters = Array.from(plain, (letter) => latinOf.get(letter) ?? letter);
  const words = letters
    .join('')
    .normalize('NFC')
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return cut(words.join('-')) || null;
}

/** The slug that a client asked for, else that of the name; a text without letters and digits names no page. */
export function plannedSlug(name: string, slug?: string | null): string {
  if (slug?.trim() === '/') return HOME_SLUG;
  return (slug ? slugOf(slug) : null) ?? slugOf(name) ?? 'page';
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
