/** The one table of the embedded engine; in a file of its own, so that naming it loads nothing. */
export const TABLE_NAME = 'content-optimization';
