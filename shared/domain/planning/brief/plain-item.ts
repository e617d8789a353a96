import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { compiled } from '../../language/word-pattern.ts';

const deniesItem = compiled(String.raw`^(?:${alternatives('planning', 'deniesItem')})\s`);

/** Without words for a language a denial looks like what is offered, and names no page. */
export const isPlainItem = (text: string): boolean => !deniesItem.test(text);
