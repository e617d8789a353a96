const MICRODOLLARS = 1_000_000;

/** Dollars are counted in millionths, because sums of binary fractions drift. */
export const usd = (microdollars: number): number => microdollars / MICRODOLLARS;
export const toMicrodollars = (dollars: number): number => Math.round(dollars * MICRODOLLARS);
