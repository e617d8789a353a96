/** The one table of the embedded system; in a file of its own, so that naming it loads nothing. */
export const TABLE_NAME = 'content-optimization';
