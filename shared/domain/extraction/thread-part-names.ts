import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';
import { wordsIn } from './part-names.ts';

/**
 * Forum programs' names for the parts around a post: the member, the time, the buttons; and around the thread: paths,
 * pages, tools.
 */
const threadParts = listReadingWords('extraction', 'threadParts');

const pattern = new RegExp(`^(?:js |c |ips |b |p )?(?:${threadParts.join('|')})$`);

/** Whether one id or class says that an element is no post of a thread but a part around one. */
export const isThreadPartName = (name: string): boolean =>
  name !== '' && name.length <= 60 && pattern.test(wordsIn(name));
