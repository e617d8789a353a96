import { readWorkWords } from '../../../language-data/work-words/read-work-words.ts';
import type { Language } from '../../language/languages.ts';

/** Languages that end their compounds with the activity: "Baumfällung", "takrenovering". */
const compounds: ReadonlySet<Language> = new Set(['de', 'nl', 'sv']);

/** True where a phrase names work that is done for a customer. */
export function namesActivity(phrase: string, language: Language | null): boolean {
  const words = readWorkWords(language ?? 'en');
  if (words === null) return false;
  const start = language !== null && compounds.has(language) ? String.raw`\p{L}*` : String.raw`(?<!\p{L})`;
  return new RegExp(String.raw`(?<!\p{L})${start}(?:${words.activities.join('|')})(?!\p{L})`, 'iu').test(
    phrase.slice(0, 200),
  );
}
