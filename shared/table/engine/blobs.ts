import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import {
  constants,
  type ZstdOptions,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
  zstdDecompressSync,
} from 'node:zlib';
import * as z from 'zod';
import { getItems, queryItems, type Table } from './client.ts';
import { type Key, keys } from './keys.ts';
import type { Write } from './transaction.ts';
import { putItem, updateItem } from './writes.ts';

const compress = promisify<Uint8Array, ZstdOptions, Buffer>(zstdCompress);
const decompress = promisify<Uint8Array, ZstdOptions, Buffer>(zstdDecompress);

/** A text that the values of a kind resemble: the same when a value is stored and when it is read. */
interface Packing {
  dictionary?: Uint8Array;
}

/** An item may have 400 KB; keys and attribute names need a little of it. */
export const PART_BYTES_MAX = 380_000;
/** A value this small (compressed) is stored in the row that points at it: one read less. */
const INLINE_BYTES_MAX = 4_096;
/** Parts whose row was never written, or no longer points at them, expire after a day. */
const UNCLAIMED_SECONDS = 86_400;

/** Where a large value is; stored in the row that owns it. */
export const blobPointerSchema = z.union([
  z.object({ inline: z.instanceof(Uint8Array) }),
  z.object({ blobId: z.string(), parts: z.number() }),
]);
export type BlobPointer = z.infer<typeof blobPointerSchema>;

export interface StoredBlob {
  pointer: BlobPointer;
  /** To be part of the transaction that writes the row: claims the parts, so that they no longer expire. */
  claims: Write[];
}

const unclaimedUntil = (now: Date): number => Math.floor(now.getTime() / 1000) + UNCLAIMED_SECONDS;

/**
 * Compresses a value and stores it in parts below the item limit, before the row that will point at it. Until the row's
 * transaction claims them the parts carry a TTL: a crash in between leaves garbage that expires, never a torn value.
 */
export async function storeBlob(table: Table, value: unknown, now: Date): Promise<StoredBlob> {
  const bytes = await compressed(value);
  return inlineBlob(bytes) ?? storeParts(table, bytes, now);
}

/**
 * Like `storeBlob`, but a value of a single part is written by the row's transaction itself (it is in `claims`): two thirds
 * of the write units, a round trip less, and no garbage. For at most some values a transaction, which takes 4 MB.
 */
export async function storeBlobWithRow(
  table: Table,
  value: unknown,
  now: Date,
  inlineBytesMax = INLINE_BYTES_MAX,
): Promise<StoredBlob> {
  const bytes = await compressed(value);
  const inline = inlineBlob(bytes, inlineBytesMax);
  if (inline) return inline;
  if (bytes.length > PART_BYTES_MAX) return storeParts(table, bytes, now);
  const blobId = randomUUID();
  const put = { ...keys.blobPart(blobId, 0), bytes: new Uint8Array(bytes) };
  return { pointer: { blobId, parts: 1 }, claims: [{ put }] };
}

/** A value that two rows point at is written into both when it is inline. */
const INLINE_IN_TWO_ROWS_BYTES_MAX = 1_024;

/**
 * Like `storeBlobWithRow`, for a value that two rows of the transaction point at. A single part is written just before the
 * transaction, which halves its write units, under an id that is derived from what is stored: a writer that is cut off and
 * starts over writes the same part again, and leaves none behind.
 */
export async function storeBlobBeforeRows(
  table: Table,
  value: unknown,
  { derivedId, now, ...packing }: Packing & { derivedId: string; now: Date },
): Promise<StoredBlob> {
  const bytes = await compressed(value, packing);
  if (bytes.length <= INLINE_IN_TWO_ROWS_BYTES_MAX) return { pointer: { inline: new Uint8Array(bytes) }, claims: [] };
  if (bytes.length > PART_BYTES_MAX) return storeParts(table, bytes, now);
  await putItem(table, { ...keys.blobPart(derivedId, 0), bytes: new Uint8Array(bytes) });
  return { pointer: { blobId: derivedId, parts: 1 }, claims: [] };
}

/** Compresses a value that is always part of its row: one that is small by what it holds. */
export const packInline = async (value: unknown, packing: Packing = {}): Promise<BlobPointer> => ({
  inline: new Uint8Array(await compressed(value, packing)),
});

/** Rows of a value, and where it is then. */
interface BlobRows {
  pointer: BlobPointer;
  puts: (Key & { bytes: Uint8Array })[];
}

/**
 * The rows of a value that are written before the row which makes them visible, at the price of plain puts. Their id is derived
 * from what is stored. Null for a value of several parts, which has to be claimed (`storeBlob`).
 */
export async function blobRows(
  value: unknown,
  { derivedId, inlineBytesMax = INLINE_IN_TWO_ROWS_BYTES_MAX }: { derivedId: string; inlineBytesMax?: number },
): Promise<BlobRows | null> {
  const bytes = await compressed(value);
  if (bytes.length <= inlineBytesMax) return { pointer: { inline: new Uint8Array(bytes) }, puts: [] };
  if (bytes.length > PART_BYTES_MAX) return null;
  return {
    pointer: { blobId: derivedId, parts: 1 },
    puts: [{ ...keys.blobPart(derivedId, 0), bytes: new Uint8Array(bytes) }],
  };
}

/** Stores a value that is of no use after some time, as its row is not: nothing claims or releases it. */
export async function storeExpiringBlob(table: Table, value: unknown, expiresAtSeconds: number): Promise<BlobPointer> {
  const bytes = await compressed(value);
  const inline = inlineBlob(bytes);
  return inline ? inline.pointer : (await writeParts(table, bytes, expiresAtSeconds)).pointer;
}

/** A twentieth smaller than at zstd's own level, and as small as at 9 in two thirds of its time; write units count kilobytes. */
const LEVEL = 6;
/** A value that resembles a dictionary is a tenth smaller than at 6, for a third of a millisecond; at 11 it takes four times as long. */
const DICTIONARY_LEVEL = 10;
/** A value this small is packed in a tenth of a millisecond: giving it to another thread costs as much again. */
const AT_ONCE_BYTES_MAX = 65_536;
/** The buffer of the result, which grows by as much: its own size is four times what most values need. */
const RESULT_BYTES = 4_096;

async function compressed(value: unknown, packing: Packing = {}): Promise<Buffer> {
  const bytes = Buffer.from(JSON.stringify(value));
  // Without the size the compressor takes memory for a large input: megabytes a call.
  const params = { [constants.ZSTD_c_compressionLevel]: packing.dictionary ? DICTIONARY_LEVEL : LEVEL };
  const options = { params, pledgedSrcSize: bytes.length, ...packing };
  return bytes.length <= AT_ONCE_BYTES_MAX
    ? zstdCompressSync(bytes, { ...options, chunkSize: RESULT_BYTES })
    : compress(bytes, options);
}

const inlineBlob = (bytes: Buffer, inlineBytesMax = INLINE_BYTES_MAX): StoredBlob | null =>
  bytes.length <= inlineBytesMax ? { pointer: { inline: new Uint8Array(bytes) }, claims: [] } : null;

async function storeParts(table: Table, bytes: Buffer, now: Date): Promise<StoredBlob> {
  const { pointer, partKeys } = await writeParts(table, bytes, unclaimedUntil(now));
  return {
    pointer,
    claims: partKeys.map((key) => ({
      update: key,
      changes: { remove: ['expiresAtSeconds'] },
      if: [{ attribute: 'pk', is: 'present' }],
    })),
  };
}

async function writeParts(
  table: Table,
  bytes: Buffer,
  expiresAtSeconds: number,
): Promise<{ pointer: BlobPointer; partKeys: Key[] }> {
  const blobId = randomUUID();
  const parts = Math.ceil(bytes.length / PART_BYTES_MAX);
  const partKeys = Array.from({ length: parts }, (_, at) => keys.blobPart(blobId, at));
  await Promise.all(
    partKeys.map((key, at) => {
      const part = new Uint8Array(bytes.subarray(at * PART_BYTES_MAX, (at + 1) * PART_BYTES_MAX));
      return putItem(table, { ...key, bytes: part, expiresAtSeconds });
    }),
  );
  return { pointer: { blobId, parts }, partKeys };
}

/** Reads a value back. @throws when a part is missing, which no crash can cause (see `storeBlob`). */
export async function readBlob(table: Table, pointer: BlobPointer, packing: Packing = {}): Promise<unknown> {
  if ('inline' in pointer) return parse(pointer.inline, packing);
  const items = await queryItems(table, { pk: keys.blobPart(pointer.blobId, 0).pk });
  if (items.length !== pointer.parts)
    throw new Error(`blob ${pointer.blobId} has ${items.length} of ${pointer.parts} parts`);
  return parse(Buffer.concat(items.map((item) => z.instanceof(Uint8Array).parse(item['bytes']))), packing);
}

/** Reads many values back, in one request for a hundred parts. */
export async function readBlobs(table: Table, pointers: readonly BlobPointer[]): Promise<unknown[]> {
  const partKeys = pointers.flatMap((pointer) =>
    'inline' in pointer ? [] : Array.from({ length: pointer.parts }, (_, part) => keys.blobPart(pointer.blobId, part)),
  );
  const items = await getItems(table, partKeys);
  const byName = new Map(
    items.map((item) => [`${item['pk']} ${item['sk']}`, z.instanceof(Uint8Array).parse(item['bytes'])]),
  );
  return Promise.all(
    pointers.map((pointer) => {
      if ('inline' in pointer) return parse(pointer.inline);
      const parts = Array.from({ length: pointer.parts }, (_, part) => {
        const { pk, sk } = keys.blobPart(pointer.blobId, part);
        const bytes = byName.get(`${pk} ${sk}`);
        if (!bytes) throw new Error(`blob ${pointer.blobId} lacks part ${part} of ${pointer.parts}`);
        return bytes;
      });
      return parse(Buffer.concat(parts));
    }),
  );
}

/** Text shrinks to a fifth. */
const UNPACKED_AT_ONCE_BYTES_MAX = 13_000;
const UNPACKED_RESULT_BYTES = 8_192;

async function parse(bytes: Uint8Array, packing: Packing = {}): Promise<unknown> {
  const isSmall = bytes.length <= UNPACKED_AT_ONCE_BYTES_MAX;
  const unpacked = isSmall
    ? zstdDecompressSync(bytes, { chunkSize: UNPACKED_RESULT_BYTES, ...packing })
    : await decompress(bytes, { ...packing });
  return JSON.parse(unpacked.toString('utf8'));
}

/**
 * Lets a value that no row points at any more expire. Called after the row has moved on; a reader that still holds the
 * old pointer has a day. If it fails the parts stay: that costs storage, never data.
 */
export async function releaseBlob(table: Table, pointer: BlobPointer | null, now: Date): Promise<void> {
  if (!pointer || 'inline' in pointer) return;
  await Promise.all(
    Array.from({ length: pointer.parts }, (_, at) =>
      updateItem(table, keys.blobPart(pointer.blobId, at), { set: { expiresAtSeconds: unclaimedUntil(now) } }, [
        { attribute: 'pk', is: 'present' },
      ]),
    ),
  );
}
