import { endingsStripper } from './strip-ending.ts';

/**
 * Czech: case endings, possessives and the changes of the last consonant, after L. Dolamic and J. Savoy, "Indexing and stemming approaches for
 * the Czech language" (Information Processing & Management 45, 2009), the light stemmer.
 */
export function stemCzech(word: string): string {
  const base = withoutCzechCase(word).replace(/(?<=...)(?:ov|in|ův)$/, '');
  const palatal = base.replace(/čt$/, 'ck').replace(/št$/, 'sk').replace(/[cč]$/, 'k').replace(/[zž]$/, 'h');
  return palatal.replace(/e(?=[^aeiouyáéěíóúůý]$)/, '').replace(/ů(?=.$)/, 'o');
}

const withoutCzechCase = endingsStripper('cs');

const withoutSlovakCase = endingsStripper('sk');

/** Slovak: the endings of its cases, with the same changes of consonants as Czech. */
export function stemSlovak(word: string): string {
  return withoutSlovakCase(word)
    .replace(/[cč]$/, 'k')
    .replace(/[zž]$/, 'h')
    .replace(/(?:ie|e|o)(?=[^aeiouyáéíóúýô]$)/, '')
    .replace(/ô(?=.$)/, 'o');
}

const withoutPolishCase = endingsStripper('pl');

/**
 * Polish: the endings of cases, of verbal nouns and of infinitives, and the changes of the last letters, in the way of the light stemmers for
 * Slavic languages of L. Dolamic and J. Savoy ("Indexing and searching strategies for the Russian language", JASIST 60, 2009).
 */
export function stemPolish(word: string): string {
  const base = withoutPolishCase(word);
  return base
    .replace(/i$/, '')
    .replace(/rz$/, 'r')
    .replace(/dz$/, 'g')
    .replace(/sz$/, 'ch')
    .replace(/c$/, 'k')
    .replace(/ż$/, 'g')
    .replace(/cz$/, 'k')
    .replace(/ó(?=[^aeiouyąęó]$)/, 'o')
    .replace(/ą(?=[^aeiouyąęó]$)/, 'ę')
    .replace(/nień$/, 'n')
    .replace(/(?<=[^aeiouyąęó])i?e(?=[^aeiouyąęó]$)/, '')
    .replace(/ń$/, 'n')
    .replace(/ś$/, 's')
    .replace(/ć$/, 't')
    .replace(/ź$/, 'z')
    .replace(/ł$/, 'l');
}

/** Croatian, Serbian in Latin letters and Slovene: the endings of their cases. */
export const stemSouthSlavic = (word: string): string => withoutSouthSlavicCase(word).replace(/a(?=[cnklmr]$)/, '');

const withoutSouthSlavicCase = endingsStripper('hr');

const withoutUkrainianCase = endingsStripper('uk');

/** Ukrainian: the endings of cases, of verbal nouns and of infinitives; closed syllables have і for о and е. */
export function stemUkrainian(word: string): string {
  return withoutUkrainianCase(word)
    .replace(/[иьй]$/, '')
    .replace(/і(?=[^аеєиіїоуюя]$)/, 'о')
    .replace(/ц$/, 'к')
    .replace(/з$/, 'г');
}

/** Bulgarian: articles and plurals, after the light stemmer of J. Savoy, "Searching strategies for the Bulgarian language" (2007). */
export const stemBulgarian = endingsStripper('bg');
