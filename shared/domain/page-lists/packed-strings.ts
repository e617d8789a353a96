/** Strings in UTF-8, one behind the other; what all of them begin with is there once. */
import { countPackedBytes, packNumbers, unpackNumbers } from './packed-numbers.ts';

/** Bytes of the number of strings, and of the length of their common beginning. */
const COUNT_BYTES = 4;
const HEAD_BYTES = 2 * COUNT_BYTES;

/** Packs strings in their order. */
export function packStrings(strings: readonly (Buffer | null)[]): Uint8Array {
  const [first, ...others] = strings.filter((one) => one !== null);
  let common = first?.length ?? 0;
  for (const other of others) common = countSame(first ?? other, other, common);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(strings.length);
  head.writeUInt32LE(common, COUNT_BYTES);
  return Buffer.concat([
    head,
    packNumbers(strings.map((one) => (one === null ? Number.NaN : one.length - common))),
    first?.subarray(0, common) ?? Buffer.alloc(0),
    ...strings.map((one) => one?.subarray(common) ?? Buffer.alloc(0)),
  ]);
}

function countSame(one: Buffer, other: Buffer, most: number): number {
  let same = 0;
  while (same < most && same < other.length && one[same] === other[same]) same += 1;
  return same;
}

/** Strings as they are packed. */
export class PackedStrings {
  readonly size: number;
  /** The beginning that all of them share. */
  readonly prefix: Buffer;
  /** The rest of each. */
  readonly bytes: Buffer;
  readonly #lengths: Uint8Array;
  #ends: Uint32Array | null = null;

  constructor(packed: Uint8Array) {
    const all = Buffer.from(packed.buffer, packed.byteOffset, packed.length);
    this.size = all.readUInt32LE(0);
    this.#lengths = packed.subarray(HEAD_BYTES);
    const from = HEAD_BYTES + countPackedBytes(this.#lengths, this.size);
    const to = from + all.readUInt32LE(COUNT_BYTES);
    this.prefix = all.subarray(from, to);
    this.bytes = all.subarray(to);
  }

  /** Where, in `bytes`, each of them ends; it begins where the one before ends. Most searches of a part do without. */
  get ends(): Uint32Array {
    this.#ends ??= this.#readEnds();
    return this.#ends;
  }

  /** The lengths in `bytes`; `NaN` of null. */
  readLengths(): Float64Array {
    const lengths = new Float64Array(this.size);
    unpackNumbers(this.#lengths, lengths);
    return lengths;
  }

  readString(at: number): string {
    const rest = this.bytes.subarray(this.ends[at - 1] ?? 0, this.ends[at] ?? 0);
    return Buffer.concat([this.prefix, rest]).toString();
  }

  #readEnds(): Uint32Array {
    const lengths = this.readLengths();
    const ends = new Uint32Array(lengths.length);
    let end = 0;
    for (let at = 0; at < lengths.length; at += 1) {
      const length = lengths[at] ?? 0;
      if (length > 0) end += length;
      ends[at] = end;
    }
    return ends;
  }
}

const PERCENT = '%'.charCodeAt(0);

/** Marks with 1 the strings that hold the needle. Looks through all of them at once: most of them do not have it. */
export function markFound(strings: PackedStrings, needle: Buffer, marks: Uint8Array): void {
  const { prefix, bytes } = strings;
  // Of most sites no address is percent-encoded, and one byte is looked for in a moment.
  if (needle.includes(PERCENT) && !prefix.includes(PERCENT) && !bytes.includes(PERCENT)) return;
  if (prefix.includes(needle)) {
    for (const [at, length] of strings.readLengths().entries()) if (!Number.isNaN(length)) marks[at] = 1;
    return;
  }
  markAcross(strings, needle, marks);
  let at = bytes.indexOf(needle);
  if (at === -1) return;
  const { ends } = strings;
  for (let row = 0; at !== -1; ) {
    row = findRow(ends, row, at);
    const end = ends[row] ?? 0;
    // It may begin in one string and end in the next.
    const isWithin = at + needle.length <= end;
    if (isWithin) marks[row] = 1;
    at = bytes.indexOf(needle, isWithin ? end : at + 1);
  }
}

/** The string that has the byte, at `from` or behind it: in steps that double, for the next hit is mostly near. */
function findRow(ends: Uint32Array, from: number, byte: number): number {
  let step = 1;
  while (from + step < ends.length && (ends[from + step] ?? 0) <= byte) step *= 2;
  let [low, high] = [from, Math.min(from + step, ends.length - 1)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) <= byte) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Of a needle that begins in the prefix and ends behind it. */
function markAcross(strings: PackedStrings, needle: Buffer, marks: Uint8Array): void {
  const { prefix, bytes } = strings;
  for (let inPrefix = Math.min(needle.length - 1, prefix.length); inPrefix > 0; inPrefix -= 1) {
    if (!prefix.subarray(prefix.length - inPrefix).equals(needle.subarray(0, inPrefix))) continue;
    const rest = needle.subarray(inPrefix);
    const first = rest[0] ?? 0;
    const { ends } = strings;
    for (let row = 0, start = 0; row < ends.length; row += 1) {
      const end = ends[row] ?? 0;
      const mayBegin = bytes[start] === first && end - start >= rest.length;
      if (mayBegin && bytes.compare(rest, 0, rest.length, start, start + rest.length) === 0) marks[row] = 1;
      start = end;
    }
  }
}
