import { type Language, writesCompounds } from '../language/languages.ts';
import { hasUnspacedScript } from '../language/segment-words.ts';
import { slugSpellings } from '../language/transliterate.ts';
import type { BodyEvidence, PhraseUse } from './body-evidence.ts';
import { isCountry } from './countries.ts';
import { collectMentions, type Mention } from './headline-mentions.ts';
import type { Judging } from './judge-phrase.ts';
import type { DetectedKeyword, Place } from './keyword-page.ts';
import type { Head } from './page-heads.ts';
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
export function prominentSubjects(heads: readonly Head[], judging: Judging): DetectedKeyword[] {
  const mentions = collectMentions(heads, judging.language);
  const most = Math.max(
    1,
    ...mentions.flatMap(({ keys }) => (keys.length === 1 ? judging.body.useOf(keys).count : [])),
  );
  return mentions.flatMap((mention) => {
    const standing = judgeStanding(mention, judging);
    const isSubject = mention.terms.length === 1 ? isWord(standing, most, judging) : isPhrase(standing, judging);
    return isSubject ? [toKeyword(standing)] : [];
  });
}

/** The page's use of a mention. */
interface Standing {
  readonly mention: Mention;
  readonly phrase: string;
  readonly use: PhraseUse;
  readonly isName: boolean;
  readonly places: readonly Place[];
  readonly inSlug: boolean;
  readonly inBoth: boolean;
  /** Of title and heading together, address, description and subheadings: how many say it. */
  readonly supports: number;
}

function judgeStanding(mention: Mention, { body, about, language }: Judging): Standing {
  const { terms, keys, span, places } = mention;
  const use = body.useOf(keys);
  const isName = isNameIn(body, terms, language);
  const inSlug = terms.every(
    ({ word, key }) => about.slug.keys.has(key) || slugSpellings(word).some((one) => about.slug.words.has(one)),
  );
  const inDescription = terms.every(({ key }) => about.description.has(key));
  const inHeadings = about.headings.some((heading) => terms.every(({ key }) => heading.has(key)));
  const inBoth = places.size > 1;
  return {
    ...{ mention, use, isName, inSlug, inBoth },
    phrase: joinPhrase(span.tokens),
    places: [
      ...places,
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

function isNobodys({ phrase, mention: { span } }: Standing, { body, site }: Judging): boolean {
  return (
    span.isNumbered ||
    nameKey(phrase).length < SHORTEST ||
    isGeneric(phrase) ||
    isCountry(phrase) ||
    isSiteName(phrase, site) ||
    span.tokens.some((token) => token.class === 'term' && body.isUsedAsVerb(token))
  );
}

/** How often the text must say a word: less where it is a name, is all of a heading, or holds several words. */
const WORD_COUNT = 5;
const NAME_COUNT = 3;
const LABEL_COUNT = 2;
/** Said as often as that, and more than any other word of the headline, a word is its subject wherever it stands. */
const DOMINANT_COUNT = 8;

function isWord(standing: Standing, most: number, judging: Judging): boolean {
  const { mention, use, isName, inSlug, inBoth, supports } = standing;
  const { language } = judging;
  const { isLabel, isLeading } = mention;
  const word = mention.terms[0]?.word ?? '';
  const isLong = isSeveralWords(word, language);
  if (isNobodys(standing, judging) || isBroadNoun(word) || mention.isPart) return false;
  const isDominant = use.count === most && use.count >= DOMINANT_COUNT;
  if (!isLong && !isDominant && !isLeading) return false;
  if (isParticiple(word, language)) return false;
  if (use.count < leastCount({ isLabel, isLong, isLeading, isName, isNamedTwice: inBoth || inSlug, supports }))
    return false;
  if (use.count < most * 0.5 && !isLong) return false;
  // An adjective, or a part of a longer name, stands mostly beside the rest of it.
  const beside = Math.max(use.before.count, use.after.count);
  if (!isLabel && beside >= Math.max(2, use.count * 0.6)) return false;
  return supports >= (isLabel && isLong && (use.count > 1 || inBoth) ? 1 : 2);
}

function leastCount(word: {
  isLabel: boolean;
  isLong: boolean;
  isLeading: boolean;
  isName: boolean;
  isNamedTwice: boolean;
  supports: number;
}): number {
  if (word.isLabel && word.isLong) return word.isNamedTwice ? 0 : 1;
  if (word.isLong && word.isLeading && word.supports > 2) return 1;
  if (word.isLabel) return LABEL_COUNT;
  return word.isName || word.isLong ? NAME_COUNT : WORD_COUNT;
}

const isSeveralWords = (word: string, language: Language | null): boolean =>
  word.includes('-') ||
  (writesCompounds(language) && word.length >= 10) ||
  (hasUnspacedScript(word) && word.length >= 4);

function isPhrase(standing: Standing, judging: Judging): boolean {
  const { span, terms, after } = standing.mention;
  const { body } = judging;
  if (isNobodys(standing, judging) || isBroad(span)) return false;
  if (terms.length < 3 && terms.some(({ word }) => word.length < SHORTEST && !/\d/.test(word))) return false;
  if (after !== null && body.isUsedAsNoun(after)) return false;
  if (isLabelOfPage(standing, judging)) return true;
  if (terms.length > TERMS_MAX) return false;
  return isSaid(standing, judging) || isFullName(standing, judging);
}

/** A person whom the text calls by the family name. */
function isFullName({ mention: { terms, isLeading, isPart }, isName, inSlug }: Standing, { body }: Judging): boolean {
  const family = terms.at(-1);
  return isName && inSlug && isLeading && !isPart && family !== undefined && body.countOf(family.key) >= WORD_COUNT;
}

/** True for a label that the address has as well, and whose words the text knows. */
const isLabelOfPage = ({ mention: { isLabel, terms }, inSlug, supports }: Standing, { body }: Judging): boolean =>
  isLabel && inSlug && supports > 1 && terms.every(({ key }) => body.countOf(key) > 0);

/** The text says the words together: twice, or once where other places do too. */
function isSaid({ use, supports }: Standing, { language }: Judging): boolean {
  const least = knowsVerbs(language) ? 2 : 3;
  return use.count >= least || (use.count === least - 1 && supports > 1);
}

/** Names have a capital inside of sentences. German nouns have it too: there only two of them side by side can be a name. */
function isNameIn(body: BodyEvidence, terms: readonly PhraseToken[], language: Language | null): boolean {
  if (language === 'de') {
    return terms.length > 1 && terms.every(({ isCapital, key }) => isCapital && body.capitalShare(key) >= 0.5);
  }
  return terms.every(({ isCapital, key }) => isCapital && body.countOf(key) > 0 && body.capitalShare(key) >= 0.8);
}

function toKeyword({ mention, phrase, supports, isName, places, use }: Standing): DetectedKeyword {
  const said = Math.min(1, Math.log1p(use.count) / Math.log1p(8));
  const share =
    0.3 * said +
    0.1 * Math.min(3, supports) +
    (mention.isLabel ? 0.06 : 0) +
    (isName ? 0.08 : 0) +
    (mention.terms.length > 1 ? 0.14 : mention.isLeading ? 0 : -0.3);
  return {
    phrase,
    confidence: Math.round((CONFIDENCE_LEAST + CONFIDENCE_SPAN * share) * 1000) / 1000,
    places,
    count: use.count,
  };
}
