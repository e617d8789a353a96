/** What a generated primary keyword costs, with its secondary ones; written keywords cost nothing (spec, Limits 10). */
export const CREDITS_PER_PAGE = 1;
