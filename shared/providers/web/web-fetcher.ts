import type { RedirectRefusal, WebResponse } from '../../domain/crawling/web-response.ts';

/** The caller's purpose: it decides the accepted content types, the size limit and the encoding rules. */
/** `head` asks for the status alone, by HEAD. */
export type WebAccept = 'html' | 'robots' | 'sitemap' | 'resource' | 'head';

export interface WebRequest {
  /** Absolute http(s) URL. */
  readonly url: string;
  readonly accept: WebAccept;
  /** Validators of the stored copy: with either, an unchanged page returns `not_modified`. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  readonly signal?: AbortSignal;
  /** For a resource that a page in a browser requests: the headers that the page's script gave. No others are sent. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Asked before every redirect is followed, with the absolute public URL; a reason ends the request as `skipped`.
   * The place to keep a page fetch on its site and inside robots.txt. Without it every redirect is followed.
   */
  readonly refuseRedirect?: (location: string) => RedirectRefusal | null;
}

/** The port to the web: reads one URL, following redirects. Never rejects; see WebResponse for what can happen. */
export interface WebFetcher {
  fetch(request: WebRequest): Promise<WebResponse>;
  /** Closes idle connections and ends those in use. */
  close(): Promise<void>;
}
