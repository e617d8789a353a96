/**
 * The web's response for one URL. Nothing that the outside does is an exception: it is one of these outcomes.
 * All URLs are the public ones (`https://shop.example/x`), also when an origin override answered.
 */
export type WebResponse = WebDocument | WebNotModified | WebHttpError | WebSkipped | WebFailure;

/** Fields of every outcome about its request. */
export interface WebExchange {
  /** The URL that was asked for, without its fragment. */
  readonly requestedUrl: string;
  /** The URL that gave this outcome: the last hop of the redirects. */
  readonly finalUrl: string;
  /** The Location of every redirect that was followed, in order; empty when there was none. */
  readonly redirects: readonly string[];
  /** Their statuses, where there were some. */
  readonly redirectStatuses?: readonly number[];
  /** Time of the requests, redirects included and without the waits for a turn. */
  readonly milliseconds?: number;
}

/** A 2xx response with its body as text. */
export interface WebDocument extends WebExchange {
  readonly outcome: 'ok';
  readonly status: number;
  /** The response headers that crawling reads, by lower-case name. Repeated ones are joined with a comma. */
  readonly headers: WebHeaders;
  /** The media type alone, lower case (`text/html`); null when the server named none. */
  readonly contentType: string | null;
  readonly body: string;
  /** WHATWG name of the encoding that the body was read with. */
  readonly encoding: string;
  /** Size after decompression, before decoding to text. */
  readonly sizeBytes: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** True when a robots.txt or sitemap was longer than its limit and only the beginning is here. */
  readonly truncated: boolean;
}

/** 304 to a conditional request: what is stored still holds. */
interface WebNotModified extends WebExchange {
  readonly outcome: 'not_modified';
  readonly status: 304;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Any other status. The body (its first part, text only) serves to recognize block pages and soft answers. */
export interface WebHttpError extends WebExchange {
  readonly outcome: 'http_error';
  readonly status: number;
  readonly headers: WebHeaders;
  readonly contentType: string | null;
  readonly body: string;
  /** From Retry-After, seconds or date; null when absent or unreadable. */
  readonly retryAfterSeconds: number | null;
}

/** The site answered well, and we chose not to read it. Asking again gives the same. */
interface WebSkipped extends WebExchange {
  readonly outcome: 'skipped';
  readonly reason: WebSkipReason;
  readonly status: number;
  readonly contentType: string | null;
  /** Where the redirect pointed that was not followed; null when no redirect was the reason. */
  readonly location: string | null;
}

export type RedirectRefusal = 'off_site_redirect' | 'disallowed_redirect';

export type WebSkipReason = 'content_type' | 'too_large' | 'redirect_loop' | 'too_many_redirects' | RedirectRefusal;

/** No readable response at all. */
export interface WebFailure extends WebExchange {
  readonly outcome: 'failed';
  readonly reason: WebFailureReason;
  /** True when the same request may succeed later. */
  readonly retryable: boolean;
  /** How long the host is still paused, where that is why no request was sent. */
  readonly retryAfterSeconds?: number | null;
  /** For the log: never shown to API clients. */
  readonly detail: string;
}

export type WebFailureReason =
  | 'dns'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'reset'
  | 'tls'
  | 'protocol'
  | 'blocked_address'
  | 'blocked_url'
  /** The operator's lists leave the host out. */
  | 'host_not_allowed'
  /** The host asks for pauses, and too many requests wait for their turn. */
  | 'busy_host'
  | 'cancelled';

export type WebHeaders = Readonly<Record<string, string>>;
