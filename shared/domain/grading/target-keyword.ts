import type { Language } from '../language/languages.ts';
import { carriesKeyword, type KeywordMatch, matchKeyword } from '../language/match-keyword.ts';
import { type PreparedKeyword, prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { type Message, message, quoted } from '../messages/message.ts';
import type { KeywordPlace } from './claims.ts';
import { claim, quote, type Statement, say } from './statement.ts';

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
  let count = 0;
  for (let at = matchText.indexOf(phrase); at !== -1; at = matchText.indexOf(phrase, at + phrase.length)) count += 1;
  return count;
}

/** For evidence: what the page was judged against when it has no primary keyword, with what is quoted. */
export function soughtKeyword(keyword: TargetKeyword): Statement {
  return keyword.isExplicit
    ? say('grading.sought.keyword', { keyword: quoted(keyword.phrase) })
    : say('grading.sought.guess', { keyword: quote('keyword', keyword.phrase) });
}

/** The keyword as advice names it: a guess is called one. */
export function namedKeyword(keyword: TargetKeyword): Message {
  const phrase = quoted(keyword.phrase);
  return keyword.isExplicit ? phrase : message('grading.sought.named-guess', { keyword: phrase });
}

/** How a text carries the keyword, as a predicate: "carries it word for word". Literally true. */
function matchStatement(match: KeywordMatch, keyword: TargetKeyword): Message {
  if (match.kind !== 'partial') return message(`grading.match.${match.kind}`);
  if (match.foundTerms === match.terms) return message('grading.match.apart');
  // A compound that was taken apart is one word to a reader.
  return match.terms === keyword.prepared.terms.length
    ? message('grading.match.in-part', { found: match.foundTerms, all: match.terms })
    : message('grading.match.part');
}

/** `matchStatement` with what makes it true. */
export function keywordClaim(of: KeywordPlace, text: string, match: KeywordMatch, keyword: TargetKeyword): Statement {
  return claim(matchStatement(match, keyword), {
    kind: 'keyword',
    of,
    phrase: keyword.phrase,
    text,
    value: match.kind,
  });
}

/** True where nothing is to be asked for: a reader finds the keyword in the text. */
export const isCarried = (match: KeywordMatch): boolean => carriesKeyword(match);
