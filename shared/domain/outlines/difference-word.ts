import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** The word of a keyword that asks what differs: an explanation, and nothing to choose from. It says nothing of the subject. */
export const differenceWord = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives('outlines', 'differenceWord')})\p{L}*`,
  'iu',
);
