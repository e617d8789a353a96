/** Rows of the list of opportunities. */
export const SHOWN_ROWS_MAX = 50;
/** Highlights across pages (spec, Limits 5), and the recommendations that each row shows. */
export const RECOMMENDATIONS_MAX = 8;
/** Graded pages whose rows are read, and keywords whose metrics are: about 20 requests each. Priority pages come first. */
export const GRADED_PAGES_MAX = 2_000;
export const KEYWORDS_MAX = 2_000;
