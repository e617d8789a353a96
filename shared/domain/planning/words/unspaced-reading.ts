import type { ReadingWords } from './reading-words.ts';

const nothing = '(?!)';

/** Languages without spaces are read by separate tables (`brief/unspaced`): no word of a spaced language is found in them. */
export const unspaced: ReadingWords = {
  offers: nothing,
  offerHeads: nothing,
  negation: nothing,
  but: nothing,
  wish: nothing,
  wishHeads: nothing,
  negationHeads: nothing,
  page: nothing,
  about: nothing,
  rivals: nothing,
  rivalHeads: nothing,
  audience: nothing,
  audienceHeads: nothing,
  area: nothing,
  areaHeads: nothing,
  at: nothing,
  placeHeads: nothing,
  named: nothing,
  nameHeads: nothing,
  weAre: nothing,
  is: nothing,
  article: nothing,
  and: nothing,
  leading: nothing,
  tail: nothing,
  forWhom: nothing,
  generic: nothing,
  otherHeads: nothing,
};
