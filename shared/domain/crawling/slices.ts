import { pageKey, toFolderKey } from '../urls/page-url.ts';

/** URLs that one worker reads between two looks at the frontier: a minute of a site that responds at once. */
const URLS_PER_SLICE_MAX = 1_024;
/** With fewer for each worker, a batch of one worker is done sooner than they could begin. */
const URLS_PER_SLICE_MIN = 256;

interface SlicedUrl {
  /** `pageKey` of the URL. */
  readonly key: string;
  readonly url: string;
  /** Requests made so far. */
  readonly attempts: number;
  /** A URL that is compared with the page at its path once that was read. */
  readonly isQueryVariant: boolean;
}

/** How many URLs of the frontier to read for so many workers. */
export const countSlicedUrls = (workers: number): number => workers * URLS_PER_SLICE_MAX;

/** How many workers may read one crawl now: of a site without pauses, with a request at a time for each, within those of the stage. */
export function countSliceWorkers(limits: {
  /** For one crawl. */
  workersMax: number;
  /** Requests at a time to a host. */
  requestsAtOnce: number;
  /** Invocations of the worker that the stage has. */
  invocations: number;
  crawlsRunning: number;
}): number {
  const share = Math.floor(limits.invocations / Math.max(1, limits.crawlsRunning));
  return Math.max(1, Math.min(limits.workersMax, limits.requestsAtOnce, share));
}

/**
 * Deals the URLs out to workers that read them at the same time, in turn, so that all slices are as deep. Left for later: retries, URLs with
 * a query, and a default document whose folder is among the URLs, since the two are compared. Empty where a batch of one worker will do.
 */
export function sliceUrls<Url extends SlicedUrl>(urls: readonly Url[], workers: number): Url[][] {
  const keys = new Set(urls.map(({ key }) => key));
  const sliced = urls.filter(
    ({ url, attempts, isQueryVariant }) => attempts === 0 && !isQueryVariant && !hasFolder(url, keys),
  );
  const count = Math.min(workers, Math.floor(sliced.length / URLS_PER_SLICE_MIN));
  if (count < 2) return [];
  const dealt = sliced.slice(0, countSlicedUrls(count));
  return Array.from({ length: count }, (_, slice) => dealt.filter((_url, at) => at % count === slice));
}

function hasFolder(url: string, keys: ReadonlySet<string>): boolean {
  const page = pageKey(url);
  const folder = page === null ? null : toFolderKey(page.path);
  return page !== null && folder !== null && keys.has(page.host + folder);
}
