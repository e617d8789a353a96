const MEBIBYTE = 1024 * 1024;

/** Limits of one page, and of all of them together. */
export const renderLimits = {
  /** From its first request to the reading of its document. Waiting for the turn of a request counts. */
  pageMs: 8_000,
  /** On top of it: reading the document. Both are 10 s. */
  readMs: 2_000,
  /** Nothing changes and nothing is requested for so long: the page is done. */
  quietMs: 150,
  /** A page that never stops changing is read as it is then. */
  settleMs: 6_000,
  /** Of the process that runs the page. A page with a hundred thousand elements takes 250 MB. */
  pageBytes: 384 * MEBIBYTE,
  /**
   * Of all processes of the browser together, where memory that they share counts for each: 450 MB without a page. What a page
   * gives to the browser, a Blob for one, is in no process of the page.
   */
  browserBytes: 1_280 * MEBIBYTE,
  watchEveryMs: 150,
  documentCharacters: 10_000_000,
  requests: 200,
  /** Of all that a page requests. */
  requestedBytes: 30 * 1024 * 1024,
  /** Pages that a script leads to, one after the other. */
  navigations: 5,
  pagesAtOnce: 4,
  /** After so many pages a new browser takes the place of the old one: whatever it collected is gone. */
  pagesPerBrowser: 200,
  /** A browser without pages ends after this time. */
  idleMs: 15_000,
} as const;

/** Of the browser itself, and of a page of the usual size, with some room for each. */
const OWN_BYTES = 512 * MEBIBYTE;
const USUAL_PAGE_BYTES = 192 * MEBIBYTE;

/** The limits on a machine with so much memory: the browser has half of it at most, and as many pages at once as fit. */
export function limitsWithin(machineBytes: number): Pick<RenderLimits, 'browserBytes' | 'pagesAtOnce'> {
  const half = Math.max(machineBytes / 2, OWN_BYTES + USUAL_PAGE_BYTES);
  const browserBytes = Math.min(half, renderLimits.browserBytes);
  const fitting = Math.floor((browserBytes - OWN_BYTES) / USUAL_PAGE_BYTES);
  return { browserBytes, pagesAtOnce: Math.min(fitting, renderLimits.pagesAtOnce) };
}

/** The limits where a page may take so long in all. */
export const pageLimits = (seconds: number): Pick<RenderLimits, 'pageMs'> => ({
  pageMs: seconds * 1_000 - renderLimits.readMs,
});

export type RenderLimits = { readonly [Name in keyof typeof renderLimits]: number };

/** Tall, so that lists which load what is in sight load much of it without a hand that scrolls. */
export const viewport = { width: 1280, height: 4_000 } as const;
