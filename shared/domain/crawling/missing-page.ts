import { decodePath } from '../urls/url-path.ts';

/** A host's response for a path that surely does not exist. */
export interface PageWords {
  readonly url: string;
  readonly title: string | null;
  readonly markdown: string;
}

/** Of the words of both. What differs is the path that some hosts repeat, a date, a suggestion. */
const SAME_SHARE = 0.9;

/** True when a page says what its host says of a missing page: the same words but for few. */
export function isSameAsMissing(page: PageWords, missing: PageWords): boolean {
  const [own, other] = [countWords(page), countWords(missing)];
  const total = sum(own) + sum(other);
  if (total === 0) return true;
  let common = 0;
  for (const [word, count] of own) common += Math.min(count, other.get(word) ?? 0);
  return (2 * common) / total >= SAME_SHARE;
}

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

/** How often each word is there, less those of the page's own path. */
function countWords({ url, title, markdown }: PageWords): Map<string, number> {
  const path = new Set(splitWords(decodePath(URL.parse(url)?.pathname ?? '')));
  const counts = new Map<string, number>();
  for (const word of splitWords(`${title ?? ''} ${markdown}`)) {
    if (!path.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
