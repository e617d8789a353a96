/** The pages of a site as one list: a page has the number of its place in it. */
import { unpackNumbers } from './packed-numbers.ts';
import {
  type ColumnGroup,
  countPages,
  flags,
  type NumberColumn,
  readMarks,
  type TimeColumn,
  unpackId,
  unpackIds,
} from './packed-pages.ts';
import { PackedStrings } from './packed-strings.ts';

/** Some pages of a site, packed. Of the groups, those that `groupsToRead` names. */
export type PackedPart = Partial<Record<ColumnGroup, Uint8Array>> & Record<'pages', Uint8Array>;

export type StringGroup = 'path' | 'url' | 'addresses' | 'titles' | 'primaryKeyword';

/** Of a larger share of the pages, the ids are read all at once. */
const SINGLE_IDS_SHARE_MAX = 1 / 16;

/** Columns of all pages; a page has the number of its place in them. */
export class JoinedParts {
  readonly parts: PackedPart[];
  /** The number of each part's first page; at the end that of all. */
  readonly starts: readonly number[];
  readonly flags: Uint8Array;
  readonly grades: Uint8Array;
  #ids: Float64Array | null = null;

  constructor(parts: readonly PackedPart[]) {
    const starts = [0];
    for (const { pages } of parts) starts.push((starts.at(-1) ?? 0) + countPages(pages));
    const size = starts.at(-1) ?? 0;
    this.parts = [...parts];
    this.starts = starts;
    this.flags = new Uint8Array(size);
    this.grades = new Uint8Array(size);
    for (const [at, { pages }] of parts.entries()) {
      const marks = readMarks(pages);
      this.flags.set(marks.flags, starts[at]);
      this.grades.set(marks.grades, starts[at]);
    }
  }

  get size(): number {
    return this.flags.length;
  }

  /** Of all pages: most lists of a site without changes show some, and need no more. */
  get ids(): Float64Array {
    this.#ids ??= this.#unpackIds();
    return this.#ids;
  }

  #unpackIds(): Float64Array {
    const ids = new Float64Array(this.size);
    for (const [at, { pages }] of this.parts.entries())
      unpackIds(pages, ids.subarray(this.starts[at], this.starts[at + 1]));
    return ids;
  }

  /** Of some pages, in their order. */
  readIds(pages: Uint32Array | readonly number[]): Float64Array {
    const all = pages.length > this.size * SINGLE_IDS_SHARE_MAX ? this.ids : null;
    const read = new Float64Array(pages.length);
    for (let at = 0; at < pages.length; at += 1) read[at] = all?.[pages[at] ?? 0] ?? this.readId(pages[at] ?? 0);
    return read;
  }

  readId(page: number): number {
    if (this.#ids) return this.#ids[page] ?? 0;
    let part = 0;
    while (page >= (this.starts[part + 1] ?? Number.POSITIVE_INFINITY)) part += 1;
    const pages = this.parts[part]?.pages;
    return pages ? unpackId(pages, page - (this.starts[part] ?? 0)) : 0;
  }
}

export function joinNumbers({ parts, starts, size }: JoinedParts, group: NumberColumn | TimeColumn): Float64Array {
  const joined = new Float64Array(size);
  for (const [at, part] of parts.entries())
    unpackNumbers(requireGroup(part, group), joined.subarray(starts[at], starts[at + 1]));
  return joined;
}

export const readStrings = (part: PackedPart, group: StringGroup): PackedStrings =>
  new PackedStrings(requireGroup(part, group));

function requireGroup(part: PackedPart, group: ColumnGroup): Uint8Array {
  const bytes = part[group];
  if (!bytes) throw new Error(`the group ${group} was not read`);
  return bytes;
}

/** The pages as they are, in their order: of the first `baseSize`, of which none is gone, those that did not change since, of the others the last change. */
export function listCurrent(joined: JoinedParts, baseSize: number): { unchanged: Uint32Array; changed: Uint32Array } {
  const unchanged = new Uint32Array(baseSize);
  if (joined.size === baseSize) {
    for (let page = 0; page < baseSize; page += 1) unchanged[page] = page;
    return { unchanged, changed: new Uint32Array(0) };
  }
  const { ids } = joined;
  const last = new Map<number, number>();
  for (let page = baseSize; page < joined.size; page += 1) last.set(ids[page] ?? 0, page);
  const isGone = (page: number): boolean => ((joined.flags[page] ?? 0) & flags.gone) > 0;
  const changed = Uint32Array.from([...last.values()].filter((page) => !isGone(page))).sort();
  const may = markEnds(last.keys());
  let count = 0;
  for (let page = 0; page < baseSize; page += 1) {
    const id = ids[page] ?? 0;
    if (may[id & END_MASK] === 1 && last.has(id)) continue;
    unchanged[count] = page;
    count += 1;
  }
  return { unchanged: unchanged.subarray(0, count), changed };
}

const END_MASK = 0xff_ff;

/** The last bits of some ids: most pages are no match, and a map is not asked for them. */
function markEnds(ids: Iterable<number>): Uint8Array {
  const marks = new Uint8Array(END_MASK + 1);
  for (const id of ids) marks[id & END_MASK] = 1;
  return marks;
}
