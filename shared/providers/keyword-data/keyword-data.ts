/** The port to keyword research: what is searched, how hard it is to rank for, and what ranks now. */
import type { SetAside } from '../spending/payer.ts';

export interface Market {
  /** Market code of the provider; 2840 is the United States. */
  location: number;
  language: string;
}

/** The provider's data on a keyword. */
export interface KeywordReport {
  /** As it was asked for. */
  keyword: string;
  /** Searches a month. */
  searchVolume: number | null;
  /** 0 to 100. */
  keywordDifficulty: number | null;
  /** US dollars. */
  cpc: number | null;
  /** 0 to 1. */
  competition: number | null;
  searchIntent: string | null;
  monthlySearches: { year: number; month: number; searchVolume: number | null }[] | null;
}

/** An organic result. */
export interface SerpResult {
  /** Among the organic results, from 1. */
  position: number;
  title: string;
  url: string;
  snippet: string | null;
}

/** A page of search results. */
export interface SearchPage {
  /** The first organic results. */
  results: SerpResult[];
  /** Questions around the search, as the page of results lists them. */
  questions: string[];
}

/** Every call is live and paid. @throws KeywordDataError when the provider cannot answer. */
export interface KeywordData {
  /** Those of the keywords that the provider has, in no order; in as few calls as its limits allow. */
  metricsOf(keywords: readonly string[], market: Market): Promise<KeywordReport[]>;
  /** Keywords around the seeds, at most `limit`, most searched first. */
  ideasFor(seeds: readonly string[], market: Market, limit: number): Promise<KeywordReport[]>;
  /** Reads the search results for the keyword. */
  searchPageOf(keyword: string, market: Market): Promise<SearchPage>;
}

/** Sets aside what a call may cost at most, in millionths of a US dollar. @throws SpendingLimitError */
export type PayForCall = (microdollarsMax: number) => Promise<SetAside>;

const keywordDataFailures = ['authentication', 'rate limit', 'no money', 'over limit', 'unavailable'] as const;
export type KeywordDataFailure = (typeof keywordDataFailures)[number];

/** The provider could not answer. Never shown to clients; the log has the reason. */
export class KeywordDataError extends Error {
  override name = 'KeywordDataError';
  readonly failure: KeywordDataFailure;

  constructor(failure: KeywordDataFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
