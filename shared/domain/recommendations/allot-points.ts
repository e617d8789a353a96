/** In points of the overall score: less is worth no recommendation. */
export const GAIN_MIN = 0.5;

/**
 * Whole points for these gains (unrounded points of the overall score): each gets at least 1, together they come as close
 * as possible to what the gains add up to, and never to more than `available`. Gains that would have to be rounded up
 * from less than half a point, and the smallest ones when there are more than there are points, get 0.
 *
 * Whole numbers that add up let a client predict a score: dismissing one recommendation costs its points, no more or less.
 */
export function allotPoints(gains: readonly number[], available: number): number[] {
  const points = gains.map(() => 0);
  const ranked = gains
    .map((gain, index) => ({ gain, index }))
    .filter(({ gain }) => gain >= GAIN_MIN)
    .toSorted((a, b) => b.gain - a.gain || a.index - b.index)
    .slice(0, Math.max(0, Math.floor(available)));
  const total = ranked.reduce((sum, { gain }) => sum + gain, 0);
  let left = Math.min(Math.floor(available), Math.max(ranked.length, Math.round(total)));
  for (const { gain, index } of ranked) points[index] = Math.max(1, Math.floor(gain));
  left -= points.reduce((sum, value) => sum + value, 0);
  // A remainder goes to those that were rounded down the most; an excess is taken back from the largest.
  for (const { gain, index } of ranked.toSorted((a, b) => fraction(b.gain) - fraction(a.gain))) {
    if (left <= 0) break;
    if (gain < 1 || fraction(gain) === 0) continue;
    points[index] = (points[index] ?? 0) + 1;
    left -= 1;
  }
  while (left < 0) {
    const largest = ranked.reduce(
      (best, { index }) => ((points[index] ?? 0) > (points[best] ?? 0) ? index : best),
      ranked[0]?.index ?? 0,
    );
    if ((points[largest] ?? 0) <= 1) break;
    points[largest] = (points[largest] ?? 0) - 1;
    left += 1;
  }
  return points;
}

function fraction(value: number): number {
  return value - Math.floor(value);
}
