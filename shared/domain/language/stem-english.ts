import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';

/**
 * Inflections of English: step 1 of M. F. Porter, "An algorithm for suffix stripping" (Program 14, 1980), which takes plurals, past
 * tenses and -ing off and leaves derivations alone ("universe" is not "university"), with the irregular words that keywords are made of.
 */
let irregular: ReadonlyMap<string, string> | undefined;

function irregularStem(word: string): string | undefined {
  irregular ??= new Map(Object.entries(readLanguageWords('en').irregular ?? {}));
  return irregular.get(word);
}

const vowel = /[aeiouy]/;

export function stemEnglish(word: string): string {
  const base = word.replace(/'(?:s|)$/, '');
  const exception = irregularStem(base);
  if (exception !== undefined) return removeFinalE(exception);
  if (base.length <= 3 || !/^[a-z]+$/.test(base)) return base;
  return removeFinalE(removeVerbEnding(removePlural(base)));
}

/**
 * A word without its English plural, which is that of French, Spanish, Portuguese and Dutch for most words too: what words are compared by
 * where their language is not known (D. Harman's S-stemmer, "How effective is suffixing?", 1991).
 */
export function removePlural(word: string): string {
  if (word.length <= 3) return word;
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return /(?:ss|sh|[^aeo]ch|[eo]ach|tch|x|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function removeVerbEnding(word: string): string {
  const exception = irregularStem(word);
  if (exception !== undefined) return exception;
  if (word.endsWith('eed')) return word;
  const rest = /(?:ed|ing)$/.test(word) ? word.replace(/(?:ed|ing)$/, '') : null;
  if (rest === null || !vowel.test(rest) || rest.length < 2) return word;
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
  return rest;
}

/** "bake" and "baking" meet without the silent e; a short word keeps it, since there it is not silent. */
function removeFinalE(word: string): string {
  if (word.length > 3 && word.endsWith('e') && !word.endsWith('ee') && vowel.test(word.slice(0, -2)))
    return word.slice(0, -1);
  return word;
}
