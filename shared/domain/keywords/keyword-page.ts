import type { Language } from '../language/languages.ts';

/** A page's own strings, and the link texts that lead to it. */
export interface KeywordPage {
  readonly title: string | null;
  readonly h1: string | null;
  /** Null for a page without an address. */
  readonly path: string | null;
  readonly metaDescription: string | null;
  /** Its headings but the first one. */
  readonly headings: readonly string[];
  /** Plain text without the headings, as far as they can be distinguished. */
  readonly text: string;
  /** Link texts that lead to the page. */
  readonly anchors: readonly string[];
  /** The language that it is written in; null where that is not known. */
  readonly language: Language | null;
  /** It reports news: its title is a headline, and what it is about may be anything. */
  readonly isNews: boolean;
}

export const places = ['title', 'h1', 'slug', 'anchor', 'headings', 'description', 'text'] as const;
export type Place = (typeof places)[number];

/** A phrase that says what a page is about. */
export interface DetectedKeyword {
  readonly phrase: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Where the page says it. */
  readonly places: readonly Place[];
  /** How often its text does. */
  readonly count: number;
}

export interface Detection {
  /** Null where no phrase is certain enough: then nothing is to be claimed of it. */
  readonly keyword: DetectedKeyword | null;
  /** All that could be one, the best first: those below the least confidence too, and a guess that a page may be offered and is not judged by. */
  readonly candidates: readonly DetectedKeyword[];
}

export const PHRASE_CHARACTERS_MAX = 80;
