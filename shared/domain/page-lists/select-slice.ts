/** Some places of an ordered list, without ordering all of it. */
type Comparison = (a: number, b: number) => number;

/** The items that have the places from `from` to before `to` in order. Moves the items in place; time grows with their number. */
export function selectSlice(items: Uint32Array, from: number, to: number, compare: Comparison): Uint32Array {
  const end = Math.min(to, items.length);
  if (from >= end) return new Uint32Array(0);
  if (from > 0) partition(items, { low: 0, high: items.length - 1, at: from }, compare);
  if (end < items.length) partition(items, { low: from, high: items.length - 1, at: end - 1 }, compare);
  return items.subarray(from, end).sort(compare);
}

/** Puts at `at` the item that belongs there, smaller ones before it and larger ones behind it (Hoare's selection). */
function partition(
  items: Uint32Array,
  { low: first, high: last, at }: { low: number; high: number; at: number },
  compare: Comparison,
): void {
  let [low, high] = [first, last];
  while (low < high) {
    const pivot = medianItem(items, low, high, compare);
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(items[left] ?? 0, pivot) < 0) left += 1;
      while (compare(items[right] ?? 0, pivot) > 0) right -= 1;
      if (left <= right) {
        swap(items, left, right);
        left += 1;
        right -= 1;
      }
    }
    if (at <= right) high = right;
    else if (at >= left) low = left;
    else return;
  }
}

function medianItem(items: Uint32Array, low: number, high: number, compare: Comparison): number {
  const [a = 0, b = 0, c = 0] = [items[low], items[(low + high) >>> 1], items[high]];
  if (compare(a, b) < 0) return compare(b, c) < 0 ? b : compare(a, c) < 0 ? c : a;
  return compare(a, c) < 0 ? a : compare(b, c) < 0 ? c : b;
}

function swap(items: Uint32Array, a: number, b: number): void {
  const item = items[a] ?? 0;
  items[a] = items[b] ?? 0;
  items[b] = item;
}
