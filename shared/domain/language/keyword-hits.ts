import type { KeywordParts } from './compound-parts.ts';
import { isCompoundWith } from './compounds.ts';
import { writesCompounds } from './languages.ts';
import type { KeywordTerm, PreparedKeyword } from './prepare-keyword.ts';
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
export function termHits(text: PreparedText, keyword: PreparedKeyword, { parts, ofTerm }: KeywordParts): Hit[] {
  const byFolded = new Map<string, readonly number[]>();
  const byKey = new Map<string, readonly number[]>();
  const add = ({ key, folded }: KeywordTerm, indexes: readonly number[]): void => {
    if (!byFolded.has(folded)) byFolded.set(folded, indexes);
    if (!byKey.has(key)) byKey.set(key, indexes);
  };
  for (const [index, term] of keyword.terms.entries()) add(term, ofTerm[index] ?? []);
  for (const [index, part] of parts.entries()) add(part, [index]);
  for (const [folded, indexes] of writtenTogether(keyword, ofTerm))
    if (!byFolded.has(folded)) byFolded.set(folded, indexes);
  const beginnings = new Set(
    keyword.terms.filter(({ folded }) => folded.length >= 5).map(({ folded }) => folded.slice(0, 2)),
  );
  const found = new Map<string, readonly number[]>();
  const hits: Hit[] = [];
  for (let index = 0; index < text.units.length; index += 1) {
    const unit = text.units[index];
    if (unit === undefined) continue;
    const own = byFolded.get(unit.folded) ?? byKey.get(unit.key);
    if (own !== undefined) {
      hits.push({
        start: unit.start,
        end: unit.end,
        terms: own,
        isCompound: own.length > 1,
        first: index,
        last: index,
      });
      continue;
    }
    const next = text.units[index + 1];
    if (beginnings.size > 0 && next?.gap === 'space' && beginnings.has(unit.folded.slice(0, 2))) {
      const joined = byFolded.get(`${unit.folded}${next.folded}`) ?? byKey.get(`${unit.folded}${next.key}`);
      if (joined !== undefined) {
        hits.push({
          start: unit.start,
          end: next.end,
          terms: joined,
          isCompound: true,
          first: index,
          last: index + 1,
        });
        continue;
      }
    }
    let terms = found.get(unit.folded);
    if (terms === undefined) {
      terms = compoundTerms(unit.folded, keyword, parts);
      found.set(unit.folded, terms);
    }
    if (terms.length > 0)
      hits.push({ start: unit.start, end: unit.end, terms, isCompound: true, first: index, last: index });
  }
  return hits;
}

/** Neighbouring words of the keyword as one word: `email` for `e-mail`. */
function* writtenTogether(
  { units, terms }: PreparedKeyword,
  ofTerm: KeywordParts['ofTerm'],
): Generator<readonly [folded: string, parts: readonly number[]]> {
  const positions = new Map(terms.map(({ key }, index) => [key, index]));
  for (const [at, unit] of units.entries()) {
    const next = units[at + 1];
    const [first, second] = [positions.get(unit.key), next && positions.get(next.key)];
    if (next?.gap !== 'space' || first === undefined || second === undefined) continue;
    yield [`${unit.folded}${next.folded}`, [...(ofTerm[first] ?? []), ...(ofTerm[second] ?? [])]];
  }
}

/** The terms that a single word holds: all of them where it is the keyword written together, else those it is a compound with. */
function compoundTerms(folded: string, keyword: PreparedKeyword, parts: readonly KeywordTerm[]): readonly number[] {
  const { units } = keyword;
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
        return parts.map((_, index) => index);
    }
  }
  if (!writesCompounds(keyword.language) || folded.length < 8) return noTerms;
  return parts.flatMap((part, index) => (isCompoundWith(folded, part) ? [index] : noTerms));
}
