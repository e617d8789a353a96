import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { removePeople } from './name-evidence.ts';
import { removeReason } from './wish-sentences.ts';

/** "feita pela D. Rosa", "Dr Hébert": people of the business are named by the page about them only. */
const person = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('quotablePerson')})\.?\s\p{Lu}\p{Ll}`, 'u');

/** The past, in the first person or as an event: no page is about it. */
const past = compiled(String.raw`(?<!\p{L})(?:${wordsFor('past')})(?!\p{L})`);

/** A longer sentence tells a story. */
const QUOTE_WORDS_MAX = 22;

/** Words of the brief that a client would read with pleasure in a plan; null for a denial, an aside, a joke about people or a row of a table. */
export function quotableWords(said: string, statements: readonly Statement[]): string | null {
  const statement = statements.find(({ text }) => text === said);
  if (statement !== undefined && statement.denied !== '') return null;
  const words = trimTrailing(removeReason(said), /[\s,;:–—-]/u);
  if (words.split(' ').length > QUOTE_WORDS_MAX) return null;
  if (/[()!"“”„«»|…?¿¡]|\s[–—]\s|:\s*$/u.test(words) || person.test(words) || past.test(words) || isNote(words))
    return null;
  return removePeople(words) === words.replaceAll(/\s+/gu, ' ').trim() ? words : null;
}
