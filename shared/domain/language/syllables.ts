import type { Language } from './languages.ts';

/** Groups of vowels, less a silent final e. */
export function countSyllables(word: string, language: Language): number {
  const letters = language === 'en' ? withoutSilentEnglishE(word.toLowerCase()) : word.toLowerCase();
  return Math.max(1, letters.normalize('NFC').match(/[aeiouyà-åæè-ïò-öøù-ýÿœąęěůűőаеёиоуыэюяіїє]+/gu)?.length ?? 1);
}

const withoutSilentEnglishE = (word: string): string =>
  word.length <= 3 ? word : word.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '');
