import type { Language } from '../../language/languages.ts';
import { type MatchUnit, prepareText } from '../../language/prepare-text.ts';

/** A wording to search for: its words without small ones, by which briefs are compared. */
export interface SearchedWording {
  readonly keys: readonly string[];
  /** False where the words may stand apart: a verb and its object. */
  readonly isName: boolean;
}

interface FoundWording<T extends SearchedWording> {
  readonly wording: T;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** The word of the text where the wording is only its last part: "Holzhausbau" for "Hausbau". */
  readonly compound: string | null;
}

/** Words of the text that may stand between those of a name: "renovering av gamla fönster". */
const BETWEEN_NAME_MAX = 1;
/** Words that may stand between a verb and its object: "Hecken und Bäume schneiden". */
const BETWEEN_WAY_MAX = 3;
const PREFIX_LETTERS = 4;
const TAIL_LETTERS_MIN = 6;
const COMPOUND_FRONT_MIN = 3;
const joinsWords: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'da', 'no']);

/** Wordings by the first letters of their longest word, so that a text is compared with few of many thousands. */
export interface WordingIndex<T extends SearchedWording> {
  readonly language: Language;
  readonly byPrefix: ReadonlyMap<string, readonly T[]>;
  /** Names of one word, which compounds end with. */
  readonly byTail: ReadonlyMap<string, readonly T[]>;
}

/** The words of a wording that carry its meaning, as they are compared. */
export const keysOfWording = (text: string, language: Language | null): string[] =>
  selectContent(prepareText(text, language).units).map(({ key }) => key);

export function indexWordings<T extends SearchedWording>(wordings: readonly T[], language: Language): WordingIndex<T> {
  const byPrefix = new Map<string, T[]>();
  const byTail = new Map<string, T[]>();
  const add = (map: Map<string, T[]>, key: string, wording: T): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [wording]);
    else known.push(wording);
  };
  for (const wording of wordings) {
    const [longest] = wording.keys.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) continue;
    add(byPrefix, keyPrefix(longest), wording);
    if (joinsWords.has(language) && wording.isName && wording.keys.length === 1 && longest.length >= TAIL_LETTERS_MIN)
      add(byTail, longest, wording);
  }
  return { language, byPrefix, byTail };
}

/**
 * All wordings that stand in a text, their words in any order; those of a name beside each other, but for small words. Linear in the
 * length of the text for a given index.
 */
export function findWordings<T extends SearchedWording>(text: string, index: WordingIndex<T>): FoundWording<T>[] {
  const prepared = prepareText(text, index.language);
  const units = selectContent(prepared.units);
  const found: FoundWording<T>[] = [];
  for (const [at, unit] of units.entries()) {
    for (const wording of index.byPrefix.get(keyPrefix(unit.key)) ?? []) {
      const span = spanAt(units, at, wording);
      if (span !== null) found.push({ wording, ...textSpan(units, span), compound: null });
    }
    for (let tail = COMPOUND_FRONT_MIN; tail <= unit.key.length - TAIL_LETTERS_MIN; tail += 1)
      for (const wording of index.byTail.get(unit.key.slice(tail)) ?? [])
        found.push({
          wording,
          start: unit.start,
          end: unit.end,
          compound: prepared.text.slice(unit.start, unit.end),
        });
  }
  return found;
}

/** The words that are no function words. */
const selectContent = (units: readonly MatchUnit[]): MatchUnit[] =>
  units.filter(({ isFunctionWord }) => !isFunctionWord);

const keyPrefix = (key: string): string => key.slice(0, PREFIX_LETTERS);

const textSpan = (units: readonly MatchUnit[], [first, last]: readonly [number, number]) => ({
  start: units[first]?.start ?? 0,
  end: units[last]?.end ?? 0,
});

/** Where all words of a wording stand near a place of the text, in any order. */
function spanAt(units: readonly MatchUnit[], at: number, { keys, isName }: SearchedWording): [number, number] | null {
  const reach = keys.length - 1 + (isName ? BETWEEN_NAME_MAX : BETWEEN_WAY_MAX);
  if (!keys.includes(units[at]?.key ?? '')) return null;
  let first = at;
  let last = at;
  for (const key of keys) {
    let nearest: number | null = null;
    for (let distance = 0; distance <= reach && nearest === null; distance += 1)
      for (const place of [at - distance, at + distance]) if (units[place]?.key === key) nearest ??= place;
    if (nearest === null) return null;
    first = Math.min(first, nearest);
    last = Math.max(last, nearest);
  }
  return last - first <= reach ? [first, last] : null;
}
