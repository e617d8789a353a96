import type { ClickFall } from './click-falls.ts';
import type { RivalPages } from './rival-pages.ts';
import type { UnclickedResult } from './unclicked-results.ts';
import type { PerformanceWindow } from './window.ts';

/** Findings in search data of a site's pages, by the keys that search rows are joined by. */
export interface SiteSearches {
  /** The days that they are of, but for `shown`. */
  readonly window: PerformanceWindow;
  readonly falls: readonly ClickFall[];
  readonly rivals: readonly RivalPages[];
  readonly unclicked: readonly UnclickedResult[];
  /** The pages that were shown in a longer time; null where the data do not reach back so far, or are cut off. */
  readonly shown: { readonly window: PerformanceWindow; readonly keys: readonly string[] } | null;
}

/** `searches` is null where nothing can be said: no connection, no response, or data that are too old or too short. */
export interface SearchReading {
  readonly status: 'available' | 'not_connected' | 'unavailable';
  readonly searches: SiteSearches | null;
}
