/** Numbers in the fewest bytes that hold all of them exactly. `NaN` stands for null. */

/** The least one, as it is scaled; the scale; the bytes of each. */
const HEAD_BYTES = 16;
const NUMBER_BYTES = 8;
/** Scores have one decimal place. */
const scales = [1, 10];
const widths = [1, 2, 4] as const;
const columnTypes = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array, 8: Float64Array } as const;

/** Of an offset of so many bytes; the largest that they hold. */
const nullOffset = (width: number): number => 2 ** (8 * width) - 1;

/** Packs numbers in their order. */
export function packNumbers(values: readonly number[]): Uint8Array {
  for (const scale of scales) {
    const range = findRange(values, scale);
    const width = range && widths.find((bytes) => range.most - range.least < nullOffset(bytes));
    if (!range || !width) continue;
    const offsets = values.map((value) =>
      Number.isNaN(value) ? nullOffset(width) : Math.round(value * scale) - range.least,
    );
    return withHead(range.least, scale, width, columnTypes[width].from(offsets));
  }
  return withHead(0, 1, NUMBER_BYTES, Float64Array.from(values));
}

/** Null where some of the scaled numbers are not whole. */
function findRange(values: readonly number[], scale: number): { least: number; most: number } | null {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    const scaled = Math.round(value * scale);
    if (scaled / scale !== value || !Number.isSafeInteger(scaled)) return null;
    least = Math.min(least, scaled);
    most = Math.max(most, scaled);
  }
  return least <= most ? { least, most } : { least: 0, most: 0 };
}

function withHead(
  least: number,
  scale: number,
  width: number,
  column: Uint8Array | Uint16Array | Uint32Array | Float64Array,
): Uint8Array {
  const packed = new Uint8Array(HEAD_BYTES + column.byteLength);
  const head = new DataView(packed.buffer);
  head.setFloat64(0, least, true);
  head.setUint8(NUMBER_BYTES, scale);
  head.setUint8(NUMBER_BYTES + 1, width);
  packed.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), HEAD_BYTES);
  return packed;
}

/** Columns of numbers begin at a multiple of their size. */
const aligned = (bytes: Uint8Array): Uint8Array =>
  bytes.byteOffset % NUMBER_BYTES === 0 ? bytes : new Uint8Array(bytes);

/** Writes packed numbers to the places of `into`, from the first on. */
export function unpackNumbers(packed: Uint8Array, into: Float64Array): void {
  const { column, least, scale, width } = openColumn(packed, into.length);
  into.set(column);
  if (width === NUMBER_BYTES) return;
  const none = nullOffset(width);
  for (let at = 0; at < into.length; at += 1) {
    const offset = into[at] ?? 0;
    into[at] = offset === none ? Number.NaN : (offset + least) / scale;
  }
}

/** One of so many packed numbers. */
export function unpackNumber(packed: Uint8Array, count: number, at: number): number {
  const { column, least, scale, width } = openColumn(packed, count);
  const offset = column[at] ?? 0;
  if (width === NUMBER_BYTES) return offset;
  return offset === nullOffset(width) ? Number.NaN : (offset + least) / scale;
}

function openColumn(packed: Uint8Array, count: number) {
  const { buffer, byteOffset } = aligned(packed);
  const head = new DataView(buffer, byteOffset, HEAD_BYTES);
  const width = head.getUint8(NUMBER_BYTES + 1);
  const Column = columnTypes[width as keyof typeof columnTypes];
  return {
    column: new Column(buffer as ArrayBuffer, byteOffset + HEAD_BYTES, count),
    least: head.getFloat64(0, true),
    scale: head.getUint8(NUMBER_BYTES),
    width,
  };
}

/** The bytes that so many packed numbers take. */
export const countPackedBytes = (packed: Uint8Array, count: number): number =>
  HEAD_BYTES + count * (packed[NUMBER_BYTES + 1] ?? 0);
