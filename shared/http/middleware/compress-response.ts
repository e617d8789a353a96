import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ApiError } from '../api-error.ts';
import type { HttpMiddleware } from '../request-state.ts';

const compress = promisify(gzip);

/** Below this, compressing costs more time than the bytes that it saves. */
const COMPRESSED_BYTES_MIN = 32_768;
/** A Lambda function returns at most 6 MB with its headers. Above this a body is compressed for every client. */
const PLAIN_BYTES_MAX = 5_000_000;
/** The same limit for the base64 characters of a compressed body. */
const ENCODED_BYTES_MAX = 5_900_000;

/** Whether the client takes gzip (RFC 9110, section 12.5.3): named, or `*`, and not with weight 0. */
export function acceptsGzip(acceptEncoding: string): boolean {
  const codings = acceptEncoding.split(',').map((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return { name, refused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
  });
  const gzipped = codings.find(({ name }) => name === 'gzip') ?? codings.find(({ name }) => name === '*');
  return gzipped !== undefined && !gzipped.refused;
}

/**
 * Compresses a large response for a client that accepts gzip, and on Lambda one that Lambda would refuse for every client.
 * HTTP APIs do not compress by themselves.
 * @throws ApiError `internal_error` when even the compressed body is more than Lambda returns.
 */
export const compressResponse = ({ onLambda }: { onLambda: boolean }): HttpMiddleware => ({
  after: async ({ event, response }) => {
    if (!response?.body || response.isBase64Encoded || response.body.length < COMPRESSED_BYTES_MIN) return;
    const varies = response.headers?.['vary'];
    response.headers = { ...response.headers, vary: varies ? `${varies}, accept-encoding` : 'accept-encoding' };
    const bytes = Buffer.byteLength(response.body);
    const isForced = onLambda && bytes > PLAIN_BYTES_MAX;
    if (!isForced && !acceptsGzip(event.headers['accept-encoding'] ?? '')) return;
    const encoded = (await compress(response.body)).toString('base64');
    if (onLambda && encoded.length > ENCODED_BYTES_MAX) {
      throw new ApiError('internal_error', `a response of ${bytes} bytes is too large, compressed too`);
    }
    response.body = encoded;
    response.isBase64Encoded = true;
    response.headers = { ...response.headers, 'content-encoding': 'gzip' };
  },
});
