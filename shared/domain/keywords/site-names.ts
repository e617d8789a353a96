import { alternatives, listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';
import { cutText, READ_HEADING_CHARACTERS_MAX } from '../language/text-limits.ts';
import { slugSpellings } from '../language/transliterate.ts';
import { splitTitle } from './title-parts.ts';

/** A site's own names, as far as its pages say them. A page is not about these names. */
export interface SiteNames {
  /** In the form of `nameKey`. */
  readonly names: ReadonlySet<string>;
  /** Towns and regions where it is at home, as they are written, by their keys: alone, they are no subject. */
  readonly places: ReadonlyMap<string, string>;
  /** Letters of the domain, without its ending. */
  readonly domainKey: string;
}

export const noSiteNames: SiteNames = { names: new Set(), places: new Map(), domainKey: '' };

/** A part of titles that this many pages have, and this share of them, is the name of the site or of one of its sections. */
const TITLES_MIN = 3;
const TITLES_SHARE = 0.05;

/** The letters and digits of a name, in the way that domains write them. */
export const nameKey = (text: string): string =>
  (slugSpellings(text.toLowerCase())[0] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** @param known - names that the site, its structured data or its owner give. @param titles - of its pages, one or all of them. */
export function collectSiteNames(site: {
  domain: string | null;
  known: readonly (string | null)[];
  places?: readonly string[];
  titles: readonly string[];
}): SiteNames {
  const counts = new Map<string, number>();
  for (const title of site.titles) {
    const parts = splitTitle(cutText(title, READ_HEADING_CHARACTERS_MAX));
    // A title of one part is a subject, however many pages have it.
    if (parts.length < 2) continue;
    for (const key of new Set(parts.map(nameKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(TITLES_MIN, site.titles.length * TITLES_SHARE);
  const repeated = [...counts].flatMap(([key, count]) => (count >= least ? [key] : []));
  const known = site.known.flatMap((name) => (name === null ? [] : [nameKey(name)]));
  const host = nameKey((site.domain ?? '').replace(/^www\d?\./, ''));
  return {
    names: new Set([...known, ...repeated, host].filter((key) => key !== '')),
    places: new Map((site.places ?? []).map((place) => [nameKey(place), place])),
    domainKey: domainKey(site.domain),
  };
}

const secondLevel = new Set(listReadingWords('keywords', 'secondLevel'));

function domainKey(domain: string | null): string {
  const labels = (domain ?? '')
    .toLowerCase()
    .replace(/^www\d?\./, '')
    .split('.')
    .slice(0, -1);
  if (labels.length > 1 && secondLevel.has(labels.at(-1) ?? '')) labels.pop();
  return nameKey(labels.at(-1) ?? '');
}

const endOfName = new RegExp(`(?:${alternatives('keywords', 'endsOfSiteNames')})$`);

/** True for a name of the site, or for what its domain is made of. */
export function isSiteName(text: string, { names, places, domainKey: domain }: SiteNames): boolean {
  const key = nameKey(text);
  if (key === '' || names.has(key) || places.has(key)) return true;
  if (domain.length < 3) return false;
  return key === domain || (domain.length > 3 && key.replace(endOfName, '') === domain);
}
