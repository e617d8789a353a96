import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';
import type { Language } from '../language/languages.ts';
import { slugWords } from '../language/transliterate.ts';
import { type KeywordPage, PHRASE_CHARACTERS_MAX } from './keyword-page.ts';
import { type PhraseToken, readTokens } from './phrase-tokens.ts';
import { isSiteName, type SiteNames } from './site-names.ts';
import { splitSegments } from './subject-phrases.ts';
import { beginsGeneric, isGeneric, isUtility, splitAtColon, splitTitle } from './title-parts.ts';

const ANCHORS_MAX = 40;

/** A heading, a title or the text of a link, in its words. */
export interface Head {
  readonly place: 'title' | 'h1' | 'anchor';
  /** Before a colon: 0. */
  readonly side: number;
  /** There is more in the heading than this side, or than one run of words. */
  readonly isPart: boolean;
  readonly segments: readonly Segment[];
  readonly termCount: number;
}

/** A run of a head that no punctuation cuts. */
interface Segment {
  readonly tokens: readonly PhraseToken[];
  readonly termCount: number;
  /** It reads as a sentence: what stands in it may be cut out of anything. */
  readonly isSentence: boolean;
}

/** The headings, titles and link texts that may name the subject of a page: none of a page that every site has for its own sake. */
export function readHeads(page: KeywordPage, site: SiteNames): Head[] {
  if (isUtility(page)) return [];
  const { language } = page;
  const h1 = isSiteName(page.h1 ?? '', site) ? '' : (page.h1 ?? '');
  const own = ownParts(page, h1, site);
  return [
    ...own.flatMap((part) => sideHeads('title', part, page)),
    ...splitTitle(h1)
      .filter((part) => !isSiteName(part, site))
      .flatMap((part) => sideHeads('h1', part, page)),
    ...selectAnchors(page, site).map((anchor) =>
      readHead('anchor', anchor, { language, side: 0, isPart: false, isNews: false }),
    ),
  ].filter(({ termCount }) => termCount > 0);
}

/** The parts of the title that are the page's own: those that its heading and its address say too, or the first one. */
function ownParts({ title, path, anchors }: KeywordPage, h1: string, site: SiteNames): string[] {
  const parts = splitTitle(title ?? '').filter((part) => !isSiteName(part, site));
  if (parts.length < 2 && !beginsGeneric(title ?? '')) return parts;
  const known = new Set([
    ...wordsIn(h1),
    ...slugWords(path ?? ''),
    ...(path === '/' ? [] : anchors.slice(0, ANCHORS_MAX).flatMap(wordsIn)),
  ]);
  const shared = parts.map((part) => {
    const words = wordsIn(part);
    return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
  });
  const most = Math.max(...shared);
  if (most < 0.3) return beginsGeneric(title ?? '') ? [] : parts.slice(0, 1);
  return parts.filter((_, at) => shared[at] === most);
}

const wordsIn = (text: string): string[] => slugWords(text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'));

/** Links to a home page say the name of the site. */
const selectAnchors = ({ anchors, path }: KeywordPage, site: SiteNames): string[] =>
  [...new Set(path === '/' ? [] : anchors.slice(0, ANCHORS_MAX))].filter(
    (text) => text.length <= PHRASE_CHARACTERS_MAX && !isGeneric(text) && !isSiteName(text, site),
  );

function sideHeads(place: Head['place'], part: string, { isNews, language }: KeywordPage): Head[] {
  const sides = splitAtColon(part);
  return sides.map((side, at) => readHead(place, side, { language, side: at, isPart: sides.length > 1, isNews }));
}

function readHead(
  place: Head['place'],
  text: string,
  { language, side, isPart, isNews }: { language: Language | null; side: number; isPart: boolean; isNews: boolean },
): Head {
  const isExclaimed = /[!?？！…]\s*$/u.test(text);
  const segments = splitSegments(readTokens(text, language)).map((tokens) => {
    const termCount = tokens.filter(({ class: kind }) => kind === 'term' || kind === 'modifier').length;
    // A headline's part before its colon is a label.
    const isKicker = isPart && side === 0 && termCount <= KICKER_TERMS;
    return { tokens, termCount, isSentence: (isNews && !isKicker) || isExclaimed || isSentence(tokens) };
  });
  return {
    place,
    side,
    isPart: isPart || segments.length > 1,
    segments,
    termCount: segments.reduce((sum, segment) => sum + segment.termCount, 0),
  };
}

const KICKER_TERMS = 3;

export const pronouns: ReadonlySet<string> = new Set(listReadingWords('keywords', 'pronouns'));

/** Whether a run of words reads as a sentence: it has a verb or a pronoun. */
export const isSentence = (tokens: readonly PhraseToken[]): boolean =>
  tokens.some(({ class: kind, word, joins }) => (kind === 'verb' && !joins) || pronouns.has(word));
