import type { PreparedKeyword } from './prepare-keyword.ts';
import type { MatchUnit, PreparedText } from './prepare-text.ts';
import { findPositions } from './unspaced-hits.ts';

interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  /** Word for word; otherwise a word has another ending or other marks. */
  readonly isExact: boolean;
}

/** Where the words of a keyword follow one another, not overlapping. Linear: Knuth, Morris and Pratt, 1977. */
export function findPhrase(text: PreparedText, keyword: PreparedKeyword): FoundPhrase[] {
  if (keyword.isUnspaced || keyword.units.length === 0) {
    const wanted = keyword.normalized;
    const length = wanted.length;
    return findPositions(text.text, wanted).map((start) => ({ start, end: start + length, isExact: true }));
  }
  const wanted = keyword.units;
  const fallback = buildFallbacks(wanted);
  const found: FoundPhrase[] = [];
  let matched = 0;
  for (const [index, unit] of text.units.entries()) {
    while (matched > 0 && !continues(unit, wanted, matched)) matched = fallback[matched - 1] ?? 0;
    if (continues(unit, wanted, matched)) matched += 1;
    if (matched < wanted.length) continue;
    const first = text.units[index - wanted.length + 1];
    if (first !== undefined)
      found.push({ start: first.start, end: unit.end, isExact: isExact(text.units, index, wanted) });
    matched = 0;
  }
  return found;
}

function isExact(units: readonly MatchUnit[], last: number, wanted: readonly MatchUnit[]): boolean {
  return wanted.every((unit, offset) => units[last - wanted.length + 1 + offset]?.normalized === unit.normalized);
}

/** Whether a unit of the text is the keyword's unit at `matched`, and nothing stands between it and the one before. */
function continues(unit: MatchUnit, wanted: readonly MatchUnit[], matched: number): boolean {
  const next = wanted[matched];
  if (next === undefined || !isSame(unit, next)) return false;
  return matched === 0 || unit.gap === 'space' || unit.gap === next.gap;
}

const isSame = (a: MatchUnit, b: MatchUnit): boolean => a.folded === b.folded || a.key === b.key;

/** For each length of a matched beginning, the longest shorter beginning that it ends with. */
function buildFallbacks(wanted: readonly MatchUnit[]): number[] {
  const fallbacks = [0];
  let length = 0;
  for (const unit of wanted.slice(1)) {
    const isPart = () => {
      const next = wanted[length];
      return next !== undefined && isSame(unit, next);
    };
    while (length > 0 && !isPart()) length = fallbacks[length - 1] ?? 0;
    if (isPart()) length += 1;
    fallbacks.push(length);
  }
  return fallbacks;
}
