/**
 * The cost of a generated primary keyword, with its secondary ones; written keywords cost nothing (spec, Limits 10).
 */
export const CREDITS_PER_PAGE = 1;
