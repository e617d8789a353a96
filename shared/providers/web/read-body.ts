import type { Duplex } from 'node:stream';
import { pipeline, Readable } from 'node:stream';
import * as zlib from 'node:zlib';

type ByteStream = AsyncIterable<Uint8Array>;

interface BodyBytes {
  readonly bytes: Buffer;
  /** The body went on past the limit; `bytes` is its beginning. */
  readonly truncated: boolean;
}

/** Codings offered in Accept-Encoding; readBody undoes each. */
export const acceptedContentCodings = 'gzip, deflate, br, zstd';

/** More codings on one body are no real server's doing, and each layer multiplies what a small body unfolds to. */
const maxContentCodings = 2;

/** The body is coded in a way that was not offered. */
class ContentCodingError extends Error {
  override name = 'ContentCodingError';
  readonly code = 'CONTENT_CODING';
}

/**
 * Reads a body up to `maxBytes` AFTER decompression, and stops reading there: a zip bomb costs no more than the limit.
 * Throws what the connection or the decompressor throws; a body that ends early is Z_BUF_ERROR.
 * @param options.unwrapGzip - also unpacks a body that is itself a gzip file (`sitemap.xml.gz`)
 */
export async function readBody(
  body: ByteStream,
  options: { readonly contentEncoding: string | null; readonly maxBytes: number; readonly unwrapGzip: boolean },
): Promise<BodyBytes> {
  let stream = body;
  for (const coding of contentCodings(options.contentEncoding).reverse()) stream = decompress(stream, coding);
  if (options.unwrapGzip) stream = gunzipFile(stream);

  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  let truncated = false;
  for await (const chunk of stream) {
    const room = options.maxBytes - sizeBytes;
    truncated = chunk.byteLength > room;
    chunks.push(truncated ? chunk.subarray(0, room) : chunk);
    sizeBytes += Math.min(chunk.byteLength, room);
    if (truncated) break;
  }
  return { bytes: Buffer.concat(chunks, sizeBytes), truncated };
}

type ContentCoding = 'gzip' | 'deflate' | 'br' | 'zstd';

const decompressors: Readonly<Record<ContentCoding, (firstByte: number) => Duplex>> = {
  gzip: () => zlib.createGunzip(),
  // "deflate" means a zlib stream, but some servers send bare deflate data: the first byte distinguishes them.
  deflate: (firstByte) => ((firstByte & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw()),
  br: () => zlib.createBrotliDecompress(),
  // RFC 9659 limits the window for HTTP to 8 MB; zlib's own default lets a server claim 128 MB of ours.
  zstd: () => zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 } }),
};

function contentCodings(header: string | null): ContentCoding[] {
  const names = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim().replace(/^x-gzip$/, 'gzip'))
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > maxContentCodings || !names.every(isContentCoding)) {
    throw new ContentCodingError(`content coding ${names.join(', ').slice(0, 100)} is not supported`);
  }
  return names;
}

function isContentCoding(name: string): name is ContentCoding {
  return Object.hasOwn(decompressors, name);
}

/** Errors of either end reach the reader of the result, and a reader that stops early closes both. */
function pipeThrough(source: ByteStream, transform: Duplex): ByteStream {
  return pipeline(Readable.from(source, { objectMode: false }), transform, () => {});
}

/** An empty body is empty in every coding: servers name one all the same. */
async function* decompress(source: ByteStream, coding: ContentCoding): ByteStream {
  const { head, rest } = await peek(source, 1);
  const [firstByte] = head;
  if (firstByte !== undefined) yield* pipeThrough(rest, decompressors[coding](firstByte));
}

async function* gunzipFile(source: ByteStream): ByteStream {
  const { head, rest } = await peek(source, 2);
  yield* head[0] === 0x1f && head[1] === 0x8b ? pipeThrough(rest, zlib.createGunzip()) : rest;
}

/** Reads until `count` bytes are there, and gives them back at the front of `rest`. */
async function peek(source: ByteStream, count: number): Promise<{ head: Buffer; rest: ByteStream }> {
  const iterator = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.byteLength < count) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* rest(): ByteStream {
    try {
      yield head;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head, rest: rest() };
}
