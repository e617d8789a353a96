import { trimTrailing } from '../../language/trailing-characters.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { removePeople } from './name-evidence.ts';
import { removeReason } from './wish-sentences.ts';

/** "feita pela D. Rosa", "Dr Hébert": people of the business are named by the page about them only. */
const person =
  /(?<!\p{L})(?:Dr|Dra|Dre|Prof|Mr|Mrs|Ms|Miss|Herrn?|Frau|M|Mme|Mlle|Sr|Sra|D|Don|Doña|Dona|Mestre|Sig|Sig\.ra|Signora?|Dhr|Mevr|Pan|Pani|Pana|Panią|Paní|Fru)\.?\s\p{Lu}\p{Ll}/u;

/** The past, in the first person or as an event: no page is about it. */
const past =
  /(?<!\p{L})(?:même les|even the|sogar die|selbst die|incluso los|perfino|used to|formerly|no longer|ehemals|früher|frühere[rnsm]?|fusion|merger|merged|renamed|ruins?|ruínas?|antiguamente|autrefois|anciennement|un tempo|in passato|vroeger|dawniej|kiedyś|tidigare|dříve|раньше)(?!\p{L})/iu;

/** A longer sentence tells a story. */
const QUOTE_WORDS_MAX = 22;

/** Words of the brief that a client would read with pleasure in a plan; null for a denial, an aside, a joke about people or a row of a table. */
export function quotableWords(said: string, statements: readonly Statement[]): string | null {
  const statement = statements.find(({ text }) => text === said);
  if (statement !== undefined && statement.denied !== '') return null;
  const words = trimTrailing(removeReason(said), /[\s,;:–—-]/u);
  if (words.split(' ').length > QUOTE_WORDS_MAX || /\p{Lu}-\p{Lu}-\p{Lu}/u.test(words)) return null;
  if (/[()!"“”„«»|…?¿¡]|\s[–—]\s|:\s*$/u.test(words) || person.test(words) || past.test(words) || isNote(words))
    return null;
  return removePeople(words) === words.replaceAll(/\s+/gu, ' ').trim() ? words : null;
}
