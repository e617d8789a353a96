import type { Language } from '../language/languages.ts';
import { restoreFinalSigma } from '../language/normalize-text.ts';
import type { PhraseToken } from './phrase-tokens.ts';
import { isBroadNoun, isLinker } from './subject-words.ts';

const WORDS_MAX = 8;
const TERMS_MAX = 5;

/** Some words of a heading that could be its subject. */
export interface Span {
  readonly tokens: readonly PhraseToken[];
  /** How many of its words are terms. */
  readonly termCount: number;
  /** It is all that the heading says, but for an article, a number or the like. */
  readonly isWhole: boolean;
  /** No term and no verb stands before it. */
  readonly isFirst: boolean;
  /** Terms stand right before it and right after it: it may be a part of what is meant. */
  readonly before: PhraseToken | null;
  readonly after: PhraseToken | null;
  /** A number stands beside it that belongs to it: "30 years", "route 188". */
  readonly isNumbered: boolean;
}

/** The runs of a heading that no punctuation cuts. */
export function splitSegments(tokens: readonly PhraseToken[]): PhraseToken[][] {
  const segments: PhraseToken[][] = [];
  for (const token of tokens) {
    const last = segments.at(-1);
    if (last === undefined || token.breaks) segments.push([token]);
    else last.push(token);
  }
  return segments;
}

/** Every phrase of a segment that begins and ends with a term, and holds terms and linkers alone. Bounded by the lengths of phrases. */
export function* listSpans(segment: readonly PhraseToken[], language: Language | null): Generator<Span> {
  const telling = segment.filter(({ class: kind }) => kind === 'term' || kind === 'modifier' || kind === 'verb').length;
  for (const [start, first] of segment.entries()) {
    if (!canBegin(first, segment[start + 1])) continue;
    let termCount = 0;
    for (let end = start; end < segment.length && end < start + WORDS_MAX; end += 1) {
      const token = segment[end];
      if (token === undefined || !canContinue(token, segment[end - 1], end === start, language)) break;
      if (token.class === 'term' || token.class === 'modifier') termCount += 1;
      if (termCount > TERMS_MAX) break;
      if (!canEnd(token, end > start)) continue;
      const tokens = segment.slice(start, end + 1);
      yield {
        tokens,
        termCount,
        isWhole: termCount === telling,
        isFirst: segment.slice(0, start).every(({ class: kind }) => kind !== 'verb' && kind !== 'term'),
        before: termBeside(segment[start - 1], first),
        after: termBeside(segment[end + 1], segment[end + 1]),
        isNumbered: isCount(segment[start - 1]) || isCount(segment[end + 1]),
      };
    }
  }
}

const canBegin = (token: PhraseToken, next: PhraseToken | undefined): boolean =>
  token.class === 'term' || (token.class === 'modifier' && (next?.class === 'term' || next?.class === 'modifier'));

function canContinue(
  token: PhraseToken,
  previous: PhraseToken | undefined,
  isStart: boolean,
  language: Language | null,
): boolean {
  if (isStart || token.class === 'term') return true;
  // A modifier stands before what it modifies: in "Mac generiert Passwörter" the small word is a verb.
  if (token.class === 'modifier') return previous?.class !== 'term' || token.joins;
  // The number of a version or a model belongs to the name before it.
  if (token.class === 'number') return previous?.isCapital === true && isModelNumber(token);
  return token.class === 'function' && isLinker(token.word, language);
}

const isModelNumber = ({ word }: PhraseToken): boolean =>
  /^\d{1,4}(?:[.]\d+)*\p{L}{0,2}$/u.test(word) && !/^(?:19|20)\d\d$/.test(word);

const canEnd = (token: PhraseToken, isLater: boolean): boolean =>
  token.class === 'term' || (isLater && token.class === 'number');

const isCount = (token: PhraseToken | undefined): boolean =>
  token?.class === 'number' && !/^(?:19|20)\d\d$/.test(token.word) && /^[\p{N}\p{L}]/u.test(token.word);

const termBeside = (token: PhraseToken | undefined, second: PhraseToken | undefined): PhraseToken | null =>
  token !== undefined && token.class === 'term' && second?.breaks === false ? token : null;

/** As an editor writes it: in lower case, with spaces where the script has them. */
export function joinPhrase(tokens: readonly PhraseToken[]): string {
  const phrase = tokens
    .map(({ word, joins, isPossessive }, at) => {
      const genitive = word.endsWith('s') ? "'" : "'s";
      const shown = isPossessive && at < tokens.length - 1 ? `${word}${genitive}` : word;
      return at === 0 || joins ? shown : ` ${shown}`;
    })
    .join('');
  return restoreFinalSigma(phrase);
}

/** True for a broad noun, also with an adjective or a number, which makes no subject of it, and for two of them: `first decade`, `Zahlen und Daten`. */
export function isBroad({ tokens }: Span): boolean {
  const nouns = tokens.filter(({ class: kind }) => kind === 'term');
  const areJoined = tokens.some(({ class: kind }) => kind === 'function');
  return (nouns.length === 1 || areJoined) && nouns.every(({ word }) => isBroadNoun(word));
}
