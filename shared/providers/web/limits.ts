import type { WebAccept } from './web-fetcher.ts';

export interface WebLimits {
  /** From the call to the last byte, all redirects included. */
  readonly totalTimeoutMs: number;
  readonly connectTimeoutMs: number;
  readonly headersTimeoutMs: number;
  /** The longest silence inside a body; a slow drip is ended by totalTimeoutMs. */
  readonly bodyIdleTimeoutMs: number;
  readonly maxRedirects: number;
  /** Sizes count decompressed bytes, so that a small file cannot unfold into all of the memory. */
  readonly maxBodyBytes: Readonly<Record<Exclude<WebAccept, 'head'>, number>>;
  /** Of an http_error's body. */
  readonly maxErrorBodyBytes: number;
  readonly maxConnectionsPerHost: number;
}

export const defaultWebLimits: WebLimits = {
  totalTimeoutMs: 30_000,
  connectTimeoutMs: 10_000,
  headersTimeoutMs: 15_000,
  bodyIdleTimeoutMs: 10_000,
  maxRedirects: 10,
  maxBodyBytes: {
    html: 10 * 1024 * 1024,
    // RFC 9309, section 2.5: at least 500 KiB must be parsed.
    robots: 500 * 1024,
    // The size that sitemaps.org allows for one uncompressed file.
    sitemap: 50 * 1024 * 1024,
    // A script or the data of one: whole bundles of large applications are below it.
    resource: 8 * 1024 * 1024,
  },
  maxErrorBodyBytes: 256 * 1024,
  maxConnectionsPerHost: 8,
};
