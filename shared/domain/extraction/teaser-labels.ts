/** The words that lead from an article to somewhere else, in the languages that most pages are written in. */

import { alternatives, listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';

/** Labels before a link to another article: `Read more:`, `Lesen Sie auch`, `À lire aussi`. */
const readMore = listReadingWords('extraction', 'readMore');

/** Notices of an insertion between the paragraphs: an advertisement, a form, a jump over both. */
const notices = listReadingWords('extraction', 'notices');

/** Requests to the reader that have nothing to do with the text. */
const requests = listReadingWords('extraction', 'requests');

/** Signs about rights and sources: `© dpa-infocom`, `Copyright 2025`. */
const rights = new RegExp(`^(?:${alternatives('extraction', 'rights')})`, 'iu');

const lead = '^[\\s>»›→▶•·|*#+\\-–—:📌👉🔴]{0,12}';
const alternation = (phrases: readonly string[]): string => `(?:${phrases.join('|')})`;
const readMoreStart = new RegExp(`${lead}${alternation(readMore)}(?![\\p{L}\\p{N}])`, 'iu');
const readMoreLabel = new RegExp(`${lead}${alternation(readMore)}[\\s:：.…>»›→|!]{0,12}$`, 'iu');
const noticeLabel = new RegExp(`${lead}${alternation(notices)}[\\s:：.…]{0,12}$`, 'iu');
const requestStart = new RegExp(`${lead}${alternation(requests)}`, 'iu');

/** A text that only announces links to other articles. */
export const isTeaserLabel = (text: string): boolean => text.length <= 60 && readMoreLabel.test(text);
/** A text that begins as one that leads to another article. */
export const startsAsTeaser = (text: string): boolean => readMoreStart.test(text);
export const isNotice = (text: string): boolean => text.length <= 80 && noticeLabel.test(text);
export const isRequest = (text: string): boolean => text.length <= 300 && requestStart.test(text);
export const isRightsLine = (text: string): boolean => text.length <= 200 && rights.test(text);
