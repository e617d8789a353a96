/** The fields of a page that can have a draft (spec, Draft). */
export const draftFields = [
  'title',
  'meta_description',
  'h1',
  'primary_keyword',
  'body',
  'image_alt',
  'schema',
] as const;
export type DraftField = (typeof draftFields)[number];

/** Characters (code points) of a draft's value (spec, Limits 4). */
export const DRAFT_VALUE_CHARACTERS_MAX = 20_000;
