/** The one table of the embedded engine; in a separate file, so that importing its name loads nothing else. */
export const TABLE_NAME = 'content-optimization';
