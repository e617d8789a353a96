import type { Message } from '../../messages/message.ts';
import type { PageKind } from './page-kinds.ts';

/** One reason to take a page for a kind. */
export interface Clue {
  readonly kind: PageKind;
  /** 6 for what a page says of itself and seldom gets wrong, 1 for what other kinds often have as well. */
  readonly weight: number;
  /** A short sentence that holds for this page. */
  readonly sentence: Message;
}

/** Evidence about a page before its kind is known. */
export interface PageKindEvidence {
  /** Null for a planned page. */
  readonly url: string | null;
  readonly path: string | null;
  readonly title: string | null;
  readonly h1: string | null;
  readonly markup: MarkupEvidence;
  readonly structure: StructureEvidence;
}

export interface MarkupEvidence {
  /** schema.org types of what the markup describes on the top level, once for each item: JSON-LD with `@graph`, microdata, RDFa. */
  readonly itemTypes: readonly string[];
  readonly openGraphType: string | null;
  /** The program that made the page (`<meta name="generator">`). */
  readonly generator: string | null;
  /** Metas that say when an article was published. */
  readonly hasPublicationMeta: boolean;
}

/** Counts of a page's visible parts, or of its body alone where no HTML is known. */
export interface StructureEvidence {
  /** Characters of visible text. */
  readonly textLength: number;
  /** Blocks of 80 letters and more, most of them outside of links. */
  readonly paragraphs: number;
  /** Parts of the page that repeat the same form: a link with a heading or a picture. */
  readonly teasers: number;
  /** Headings below the main one. */
  readonly subheadings: number;
  /** Paragraphs follow the main heading, and no list of links stands before or between them. */
  readonly opensWithText: boolean;
  /** Short lines with a day of the calendar, each day once. */
  readonly datedLines: number;
  /** A form with a field for a password. */
  readonly hasSignIn: boolean;
  /** Amounts with a currency, each once. */
  readonly prices: number;
  /** A button or form that puts something into a basket. */
  readonly hasBasketButton: boolean;
  /** A form with a field for a message and one for an address. */
  readonly hasContactForm: boolean;
  /** A list whose items are amounts of something: "200 g flour". */
  readonly ingredients: number;
  /** Headings and summaries that are questions. */
  readonly questions: number;
  /** Links that call, or write an e-mail or a message. */
  readonly contactLinks: number;
  /** The text of a link of the frame that leads to a page of contacts; null where there is none. */
  readonly contactPageLink: string | null;
  /** The content names an author or a date. */
  readonly isSigned: boolean;
}

export const noMarkup: MarkupEvidence = {
  itemTypes: [],
  openGraphType: null,
  generator: null,
  hasPublicationMeta: false,
};

export const noStructure: StructureEvidence = {
  textLength: 0,
  paragraphs: 0,
  teasers: 0,
  subheadings: 0,
  opensWithText: false,
  datedLines: 0,
  hasSignIn: false,
  prices: 0,
  hasBasketButton: false,
  hasContactForm: false,
  ingredients: 0,
  questions: 0,
  contactLinks: 0,
  contactPageLink: null,
  isSigned: false,
};
