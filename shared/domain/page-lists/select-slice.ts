/** Some places of an ordered list, without ordering all of it. */

/** The order of items. */
export interface Order {
  /** A number of each item: a smaller one comes first. `next` decides among equal ones; null when nothing does. */
  readKeys(items: Uint32Array): { keys: Float64Array; next: Order | null };
}

/** The items that have the places from `from` to before `to` in order. Time grows with their number, and no more. */
export function selectSlice(items: Uint32Array, from: number, to: number, order: Order | null): Uint32Array {
  const end = Math.min(to, items.length);
  if (from >= end) return new Uint32Array(0);
  if (order === null) return items.slice(from, end);
  const { keys, next } = order.readKeys(items);
  const [low, high] = findBounds(keys, from, end - 1);
  const before = countBelow(keys, low);
  const first = collectEqual(items, keys, low);
  if (low === high) return selectSlice(first, from - before, end - before, next);
  const between = sortBetween(items, keys, [low, high], next);
  const last = collectEqual(items, keys, high);
  const taken = before + first.length + between.length;
  return join([
    selectSlice(first, from - before, first.length, next),
    between,
    selectSlice(last, 0, end - taken, next),
  ]);
}

/** The keys at two places in order. */
function findBounds(keys: Float64Array, at: number, lastAt: number): [number, number] {
  const moved = keys.slice();
  partition(moved, 0, moved.length - 1, at);
  const low = moved[at] ?? 0;
  if (lastAt > at) partition(moved, at, moved.length - 1, lastAt);
  return [low, moved[lastAt] ?? 0];
}

/** Puts at `at` the key that belongs there, smaller ones before it and larger ones behind it (Hoare's selection). */
function partition(keys: Float64Array, first: number, last: number, at: number): void {
  let [low, high] = [first, last];
  while (low < high) {
    const pivot = findMedian(keys[low] ?? 0, keys[(low + high) >>> 1] ?? 0, keys[high] ?? 0);
    let [left, right] = [low, high];
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left += 1;
      while ((keys[right] ?? 0) > pivot) right -= 1;
      if (left <= right) {
        const key = keys[left] ?? 0;
        keys[left] = keys[right] ?? 0;
        keys[right] = key;
        left += 1;
        right -= 1;
      }
    }
    if (at <= right) high = right;
    else if (at >= left) low = left;
    else return;
  }
}

const findMedian = (a: number, b: number, c: number): number =>
  a < b ? (b < c ? b : Math.max(a, c)) : a < c ? a : Math.max(b, c);

function countBelow(keys: Float64Array, value: number): number {
  let count = 0;
  for (let at = 0; at < keys.length; at += 1) if ((keys[at] ?? 0) < value) count += 1;
  return count;
}

function collectEqual(items: Uint32Array, keys: Float64Array, value: number): Uint32Array {
  const found = new Uint32Array(items.length);
  let count = 0;
  for (let at = 0; at < keys.length; at += 1) {
    if (keys[at] !== value) continue;
    found[count] = items[at] ?? 0;
    count += 1;
  }
  return found.subarray(0, count);
}

/** Those whose keys are between two, in order. */
function sortBetween(
  items: Uint32Array,
  keys: Float64Array,
  [low, high]: [number, number],
  next: Order | null,
): Uint32Array {
  const places: number[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    if (key > low && key < high) places.push(at);
  }
  const keyAt = (place: number | undefined): number => keys[place ?? 0] ?? 0;
  places.sort((a, b) => keyAt(a) - keyAt(b));
  const groups: Uint32Array[] = [];
  for (let start = 0, end = 0; start < places.length; start = end) {
    while (end < places.length && keyAt(places[end]) === keyAt(places[start])) end += 1;
    const group = Uint32Array.from(places.slice(start, end), (place) => items[place] ?? 0);
    groups.push(group.length === 1 ? group : selectSlice(group, 0, group.length, next));
  }
  return join(groups);
}

function join(groups: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(groups.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const group of groups) {
    all.set(group, at);
    at += group.length;
  }
  return all;
}
