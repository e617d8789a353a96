/** Where a page stands by its meaning: a direction in whole numbers from -127 to 127, which take an eighth of the bytes. */
export type PageVector = Int8Array;

const LARGEST = 127;
/** Models with longer vectors put what tells most first. All pairs of a site are compared, which takes seconds for a thousand such pages. */
const DIMENSIONS_KEPT = 1_024;

/** Null for numbers without a direction. */
export function quantizeVector(given: readonly number[]): PageVector | null {
  const numbers = given.slice(0, DIMENSIONS_KEPT);
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  if (largest === 0 || !Number.isFinite(largest)) return null;
  return Int8Array.from(numbers, (number) => Math.round((number / largest) * LARGEST));
}
