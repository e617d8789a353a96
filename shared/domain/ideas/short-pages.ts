import { servicesHeading } from '../facts/service-words.ts';
import { matchable } from '../fields/keyword-match.ts';
import { collectSiteNames, isSiteName, nameKey } from '../keywords/site-names.ts';
import { isQuestionsHeading } from '../language/question-text.ts';
import { listTerms } from '../language/subject-terms.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { isVersionIn } from './language-versions.ts';
import { sellsSomething } from './local-business.ts';
import { mainHeading, type PageProfile } from './page-profile.ts';
import { findHeadWord, isArticle } from './subjects/label-phrase.ts';
import { isInvitation, isPartNoun } from './subjects/no-subjects.ts';
import { type OfferNames, offerNames } from './subjects/offer-names.ts';

/** The part of a title before its separator. */
export const titleName = (title: string): string => title.split(/(?<!\s)\s+[|–—-]\s+/u)[0] ?? title;

/** True for a page, called so, whose few words are too few: what people search for is on it, and nothing says that it is short by its nature. */
export function worthMoreText(pages: readonly PageProfile[]): (page: PageProfile, keyword: string) => boolean {
  const isVersion = isVersionIn(pages);
  const site = collectSiteNames({ domain: null, known: [], titles: pages.flatMap(({ title }) => title ?? []) });
  const siteWords = new Set([...site.names].flatMap((name) => (name.length >= SITE_WORD_MIN ? [name] : [])));
  const { isKind, isRelated } = offerNames(pages);
  const lists = listsOthers(pages);
  const sells = sellsSomething(pages);
  // The records of a club share a word with its name.
  const isOfTrade = sells ? isRelated : isKind;
  return (page, keyword) =>
    !namesPart(page, keyword, siteWords) &&
    !isForVisitors(page, keyword) &&
    !isSiteName(keyword, site) &&
    !servicesHeading.test(keyword) &&
    !lists(page) &&
    isFoundFor(page, { isOfTrade, sells }) &&
    // The versions of a short page are short for the same reason.
    !isVersion(page);
}

/** Short for a good reason: lists of other pages, pages to write to or to book with. */
const isForVisitors = ({ kind }: PageProfile, keyword: string): boolean => {
  const [first = '', second = ''] = keyword.split(' ');
  return (
    (kind != null && leadingKinds.has(kind)) ||
    isQuestionsHeading(keyword) ||
    (isInvitation(first) && isArticle(second))
  );
};

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
const posts =
  /(?:^|\/)(?:blog|magazin\w*|ratgeber|guides?|guias?|guide|articles?|articulos|artigos|articoli|artikel|posts?|wpisy|wissen|tipps|conseils|consejos|consigli|dicas|tips)\//iu;

const SITE_WORD_MIN = 5;
const PAGES_LISTED_MIN = 2;
const greeting =
  /^(?:willkommen|welcome|bienvenue|bienvenid[oa]s?|benvenut[oi]|welkom|witamy|välkommen|velkommen|vítejte|bem-vindos?)$/iu;

/** "Projects", "free resources", "the Acme movement": a part of the site, or the site itself. */
function namesPart({ language = null }: PageProfile, keyword: string, siteWords: ReadonlySet<string>): boolean {
  const head = findHeadWord(keyword, language);
  return (
    listTerms(keyword, language).every((term) => isPartNoun(term)) ||
    (head !== null && isPartNoun(head)) ||
    keyword.split(' ').some((word) => siteWords.has(nameKey(word)) || greeting.test(word))
  );
}

/** A page whose headings are the names of other pages leads to them. */
function listsOthers(pages: readonly PageProfile[]): (page: PageProfile) => boolean {
  const nameOfId = new Map(pages.map((page) => [page.id, matchable(mainHeading(page) || titleName(page.title ?? ''))]));
  return ({ id, headings }) => {
    const own = nameOfId.get(id);
    const others = new Set(
      [...nameOfId].flatMap(([of, name]) => (of === id || name === own || name === '' ? [] : [name])),
    );
    const below = headings.map(matchable).filter((heading) => heading !== own);
    return below.filter((heading) => others.has(heading)).length >= Math.max(PAGES_LISTED_MIN, below.length / 2);
  };
}

const leadingKinds: ReadonlySet<PageKind> = new Set(['category', 'contact', 'job']);
