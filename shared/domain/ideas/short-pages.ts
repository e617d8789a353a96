import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { collectSiteNames, isSiteName } from '../keywords/site-names.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { isVersionIn } from './language-versions.ts';
import { sellsSomething } from './local-business.ts';
import type { PageProfile } from './page-profile.ts';
import { type OfferNames, offerNames } from './subjects/offer-names.ts';

/** The part of a title before its separator. */
export const titleName = (title: string): string => title.split(/(?<!\s)\s+[|–—-]\s+/u)[0] ?? title;

/** True for a page, called so, whose few words are too few: what people search for is on it, and nothing says that it is short by its nature. */
export function worthMoreText(pages: readonly PageProfile[]): (page: PageProfile, keyword: string) => boolean {
  const isVersion = isVersionIn(pages);
  const site = collectSiteNames({ domain: null, known: [], titles: pages.flatMap(({ title }) => title ?? []) });
  const { isKind, isRelated } = offerNames(pages);
  const sells = sellsSomething(pages);
  // The records of a club share a word with its name.
  const isOfTrade = sells ? isRelated : isKind;
  return (page, keyword) =>
    !isSiteName(keyword, site) &&
    isFoundFor(page, { isOfTrade, sells }) &&
    // The versions of a short page are short for the same reason.
    !isVersion(page);
}

const worthText: ReadonlySet<PageKind> = new Set(['home', 'local_service', 'product', 'event', 'recipe']);

const ofSellers: ReadonlySet<PageKind> = new Set(['home', 'local_service']);

/**
 * True for pages that people search for: an offer, a post below a folder of posts, or a page on what the offers are
 * named for. A page of rooms, rules or thanks is short by its nature.
 */
const isFoundFor = (
  { kind, path, subject, language = null, primaryKeyword }: PageProfile,
  { isOfTrade, sells }: { isOfTrade: OfferNames['isKind']; sells: boolean },
): boolean =>
  primaryKeyword !== null ||
  kind == null ||
  // A club's or a manual's description reads like a service, and is none.
  (worthText.has(kind) && (sells || !ofSellers.has(kind))) ||
  (kind === 'article' && (posts.test(path ?? '') || (subject !== null && isOfTrade({ name: subject, language }))));

/** Folders of what is written to be found. */
const posts = new RegExp(String.raw`(?:^|\/)(?:${alternatives('ideas', 'posts')})\/`, 'iu');
