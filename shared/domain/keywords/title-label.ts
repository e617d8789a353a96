import { isFunctionWord } from '../language/function-words.ts';
import type { BodyEvidence } from './body-evidence.ts';
import { type DetectedKeyword, type KeywordPage, PHRASE_CHARACTERS_MAX, type Place } from './keyword-page.ts';
import type { PageEvidence } from './page-evidence.ts';
import { isSentence } from './page-heads.ts';
import { type PhraseToken, readTokens } from './phrase-tokens.ts';
import { isSiteName, type SiteNames } from './site-names.ts';
import { joinPhrase, splitSegments } from './subject-phrases.ts';
import { isGeneric, isUtility, splitAtColon, splitTitle } from './title-parts.ts';

const CLAUSE_TERMS_MAX = 5;
const TERMS_MAX = 3;
const WORDS_MAX = 7;
const SAID_MIN = 2;
const SLUG_WORDS_MAX = 5;
const CONFIDENCE = 0.5;

/**
 * The words with which the title begins, up to the first punctuation, as a guess: "Sauerteig selber ansetzen – in 5 Tagen". An owner who has no
 * label for a page still says first what it is for. Home pages begin with their name or a slogan, news with what happened.
 */
export function labelOfTitle(
  page: KeywordPage,
  site: SiteNames,
  { body, about }: { body: BodyEvidence; about: PageEvidence },
): DetectedKeyword | null {
  const { title, h1, path, language, isNews } = page;
  if (isNews || path === '/' || isUtility(page) || about.slug.keys.size > SLUG_WORDS_MAX) return null;
  const [part] = splitTitle(title ?? h1 ?? '').filter((one) => !isSiteName(one, site));
  const [side] = splitAtColon(part ?? '');
  const [clause = []] = splitSegments(readTokens(side ?? '', language));
  if (clause.filter(isTelling).length > CLAUSE_TERMS_MAX || isSentence(clause)) return null;
  const tokens = cutTail(clause, page);
  const terms = tokens.filter(isTelling);
  if (terms.length === 0 || terms.length > TERMS_MAX || tokens.length > WORDS_MAX) return null;
  const inText = terms.some(({ key }) => body.countOf(key) >= SAID_MIN);
  const inSlug = terms.some(({ key }) => about.slug.keys.has(key));
  const phrase = joinPhrase(tokens);
  if ((!inText && !inSlug) || phrase.length > PHRASE_CHARACTERS_MAX || isGeneric(phrase) || isSiteName(phrase, site))
    return null;
  const places: Place[] = [title === null ? 'h1' : 'title'];
  if (inSlug) places.push('slug');
  if (inText) places.push('text');
  return { phrase, confidence: CONFIDENCE, places, count: 0 };
}

const isTelling = ({ class: kind }: PhraseToken): boolean => kind !== 'function';

/** More words than a search has end before the last small word that leaves two of them. */
function cutTail(clause: readonly PhraseToken[], { language }: KeywordPage): readonly PhraseToken[] {
  let tokens = clause;
  while (tokens.filter(isTelling).length > TERMS_MAX) {
    const at = tokens.findLastIndex(({ word }, place) => place > 0 && isFunctionWord(word, language));
    if (at < 0 || tokens.slice(0, at).filter(isTelling).length < 2) return tokens;
    tokens = tokens.slice(0, at);
  }
  return tokens;
}
