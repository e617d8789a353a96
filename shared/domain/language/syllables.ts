import type { Language } from './languages.ts';

/** Each match is a syllable: vowels that count as one, the longest first. */
const nuclei: Partial<Record<Language, RegExp>> = {
  de: /aa|ee|oo|ai|ay|au|äu|ei|ey|eu(?!m)|ie(?!n[aeou])|qu[aeiouäöü]|[aeiouyäöüé]/g,
  fr: /eaux?|oi[nx]?|ou[iïeaé]?|ui|[iy](?=[eaoéè])[eaoéè]u?|ai|ei|au|œu|eu|io|é|[aeiouyàâæèêëîïôœùûü]/g,
  // Weak vowels (i, u) go with a strong one; with an accent they are their own syllable.
  es: /[iuüy]?[aeoáéó][iuüy](?![aeoáéóíú])|[iuü]?[aeoáéó]|[íú]|[iuü]{1,2}|y(?![aeiouáéíóú])/g,
  ru: /[аеёиоуыэюя]/g,
};

/** The syllables of a lower-case word of a language whose formula of readability counts them; at least one. */
export function countSyllables(word: string, language: Language): number {
  const letters = word.normalize('NFC');
  if (language === 'en') return englishSyllables(letters);
  const spoken = language === 'fr' ? removeMuteE(letters) : language === 'es' ? removeSilentU(letters) : letters;
  return Math.max(1, (nuclei[language] && spoken.match(nuclei[language]))?.length ?? 1);
}

const removeMuteE = (word: string): string =>
  word.length > 2 ? word.replace(/(?<=[^aeiouyéèêàâîôû])(?:es?)$|(?<=[éiu])es?$/, '') : word;

const removeSilentU = (word: string): string => word.replaceAll(/(?<=[qg])u(?=[eiéí])/g, '');

/** Groups of vowels, less a silent e, with the commonest groups that are two syllables and endings that are spoken. */
function englishSyllables(word: string): number {
  if (word.length <= 3) return 1;
  const spoken = word
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)(?:ly|ment|less|ful|ness)?$/, (ending) =>
      /(?:ly|ment|less|ful|ness)$/.test(ending) ? ending.replace('e', '') : '',
    )
    .replace(/^y/, '');
  const groups = spoken.match(/[aeiouyáéíóúàèùäöü]+/g)?.length ?? 0;
  const hiatus =
    word.match(
      /i[ao](?!u)(?<!ti[ao]|ci[ao]|si[ao]|gi[ao])|[aeiouy]ing$|(?<!p)eo(?!u)|(?<=sc|l|qu|d)ie(?=[nt])|[^aeiou]ea$|ua(?<!qua|gua)|[^aeiou]ism$/g,
    )?.length ?? 0;
  const sibilant = /(?:[cg]|[sxz]|sh|ch)es$/.test(word) && word.length > 4 ? 1 : 0;
  return Math.max(1, groups + hiatus + sibilant);
}
