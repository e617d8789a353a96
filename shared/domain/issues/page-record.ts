import type { Message } from '../messages/message.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';

/** Raised when a record gains what issues need: pages are then read in full again, whatever their validators say. */
export const PAGE_RECORD_FORM = 4;

/** How many of a list a record keeps; `count` says how many there are. */
export const RECORDED_MAX = 10;

/** Sentences; text in English of records from before they were kept as messages. */
export interface SomeSentences {
  readonly count: number;
  readonly first: readonly (string | Message)[];
}

/** Some of a list, and how many there are in all. */
export interface Some {
  readonly count: number;
  readonly first: readonly string[];
}

/** A document as issues need it, beside its links. */
export interface DocumentRecord {
  /** Of the `title` elements and the descriptions, empty ones included. */
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly h1s: readonly string[];
  /** The first heading whose level leaves one out. */
  readonly skippedLevel: { readonly after: number; readonly level: number; readonly text: string } | null;
  readonly emptyHeadings: number;
  /** Distinct canonical URLs, absolute, the response header's included. */
  readonly canonicals: readonly string[];
  readonly noindex: boolean;
  readonly nofollow: boolean;
  /** When search engines are asked to leave the page out from, where the page says so. */
  readonly unavailableAfter?: string;
  /** Code and absolute URL of each alternate. */
  readonly alternates: readonly (readonly [code: string, url: string])[];
  readonly metaRefresh: string | null;
  readonly hasViewport: boolean;
  readonly lang: string | null;
  readonly words: number;
  /** The main content was probably not read in full. */
  readonly isDoubtful: boolean;
  /** Where links lead that have no text. */
  readonly linksWithoutText: Some;
  /** Of the words of the content; null of a page without any. */
  readonly contentHash: string | null;
  /** The sample of `sampleText`, in base64; null of a text that is too short to compare. */
  readonly sample: string | null;
  /** Hashes of the lines at its beginning and its end, by `encodeLines`: those of several pages are the site's. */
  readonly lines?: string;
  readonly placeholderText: string | null;
  readonly imagesWithoutAlt: Some;
  /** Absolute URLs of pictures, each once. */
  readonly images: readonly string[];
  /** Addresses over http on a page over https. */
  readonly mixedContent: Some;
  readonly insecureForms: Some;
  readonly openGraph: readonly string[];
  readonly structuredTypes: readonly string[];
  /** The missing type of markup for the page's kind. */
  readonly lackedType: string | null;
  readonly brokenStructuredData: SomeSentences;
  readonly structuredErrors: SomeSentences;
  readonly pageKind: PageKind;
  readonly unreadable: string | null;
  /** Evidence that the text comes by script. */
  readonly scriptEvidence: string | Message | null;
}

/** A crawl's record of a page: the document, and the response that brought it. */
export interface PageRecord extends DocumentRecord {
  /** Where the document was read, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number | null;
  /** Unpacked. */
  readonly bytes: number;
  readonly contentEncoding: string | null;
}
