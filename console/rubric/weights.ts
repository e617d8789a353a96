/** Weights as people type them: percent, with one decimal. */
import { showRounded } from '../texts/numbers.ts';

export type TypedWeights = Readonly<Record<string, string>>;

interface Weighted {
  readonly component_type: string;
  readonly weight: number;
}

const STEP = 10;
const rounded = (percent: number): number => Math.round(percent * STEP) / STEP;

export const typedWeights = (components: readonly Weighted[]): TypedWeights =>
  Object.fromEntries(components.map(({ component_type: type, weight }) => [type, showRounded(weight * 100)]));

/** Not a number where something else was typed. */
export const parsePercent = (typed: string | undefined): number =>
  typed === undefined || typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));

export const sumPercents = (weights: TypedWeights): number =>
  rounded(Object.values(weights).reduce((sum, typed) => sum + (parsePercent(typed) || 0), 0));

/** Each above 0, together 100. */
export const isComplete = (weights: TypedWeights): boolean =>
  sumPercents(weights) === 100 && Object.values(weights).every((typed) => rounded(parsePercent(typed)) > 0);

/** In the same proportions, together 100. What rounding leaves goes to the largest. */
export function scaleWeights(weights: TypedWeights): TypedWeights {
  const entries = Object.entries(weights).map(([type, typed]) => ({
    type,
    percent: Math.max(parsePercent(typed) || 0, 0),
  }));
  const sum = entries.reduce((total, { percent }) => total + percent, 0);
  if (sum === 0) return weights;
  const scaled = entries.map(({ type, percent }) => ({
    type,
    percent: Math.max(rounded((percent / sum) * 100), 1 / STEP),
  }));
  const left = rounded(100 - scaled.reduce((total, { percent }) => total + percent, 0));
  const largest = scaled.reduce((most, one) => (one.percent > most.percent ? one : most));
  return Object.fromEntries(
    scaled.map((one) => [one.type, showRounded(one === largest ? one.percent + left : one.percent)]),
  );
}

/** As the API takes it. */
export const toWeight = (weights: TypedWeights, type: string): number => rounded(parsePercent(weights[type])) / 100;
