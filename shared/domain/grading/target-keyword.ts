import type { Language } from '../language/languages.ts';
import { carriesKeyword, type KeywordMatch, matchKeyword } from '../language/match-keyword.ts';
import { type PreparedKeyword, prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import type { KeywordPlace } from './claims.ts';
import { type ClaimedText, claim, quote, type Statement, say } from './statement.ts';

/** The query that a page is graded for. */
export interface TargetKeyword {
  /** As an editor would write it. */
  readonly phrase: string;
  readonly prepared: PreparedKeyword;
  /** False when the page has no primary keyword, and what it seems to be about stands in. */
  readonly isExplicit: boolean;
}

/** The greatest credit for a guessed keyword: it may not be the one that the page should rank for. */
export const guessedCredit = 0.85;

/**
 * The primary keyword, or, where none is set, the phrase that the page says it is about. Null where that is not certain either: then
 * keywords are not graded.
 */
export function targetKeyword(
  primary: string | null,
  guess: string | null,
  language: Language | null,
): TargetKeyword | null {
  const phrase = primary ?? guess;
  if (phrase === null) return null;
  return { phrase, prepared: prepareKeyword(phrase, language), isExplicit: primary !== null };
}

/** How a text carries the keyword; of a guessed one, each of its words counts alike, wherever it stands. */
export function keywordMatch(text: string, keyword: TargetKeyword): KeywordMatch {
  const match = matchKeyword(prepareText(text, keyword.prepared.language), keyword.prepared);
  if (keyword.isExplicit) return match;
  return { ...match, credit: (guessedCredit * match.foundTerms) / Math.max(1, match.terms) };
}

/** Times a phrase occurs, not overlapping; both in the form that `matchable` gives. */
export function occurrences(matchText: string, phrase: string): number {
  if (phrase === '') return 0;
  let count = 0;
  for (let at = matchText.indexOf(phrase); at !== -1; at = matchText.indexOf(phrase, at + phrase.length)) count += 1;
  return count;
}

/** For evidence: what the page was judged against when it has no primary keyword, with what is quoted. */
export function soughtKeyword(keyword: TargetKeyword): Statement {
  return keyword.isExplicit
    ? `the primary keyword "${keyword.phrase}"`
    : say`${quote('keyword', keyword.phrase)}, a guess from the page (no primary keyword is set)`;
}

/** The keyword as advice names it: a guess is called one. */
export function namedKeyword(keyword: TargetKeyword): string {
  return keyword.isExplicit ? `"${keyword.phrase}"` : `"${keyword.phrase}" (a guess: no primary keyword is set)`;
}

/** A statement that names a guess calls it one, once. A word that is counted stands there, whatever was guessed of it. */
export function callGuess(statement: string, keyword: TargetKeyword | null): string {
  if (keyword === null || keyword.isExplicit || /\ba guess\b/.test(statement)) return statement;
  const named = `"${keyword.phrase}"`;
  const at = statement.indexOf(named);
  if (at === -1 || statement.startsWith(', stands there', at + named.length)) return statement;
  return statement.replace(named, () => `${named} (a guess)`);
}

const statements: Readonly<Record<KeywordMatch['kind'], string>> = {
  exact: 'carries it word for word',
  inflected: 'carries it in another form of its words',
  interrupted: 'carries its words in order, with others between them',
  reordered: 'carries its words in another order',
  compound: 'carries it as a compound',
  slug: 'carries it',
  partial: 'carries it in part',
  none: 'does not carry it',
};

/** Describes the keyword's use in a text, as a predicate: "carries it word for word". Literally true. */
function matchStatement(match: KeywordMatch, keyword: TargetKeyword): string {
  if (match.kind !== 'partial') return statements[match.kind];
  if (match.foundTerms === match.terms) return 'has all its words, but not together';
  // A compound that was taken apart is one word to a reader.
  return match.terms === keyword.prepared.terms.length
    ? `carries it in part: ${match.foundTerms} of its ${match.terms} words`
    : 'carries only a part of it';
}

/** `matchStatement` with what makes it true. */
export function keywordClaim(of: KeywordPlace, text: string, match: KeywordMatch, keyword: TargetKeyword): ClaimedText {
  return claim(matchStatement(match, keyword), {
    kind: 'keyword',
    of,
    phrase: keyword.phrase,
    isGuess: !keyword.isExplicit,
    text,
    value: match.kind,
  });
}

/** True where nothing is to be asked for: a reader finds the keyword in the text. */
export const isCarried = (match: KeywordMatch): boolean => carriesKeyword(match);
