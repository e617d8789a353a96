/** From 0 at `zeroAt` to 1 at `fullAt`, in a straight line and flat outside; `zeroAt` may be the larger one. */
export function ramp(value: number, zeroAt: number, fullAt: number): number {
  if (zeroAt === fullAt) return value >= fullAt ? 1 : 0;
  return clamp((value - zeroAt) / (fullAt - zeroAt));
}

/** 1 between `fullFrom` and `fullTo`, falling to 0 at `zeroBelow` and `zeroAbove`. */
export function band(value: number, zeroBelow: number, fullFrom: number, fullTo: number, zeroAbove: number): number {
  return value <= fullTo ? ramp(value, zeroBelow, fullFrom) : ramp(value, zeroAbove, fullTo);
}

/** The curve through these points, straight between them and flat outside. */
export function interpolate(value: number, points: readonly (readonly [at: number, share: number])[]): number {
  let previous: readonly [number, number] | undefined;
  for (const point of points) {
    if (value <= point[0]) {
      if (previous === undefined) return clamp(point[1]);
      return clamp(previous[1] + ((point[1] - previous[1]) * (value - previous[0])) / (point[0] - previous[0]));
    }
    previous = point;
  }
  return clamp(previous?.[1] ?? 0);
}

export function clamp(share: number): number {
  return Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share));
}

/** Part of a whole; an empty whole counts as `whenEmpty`. */
export function part(of: number, whole: number, whenEmpty = 0): number {
  return whole === 0 ? whenEmpty : clamp(of / whole);
}
