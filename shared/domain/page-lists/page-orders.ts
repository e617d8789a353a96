/** The orders of a list of pages, as numbers: the rules of `select-pages.ts`. */
import type { PageOrder, PageSort } from '../pages/select-pages.ts';
import { type JoinedParts, joinNumbers, readStrings } from './joined-parts.ts';
import { flags, type NumberColumn, type TimeColumn } from './packed-pages.ts';
import type { PackedStrings } from './packed-strings.ts';
import { type Order, selectSlice } from './select-slice.ts';

/** The flag of a page that has the string. */
const stringFlags = { path: flags.path, url: flags.url, primaryKeyword: flags.keyword } as const;
type StringSort = keyof typeof stringFlags;
const isStringSort = (sort: PageSort): sort is StringSort => sort in stringFlags;

/** Some places of a list: priority pages first; pages without the value last, whatever the direction; equal values by id. */
export function selectInOrder(
  joined: JoinedParts,
  pages: Uint32Array,
  { from, to, order }: { from: number; to: number; order: PageOrder },
): Uint32Array {
  const by = createOrder(joined, order);
  const [priority, others] = dividePriority(joined, pages);
  const first = selectSlice(priority, from, to, by);
  const left = to - from - first.length;
  const start = Math.max(0, from - priority.length);
  const second = left === 0 ? others.subarray(0, 0) : selectSlice(others, start, start + left, by);
  return first.length === 0 ? second : Uint32Array.of(...first, ...second);
}

function dividePriority({ flags: bits }: JoinedParts, pages: Uint32Array): [Uint32Array, Uint32Array] {
  const [priority, others] = [new Uint32Array(pages.length), new Uint32Array(pages.length)];
  let count = 0;
  for (let at = 0; at < pages.length; at += 1) {
    const page = pages[at] ?? 0;
    if ((bits[page] ?? 0) & flags.priority) {
      priority[count] = page;
      count += 1;
    } else others[at - count] = page;
  }
  return [priority.subarray(0, count), others.subarray(0, pages.length - count)];
}

function createOrder(joined: JoinedParts, { sort, direction }: PageOrder): Order {
  const sign = direction === 'asc' ? 1 : -1;
  const byId: Order = {
    readKeys: (pages) => ({ keys: joined.readIds(pages), next: null }),
  };
  if (sort === 'isPriority') return byId;
  if (isStringSort(sort)) return orderStrings({ joined, sort, sign, byId }, 0);
  return orderNumbers(joined, { sort, sign, byId });
}

function orderNumbers(
  joined: JoinedParts,
  { sort, sign, byId }: { sort: NumberColumn | TimeColumn; sign: 1 | -1; byId: Order },
): Order {
  let column: Float64Array | null = null;
  return {
    readKeys(pages) {
      column ??= joinNumbers(joined, sort);
      return { keys: pickNumbers(pages, column, sign), next: byId };
    },
  };
}

/** Null is behind all others. */
function pickNumbers(pages: Uint32Array, column: Float64Array, sign: 1 | -1): Float64Array {
  const keys = new Float64Array(pages.length);
  for (let at = 0; at < pages.length; at += 1) {
    const value = column[pages[at] ?? 0] ?? 0;
    keys[at] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value;
  }
  return keys;
}

interface StringOrder {
  joined: JoinedParts;
  sort: StringSort;
  sign: 1 | -1;
  byId: Order;
}

/** A number holds the beginning of a string, each byte as one of 257: the end of a string comes before every byte. */
const KEY_BYTES = 6;
const BYTE_VALUES = 257;

/** By bytes, which is by code point: by the first bytes in which the strings differ, then by those behind. Up to `from` they are equal. */
function orderStrings(by: StringOrder, from: number): Order {
  return {
    readKeys(pages) {
      const { sign, byId } = by;
      const rows = new Rows(by);
      const first = rows.readFirst(pages);
      // Without a value, or the same to their ends.
      if (first === null || first.length < from) return byId.readKeys(pages);
      const common = rows.countCommon(pages, first, from);
      const keys = new Float64Array(pages.length);
      for (let at = 0; at < pages.length; at += 1) {
        const hasValue = rows.moveTo(pages[at] ?? 0);
        keys[at] = hasValue ? sign * rows.readKey(common) : Number.POSITIVE_INFINITY;
      }
      return { keys, next: orderStrings(by, common + KEY_BYTES) };
    },
  };
}

/** The strings of pages, one after the other in the order of the pages. */
class Rows {
  readonly #by: StringOrder;
  readonly #hasValue: number;
  #part = -1;
  #strings: PackedStrings | null = null;
  #prefix: Uint8Array = new Uint8Array();
  #bytes: Uint8Array = new Uint8Array();
  #ends: Uint32Array = new Uint32Array();
  #partStart = 0;
  #partEnd = 0;
  #start = 0;
  #length = 0;

  constructor(by: StringOrder) {
    this.#by = by;
    this.#hasValue = stringFlags[by.sort];
  }

  /** False of a page without a value. */
  moveTo(page: number): boolean {
    if (page >= this.#partEnd || page < this.#partStart) this.#openPart(page);
    if (((this.#by.joined.flags[page] ?? 0) & this.#hasValue) === 0) return false;
    const row = page - this.#partStart;
    this.#start = row === 0 ? 0 : (this.#ends[row - 1] ?? 0);
    this.#length = this.#prefix.length + (this.#ends[row] ?? 0) - this.#start;
    return true;
  }

  #openPart(page: number): void {
    const { starts, parts } = this.#by.joined;
    if (page < this.#partStart) this.#part = -1;
    do this.#part += 1;
    while (page >= (starts[this.#part + 1] ?? Number.POSITIVE_INFINITY));
    const part = parts[this.#part];
    if (!part) throw new RangeError(`there is no page ${page}`);
    this.#strings = readStrings(part, this.#by.sort);
    this.#prefix = this.#strings.prefix;
    this.#bytes = this.#strings.bytes;
    this.#ends = this.#strings.ends;
    this.#partStart = starts[this.#part] ?? 0;
    this.#partEnd = starts[this.#part + 1] ?? 0;
  }

  #byteAt(at: number): number {
    const behind = at - this.#prefix.length;
    return (behind < 0 ? this.#prefix[at] : this.#bytes[this.#start + behind]) ?? 0;
  }

  readKey(from: number): number {
    let key = 0;
    for (let at = from; at < from + KEY_BYTES; at += 1)
      key = key * BYTE_VALUES + (at < this.#length ? this.#byteAt(at) + 1 : 0);
    return key;
  }

  /** The first string that there is. */
  readFirst(pages: Uint32Array): Uint8Array | null {
    for (const page of pages)
      if (this.moveTo(page)) return Uint8Array.from({ length: this.#length }, (_, at) => this.#byteAt(at));
    return null;
  }

  /** How many bytes all strings begin with; at least `from`. */
  countCommon(pages: Uint32Array, first: Uint8Array, from: number): number {
    let common = first.length;
    let strings: PackedStrings | null = null;
    let samePrefix = 0;
    for (let at = 0; at < pages.length && common > from; at += 1) {
      if (!this.moveTo(pages[at] ?? 0)) continue;
      if (strings !== this.#strings) {
        strings = this.#strings;
        samePrefix = 0;
        while (samePrefix < this.#prefix.length && this.#prefix[samePrefix] === first[samePrefix]) samePrefix += 1;
      }
      let same = Math.max(from, samePrefix);
      while (same < common && same < this.#length && this.#byteAt(same) === first[same]) same += 1;
      common = Math.min(common, same);
    }
    return common;
  }
}
