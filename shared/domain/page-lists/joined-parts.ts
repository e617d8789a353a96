/** The pages of a site as one list: a page has the number of its place in it. */
import { unpackNumbers } from './packed-numbers.ts';
import {
  type ColumnGroup,
  countPages,
  flags,
  type NumberColumn,
  readMarks,
  type TimeColumn,
  unpackIds,
} from './packed-pages.ts';
import { PackedStrings } from './packed-strings.ts';

/** Some pages of a site, packed. Of the groups, those that `groupsToRead` names. */
export type PackedPart = Partial<Record<ColumnGroup, Uint8Array>> & Record<'pages', Uint8Array>;

export type StringGroup = 'path' | 'url' | 'addresses' | 'titles' | 'primaryKeyword';

export interface JoinedParts {
  parts: PackedPart[];
  /** The number of each part's first page; at the end that of all. */
  starts: readonly number[];
  ids: Float64Array;
  flags: Uint8Array;
  grades: Uint8Array;
}

export function joinParts(parts: readonly PackedPart[]): JoinedParts {
  const starts = [0];
  for (const { pages } of parts) starts.push((starts.at(-1) ?? 0) + countPages(pages));
  const size = starts.at(-1) ?? 0;
  const joined = {
    ...{ parts: [...parts], starts },
    ids: new Float64Array(size),
    flags: new Uint8Array(size),
    grades: new Uint8Array(size),
  };
  for (const [at, { pages }] of parts.entries()) {
    const [start = 0, end = 0] = [starts[at], starts[at + 1]];
    unpackIds(pages, joined.ids.subarray(start, end));
    const marks = readMarks(pages);
    joined.flags.set(marks.flags, start);
    joined.grades.set(marks.grades, start);
  }
  return joined;
}

export function joinNumbers({ parts, starts, ids }: JoinedParts, group: NumberColumn | TimeColumn): Float64Array {
  const joined = new Float64Array(ids.length);
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
export function listCurrent(
  { ids, flags: bits }: JoinedParts,
  baseSize: number,
): { unchanged: Uint32Array; changed: Uint32Array } {
  const last = new Map<number, number>();
  for (let page = baseSize; page < ids.length; page += 1) last.set(ids[page] ?? 0, page);
  const isGone = (page: number): boolean => ((bits[page] ?? 0) & flags.gone) > 0;
  const changed = Uint32Array.from([...last.values()].filter((page) => !isGone(page))).sort();
  const unchanged = new Uint32Array(baseSize);
  const may = markEnds(last.keys());
  let count = 0;
  for (let page = 0; page < baseSize; page += 1) {
    const id = ids[page] ?? 0;
    if (last.size > 0 && may[id & END_MASK] === 1 && last.has(id)) continue;
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
