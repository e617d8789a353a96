import { isUtf8 } from 'node:buffer';
import jsonBodyParser from '@middy/http-json-body-parser';
import { groupedDigits } from '../../domain/fields/grouped-digits.ts';
import { type ApiError, invalidRequest } from '../api-error.ts';
import { DEFAULT_MAX_BODY_BYTES } from '../operation.ts';
import type { HttpEvent, HttpMiddleware, HttpRequest } from '../request-state.ts';

const bodyBytes = (event: HttpEvent): number =>
  event.isBase64Encoded ? Math.ceil(((event.body ?? '').length * 3) / 4) : Buffer.byteLength(event.body ?? '');

const parser = jsonBodyParser();

/** JSON is UTF-8 (RFC 8259, 8.1). The charset that the header names instead; null when it names none. */
function otherCharset({ headers }: HttpEvent): string | null {
  const contentType = headers['content-type'] ?? headers['Content-Type'] ?? '';
  if (!/json/i.test(contentType)) return null;
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset) ? null : charset.slice(0, CHARSET_CHARACTERS_MAX);
}

const CHARSET_CHARACTERS_MAX = 40;

/** Null where the bytes are not UTF-8: a replacement character would be stored in place of what was sent. */
function bodyText({ body = '', isBase64Encoded }: HttpEvent): string | null {
  if (!isBase64Encoded) return body;
  const bytes = Buffer.from(body, 'base64');
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}

async function parse(request: HttpRequest): Promise<{ value: unknown } | { error: ApiError }> {
  const { event } = request;
  const maxBytes = request.internal.state.operation?.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
  if (bodyBytes(event) > maxBytes) {
    return { error: invalidRequest(`The request body is larger than ${groupedDigits(maxBytes)} bytes`) };
  }
  const charset = otherCharset(event);
  if (charset !== null) {
    return { error: invalidRequest(`The Content-Type names the charset ${charset}; a request body must be UTF-8`) };
  }
  const text = bodyText(event);
  if (text === null) return { error: invalidRequest('The request body is not valid UTF-8') };
  try {
    // The parser writes into the event; a copy keeps the event as the gateway sent it.
    const copy = { ...request, event: { ...event, body: text, isBase64Encoded: false } };
    await parser.before?.(copy as never);
    return { value: copy.event.body };
  } catch (thrown) {
    const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
    return {
      error:
        status === 415
          ? invalidRequest('The Content-Type of a request with a body must be application/json')
          : invalidRequest('The request body is not valid JSON'),
    };
  }
}

/**
 * Parses the body of an operation that takes one. Its errors are only reported after the key has been checked (401
 * and 403 come before 400), so the failure is kept and `validate-request` throws it.
 */
export const parseBody = (): HttpMiddleware => ({
  before: async (request) => {
    const { state } = request.internal;
    if (!state.operation?.body || !request.event.body) return;
    const parsed = await parse(request);
    if ('error' in parsed) state.bodyError = parsed.error;
    else state.uncheckedBody = parsed.value;
  },
});
