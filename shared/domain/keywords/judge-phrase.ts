import { type Language, writesCompounds } from '../language/languages.ts';
import { hasUnspacedScript } from '../language/segment-words.ts';
import { slugSpellings } from '../language/transliterate.ts';
import type { BodyEvidence } from './body-evidence.ts';
import type { Found } from './candidate-phrases.ts';
import { type DetectedKeyword, type Place, places } from './keyword-page.ts';
import { ALONE_FACTOR, type PageEvidence } from './page-evidence.ts';
import type { Head } from './page-heads.ts';
import type { PhraseToken } from './phrase-tokens.ts';
import { isSiteName, nameKey, type SiteNames } from './site-names.ts';
import { isBroad, joinPhrase, type Span } from './subject-phrases.ts';
import { knowsVerbs } from './subject-words.ts';
import { isGeneric } from './title-parts.ts';

/** How much each place says of the subject; of the places that the page has, they make 1. */
const weights: Readonly<Record<Place, number>> = {
  title: 0.26,
  h1: 0.2,
  slug: 0.14,
  anchor: 0.1,
  headings: 0.08,
  description: 0.06,
  text: 0.26,
};

export interface Judging {
  readonly body: BodyEvidence;
  readonly about: PageEvidence;
  readonly site: SiteNames;
  readonly language: Language | null;
}

/** Null for what is no subject: no unit of words, a name of the site, a label of any page. */
export function judgePhrase(found: Found, { body, about, site, language }: Judging): DetectedKeyword | null {
  const { span, keys, termKeys, heads } = found;
  const phrase = joinPhrase(span.tokens);
  const use = body.useOf(keys);
  const label = findLabelPlace(found);
  if ((label === null || span.termCount > 1) && isBroad(span)) return null;
  if (isGeneric(phrase) || isSiteName(phrase, site)) return null;
  const inSlug = span.tokens.filter((token) => token.class !== 'function' && isInSlug(token, about.slug)).length;
  const headings = about.headings.filter((heading) => termKeys.every((key) => heading.has(key))).length;
  const inDescription = termKeys.every((key) => about.description.has(key));
  const slugShare = inSlug === termKeys.length ? inSlug / Math.max(1, about.slug.count) : 0;
  if (!isUnit(found, use.count, { body, label, slugShare, headings, inDescription, language })) return null;
  if (label === null && !isComplete(span, use, body)) return null;
  const shares: Record<Place, number> = {
    title: headShare(heads.get('title')),
    h1: headShare(heads.get('h1')),
    anchor: headShare(heads.get('anchor')),
    slug: inSlug === termKeys.length ? Math.min(1, 0.4 + 0.6 * slugShare) : 0.4 * (inSlug / termKeys.length),
    headings: Math.min(1, headings / 2),
    description: inDescription ? 1 : 0,
    text: Math.max(
      textShare(use.count),
      label === null ? 0 : APART_FACTOR * textShare(Math.min(...termKeys.map((key) => body.countOf(key)))),
    ),
  };
  let earned = 0;
  let possible = 0;
  for (const place of places) {
    if (!about.has[place] || (place === 'text' && body.tokens.length === 0)) continue;
    const weight = weights[place] * (about.isAlone[place] ? ALONE_FACTOR : 1);
    earned += weight * shares[place];
    possible += weight;
  }
  const confidence = Math.min(1, earned / possible) * (namesPlace(found, site) ? PLACE_FACTOR : 1);
  return {
    phrase,
    confidence: Math.round(Math.min(body.tokens.length === 0 ? UNREAD_CONFIDENCE_MAX : 1, confidence) * 1000) / 1000,
    places: places.filter((place) => about.has[place] && shares[place] >= 0.4),
    count: use.count,
  };
}

/** A trade and the town of the site are what its customers search for. */
const namesPlace = ({ span }: Found, { places: towns }: SiteNames): boolean =>
  span.termCount > 1 && span.tokens.some(({ text }) => towns.has(nameKey(text)));
const PLACE_FACTOR = 1.25;

/** Without a text nothing is sure. */
const UNREAD_CONFIDENCE_MAX = 0.6;

/** Said eight times, a phrase is what a text is about. */
const textShare = (count: number): number => Math.min(1, Math.log1p(count) / Math.log1p(8));
/** Of a label whose words the text says apart. */
const APART_FACTOR = 0.6;

const headShare = (head: { coverage: number; isSentence: boolean } | undefined): number =>
  head === undefined ? 0 : 0.45 + 0.55 * head.coverage;

/** The place where the phrase is the whole of a label, which is no sentence. */
const findLabelPlace = ({ heads, span }: Found): Head['place'] | null =>
  [...heads].find(
    ([place, { isWhole, isSentence: sentence }]) =>
      isWhole && !sentence && (place !== 'anchor' || (heads.size > 1 && span.termCount > 1)),
  )?.[0] ?? null;

export function isInSlug({ word, key }: PhraseToken, slug: PageEvidence['slug']): boolean {
  return slug.keys.has(key) || slug.words.has(word) || slugSpellings(word).some((spelling) => slug.words.has(spelling));
}

/**
 * Whether the words are one phrase, and not neighbours in a headline: the text says them together, or they are all of a label whose words
 * the text knows.
 */
function isUnit(found: Found, count: number, given: Around): boolean {
  if (given.label !== null) return isUnitOfLabel(found, count, given);
  const { span, heads } = found;
  if (count < (span.isNumbered ? 5 : 2)) return false;
  if (span.termCount > 1) return true;
  if (!isCompound(span, given.language) || span.before !== null || span.after !== null) return false;
  return heads.size > 1 || given.headings > 1 || given.slugShare >= 0.5;
}

/** Where else the page has the words. */
interface Around {
  readonly body: BodyEvidence;
  readonly label: Head['place'] | null;
  readonly slugShare: number;
  readonly headings: number;
  readonly inDescription: boolean;
  readonly language: Language | null;
}

function isUnitOfLabel({ termKeys, heads, span }: Found, count: number, given: Around): boolean {
  const { body, slugShare, headings, inDescription, language } = given;
  const isPart = [...heads.values()].every((head) => head.isPart);
  if (span.termCount === 1 && isPart && !isCompound(span, language))
    return count >= 3 && (headings > 0 || slugShare >= 0.34);
  if (isPart && count === 0 && body.tokens.length > 0) return false;
  if (span.isNumbered && count < 2) return false;
  if (count > 0) return true;
  const isBoth = heads.get('title')?.isWhole === true && heads.get('h1')?.isWhole === true;
  if (termKeys.length > LABEL_TERMS_MAX + (isBoth ? 1 : 0)) return false;
  // Nothing else is known of a page without a text.
  if (body.tokens.length === 0 && termKeys.length > 1) return true;
  const known = termKeys.filter((key) => body.countOf(key) > 0).length;
  if (known === termKeys.length) return true;
  const isElsewhere = heads.size > 1 || slugShare >= 0.6 || inDescription;
  return isElsewhere && (body.tokens.length < SHORT_TEXT || (known * 2 >= termKeys.length && knowsVerbs(language)));
}

/** A label of more terms that the text never says was made for the moment. */
const LABEL_TERMS_MAX = 3;
const SHORT_TEXT = 60;

/** Several words in one, as some languages write them. */
function isCompound({ tokens }: Span, language: Language | null): boolean {
  const word = tokens[0]?.word ?? '';
  return (
    tokens.length === 1 &&
    ((writesCompounds(language) && word.length >= 12) || (hasUnspacedScript(word) && word.length >= 4))
  );
}

/** A part of what is meant, such as the family name alone, stands mostly beside the rest of it. */
function isComplete(
  { before, after, tokens }: Span,
  use: ReturnType<BodyEvidence['useOf']>,
  body: BodyEvidence,
): boolean {
  const keys = tokens.map(({ key }) => key);
  for (const [beside, extended] of [
    [before, before === null ? [] : [before.key, ...keys]],
    [after, after === null ? [] : [...keys, after.key]],
  ] as const) {
    if (beside === null) continue;
    const longer = body.useOf(extended).count;
    if (use.count < 3 || use.count < longer * 2) return false;
  }
  return Math.max(use.before.count, use.after.count) < Math.max(2, use.count * 0.6);
}
