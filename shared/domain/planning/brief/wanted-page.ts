import { compiled } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { NamedRole, WritingWords } from '../words/writing-words.ts';
import { isCutOff } from './page-names/page-name.ts';
import { bareItem, capitalizedFirst, removeLeading } from './phrase-lists.ts';
import { rolesIn } from './site-roles.ts';

const TOPIC_WORDS_MAX = 9;

/** A page that a client wants: a part of a site, or a subject. */
export interface Wanted {
  role: NamedRole | null;
  subject: string;
}

/** "a page on the sights and maybe one on olives" */
const perhaps = compiled(String.raw`^\s*(?:${wordsFor('perhaps')})(?!\p{L})\s*`);

export const isUsable = ({ role, subject }: Wanted): boolean => role !== null || (subject !== '' && !isCutOff(subject));

/** "how to care for leather": the word belongs to the subject. */
const asks = compiled(String.raw`^(?:${wordsFor('asks')})\s(?=\p{Ll})`);
const topicLabels = compiled(String.raw`^(?:${wordsFor('topicLabels')})\s(?:of\s|de\s|van\s)?`);

export function wantedPage(item: string, words: ReadingWords, writing: WritingWords): Wanted {
  const whole = bareItem(item.replace(perhaps, ''));
  const phrase = asks.test(whole)
    ? whole
    : removeLeading(removeLeading(whole, `${words.leading}|${words.article}`).replace(topicLabels, ''), words.leading);
  // "la nostra storia" is the page about the business; "storia" alone is a subject.
  const role = rolesIn(phrase, writing)[0] ?? (phrase.includes(' ') ? undefined : rolesIn(whole, writing)[0]);
  const terms = phrase.split(/\s+/u);
  // "prices" is a part of the site; "prices of crowns compared" is a subject.
  if (role !== undefined && terms.length <= 3) return { role, subject: '' };
  if (terms.length > TOPIC_WORDS_MAX || !/^[\p{L}\p{M}\p{N}'&+/.,? -]+$/u.test(phrase))
    return { role: role ?? null, subject: '' };
  return { role: null, subject: capitalizedFirst(phrase) };
}
