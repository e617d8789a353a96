/** How well an extracted text agrees with the labelled one. All between 0 and 1. */
export interface TextScore {
  precision: number;
  recall: number;
  f1: number;
}

/**
 * Compares two strings as bags of runs of `size` words (1: single words), the measure of the public article-extraction
 * benchmarks. Two empty strings agree; an empty one and another share nothing.
 */
export function scoreText(extracted: string, labelled: string, size: number): TextScore {
  const found = countRuns(splitWords(extracted), size);
  const wanted = countRuns(splitWords(labelled), size);
  let shared = 0;
  for (const [run, count] of wanted) shared += Math.min(count, found.get(run) ?? 0);
  const precision = share(shared, total(found), wanted.size === 0);
  const recall = share(shared, total(wanted), found.size === 0);
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** The mean of each value over the pages: every page counts the same, whatever its length. */
export function meanScore(scores: readonly TextScore[]): TextScore {
  const mean = (read: (score: TextScore) => number) =>
    scores.reduce((sum, score) => sum + read(score), 0) / Math.max(1, scores.length);
  return { precision: mean((s) => s.precision), recall: mean((s) => s.recall), f1: mean((s) => s.f1) };
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}_]+/gu) ?? [];
}

/** A text shorter than a run is one run. */
function countRuns(words: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  const last = words.length === 0 ? -1 : Math.max(0, words.length - size);
  for (let at = 0; at <= last; at += 1) {
    const run = words.slice(at, at + size).join(' ');
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number>): number => counts.values().reduce((sum, count) => sum + count, 0);

const share = (part: number, whole: number, bothEmpty: boolean): number =>
  whole === 0 ? Number(bothEmpty) : part / whole;
