import type { Dispatcher } from 'undici';
import { parseRetryAfter } from '../../domain/crawling/politeness.ts';
import type { WebExchange, WebResponse } from '../../domain/crawling/web-response.ts';
import { decodeText } from './decode-text.ts';
import type { WebLimits } from './limits.ts';
import { readBody } from './read-body.ts';
import { mediaType, readHeader, selectHeaders } from './response-headers.ts';
import type { WebAccept } from './web-fetcher.ts';

type WithoutExchange<Response> = Response extends WebExchange ? Omit<Response, keyof WebExchange> : never;
/** The outcome of the last hop alone. */
export type HopOutcome = WithoutExchange<WebResponse>;

interface ReadOptions {
  readonly accept: WebAccept;
  readonly limits: WebLimits;
  /** The request carried validators: without them a 304 is no answer. */
  readonly isConditional: boolean;
  /** For a Retry-After that is a date. */
  readonly now: Date;
}

/** Media types that scripts read as text: no pictures, no programs. */
const resourceMediaType =
  /^(?:text\/|application\/(?:[\w.+-]*(?:javascript|ecmascript|json|xml)|graphql|yaml)\b|image\/svg\+xml)/;

const htmlMediaTypes: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/** Reads a response that is no redirect. Throws what the connection throws; `describeFailure` sorts it. */
export async function interpretResponse(response: Dispatcher.ResponseData, options: ReadOptions): Promise<HopOutcome> {
  const { statusCode: status, headers } = response;
  if (status === 304 && options.isConditional)
    return {
      outcome: 'not_modified',
      status,
      etag: readHeader(headers, 'etag'),
      lastModified: readHeader(headers, 'last-modified'),
    };
  if (status < 200 || status >= 300) return readError(response, options);
  const { accept } = options;
  return accept === 'head' ? interpretHead(response) : readDocument(response, { ...options, accept });
}

async function readDocument(
  response: Dispatcher.ResponseData,
  options: ReadOptions & { accept: Exclude<WebAccept, 'head'> },
): Promise<HopOutcome> {
  const { statusCode: status, headers } = response;
  const contentTypeHeader = readHeader(headers, 'content-type');
  const contentType = mediaType(contentTypeHeader);
  const skip = (reason: 'content_type' | 'too_large'): HopOutcome => ({
    outcome: 'skipped',
    reason,
    status,
    contentType,
    location: null,
  });
  const maxBytes = options.limits.maxBodyBytes[options.accept];
  // The beginning of a robots.txt or a sitemap is of use; half a page is a wrong page.
  const isWhole = options.accept === 'html' || options.accept === 'resource';
  if (contentType !== null && !isAccepted(contentType, options.accept)) return skip('content_type');
  if (isWhole && Number(readHeader(headers, 'content-length') ?? 0) > maxBytes) return skip('too_large');

  const contentEncoding = readHeader(headers, 'content-encoding');
  const unwrapGzip = options.accept === 'sitemap';
  const { bytes, truncated } = await readBody(response.body, { contentEncoding, maxBytes, unwrapGzip });
  if (isWhole && truncated) return skip('too_large');
  const { text, encoding } = decodeText(bytes, {
    contentType: contentTypeHeader,
    accept: options.accept,
    isTruncated: truncated,
  });
  if (options.accept === 'html' && contentType === null && !looksLikeHtml(text)) return skip('content_type');
  return {
    outcome: 'ok',
    status,
    headers: selectHeaders(headers),
    contentType,
    body: text,
    encoding,
    sizeBytes: bytes.byteLength,
    etag: readHeader(headers, 'etag'),
    lastModified: readHeader(headers, 'last-modified'),
    truncated,
  };
}

/** The outcome of HEAD: the size is the one that the server states. */
function interpretHead({ statusCode: status, headers }: Dispatcher.ResponseData): HopOutcome {
  return {
    outcome: 'ok',
    status,
    headers: selectHeaders(headers),
    contentType: mediaType(readHeader(headers, 'content-type')),
    body: '',
    encoding: 'utf-8',
    sizeBytes: Number(readHeader(headers, 'content-length') ?? 0) || 0,
    etag: readHeader(headers, 'etag'),
    lastModified: readHeader(headers, 'last-modified'),
    truncated: false,
  };
}

function isAccepted(contentType: string, accept: WebAccept): boolean {
  if (accept === 'html') return htmlMediaTypes.has(contentType);
  return accept !== 'resource' || resourceMediaType.test(contentType);
}

async function readError(response: Dispatcher.ResponseData, options: ReadOptions): Promise<HopOutcome> {
  const { statusCode: status, headers } = response;
  const contentTypeHeader = readHeader(headers, 'content-type');
  return {
    outcome: 'http_error',
    status,
    headers: selectHeaders(headers),
    contentType: mediaType(contentTypeHeader),
    body: await readErrorBody(response, options),
    retryAfterSeconds: parseRetryAfter(readHeader(headers, 'retry-after'), options.now),
  };
}

/** The status is the answer; a body that cannot be read takes nothing from it. */
async function readErrorBody(response: Dispatcher.ResponseData, { limits, accept }: ReadOptions): Promise<string> {
  const contentType = readHeader(response.headers, 'content-type');
  if (!/^(text\/|application\/(xhtml\+xml|xml|json))/i.test(contentType ?? '')) return '';
  try {
    const contentEncoding = readHeader(response.headers, 'content-encoding');
    const { bytes, truncated } = await readBody(response.body, {
      contentEncoding,
      maxBytes: limits.maxErrorBodyBytes,
      unwrapGzip: false,
    });
    return decodeText(bytes, { contentType, accept, isTruncated: truncated }).text;
  } catch {
    return '';
  }
}

/** Without a Content-Type: an empty answer, or markup after the white space and the byte-order mark. */
function looksLikeHtml(text: string): boolean {
  const start = text.slice(0, 1_024).trimStart();
  return start === '' || /^<[!?a-z]/i.test(start);
}
