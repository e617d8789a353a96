import type { IncomingHttpHeaders } from 'node:http';
import type { WebHeaders } from '../../domain/crawling/web-response.ts';

/** The headers that crawling or extraction reads; the rest (cookies above all) is not kept. */
const keptHeaders = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'link',
  'retry-after',
  'x-robots-tag',
] as const;

export function selectHeaders(headers: IncomingHttpHeaders): WebHeaders {
  const kept: Record<string, string> = {};
  for (const name of keptHeaders) {
    const value = readHeader(headers, name);
    if (value !== null) kept[name] = value;
  }
  return kept;
}

/** One header as text, or null. Bytes beyond ASCII arrive as Latin-1; servers mean UTF-8 by them. */
export function readHeader(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  const text = Array.isArray(value) ? value.join(', ') : value;
  const asUtf8 = Buffer.from(text, 'latin1').toString('utf8');
  return asUtf8.includes('\uFFFD') ? text : asUtf8;
}

/** The media type of a Content-Type value, lower case, without parameters; null when there is none. */
export function mediaType(contentType: string | null): string | null {
  const type = contentType?.split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';
  return type === '' ? null : type;
}
