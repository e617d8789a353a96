import { isUtility } from '../keywords/title-parts.ts';
import type { Language } from '../language/languages.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { isUtilityPage } from '../pages/utility-page.ts';
import type { PageProfile } from './page-profile.ts';

const candidateSources = [
  'phrase',
  'question',
  'comparison',
  'price',
  'place',
  'secondary',
  'search',
  'market',
] as const;
type CandidateSource = (typeof candidateSources)[number];

/** A heading of a page. */
export interface PageHeading {
  id: number;
  heading: string;
  /** The heading above that announces what is offered. */
  below?: string;
}

/** A keyword that the site could be found by, and where it comes from. */
export interface Candidate {
  keyword: string;
  /** As it stands within a sentence; the keyword itself where nothing else is known. */
  name?: string;
  language?: Language | null;
  source: CandidateSource;
  /** How often the text of the pages says it, at least. */
  count: number;
  /** The pages that do. */
  pageCount: number;
  /** Those of them that say it most, at most five, that one first. */
  pages: { id: number; count: number }[];
  /** Headings that are about nothing else, that ask it or that compare it, at most three. */
  headings?: PageHeading[];
  /** How much it is a subject of the site, 0 to 15 or so. */
  strength: number;
  /** It stands in a list of what the site offers. */
  isOffered?: boolean;
  /** Nothing on the site speaks for a page on it: searches have to. */
  isUnbacked?: boolean;
  /** Impressions in Search Console; null when it is not from there. */
  impressions: number | null;
  /** A town that the site names, and the page on the service that it is put together with. */
  place?: { town: string; pageCount: number; subject: string; aboutId: number };
  /** A page that offers something and shows no price. */
  unpriced?: { id: number; subject: string };
  /** A price that a page shows under the heading, and what it is the price of. */
  price?: PageHeading & { shown: string; subject: string };
}

/** Words of the text that designers put where there is none yet. */
const fillers =
  'lorem ipsum consectetur consectetuer adipiscing vestibulum pellentesque vivamus maecenas phasellus donec aliquam praesent faucibus consequat dapibus venenatis tristique ullamcorper sollicitudin'.split(
    ' ',
  );

const isFilled = ({ terms }: PageProfile): boolean => fillers.some((word) => terms[word] !== undefined);

/** Pages whose text may give ideas: neither unwritten nor hidden ones nor those that every site has for its own sake. */
export function tellingPages(pages: readonly PageProfile[]): PageProfile[] {
  const isWaiting = isHiddenSite(pages);
  return pages.filter(
    (page) =>
      (isWaiting || !page.noindex) &&
      !isFilled(page) &&
      !(page.kind != null && ownKinds.has(page.kind)) &&
      !isUtilityPage(page.path) &&
      !isUtility({ title: page.title, h1: page.headings[0] ?? null }),
  );
}

/** Pages that a site has for its own sake, by what they are and not by their address alone: a statement on access, a basket. */
const ownKinds: ReadonlySet<PageKind> = new Set(['legal', 'utility']);

/** A site that search engines are asked not to list at all is not published yet: its pages are no less what it will be found by. */
export const isHiddenSite = (pages: readonly Pick<PageProfile, 'noindex' | 'wordCount'>[]): boolean =>
  pages.filter(({ wordCount }) => wordCount > 0).length >= SITE_PAGES_MIN &&
  pages.every(({ noindex, wordCount }) => noindex || wordCount === 0);

const SITE_PAGES_MIN = 3;

/** A keyword of which nothing is known but that it is there. */
export const unsaidCandidate = (keyword: string): Candidate => ({
  keyword,
  source: 'market',
  count: 0,
  pageCount: 0,
  pages: [],
  strength: 0,
  impressions: null,
});

/** A query that people saw the site for. */
export const searchCandidate = (keyword: string, impressions: number): Candidate => ({
  ...unsaidCandidate(keyword),
  source: 'search',
  impressions,
});
