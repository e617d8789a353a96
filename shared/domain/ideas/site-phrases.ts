import { termKey } from '../language/subject-terms.ts';
import type { PageProfile } from './page-profile.ts';
import { siteLanguage } from './site-language.ts';
import { termRuns } from './text-terms.ts';

type Stemmer = (word: string) => string;

export interface SitePhrase {
  /** The form that the site writes most. */
  phrase: string;
  count: number;
  /** Those that say it most first. */
  pages: { id: number; count: number }[];
  strength: number;
}

/** What is said twice is a turn of phrase; this often it is a subject. */
const PHRASE_COUNT_MIN = 3;
/** On a site of this many pages a phrase of one page alone, and of no heading, is a turn of phrase of that page. */
const PAGES_THAT_TELL = 30;
/** What no heading and no title says may be a turn of phrase all the same. */
const UNNAMED_FACTOR = 0.6;
/** A shorter phrase that is said this much only as a part of a longer one is dropped. */
const PART_SHARE = 0.8;

interface Counted {
  forms: Map<string, number>;
  stems: string[];
  count: number;
  pages: { id: number; count: number }[];
}

/**
 * The phrases of a site, those most a subject of it first. Strength is the product of three: how often it is said, how much of
 * that is on the same pages (a subject comes in bursts, a turn of phrase is spread over all of them), and how often its words
 * stand together of all that they are said; the first two by their logarithm, the last by its square root. Less for phrases
 * that stand in no heading.
 */
export function sitePhrases(pages: readonly PageProfile[]): SitePhrase[] {
  const language = siteLanguage(pages);
  const stem = (word: string): string => termKey(word, language);
  const words = wordCounts(pages, stem);
  const named = headingPhrases(pages, stem);
  const counted = countPhrases(pages, stem);
  const partOf = new Map<string, number>();
  for (const { stems, count } of counted.values()) {
    if (stems.length < 3) continue;
    for (const part of [stems.slice(0, -1), stems.slice(1)]) {
      const key = part.join(' ');
      partOf.set(key, Math.max(partOf.get(key) ?? 0, count));
    }
  }
  return [...counted]
    .filter(
      ([key, phrase]) =>
        (partOf.get(key) ?? 0) < phrase.count * PART_SHARE &&
        (pages.length < PAGES_THAT_TELL
          ? phrase.count >= PHRASE_COUNT_MIN
          : phrase.count >= PHRASE_COUNT_MIN && (phrase.pages.length > 1 || named.has(key))),
    )
    .map(([key, phrase]) => ({
      phrase: [...phrase.forms].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? '',
      count: phrase.count,
      pages: phrase.pages.toSorted((a, b) => b.count - a.count || a.id - b.id),
      strength: strengthOf(phrase, words) * (named.has(key) ? 1 : UNNAMED_FACTOR),
    }))
    .toSorted((a, b) => b.strength - a.strength || (a.phrase < b.phrase ? -1 : 1));
}

function strengthOf({ stems, count, pages }: Counted, words: ReadonlyMap<string, number>): number {
  const apart = stems.reduce((product, word) => product * Math.max(count, words.get(word) ?? 0), 1);
  const together = count / apart ** (1 / stems.length);
  return Math.log1p(count) * Math.log1p(count / pages.length) * Math.sqrt(together);
}

function headingPhrases(pages: readonly PageProfile[], stem: Stemmer): Set<string> {
  const keys = new Set<string>();
  for (const { title, headings, language = null } of pages) {
    for (const run of [title ?? '', ...headings].flatMap((text) => termRuns(text, language))) {
      const stems = run.map(({ word }) => stem(word));
      for (const at of stems.keys()) {
        keys.add(stems.slice(at, at + 2).join(' '));
        keys.add(stems.slice(at, at + 3).join(' '));
      }
    }
  }
  return keys;
}

function wordCounts(pages: readonly PageProfile[], stem: Stemmer): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of pages) {
    for (const [word, count] of Object.entries(terms)) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + count);
  }
  return counts;
}

function countPhrases(pages: readonly PageProfile[], stem: Stemmer): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  for (const { id, phrases } of pages) {
    for (const [phrase, count] of Object.entries(phrases)) {
      const stems = phrase.split(' ').map(stem);
      const key = stems.join(' ');
      const known = counted.get(key) ?? { forms: new Map<string, number>(), stems, count: 0, pages: [] };
      known.forms.set(phrase, (known.forms.get(phrase) ?? 0) + count);
      known.count += count;
      const page = known.pages.at(-1);
      // The singular and the plural of one page are one page.
      if (page?.id === id) page.count += count;
      else known.pages.push({ id, count });
      counted.set(key, known);
    }
  }
  return counted;
}
