import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';

/**
 * Questions that a business puts to its visitors, or visitors to the business: no one searches for them. "Do you need planning permission
 * for a dormer?" is a search, and "Do you need a trailer?" is none: what is needed is all that it says.
 */
const wanting = listReadingWords('ideas', 'wanting');
const looking = listReadingWords('ideas', 'looking');
/** Questions of a customer before or after an order: "Can I cancel?", "Do I get a copy?". */
const dealing = listReadingWords('ideas', 'dealing');
/** "What repairs do you handle?" is put to one business; "how do you …" asks how anybody does it. */
const toBusiness = /(?<!^(?:how|why|when) )(?:^|\s)(?:do|can|are|will|would|could|have|did) you(?:\s|$)/u;
/** Chinese and Japanese put the reader, or the choice of the business, anywhere in a question. */
const toReader = /[你您]|貴社|御社|あなた|选择|選擇|選ばれ|当(?:院|社|店|サロン)/u;
/** Articles and the thing: "a trailer", "a new bike". */
const WANTED_WORDS_MAX = 3;

/** True for a question, in the form of `matchable`, that sells rather than asks. */
export function sells(question: string): boolean {
  const rest = (openers: readonly string[]): string | undefined =>
    openers.flatMap((opener) => (question.startsWith(`${opener} `) ? [question.slice(opener.length + 1)] : []))[0];
  const wanted = rest(wanting);
  return (
    toBusiness.test(question) ||
    toReader.test(question) ||
    rest(looking) !== undefined ||
    rest(dealing) !== undefined ||
    (wanted !== undefined && wanted.split(' ').length <= WANTED_WORDS_MAX)
  );
}
