import { hasQuery, pageKey, toFolderKey } from '../urls/page-url.ts';
import { isRetryable } from './politeness.ts';
import type { WebDocument, WebFailureReason, WebResponse, WebSkipReason } from './web-response.ts';

/** The outcome of fetching a page's URL. */
export type PageOutcome =
  /** Store a snapshot of this document. */
  | { readonly kind: 'snapshot'; readonly document: WebDocument }
  /** The stored snapshot still holds. */
  | { readonly kind: 'unchanged' }
  /** The URL is another page's: the document belongs to the page of `toKey`, and this page has no content. */
  | { readonly kind: 'redirect'; readonly toUrl: string; readonly toKey: string; readonly document: WebDocument }
  /** The page moved to where the crawl does not follow: another site, or a path that robots.txt disallows. */
  | { readonly kind: 'moved_away'; readonly toUrl: string; readonly reason: WebSkipReason }
  /** 404 or 410: the page is no more. */
  | { readonly kind: 'gone'; readonly statusCode: number }
  /** Any other non-2xx answer: no snapshot is written (spec, Job: `snapshot_id` null). */
  | { readonly kind: 'error_status'; readonly statusCode: number; readonly retryable: boolean }
  /** A file, not a page. */
  | { readonly kind: 'not_html'; readonly contentType: string | null }
  /** There is a page, or there may be one, and it could not be read. */
  | {
      readonly kind: 'unreadable';
      /** `too_costly`: reading the document took more processor time or memory than any document may take. */
      readonly reason: WebFailureReason | WebSkipReason | 'too_costly';
      readonly retryable: boolean;
      readonly statusCode: number | null;
      /** The connection's own message, for the log; null when it adds nothing to the reason. */
      readonly detail: string | null;
    };

/** Total: every response has exactly one meaning. */
export function pageOutcome(response: WebResponse): PageOutcome {
  switch (response.outcome) {
    case 'ok':
      return documentOutcome(response);
    case 'not_modified':
      return { kind: 'unchanged' };
    case 'http_error':
      if (response.status === 404 || response.status === 410) return { kind: 'gone', statusCode: response.status };
      return { kind: 'error_status', statusCode: response.status, retryable: isRetryable(response) };
    case 'skipped':
      if (response.reason === 'content_type') return { kind: 'not_html', contentType: response.contentType };
      if (response.location !== null && isRefusedRedirect(response.reason)) {
        return { kind: 'moved_away', toUrl: response.location, reason: response.reason };
      }
      return {
        kind: 'unreadable',
        reason: response.reason,
        retryable: false,
        statusCode: response.status,
        detail: null,
      };
    case 'failed':
      return {
        kind: 'unreadable',
        reason: response.reason,
        retryable: response.retryable,
        statusCode: null,
        detail: response.detail,
      };
  }
}

/**
 * http to https, www, a trailing slash, a tracking parameter or a query that the server added are the same page: only another
 * page key is a redirect. A URL with a query is another page than the path without it, if it is a page at all.
 */
function documentOutcome(document: WebDocument): PageOutcome {
  const toKey = pageKey(document.finalUrl)?.key;
  if (toKey === undefined || isSamePage(document.requestedUrl, document.finalUrl)) {
    return { kind: 'snapshot', document };
  }
  return { kind: 'redirect', toUrl: document.finalUrl, toKey, document };
}

/** True when what was read at the end of the redirects is what was asked for. */
export function isSamePage(requestedUrl: string, finalUrl: string): boolean {
  const [asked, read] = [pageKey(requestedUrl), pageKey(finalUrl)];
  if (asked === null || read === null) return false;
  // A folder whose server leads to its default document is read there.
  if (asked.host === read.host && toFolderKey(read.pathWithQuery) === asked.pathWithQuery) return true;
  if (asked.key !== read.key) return false;
  return !hasQuery(asked.pathWithQuery) || asked.pathWithQuery === read.pathWithQuery;
}

function isRefusedRedirect(reason: WebSkipReason): boolean {
  return reason === 'off_site_redirect' || reason === 'disallowed_redirect';
}
