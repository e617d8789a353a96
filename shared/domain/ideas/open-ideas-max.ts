/** All of a run's writes are one transaction, which has 100 at most: every open idea can be one, and every one that goes. */
export const OPEN_IDEAS_MAX = 40;
