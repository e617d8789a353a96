import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';

/** A sentence about the business is no list, wherever it stands. */
export const selfReference = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives('planning', 'selfReference')})(?!\p{L})`,
  'iu',
);
