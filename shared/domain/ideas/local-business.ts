import { hasWords } from '../fields/keyword-match.ts';
import { writesCompounds } from '../language/languages.ts';
import { isPlanLanguage } from '../language/plan-language.ts';
import { kindWords, listSiteKinds, type SiteKind } from '../planning/site-kinds.ts';
import { mainHeading, type PageProfile } from './page-profile.ts';
import { siteLanguage } from './site-language.ts';
import { isOffering } from './subjects/offer-names.ts';

/** A site of people who work at a place. */
export interface LocalBusiness {
  /** The town of its addresses, as they write it. */
  home: string;
  /** Pages that name it. */
  homePages: number;
}

/** More pages than this have a shop, a manual or a magazine. */
const PAGES_MAX = 300;
const HOME_PAGES_MIN = 2;
/** A manual of music has a page on songs, and is no school of singing: pages that speak of the trade, as a share of all. */
const TRADE_SHARE_MIN = 0.1;

/**
 * The town where a site's business is, when it is one whose customers come from near: its titles, headings and subjects speak of a local
 * trade, and its addresses agree on a town that more than one page names.
 */
export function localBusiness(pages: readonly PageProfile[]): LocalBusiness | null {
  if (pages.length > PAGES_MAX || !isLocalTrade(pages)) return null;
  const counts = new Map<string, number>();
  for (const { places } of pages) for (const town of places.addressTowns) counts.set(town, (counts.get(town) ?? 0) + 1);
  const [home] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0] ?? [];
  if (home === undefined) return null;
  const homePages = pages.filter((page) => namesTown(page, home)).length;
  return homePages >= Math.min(HOME_PAGES_MIN, pages.length) ? { home, homePages } : null;
}

const namesTown = ({ title, headings, places }: PageProfile, town: string): boolean =>
  places.addressTowns.includes(town) ||
  places.towns.includes(town) ||
  [title ?? '', ...headings].some((text) => hasWords(text, town));

/** "App" is no part of "Trapp", and "maler" is one of "Stubenmaler". */
const STEM_IN_COMPOUNDS_MIN = 5;

const hasStem = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(
    ({ 0: stem, index }) => stem.length >= STEM_IN_COMPOUNDS_MIN || !/\p{L}/u.test(text.charAt(index - 1)),
  );

/** True where the titles, first headings and subjects speak most of a trade whose customers come from near. */
export const isLocalTrade = (pages: readonly PageProfile[]): boolean => localKind(pages) !== null;

/** Clubs and museums report on what they do, hosts on what is near: their pages are not each a service that is paid for. */
export function sellsLocally(pages: readonly PageProfile[]): boolean {
  const kind = localKind(pages);
  return kind !== null && !unpaidKinds.has(kind.id);
}

/** A site of an unknown trade that is more than a few pages that read like an offer: a share of all. */
const OFFERING_SHARE_MIN = 0.2;

/** True for a site that has prices: of a local trade, a shop, or with many pages that offer something. */
export const sellsSomething = (pages: readonly PageProfile[]): boolean =>
  (isLocalTrade(pages) && !isUnpaid(pages)) ||
  pages.some(({ kind }) => kind == null || kind === 'product') ||
  (!isUnpaid(pages) && pages.filter(({ kind }) => isOffering(kind)).length >= pages.length * OFFERING_SHARE_MIN);

const isUnpaid = (pages: readonly PageProfile[]): boolean => freeKinds.has(localKind(pages)?.id ?? '');

const freeKinds: ReadonlySet<string> = new Set(['association', 'museum']);
const unpaidKinds: ReadonlySet<string> = new Set(['association', 'museum', 'lodging', 'restaurant']);

/** Which local kind of site the pages speak of most. */
function localKind(pages: readonly PageProfile[]): SiteKind | null {
  const language = siteLanguage(pages);
  if (!isPlanLanguage(language)) return null;
  const texts = pages.map((page) => [page.title, mainHeading(page), page.subject].join(' ').toLowerCase());
  const counts = listSiteKinds().map((kind) => {
    const words = kindWords(kind, language);
    const start = writesCompounds(language) ? '' : String.raw`(?<![\p{L}])`;
    const pattern = words.length === 0 ? null : new RegExp(`${start}(?:${words.join('|')})`, 'giu');
    return { kind, count: pattern === null ? 0 : texts.filter((text) => hasStem(text, pattern)).length };
  });
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return best.count > 0 && best.count >= pages.length * TRADE_SHARE_MIN && best.kind.isLocal ? best.kind : null;
}
