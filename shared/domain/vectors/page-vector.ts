/** Where a page stands by its meaning: a direction in whole numbers from -127 to 127, which take an eighth of the bytes. */
export type PageVector = Int8Array;

const LARGEST = 127;

/** Null for numbers without a direction. */
export function quantizeVector(numbers: readonly number[]): PageVector | null {
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  if (largest === 0 || !Number.isFinite(largest)) return null;
  return Int8Array.from(numbers, (number) => Math.round((number / largest) * LARGEST));
}
