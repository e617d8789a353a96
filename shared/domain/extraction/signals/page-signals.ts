import type { Message } from '../../messages/message.ts';
import type { DetectedPageKind } from '../../pages/page-kind/page-kinds.ts';
import type { StatedKind } from '../../pages/stated-parts.ts';

/** Where on a page something stands that the main text may not show. */
const signalSources = ['json_ld', 'microdata', 'rdfa', 'meta', 'link', 'time', 'byline', 'url', 'text'] as const;
export type SignalSource = (typeof signalSources)[number];

/** Who wrote the page. `byline` is a line of the page about the article, `text` one of the body. */
export interface AuthorSignal {
  readonly name: string;
  readonly source: SignalSource;
}

/** A day that was checked: a real one, not in the future, no copyright year. */
export interface DateSignal {
  /** `2026-05-11`. */
  readonly date: string;
  readonly kind: 'published' | 'modified';
  readonly source: SignalSource;
  /** As the page has it. */
  readonly quote: string;
}

/** A way to reach who is behind the page, or to the pages that say who that is. */
export interface ContactSignal {
  readonly kind: 'telephone' | 'email' | 'contact_page' | 'about_page' | 'legal_page' | 'contact_form' | 'markup';
  /** The visible text, or the address where that is all there is. */
  readonly text: string;
  readonly href: string | null;
}

/** Structured data in the markup itself. JSON-LD is the field `schema`. */
export interface MarkupItem {
  readonly format: 'microdata' | 'rdfa';
  /** Names of schema.org types. */
  readonly types: readonly string[];
  readonly properties: readonly string[];
}

export interface ImageSignal {
  readonly src: string;
  /** Null when the picture has no alternative text at all; empty marks decoration. */
  readonly alt: string | null;
  /** The picture at the top of the article, which extraction may leave out. */
  readonly isLead: boolean;
}

/**
 * Facts for visitors that the page states outside of its main text: an address in the footer, opening hours in a box.
 */
export interface StatedSignal {
  readonly of: StatedKind;
  /** As the page has it; null where it is not written in one piece. */
  readonly quote: string | null;
  /** False of what may as well be something else. */
  readonly isSure: boolean;
}

/** How much of what a visitor sees was read as the main text. */
export interface ReadingSignal {
  readonly visibleCharacters: number;
  readonly extractedCharacters: number;
  /** Extracted by visible, from 0 to 1, in hundredths. */
  readonly share: number;
  /** That the main text is the page's, from 0 to 1, in hundredths. */
  readonly confidence: number;
  /** Why the main text was probably not read; null when it was. Rows of earlier releases have the English sentence. */
  readonly doubt: Message | null;
}

/**
 * Signals in the HTML of a page beside its main text, read when the page was crawled. Bounded: at most some kilobytes. Of content
 * that was never crawled, the body alone gives them (`signalsOfBody`).
 */
export interface PageSignals {
  readonly kind: DetectedPageKind;
  readonly authors: readonly AuthorSignal[];
  readonly dates: readonly DateSignal[];
  readonly contacts: readonly ContactSignal[];
  readonly markupItems: readonly MarkupItem[];
  readonly images: readonly ImageSignal[];
  /** Where JSON-LD says something else than the page; a crawl of an older release kept English sentences. */
  readonly contradictions: readonly (Message | string)[];
  /** Null of a body alone. */
  readonly reading: ReadingSignal | null;
  /** None of a page that an older release crawled. */
  readonly stated?: readonly StatedSignal[];
}
