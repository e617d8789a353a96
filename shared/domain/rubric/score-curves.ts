/** A site's `score_curve` setting: how generously a criterion that is met in part is credited. */
export const scoreCurves = ['none', 'medium', 'large'] as const;

export type ScoreCurve = (typeof scoreCurves)[number];

export const defaultScoreCurve: ScoreCurve = 'medium';

// The exponent shrinks what is missing: a criterion met to the share s earns 1 - (1 - s)^k of its points.
const exponents: Readonly<Record<ScoreCurve, number>> = { none: 1, medium: 1.25, large: 1.6 };

/**
 * The credited share of a criterion that is met to `share` (both 0 to 1). Every curve is monotone, fixes 0 and 1, and
 * never takes points away; half of a criterion earns 50 % (`none`), 58 % (`medium`) or 67 % (`large`).
 *
 * The curve acts on criteria and nowhere else. Curving the component or the overall score instead would break what the
 * specification promises for every site: that a component's score is the share of its criteria points, that the overall
 * score is the weighted average of the components, and that points lost and recovered add up.
 */
export function curvedShare(share: number, curve: ScoreCurve): number {
  const bounded = Math.min(1, Math.max(0, Number.isNaN(share) ? 0 : share));
  return 1 - (1 - bounded) ** exponents[curve];
}
