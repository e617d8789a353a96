/** Days, times and what is said of closed days, in the languages that pages are read in. */

import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

const dayNames = alternatives('language', 'dayNames');
const japaneseDays =
  '[月火水木金土日祝](?:曜日?|日)?(?:[・、･,/〜～-](?:[月火水木金土日祝](?:曜日?|日)?)){0,7}|平日|毎日';
const everyDay = alternatives('language', 'everyDay');

const joiner = String.raw`(?:${alternatives('language', 'joiner')})(?:(?:${alternatives('language', 'joinerArticles')})\s)?`;
const day = `(?<![\\p{L}])(?:${dayNames})(?![\\p{L}])\\.?`;
/** One day or several: `Mon - Fri`, `du mardi au vendredi`, `月・火`. */
export const daysPattern = new RegExp(
  `(?:${day}(?:${joiner}${day}){0,6}|${everyDay}|(?<=^|[\\s(【])(?:${japaneseDays})(?=$|[\\s\\d:：]))`,
  'giu',
);

const half = '(?:\\s?[ap]\\.?\\s?m\\b\\.?)';
const clock = `(?:[01]?\\d|2[0-4])(?:\\s?[:.hu：]\\s?[0-5]\\d)?(?:${half}|\\s?(?:${alternatives('language', 'clock')})(?![\\p{L}]))?`;
const until = String.raw`\s?(?:${alternatives('language', 'until')})\s?(?:${alternatives('language', 'untilThen')})?`;
/** `9:00 - 18:30`, `9h à 19h`, `7AM - 5PM`, `8-12`. */
export const timesPattern = new RegExp(`(?<![\\d:.,/])${clock}${until}${clock}(?![\\d:/%€$]|[.,]\\d)`, 'giu');

export const closedPattern = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives('language', 'closedPattern')})(?!\p{L})`,
  'giu',
);

/** Headings and lines that announce hours. */
export const announcesHours = new RegExp(alternatives('language', 'announcesHours'), 'iu');

/** A date: what is open then is an exception or an event. */
export const hasDate = new RegExp(alternatives('language', 'hasDate'), 'iu');
