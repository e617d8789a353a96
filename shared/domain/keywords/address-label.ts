import { matchable } from '../fields/keyword-match.ts';
import { isFunctionWord } from '../language/function-words.ts';
import { slugSpellings } from '../language/transliterate.ts';
import type { DetectedKeyword, KeywordPage } from './keyword-page.ts';
import { pronouns } from './page-heads.ts';
import { isSiteName, type SiteNames } from './site-names.ts';
import { knowsVerbs } from './subject-words.ts';
import { isGeneric, splitAtColon, splitTitle } from './title-parts.ts';
import { isVerbForm } from './verb-forms.ts';

const WORDS_MAX = 5;
const CONFIDENCE = 0.6;

/**
 * The label that title, first heading and address give in the same words: "Cycle to work scheme" at `/cycle-to-work-scheme`. Whatever its
 * words are, someone chose them for the page.
 */
export function labelOfAddress(page: KeywordPage, site: SiteNames): DetectedKeyword | null {
  const { title, h1, path } = page;
  const [part = '', ...others] = splitTitle(h1 ?? '').flatMap(splitAtColon);
  const words = splitWords(part);
  if (others.length > 0 || words.length < 2 || words.length > WORDS_MAX) return null;
  if (!/^[\p{L}\p{M}' -]+$/u.test(part) || !isNominal(words, page) || isGeneric(part) || isSiteName(part, site))
    return null;
  const segment = (path ?? '').split('/').findLast((one) => one !== '') ?? '';
  const address = splitWords(segment.replace(/\.\p{L}{3,5}$/u, ''));
  const isWhole = address.length > 1 && address.every((word, at) => slugSpellings(words[at] ?? '').includes(word));
  const isTitle = splitTitle(title ?? '')
    .flatMap(splitAtColon)
    .some((side) => matchable(side) === matchable(part));
  if (!isWhole || !isTitle) return null;
  return { phrase: matchable(part), confidence: CONFIDENCE, places: ['title', 'h1', 'slug'], count: 0 };
}

/** No word of it makes a sentence of it: no verb, but for one between `to` and a noun, as in `Cycle to work scheme`. */
function isNominal(words: readonly string[], { language, isNews }: KeywordPage): boolean {
  if (isNews || !knowsVerbs(language) || isFunctionWord(words[0] ?? '', language)) return false;
  return words.every((word, at) => {
    if (pronouns.has(word)) return false;
    const isInfinitive = words[at - 1] === 'to' && at < words.length - 1;
    return isInfinitive || !isVerbForm(word, language);
  });
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
