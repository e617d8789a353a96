/** A list by path of a site whose pages are packed in that order: only parts into which changed pages fall are put in order. */
import type { PageOrder } from '../pages/select-pages.ts';
import { type JoinedParts, readStrings } from './joined-parts.ts';
import { flags, readFirstPath } from './packed-pages.ts';
import { selectInOrder } from './page-orders.ts';

const byPath: PageOrder = { sort: 'path', direction: 'asc' };

export const isKeptOrder = ({ sort, direction }: PageOrder): boolean =>
  sort === byPath.sort && direction === byPath.direction;

/** Pages that belong to one part, or would if they had been packed with it. */
interface Place {
  part: number;
  unchanged: Uint32Array;
  changed: number[];
  /** The places of the list that they have. */
  start: number;
  end: number;
}

/** The parts that hold some places of the list. Time grows with the parts, and with the pages that changed. */
export function findPlaces(
  joined: JoinedParts,
  { unchanged, changed }: { unchanged: Uint32Array; changed: Uint32Array },
  { baseParts, from, to }: { baseParts: number; from: number; to: number },
): Place[] {
  const changedOf = divideChanged(joined, changed, baseParts);
  const places: Place[] = [];
  let [first, start] = [0, 0];
  for (let part = 0; part < Math.max(baseParts, 1) && start < to; part += 1) {
    const last = baseParts === 0 ? 0 : findFrom(unchanged, joined.starts[part + 1] ?? 0);
    const place = { part, unchanged: unchanged.subarray(first, last), changed: changedOf.get(part) ?? [], start };
    const end = start + place.unchanged.length + place.changed.length;
    if (end > from) places.push({ ...place, end });
    [first, start] = [last, end];
  }
  return places;
}

/** The parts whose paths decide. */
export const listMixedParts = (places: readonly Place[]): number[] =>
  places.filter(({ unchanged, changed }) => unchanged.length > 0 && changed.length > 0).map(({ part }) => part);

/** The pages at those places of the list, when the paths of the mixed parts are there. */
export function readPlaces(joined: JoinedParts, places: readonly Place[], from: number, to: number): number[] {
  return places.flatMap(({ unchanged, changed, start, end }) => {
    const slice = { from: Math.max(0, from - start), to: Math.min(end, to) - start };
    if (changed.length === 0) return [...unchanged.subarray(slice.from, slice.to)];
    const mixed = new Uint32Array(unchanged.length + changed.length);
    mixed.set(unchanged);
    mixed.set(changed, unchanged.length);
    return [...selectInOrder(joined, mixed, { ...slice, order: byPath })];
  });
}

function divideChanged(joined: JoinedParts, changed: Uint32Array, baseParts: number): Map<number, number[]> {
  const divided = new Map<number, number[]>();
  if (changed.length === 0) return divided;
  const heads = Array.from({ length: baseParts }, (_, part) => readHead(joined, part));
  for (const page of readInParts(joined, changed, baseParts)) {
    let [low, high] = [0, heads.length - 1];
    // The last part that does not begin behind it.
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      const head = heads[middle];
      if (head && compare(head, page) <= 0) low = middle;
      else high = middle - 1;
    }
    const part = divided.get(low);
    if (part) part.push(page.page);
    else divided.set(low, [page.page]);
  }
  return divided;
}

interface Placed {
  page: number;
  id: number;
  isPriority: boolean;
  path: Uint8Array | null;
}

const readHead = (joined: JoinedParts, part: number): Placed => {
  const page = joined.starts[part] ?? 0;
  const pages = joined.parts[part]?.pages;
  return { ...readPlaced(joined, page), path: hasPath(joined, page) && pages ? readFirstPath(pages) : null };
};

const hasPath = ({ flags: bits }: JoinedParts, page: number): boolean => ((bits[page] ?? 0) & flags.path) > 0;

const readPlaced = (joined: JoinedParts, page: number) => ({
  page,
  id: joined.readId(page),
  isPriority: ((joined.flags[page] ?? 0) & flags.priority) > 0,
});

function* readInParts(joined: JoinedParts, pages: Uint32Array, firstPart: number): Generator<Placed> {
  let at = 0;
  for (let part = firstPart; part < joined.parts.length && at < pages.length; part += 1) {
    const [start = 0, end = 0] = [joined.starts[part], joined.starts[part + 1]];
    const packed = joined.parts[part];
    const paths = packed && (pages[at] ?? end) < end ? readStrings(packed, 'path') : null;
    for (let page = pages[at] ?? end; paths && page < end; page = pages[at] ?? end) {
      const path = hasPath(joined, page) ? Buffer.from(paths.readString(page - start)) : null;
      yield { ...readPlaced(joined, page), path };
      at += 1;
    }
  }
}

/** Negative when the first is before the other. */
function compare(one: Placed, other: Placed): number {
  if (one.isPriority !== other.isPriority) return one.isPriority ? -1 : 1;
  if (one.path === null || other.path === null)
    return Number(one.path === null) - Number(other.path === null) || one.id - other.id;
  return Buffer.compare(one.path, other.path) || one.id - other.id;
}

/** Where the first of ascending pages is that is not before `page`. */
function findFrom(pages: Uint32Array, page: number): number {
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pages[middle] ?? 0) < page) low = middle + 1;
    else high = middle;
  }
  return low;
}
