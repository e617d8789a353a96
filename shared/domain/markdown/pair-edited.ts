/** More comparisons than this are not worth their time: blocks are then paired in order. */
const maxComparisons = 2500;

/** The value of pairing blocks with nothing in common: a little, so that a block that was rewritten keeps its place. */
const rewritten = 0.05;

export interface Pairable {
  type: string;
  text: string;
}

/**
 * Pairs the blocks of a gap, in order and of equal type, such that pairs have as many words in common as possible.
 * Returns for each next block the index of its previous one, or -1.
 */
export function pairEdited(previous: readonly Pairable[], next: readonly Pairable[]): number[] {
  if (previous.length * next.length > maxComparisons) return pairInOrder(previous, next);
  const previousWords = previous.map(collectWords);
  const scores = next.map((block) => {
    const words = collectWords(block);
    return previous.map((other, at) =>
      other.type === block.type ? rewritten + commonShare(words, previousWords[at] ?? new Set()) : 0,
    );
  });
  return bestAlignment(scores, previous.length);
}

function pairInOrder(previous: readonly Pairable[], next: readonly Pairable[]): number[] {
  let position = 0;
  return next.map((block) => {
    if (previous[position]?.type !== block.type) return -1;
    position += 1;
    return position - 1;
  });
}

/** The alignment of rows and columns, in order, with the highest sum of scores (as in the longest common subsequence). */
function bestAlignment(scores: readonly (readonly number[])[], columns: number): number[] {
  const best = Array.from({ length: scores.length + 1 }, () => new Float64Array(columns + 1));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const pairScore = (row: number, column: number) => {
    const score = scores[row]?.[column] ?? 0;
    return score > 0 ? score + at(row + 1, column + 1) : 0;
  };
  for (let row = scores.length - 1; row >= 0; row -= 1) {
    const values = best[row];
    for (let column = columns - 1; column >= 0 && values !== undefined; column -= 1)
      values[column] = Math.max(at(row + 1, column), at(row, column + 1), pairScore(row, column));
  }
  const pairs = Array.from({ length: scores.length }, () => -1);
  for (let row = 0, column = 0; row < scores.length && column < columns; ) {
    if (pairScore(row, column) === at(row, column) && at(row, column) > 0) {
      pairs[row] = column;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) === at(row, column)) row += 1;
    else column += 1;
  }
  return pairs;
}

function collectWords({ text }: Pairable): Set<string> {
  return new Set(
    text
      .slice(0, 2000)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
}

/** Common words by all words of both (Jaccard index). */
function commonShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = a.intersection(b).size;
  return common === 0 ? 0 : common / (a.size + b.size - common);
}
