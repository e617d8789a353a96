/** A line through points, by least squares; a value at nothing below 0 counts as 0. */
export interface Line {
  at0: number;
  perUnit: number;
}

export function fitLine(points: readonly { x: number; y: number }[]): Line {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const together = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const perUnit = spread === 0 ? 0 : Math.max(0, together / spread);
  return { at0: Math.max(0, meanY - perUnit * meanX), perUnit };
}

export const valueAt = ({ at0, perUnit }: Line, x: number): number => at0 + perUnit * x;
