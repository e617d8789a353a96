import type { Language } from '../language/languages.ts';

/** What an outline is made from. */
export interface OutlineInput {
  readonly keyword: string;
  /** Of the page; null where it is not known. */
  readonly language: Language | null;
  readonly secondaryKeywords: readonly string[];
  readonly purpose: string | null;
  /** The page's main heading. */
  readonly heading: string | null;
  /** The stretches of the body below its headings, in order. */
  readonly sections: readonly {
    readonly level: number;
    readonly heading: string;
    readonly words: number;
    /** Its paragraphs, where they were read. */
    readonly paragraphs?: readonly string[];
  }[];
  /** Words of the whole body. */
  readonly wordCount: number;
  /** Pages that rank for the keyword; empty when no search results are known. */
  readonly competitors: readonly {
    readonly domain: string;
    readonly headings: readonly { readonly level: number; readonly text: string }[];
  }[];
  /** Other pages of the site. */
  readonly siblings?: readonly SiblingPage[];
  /** What is known of the site, the best first. */
  readonly facts?: readonly SiteFactText[];
  /** Questions that people ask: queries of Search Console, pages of the site that ask one, and headings of pages that rank. */
  readonly questions?: readonly {
    readonly text: string;
    readonly source: 'search' | 'site' | 'ranking';
    /** The page of the site that asks it. */
    readonly page?: SiblingPage;
  }[];
  /** Where the site's business is. */
  readonly place?: string | null;
  /** What the page offers, where that is known. */
  readonly offers?: 'goods' | 'services' | null;
}

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
