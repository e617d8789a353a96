import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HttpMiddleware } from '../request-state.ts';

const compress = promisify(gzip);

/** Below this, compressing costs more time than the bytes that it saves. */
const COMPRESSED_BYTES_MIN = 32_768;

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
 * Compresses a large response for a client that accepts gzip. HTTP APIs do not compress by themselves, and a Lambda function
 * returns at most 6 MB: a body of a million characters with its document fits only compressed.
 */
export const compressResponse = (): HttpMiddleware => ({
  after: async ({ event, response }) => {
    if (!response?.body || response.isBase64Encoded || response.body.length < COMPRESSED_BYTES_MIN) return;
    response.headers = { ...response.headers, vary: 'accept-encoding' };
    if (!acceptsGzip(event.headers['accept-encoding'] ?? '')) return;
    response.body = (await compress(response.body)).toString('base64');
    response.isBase64Encoded = true;
    response.headers = { ...response.headers, 'content-encoding': 'gzip' };
  },
});
