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
  /** schema.org types of what those items hold: an author, a publisher, an offer. */
  readonly innerTypes: readonly string[];
  readonly openGraphType: string | null;
  /** The program that made the page (`<meta name="generator">`). */
  readonly generator: string | null;
  /** Classes of the `body` element. */
  readonly bodyClasses: readonly string[];
  /** Metas with the price of what the page offers. */
  readonly hasPriceMeta: boolean;
  /** Metas that only publishers of news write. */
  readonly hasNewsMeta: boolean;
  /** Metas that say when an article was published. */
  readonly hasPublicationMeta: boolean;
}

/** Counts of a page's visible parts, or of its body alone where no HTML is known. */
export interface StructureEvidence {
  /** Characters of visible text, and of those inside of links. */
  readonly textLength: number;
  readonly linkTextLength: number;
  /** Blocks of 80 letters and more, most of them outside of links. */
  readonly paragraphs: number;
  /** Parts of the page that repeat the same form: a link with a heading or a picture. */
  readonly teasers: number;
  /** Headings that lead to another page each, and all headings below the main one. */
  readonly linkedHeadings: number;
  readonly subheadings: number;
  /** `article` elements beside each other. */
  readonly articles: number;
  /** Paragraphs follow the main heading, and no list of links stands before or between them. */
  readonly opensWithText: boolean;
  /** The line that says how many results, products or pages a list has; null where there is none. */
  readonly resultCount: string | null;
  /** Short lines with a day of the calendar, each day once. */
  readonly datedLines: number;
  /** A form with a field for a password. */
  readonly hasSignIn: boolean;
  /** Amounts with a currency, each once. */
  readonly prices: number;
  /** A button or form that puts something into a basket. */
  readonly hasBasketButton: boolean;
  readonly codeBlocks: number;
  /** A form with a field for a message and one for an address. */
  readonly hasContactForm: boolean;
  /** A list whose items are amounts of something: "200 g flour". */
  readonly ingredients: number;
  /** Parts that are named as the card of a recipe, and links that put an event into a calendar. */
  readonly hasRecipeCard: boolean;
  readonly hasCalendarLink: boolean;
  /** Posts of a discussion, each with its author or date. */
  readonly posts: number;
  /** Headings and bold lines that job postings have: tasks, profile, what is offered. */
  readonly jobHeadings: number;
  /** Headings and summaries that are questions. */
  readonly questions: number;
  /** The text of a link of the frame that leads to services or prices, as businesses name them; null where there is none. */
  readonly serviceLink: string | null;
  /** Links that call, or write an e-mail or a message. */
  readonly contactLinks: number;
  /** The text of a link of the frame that leads to a page of contacts; null where there is none. */
  readonly contactPageLink: string | null;
  /** Links of the content that look like a button. */
  readonly buttonLinks: number;
  /** The content names an author or a date. */
  readonly isSigned: boolean;
  /** Sections of a newspaper that the frame leads to: politics, sport, economy … */
  readonly newsSections: number;
}

export const noMarkup: MarkupEvidence = {
  itemTypes: [],
  innerTypes: [],
  openGraphType: null,
  generator: null,
  bodyClasses: [],
  hasPriceMeta: false,
  hasNewsMeta: false,
  hasPublicationMeta: false,
};

export const noStructure: StructureEvidence = {
  textLength: 0,
  linkTextLength: 0,
  paragraphs: 0,
  teasers: 0,
  linkedHeadings: 0,
  subheadings: 0,
  articles: 0,
  opensWithText: false,
  resultCount: null,
  datedLines: 0,
  hasSignIn: false,
  prices: 0,
  hasBasketButton: false,
  codeBlocks: 0,
  hasContactForm: false,
  ingredients: 0,
  hasRecipeCard: false,
  hasCalendarLink: false,
  posts: 0,
  jobHeadings: 0,
  questions: 0,
  serviceLink: null,
  contactLinks: 0,
  contactPageLink: null,
  buttonLinks: 0,
  isSigned: false,
  newsSections: 0,
};
