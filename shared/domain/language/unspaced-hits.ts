import type { Hit } from './keyword-hits.ts';
import type { PreparedKeyword } from './prepare-keyword.ts';

/** More terms than any real keyword has: beyond them only the whole phrase is looked for. */
const TERMS_MAX = 32;

/** Where the terms of a keyword stand in a text without spaces, in order: as characters, since a segmenter cuts a word by its neighbours. */
export function unspacedHits(text: string, keyword: PreparedKeyword): Hit[] {
  if (keyword.terms.length > TERMS_MAX) return [];
  const hits: Hit[] = [];
  for (const [term, { normalized }] of keyword.terms.entries()) {
    for (const start of findPositions(text, normalized)) {
      hits.push({ start, end: start + normalized.length, terms: [term], isCompound: false, first: -1, last: -1 });
    }
  }
  return hits.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Where a string occurs, not overlapping. */
export function findPositions(text: string, wanted: string): number[] {
  const positions: number[] = [];
  if (wanted === '') return positions;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) positions.push(at);
  return positions;
}
