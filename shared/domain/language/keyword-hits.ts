import { isCompoundWith } from './compounds.ts';
import { writesCompounds } from './languages.ts';
import type { PreparedKeyword } from './prepare-keyword.ts';
import type { PreparedText } from './prepare-text.ts';

/** A place of a text that has one of the keyword's terms. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  /** Which of the keyword's terms; a compound may hold several. */
  readonly terms: readonly number[];
  readonly isCompound: boolean;
  /** The unit of the text it begins and ends with. */
  readonly first: number;
  readonly last: number;
}

const noTerms: readonly number[] = [];

/** Where the terms of a keyword stand in a text with spaces, in order. Linear in the length of the text. */
export function termHits(text: PreparedText, keyword: PreparedKeyword): Hit[] {
  const byForm = new Map<string, number>();
  for (const [index, { key, folded }] of keyword.terms.entries()) {
    byForm.set(`=${folded}`, index);
    if (!byForm.has(key)) byForm.set(key, index);
  }
  const beginnings = new Set(
    keyword.terms.filter(({ folded }) => folded.length >= 5).map(({ folded }) => folded.slice(0, 2)),
  );
  const found = new Map<string, readonly number[]>();
  const hits: Hit[] = [];
  for (const [index, unit] of text.units.entries()) {
    const term = byForm.get(`=${unit.folded}`) ?? byForm.get(unit.key);
    if (term !== undefined) {
      hits.push({ start: unit.start, end: unit.end, terms: [term], isCompound: false, first: index, last: index });
      continue;
    }
    const next = text.units[index + 1];
    if (next?.gap === 'space' && beginnings.has(unit.folded.slice(0, 2))) {
      const joined = byForm.get(`=${unit.folded}${next.folded}`) ?? byForm.get(`${unit.folded}${next.key}`);
      if (joined !== undefined) {
        hits.push({
          start: unit.start,
          end: next.end,
          terms: [joined],
          isCompound: true,
          first: index,
          last: index + 1,
        });
        continue;
      }
    }
    let terms = found.get(unit.folded);
    if (terms === undefined) {
      terms = compoundTerms(unit.folded, keyword);
      found.set(unit.folded, terms);
    }
    if (terms.length > 0)
      hits.push({ start: unit.start, end: unit.end, terms, isCompound: true, first: index, last: index });
  }
  return hits;
}

/** The terms that a single word holds: all of them where it is the keyword written together, else those it is a compound with. */
function compoundTerms(folded: string, keyword: PreparedKeyword): readonly number[] {
  const { terms, units } = keyword;
  if (units.length > 1 && units.length <= 4) {
    const [last] = units.slice(-1);
    const start = units
      .slice(0, -1)
      .map((unit) => unit.folded)
      .join('');
    if (last !== undefined && folded.startsWith(start)) {
      const rest = folded
        .slice(start.length)
        .replace(writesCompounds(keyword.language) ? /^(?:es|en|s|n|e)(?=.{4})/ : '', '');
      if (rest === last.folded || (rest.startsWith(last.key) && rest.length - last.key.length <= 3))
        return terms.map((_, index) => index);
    }
  }
  if (!writesCompounds(keyword.language) || folded.length < 8) return noTerms;
  return terms.flatMap((term, index) => (isCompoundWith(folded, term) ? [index] : noTerms));
}
