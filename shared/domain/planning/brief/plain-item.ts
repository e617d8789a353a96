import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';

const deniesItem = new RegExp(String.raw`^(?:${alternatives('planning', 'deniesItem')})\s`, 'iu');

/** Without words for a language a denial looks like what is offered, and names no page. */
export const isPlainItem = (text: string): boolean => !deniesItem.test(text);
