import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

const days = wordsFor('days');
const daysAndHours = compiled(
  String.raw`(?<!\p{L})(?:${days})(?!\p{L})|(?<!\d)(?!24\s?h|24/|7/7)\d{1,2}(?:${wordsFor('daysAndHours')})(?!\p{L})`,
);
/** A line of notes about the hours or how to get in touch. */
export const isNote = (said: string): boolean =>
  daysAndHours.test(said) || /\d{2}[\s/-]?\d{2}[\s/-]?\d{2}|@|https?:/u.test(said);
