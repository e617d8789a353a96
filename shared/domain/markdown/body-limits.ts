/** Characters (code points) of a body, and of a document's Markdown (spec, Limits 4). */
export const BODY_CHARACTERS_MAX = 1_000_000;
