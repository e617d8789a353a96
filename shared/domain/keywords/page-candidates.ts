import { matchable } from '../fields/keyword-match.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import { isTerm, wordsOf } from '../language/subject-terms.ts';

/** What a page says of itself, and what it is found by. */
export interface PageText {
  title: string | null;
  h1: string | null;
  /** The last segment of its path, decoded. */
  slug: string;
  headings: readonly string[];
  /** Plain text, some thousand words at most. */
  text: string;
  /** Queries of search-console data; empty without any. */
  queries: readonly { query: string; impressions: number }[];
}

/** A keyword that a page could aim at. */
export interface KeywordCandidate {
  keyword: string;
  /** How well it says what the page is about, 0 to 1; above 1 when people find the page by it already. */
  fit: number;
  impressions: number;
}

const CANDIDATES_MAX = 12;
const WORDS_MAX = 5;
const CHARACTERS_MAX = 80;
/** How much each place says of what the page is about; the places together make 1. */
const shares = { title: 0.35, h1: 0.25, slug: 0.15, text: 0.25 } as const;
/** The query with the most impressions says more than any one place; others in proportion. */
const QUERY_SHARE = 0.5;
/** Said this often, a phrase is a subject of the page. */
const FULL_COUNT = 5;
/** One word is rarely what a page can rank for. */
const SINGLE_WORD_FACTOR = 0.5;
const FIT_MIN = 0.05;
const TEXT_WORDS_MAX = 5_000;
const QUERIES_READ = 25;

interface Found {
  keyword: string;
  termCount: number;
  fit: number;
  count: number;
  impressions: number;
}

/**
 * Keywords that a page could aim at, the best first: phrases of its title, first heading, path and text, and the queries
 * that it is found by. Two spellings of one search (`keywordSignature`) are one candidate, spelled as the more telling place
 * spells it. Work is bounded by the words that are read.
 */
export function candidatesOfPage(page: PageText): KeywordCandidate[] {
  const found = new Map<string, Found>();
  noteField(found, titleSubject(page), shares.title);
  noteField(found, page.h1 ?? '', shares.h1);
  noteField(found, page.slug.replaceAll(/[-_/+]|\.[a-z]{2,5}$/g, ' '), shares.slug);
  for (const heading of page.headings) for (const phrase of phrasesOf(heading, 3)) note(found, phrase).count += 2;
  for (const phrase of phrasesOf(page.text, 3)) note(found, phrase).count += 1;
  noteQueries(found, page.queries);
  return [...found.values()]
    .map(({ keyword, termCount, fit, count, impressions }) => ({
      keyword,
      fit: (fit + shares.text * Math.min(1, (count - 1) / FULL_COUNT)) * (termCount === 1 ? SINGLE_WORD_FACTOR : 1),
      impressions,
    }))
    .filter(({ fit }) => fit >= FIT_MIN)
    .sort((a, b) => b.fit - a.fit || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, CANDIDATES_MAX);
}

/** Titles carry the site's name behind a bar or a dash: the part that says most of what the page's heading says is its own. */
function titleSubject({ title, h1, slug }: PageText): string {
  const parts = (title ?? '').split(/\s+[|–—·•»:-]\s+|\s*\|\s*/).filter((part) => part.trim() !== '');
  const own = new Set(termsIn(`${h1 ?? ''} ${slug.replaceAll('-', ' ')}`));
  const shared = (part: string): number => termsIn(part).filter((term) => own.has(term)).length;
  return parts.toSorted((a, b) => shared(b) - shared(a))[0] ?? '';
}

const termsIn = (text: string): string[] => wordsOf(text).filter((word) => isTerm(word, null));

/** A phrase of a short field counts by how much of the field it says. */
function noteField(found: Map<string, Found>, text: string, share: number): void {
  const termCount = new Set(termsIn(text)).size;
  const seen = new Set<Found>();
  for (const phrase of phrasesOf(text, WORDS_MAX, 1)) {
    const candidate = note(found, phrase);
    if (seen.has(candidate)) continue;
    seen.add(candidate);
    candidate.fit += share * Math.min(1, candidate.termCount / termCount);
    candidate.count += 1;
  }
}

function noteQueries(found: Map<string, Found>, queries: PageText['queries']): void {
  const read = queries
    .slice(0, QUERIES_READ)
    .map(({ query, impressions }) => ({ keyword: matchable(query), impressions }))
    .filter(
      ({ keyword, impressions }) => impressions > 0 && keyword.length <= CHARACTERS_MAX && termsIn(keyword).length > 0,
    );
  const most = Math.max(...read.map(({ impressions }) => impressions));
  for (const { keyword, impressions } of read) {
    const candidate = note(found, keyword);
    candidate.impressions += impressions;
    candidate.fit += (QUERY_SHARE * impressions) / most;
    candidate.count += 1;
  }
}

function note(found: Map<string, Found>, keyword: string): Found {
  const signature = keywordSignature(keyword, null);
  const known = found.get(signature);
  if (known) return known;
  const made = { keyword, termCount: new Set(termsIn(keyword)).size, fit: 0, count: 0, impressions: 0 };
  found.set(signature, made);
  return made;
}

/** Runs of up to `wordsMax` words that begin and end with a term; punctuation ends a run. */
function* phrasesOf(text: string, wordsMax: number, wordsMin = 2): Generator<string> {
  let wordsLeft = TEXT_WORDS_MAX;
  for (const part of text.split(/[.,;:!?()[\]{}"“”|/\n]+/)) {
    const words = wordsOf(part).slice(0, Math.max(0, wordsLeft));
    wordsLeft -= words.length;
    for (const [start, first] of words.entries()) {
      if (!isTerm(first, null)) continue;
      for (let length = wordsMin; length <= wordsMax && start + length <= words.length; length += 1) {
        if (!isTerm(words[start + length - 1] ?? '', null)) continue;
        const phrase = words.slice(start, start + length).join(' ');
        if (phrase.length <= CHARACTERS_MAX) yield phrase;
      }
    }
  }
}
