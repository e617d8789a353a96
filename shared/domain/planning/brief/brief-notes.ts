import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

const days = wordsFor('days');
const daysAndHours = compiled(
  String.raw`(?<!\p{L})(?:${days})(?!\p{L})|(?<!\d)(?!24\s?h|24/|7/7)\d{1,2}(?:${wordsFor('daysAndHours')})(?!\p{L})`,
);
/** "on Sundays", "le mercredi et le samedi": when, beside what. */
const onDays = new RegExp(
  String.raw`\s(?:(?:${wordsFor('onDaysThen')})\s)?(?:${days})(?:,?\s(?:${wordsFor('onDaysAnd')})\s(?:(?:${wordsFor('onDaysArticles')})\s)?(?:${days}))?(?:\s(?:${wordsFor('onDays')}))?(?!\p{L})`,
  'giu',
);
export const removeDays = (said: string): string => said.replaceAll(onDays, '');

/** A line of notes about the hours or how to get in touch. */
export const isNote = (said: string): boolean =>
  daysAndHours.test(said) || /\d{2}[\s/-]?\d{2}[\s/-]?\d{2}|@|https?:/u.test(said);
