/** Characters and counts that a page's fields may have (spec, Limits 4), and what its lists show at most (Limits 5). */
export const PATH_CHARACTERS_MAX = 500;
export const NAME_CHARACTERS_MAX = 300;
export const PURPOSE_CHARACTERS_MAX = 2_000;
export const KEYWORD_CHARACTERS_MAX = 200;
export const SECONDARY_KEYWORDS_AT_CREATION_MAX = 20;
export const SECONDARY_KEYWORDS_MAX = 100;
export const PAGE_URL_CHARACTERS_MAX = 2_048;
export const SEARCH_CHARACTERS_MAX = 200;
export const PAGES_PER_CHANGE_MAX = 50;
export const LINKS_SHOWN_MAX = 1_000;
