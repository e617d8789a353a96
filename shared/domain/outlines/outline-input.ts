import type { Language } from '../language/languages.ts';
import type { PortugueseRegion } from '../language/portuguese-region.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';

/** The input of an outline. */
export interface OutlineInput {
  readonly keyword: string;
  /** Of the page; null where it is not known. */
  readonly language: Language | null;
  /** How its Portuguese is written; null in other languages. */
  readonly region?: PortugueseRegion | null;
  readonly secondaryKeywords: readonly string[];
  readonly purpose: string | null;
  /** The page's main heading. */
  readonly heading: string | null;
  /** How the page is called where it has no heading yet: by a plan, or by a client. */
  readonly name?: string | null;
  /** The client's brief of the whole site, where the page was planned from it. */
  readonly brief?: string | null;
  /** The business behind the site and how it speaks, in words of its own pages or of its client. */
  readonly business?: { readonly name: string; readonly context: string | null; readonly tone: string | null };
  /** The stretches of the body below its headings, in order. */
  readonly sections: readonly {
    readonly level: number;
    readonly heading: string;
    readonly words: number;
    /** Its paragraphs, where they were read. */
    readonly paragraphs?: readonly string[];
  }[];
  /** All that the body says, with its headings, lists and tables, where it was read. */
  readonly text?: string | null;
  /** Words of the whole body. */
  readonly wordCount: number;
  /** With its headings, as the checks count them. */
  readonly pageWords?: number;
  /** Pages that rank for the keyword; empty when no search results are known. */
  readonly competitors: readonly {
    readonly domain: string;
    readonly headings: readonly { readonly level: number; readonly text: string }[];
    readonly word_count?: number | null;
  }[];
  /** The first results of the search for the keyword. */
  readonly results?: readonly SearchResult[];
  /** Searches a month, where they are known, by keyword. */
  readonly volumes?: ReadonlyMap<string, number>;
  /** Other pages of the site. */
  readonly siblings?: readonly SiblingPage[];
  /** Those of them that mean what this page does, the nearest first; left out where words say which they are. */
  readonly near?: readonly number[];
  /** Facts of the site, the best first. */
  readonly facts?: readonly SiteFactText[];
  /** Questions that people ask: queries of Search Console, those that search results list, pages of the site and pages that rank. */
  readonly questions?: readonly {
    readonly text: string;
    readonly source: QuestionSource;
    /** How often the page was shown for it in 28 days. */
    readonly impressions?: number;
    /** The page of the site that asks it. */
    readonly page?: SiblingPage;
  }[];
  /** Where the site's business is. */
  readonly place?: string | null;
  /** The kind of the page, as the crawl detected it or a client set it; null for a page that was not crawled. */
  readonly kind?: PageKind | null;
  /** The kind of offer, where that is known. */
  readonly offers?: 'goods' | 'services' | null;
}

/** One of the first results of a search. */
interface SearchResult {
  readonly position: number;
  readonly title: string;
  readonly url: string;
}

type QuestionSource = 'search' | 'results' | 'site' | 'ranking';

export interface SiblingPage {
  readonly id: number;
  readonly path: string;
  readonly name: string;
  readonly keyword: string | null;
}

export interface SiteFactText {
  readonly id: string;
  readonly kind: string;
  readonly key: string | null;
  readonly text: string;
}
