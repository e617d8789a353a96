import type { Hit } from './keyword-hits.ts';
import type { PreparedText } from './prepare-text.ts';

interface FoundTogether {
  readonly kind: 'interrupted' | 'reordered' | 'compound' | 'inflected';
  readonly start: number;
  readonly end: number;
}

/** How many words of other subjects may stand between two words of a keyword. */
const WORDS_BETWEEN_MAX = 3;

/**
 * Where all terms of a keyword stand together in one sentence, not overlapping. Linear in the number of hits.
 * @param terms - how many different terms there are to find.
 */
export function foundTogether(text: PreparedText, terms: number, hits: readonly Hit[]): FoundTogether[] {
  const found: FoundTogether[] = [];
  const between = createDistance(text);
  const last = new Map<number, number>();
  let start = 0;
  for (const [index, hit] of hits.entries()) {
    const before = hits[index - 1];
    if (before !== undefined && index > start && between(before, hit) > WORDS_BETWEEN_MAX) {
      start = index;
      last.clear();
    }
    for (const term of hit.terms) {
      last.delete(term);
      last.set(term, index);
    }
    if (last.size < terms) continue;
    // The map is in order of the last places, so its first entry is where the shortest stretch with all terms begins.
    const [begin = index] = last.values();
    const stretch = hits.slice(begin, index + 1);
    found.push({ kind: classify(stretch, terms), start: hits[begin]?.start ?? hit.start, end: hit.end });
    start = index + 1;
    last.clear();
  }
  return found;
}

function classify(stretch: readonly Hit[], terms: number): FoundTogether['kind'] {
  if (stretch.some(({ isCompound }) => isCompound)) return 'compound';
  if (terms === 1) return 'inflected';
  const order = stretch.flatMap(({ terms }) => terms);
  return order.every((term, index) => index === 0 || term >= (order[index - 1] ?? 0)) ? 'interrupted' : 'reordered';
}

/** Counts the words with their own subject between two hits; infinite across the end of a sentence. */
function createDistance({ units, text }: PreparedText): (a: Hit, b: Hit) => number {
  return (a, b) => {
    if (a.first === -1) return unspacedBetween(text, a, b);
    let count = 0;
    for (let index = a.last + 1; index <= b.first; index += 1) {
      const unit = units[index];
      if (unit === undefined) continue;
      if (unit.gap === 'sentence') return Number.POSITIVE_INFINITY;
      if (index < b.first && !unit.isFunctionWord) count += 1;
      if (count > WORDS_BETWEEN_MAX) return count;
    }
    return count;
  };
}

/** Particles and marks that hold Chinese and Japanese phrases together. */
const particles = /[のをはがにでとへもや的之和与及與、・，,\s「」『』（）()-]+/g;

function unspacedBetween(text: string, a: Hit, b: Hit): number {
  if (b.start <= a.end) return 0;
  if (b.start - a.end > 40) return Number.POSITIVE_INFINITY;
  const between = text.slice(a.end, b.start);
  if (/[。！？.!?\n]/.test(between)) return Number.POSITIVE_INFINITY;
  return Math.ceil(between.replaceAll(particles, '').length / 2);
}
