import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';

const site = String.raw`(?:${wordsFor('site')})`;
const described = String.raw`(?:(?:${wordsFor('describedArticles')})\s)?(?:(?:${wordsFor('described')})\s)?`;
const modal = wordsFor('modal');
const having = wordsFor('having');

/** "Hemsidan ska ha …", "Auf die Website sollen …": what is said that the site must have. */
const ofSite = compiled(
  String.raw`(?<!\p{L})(?:(?:${wordsFor('ofSite')})\s)?${described}${site}\s(?:(?:${wordsFor('ofSiteThen')})\s)?(?:${modal})(?!\p{L})(?:\s(?:${having})(?!\p{L}))?`,
);
/** "On the site we need …": the place of a list of wishes. */
const onSite = compiled(
  String.raw`^(?:(?:${wordsFor('onSiteAnd')})\s)?(?:${wordsFor('onSite')})\s${described}${site}(?!\p{L})[,:]?\s`,
);
/** "What has to be on the site": the label of a list of wishes. */
const siteLabel = compiled(
  String.raw`(?:^|\s)(?:${wordsFor('onSite')})\s${described}${site}(?!\p{L})|${site}\s(?:${modal})(?!\p{L})`,
);

export const labelsWishes = (label: string): boolean => siteLabel.test(label);

/** A page of an indefinite article and what it is about, wherever the verb of the wish stands: "me haría ilusión una página sobre …". */
const aPage = (words: ReadingWords): RegExp =>
  compiled(
    String.raw`(?<!\p{L})(?:${wordsFor('aPageArticles')})\s(?:(?!(?:${wordsFor('aPageArticlesOf')})\s)\p{Ll}+\s)?(?:${words.page})(?!\p{L})(?=,?\s(?:${words.about})(?:\s|(?<=['’])))|[,;]\s(?:${words.page})\s(?:${words.about})\s`,
  );

export interface WishCue {
  readonly index: number;
  readonly 0: string;
  /** A list of pages and parts follows. */
  readonly isOfSite: boolean;
}

/** Where a statement begins to say what the client wants on the site. */
export function wishCue(said: string, words: ReadingWords): WishCue | null {
  const modalAt = ofSite.exec(said);
  if (modalAt !== null) return { index: modalAt.index, 0: modalAt[0], isOfSite: true };
  const wish = wordPattern(words.wish).exec(said);
  const place = onSite.exec(said);
  if (wish !== null) return { index: wish.index, 0: wish[0], isOfSite: place !== null && place.index < wish.index };
  return aPage(words).test(said) ? { index: 0, 0: '', isOfSite: false } : null;
}

/** "a page on emergencies, since everybody asks": why it is wanted names no page. */
const reason = new RegExp(String.raw`[,\s]\s?(?:${wordsFor('reason')})\s.*?(?=${wordsFor('reasonAnd')})`, 'isu');

export const removeReason = (said: string): string => {
  const kept = said.replace(reason, '');
  // "Anfahrt, weil …" is whole; "We'd want" is not, and "want" is Dutch for "because".
  const isWhole = kept.split(' ').length >= 3 || (kept.trim() !== '' && said.charAt(kept.length) === ',');
  return isWhole ? kept : said;
};

/** Words before the next page of a wish. */
export const leadsTo = (words: ReadingWords): RegExp =>
  compiled(String.raw`,?\s(?:${words.and})\s(?:(?:${words.article})\s)?$`);
