import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** How Portuguese is written in Portugal and in Brazil. */
export type PortugueseRegion = 'PT' | 'BR';

const TEXT_READ_MAX = 20_000;
/** Everyday words that only one of the two writes so. */
const ofPortugal = new RegExp(alternatives('language', 'ofPortugal'), 'giu');
const ofBrazil = new RegExp(alternatives('language', 'ofBrazil'), 'giu');

/** Which of the two a page is written in: by the tag that it gives, else by its words, else by the host and the telephone numbers of its site; Brazil has most of the pages that say none. */
export function detectPortugueseRegion(
  text: string,
  declared: string | null,
  origins: readonly string[] = [],
): PortugueseRegion {
  const tagged = /^pt[-_](BR|PT)\b/i.exec(declared ?? '')?.[1]?.toUpperCase();
  if (tagged === 'BR' || tagged === 'PT') return tagged;
  const read = text.slice(0, TEXT_READ_MAX);
  const count = (pattern: RegExp): number => [...read.matchAll(pattern)].length;
  const [portugal, brazil] = [count(ofPortugal), count(ofBrazil)];
  if (portugal === brazil) return origins.some((origin) => /\.pt$|^(?:\+|00)351/u.test(origin)) ? 'PT' : 'BR';
  return portugal > brazil ? 'PT' : 'BR';
}
