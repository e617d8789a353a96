import type { Language } from '../../language/languages.ts';
import { listTermKeys, listTerms } from '../../language/subject-terms.ts';
import { foldText } from '../../language/transliterate.ts';
import type { Statement } from './brief-statements.ts';

/** True when the brief says of all words of the phrase, in their order, that there is no such thing. */
export function isDenied(phrase: string, statements: readonly Statement[], language: Language | null): boolean {
  const keys = listTermKeys(phrase, language);
  if (keys.length === 0) return false;
  return statements.some(({ denied }) => {
    if (denied === '') return false;
    // "We do not repair cars" denies "car repair": in English the verb is the noun's second word.
    const own = listTermKeys(denied, language);
    if (!sharesWord(phrase, denied)) return false;
    if (language === 'en' && keys.length === 1) return isHeadIn(keys[0] ?? '', denied, language);
    if (language === 'en') return keys.every((key) => own.includes(key));
    let at = 0;
    for (const term of listTerms(denied, language)) {
      const [key] = listTermKeys(term, language);
      if (key === keys[at]) at += 1;
    }
    return at === keys.length;
  });
}

/** Stems meet by chance: "paiements" and "payant". */
function sharesWord(phrase: string, denied: string): boolean {
  const text = foldText(denied);
  return foldText(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 1 && text.includes(word.slice(0, Math.min(word.length, 3))));
}

/** "Not that hospital green" denies no hospital: the last word of a group of nouns is what it names. */
function isHeadIn(key: string, denied: string, language: Language): boolean {
  return denied.split(/[,;.:!?()]+|\s(?:and|or|nor)\s/u).some((group) => {
    const terms = listTerms(group, language).flatMap((term) => listTermKeys(term, language));
    const at = terms.lastIndexOf(key);
    return at >= 0 && (at === terms.length - 1 || terms.length > 3 || !isBeside(group, at, language));
  });
}

/** True when the next word of the text carries a subject too: both are one noun. */
function isBeside(group: string, at: number, language: Language): boolean {
  const terms = listTerms(group, language);
  const [word = '', next = ''] = [terms[at], terms[at + 1]];
  return next !== '' && group.toLowerCase().includes(`${word} ${next}`.toLowerCase());
}
