import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { removePeople } from './name-evidence.ts';
import { removeReason } from './wish-sentences.ts';

/** The past, in the first person or as an event: no page is about it. */
const past =
  /(?<!\p{L})(?:même les|even the|sogar die|selbst die|incluso los|perfino|used to|formerly|no longer|ehemals|früher|frühere[rnsm]?|fusion|merger|merged|renamed|ruins?|ruínas?|antiguamente|autrefois|anciennement|un tempo|in passato|vroeger|dawniej|kiedyś|tidigare|dříve|раньше)(?!\p{L})/iu;

/** A longer sentence tells a story. */
const QUOTE_WORDS_MAX = 22;

/** Words of the brief that a client would read with pleasure in a plan; null for a denial, an aside, a joke about people or a row of a table. */
export function quotableWords(said: string, statements: readonly Statement[]): string | null {
  const statement = statements.find(({ text }) => text === said);
  if (statement !== undefined && statement.denied !== '') return null;
  const words = removeReason(said);
  if (words.split(' ').length > QUOTE_WORDS_MAX || /\p{Lu}-\p{Lu}-\p{Lu}/u.test(words)) return null;
  if (/[()!"“”„«»|…?¿¡]|\s[–—]\s|:\s*$/u.test(words) || past.test(words) || isNote(words)) return null;
  return removePeople(words) === words.trim() ? words : null;
}
