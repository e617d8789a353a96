import { isFunctionWord } from '../language/function-words.ts';
import { stemWord } from '../language/stem-word.ts';
import { slugSpellings, slugWords } from '../language/transliterate.ts';
import type { DetectedKeyword, KeywordPage, Place } from './keyword-page.ts';
import { isSentence, pronouns } from './page-heads.ts';
import { type PhraseToken, readTokens } from './phrase-tokens.ts';
import { isSiteName, type SiteNames } from './site-names.ts';
import { joinPhrase, splitSegments } from './subject-phrases.ts';
import { knowsVerbs } from './subject-words.ts';
import { isGeneric, splitAtColon, splitTitle } from './title-parts.ts';

const TERMS_MIN = 2;
const TERMS_MAX = 4;
const WORDS_MAX = 6;
/** The address has some words of a longer heading: someone chose them. */
const CHOSEN_CONFIDENCE = 0.8;
/** It has all of them, as a content management system makes it by itself. */
const COPIED_CONFIDENCE = 0.5;

/**
 * The words of title or first heading that the address gives, and no others: "Limpieza de placas solares en Murcia" at
 * `/limpieza-placas-solares`. Function words may stand between them, and any order will do.
 */
export function labelOfAddress(page: KeywordPage, site: SiteNames): DetectedKeyword | null {
  const { path, language, isNews } = page;
  const segment = (path ?? '').split('/').findLast((one) => one !== '') ?? '';
  const address = slugWords(segment).filter((word) => !isFunctionWord(word, language));
  if (isNews || !knowsVerbs(language) || address.length < TERMS_MIN || address.length > TERMS_MAX) return null;
  const found = new Map<string, { places: Set<Place>; isChosen: boolean }>();
  for (const place of ['title', 'h1'] as const) {
    const parts = splitTitle(page[place] ?? '').filter((part) => !isSiteName(part, site));
    const segments = parts.flatMap(splitAtColon).flatMap((side) => splitSegments(readTokens(side, language)));
    const telling = countTelling(segments.flat());
    for (const tokens of segments) {
      const run = findRun(tokens, address, page);
      if (run.length === 0 || run.length > WORDS_MAX || !isNominal(run)) continue;
      const isChosen = telling > countTelling(run);
      if (!isChosen && isSentence(tokens)) continue;
      const phrase = joinPhrase(run);
      const known = found.get(phrase) ?? { places: new Set(), isChosen: false };
      known.places.add(place);
      known.isChosen ||= isChosen;
      found.set(phrase, known);
    }
  }
  const [best] = [...found].toSorted(([, a], [, b]) => b.places.size - a.places.size);
  if (best === undefined) return null;
  const [phrase, { places, isChosen }] = best;
  if (isGeneric(phrase) || isSiteName(phrase, site)) return null;
  const confidence = isChosen ? CHOSEN_CONFIDENCE : COPIED_CONFIDENCE;
  return { phrase, confidence, places: [...places, 'slug'], count: 0 };
}

/** The words from the first one that the address has to the last one, when no telling word of another kind stands between. */
function findRun(
  tokens: readonly PhraseToken[],
  address: readonly string[],
  { language }: KeywordPage,
): readonly PhraseToken[] {
  const stems = address.map((word) => stemWord(word, language));
  const findPlace = ({ word }: PhraseToken): number => {
    const spellings = slugSpellings(word);
    const at = address.findIndex((one) => spellings.includes(one));
    return at >= 0 ? at : stems.indexOf(stemWord(spellings[0] ?? '', language));
  };
  for (const start of tokens.keys()) {
    const seen = new Set<number>();
    for (let end = start; end < tokens.length; end += 1) {
      const token = tokens[end];
      if (token === undefined || (end > start && isFunctionWord(token.word, language))) continue;
      const place = findPlace(token);
      if (place < 0) break;
      seen.add(place);
      if (seen.size === address.length) return tokens.slice(start, end + 1);
    }
  }
  return [];
}

/** Nothing makes a sentence of it. */
const isNominal = (run: readonly PhraseToken[]): boolean =>
  countTelling(run) >= TERMS_MIN && run.every(({ class: kind, word }) => kind !== 'verb' && !pronouns.has(word));

const countTelling = (tokens: readonly PhraseToken[]): number =>
  tokens.filter(({ class: kind }) => kind === 'term' || kind === 'modifier').length;
