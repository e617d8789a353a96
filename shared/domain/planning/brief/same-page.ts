import type { Language } from '../../language/languages.ts';
import { listTermKeys } from '../../language/subject-terms.ts';

/** Languages that name a thing first and describe it behind. */
const headFirst: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt', 'pl', 'cs', 'ru']);
const inflected: ReadonlySet<Language> = new Set(['pl', 'cs', 'ru']);
const SHARED_LETTERS_MIN = 4;
const ENDING_LETTERS_MAX = 3;

/** "implantátech" and "implantáty": forms of one word. */
function isSameWord(a: string, b: string, language: Language): boolean {
  if (a === b) return true;
  if (!inflected.has(language)) return false;
  const shortest = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < shortest && a.charAt(shared) === b.charAt(shared)) shared += 1;
  return shared >= SHARED_LETTERS_MIN && Math.max(a.length, b.length) - shared <= ENDING_LETTERS_MAX;
}

/** True when the page that a client wishes for is that of something offered: a page on "la pension" beside "Pension pour chevaux". */
export function isOfferedPage(
  wish: string,
  offerings: readonly { readonly value: string }[],
  language: Language | null,
): boolean {
  if (language === null || !headFirst.has(language)) return false;
  const wanted = listTermKeys(wish.replace(/^(?:o|об?)\s/iu, ''), language);
  const [head] = wanted;
  if (head === undefined) return false;
  const same = offerings.filter(({ value }) => {
    const terms = listTermKeys(value, language);
    const [first] = terms;
    return (
      first !== undefined &&
      isSameWord(head, first, language) &&
      wanted.every((term) => terms.some((other) => isSameWord(term, other, language)))
    );
  });
  return same.length === 1;
}
