import { type Language, writesCompounds } from '../language/languages.ts';
import { hasUnspacedScript } from '../language/segment-words.ts';
import type { BodyEvidence, PhraseUse } from './body-evidence.ts';
import type { Found } from './candidate-phrases.ts';
import { isCountry } from './countries.ts';
import { isInSlug, type Judging } from './judge-phrase.ts';
import type { DetectedKeyword, Place } from './keyword-page.ts';
import type { PhraseToken } from './phrase-tokens.ts';
import { isSiteName, nameKey } from './site-names.ts';
import { isBroad, joinPhrase } from './subject-phrases.ts';
import { isBroadNoun, knowsVerbs } from './subject-words.ts';
import { isGeneric } from './title-parts.ts';
import { isParticiple } from './verb-forms.ts';

/** They are never as certain as what all places of a page agree on. */
const CONFIDENCE_LEAST = 0.5;
const CONFIDENCE_SPAN = 0.14;

/**
 * The names and nouns of headlines that the text says again and again. They stand in where title, heading, address and text agree on no
 * label: a headline seldom has one for its subject, but most name it.
 */
export function prominentSubjects(found: readonly Found[], judging: Judging): DetectedKeyword[] {
  const standing = found.flatMap((one) => judgeStanding(one, judging) ?? []);
  const most = Math.max(1, ...standing.flatMap(({ terms, use }) => (terms.length === 1 ? use.count : [])));
  return standing.flatMap((one) =>
    (one.terms.length === 1 ? isWord(one, most, judging) : isPhrase(one, judging)) ? [toKeyword(one)] : [],
  );
}

/** The page's use of a phrase of its title or first heading. */
interface Standing {
  readonly found: Found;
  readonly terms: readonly PhraseToken[];
  /** It is all of a part of a heading that is no sentence. */
  readonly isLabel: boolean;
  readonly phrase: string;
  readonly use: PhraseUse;
  readonly isName: boolean;
  readonly places: readonly Place[];
  readonly inSlug: boolean;
  readonly inBoth: boolean;
  /** Of title and heading together, address, description and subheadings: how many say it. */
  readonly supports: number;
}

function judgeStanding(found: Found, { body, about, language }: Judging): Standing | null {
  const { span, keys, termKeys } = found;
  const heads = [...found.heads].filter(([place]) => place !== 'anchor');
  if (heads.length === 0) return null;
  const use = body.useOf(keys);
  const terms = span.tokens.filter(({ class: kind }) => kind !== 'function');
  const inSlug = terms.every((token) => isInSlug(token, about.slug));
  const inDescription = termKeys.every((key) => about.description.has(key));
  const inHeadings = about.headings.some((heading) => termKeys.every((key) => heading.has(key)));
  const inBoth = heads.length > 1;
  return {
    ...{ found, terms, use, inSlug, inBoth },
    isLabel: heads.some(([, { isWhole, isSentence }]) => isWhole && !isSentence),
    isName: isNameIn(body, terms, language),
    phrase: joinPhrase(span.tokens),
    places: [
      ...heads.map(([place]) => place),
      ...(inSlug ? ['slug' as const] : []),
      ...(inHeadings ? ['headings' as const] : []),
      ...(inDescription ? ['description' as const] : []),
      ...(use.count > 0 ? ['text' as const] : []),
    ],
    supports: [inSlug, inDescription, inHeadings, inBoth].filter(Boolean).length,
  };
}

const SHORTEST = 3;
const TERMS_MAX = 4;

const isNobodys = ({ phrase, found: { span } }: Standing, { body, site }: Judging): boolean =>
  span.isNumbered ||
  nameKey(phrase).length < SHORTEST ||
  isGeneric(phrase) ||
  isCountry(phrase) ||
  isSiteName(phrase, site) ||
  span.tokens.some((token) => token.class === 'term' && body.isUsedAsVerb(token));

/** How often the text must say a word: less where it is a name, is all of a heading, or holds several words. */
const WORD_COUNT = 5;
const NAME_COUNT = 3;
const LABEL_COUNT = 2;
/** Said as often as that, and more than any other word of the headline, a word is its subject wherever it stands. */
const DOMINANT_COUNT = 8;

function isWord(standing: Standing, most: number, judging: Judging): boolean {
  const { found, terms, use, isLabel, supports } = standing;
  const word = terms[0]?.word ?? '';
  const isLong = isSeveralWords(word, judging.language);
  if (found.isBeside || isNobodys(standing, judging) || isBroadNoun(word) || isParticiple(word, judging.language))
    return false;
  const isDominant = use.count === most && use.count >= DOMINANT_COUNT;
  if (!isLong && !isDominant && (!found.isLeading || use.count < most * 0.5)) return false;
  if (use.count < leastCount(standing, isLong)) return false;
  // An adjective, or a part of a longer name, stands mostly beside the rest of it.
  if (!isLabel && Math.max(use.before.count, use.after.count) >= Math.max(2, use.count * 0.6)) return false;
  return supports >= (isLabel && isLong ? 1 : 2);
}

function leastCount({ found, isLabel, isName, inSlug, inBoth, supports }: Standing, isLong: boolean): number {
  if (isLabel && isLong) return inBoth || inSlug ? 0 : 1;
  if (isLong && found.isLeading && supports > 2) return 1;
  if (isLabel) return LABEL_COUNT;
  return isName || isLong ? NAME_COUNT : WORD_COUNT;
}

const isSeveralWords = (word: string, language: Language | null): boolean =>
  word.includes('-') ||
  (writesCompounds(language) && word.length >= 10) ||
  (hasUnspacedScript(word) && word.length >= 4);

function isPhrase(standing: Standing, judging: Judging): boolean {
  const { found, terms, use, isLabel, isName, inSlug, supports } = standing;
  const { body, language } = judging;
  if (isNobodys(standing, judging) || isBroad(found.span)) return false;
  if (terms.length < 3 && terms.some(({ word }) => word.length < SHORTEST && !/\d/.test(word))) return false;
  if (found.span.after !== null && body.isUsedAsNoun(found.span.after)) return false;
  // A label that the address has as well, and whose words the text knows.
  if (isLabel && inSlug && supports > 1 && terms.every(({ key }) => body.countOf(key) > 0)) return true;
  if (terms.length > TERMS_MAX) return false;
  // The text says the words together: twice, or once where other places do too.
  const least = knowsVerbs(language) ? 2 : 3;
  if (use.count >= least || (use.count === least - 1 && supports > 1)) return true;
  // A person whom the text calls by the family name.
  return isName && inSlug && found.isLeading && !found.isBeside && body.countOf(terms.at(-1)?.key ?? '') >= WORD_COUNT;
}

/** Names have a capital inside of sentences. German nouns have it too: there only two of them side by side can be a name. */
const isNameIn = (body: BodyEvidence, terms: readonly PhraseToken[], language: Language | null): boolean =>
  (language !== 'de' || terms.length > 1) &&
  terms.every(
    ({ isCapital, key }) =>
      isCapital && body.countOf(key) > 0 && body.capitalShare(key) >= (language === 'de' ? 0.5 : 0.8),
  );

function toKeyword({ found, terms, isLabel, phrase, supports, isName, places, use }: Standing): DetectedKeyword {
  const said = Math.min(1, Math.log1p(use.count) / Math.log1p(8));
  const share =
    0.3 * said +
    0.1 * Math.min(3, supports) +
    (isLabel ? 0.06 : 0) +
    (isName ? 0.08 : 0) +
    (terms.length > 1 ? 0.14 : found.isLeading ? 0 : -0.3);
  return {
    phrase,
    confidence: Math.round((CONFIDENCE_LEAST + CONFIDENCE_SPAN * share) * 1000) / 1000,
    places,
    count: use.count,
  };
}
