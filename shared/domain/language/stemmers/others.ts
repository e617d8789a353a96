import { endingsStripper } from './strip-ending.ts';

/** Catalan: plurals and genders, in the way of J. Savoy's light stemmers for the Romance languages ("Light stemming approaches", 2006). */
export const stemCatalan = (word: string): string =>
  withoutCatalanEnding(word).replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/ç$/, 'c');
const withoutCatalanEnding = endingsStripper('ca');

/** Greek: the endings of nouns, adjectives and the commonest verbs. Words come with or without accents. */
export const stemGreek = (word: string): string =>
  withoutGreekEnding(
    word
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .replaceAll('ς', 'σ'),
  );
const withoutGreekEnding = endingsStripper('el');

/** Arabic: L. Larkey's light10 stemmer ("Light stemming for Arabic information retrieval", 2007), with its normalization of alef and ya. */
export function stemArabic(word: string): string {
  const plain = word
    .replaceAll(/[\u064B-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replace(/ة$/, 'ه');
  const bare = plain.replace(/^و(?=...)/, '').replace(/^(?:ال|بال|كال|فال|لل)(?=..)/, '');
  return bare.replace(/(?<=..)(?:ها|ان|ات|ون|ين|يه|يات)$/, '').replace(/(?<=..)[هي]$/, '');
}

/** Persian: plurals, the ezafe's ye, comparatives and possessives. */
export const stemPersian = (word: string): string =>
  withoutPersianEnding(
    word
      .replaceAll('ي', 'ی')
      .replaceAll('ك', 'ک')
      .replaceAll(/[\u064B-\u0652]/g, ''),
  );
const withoutPersianEnding = endingsStripper('fa');

/** Hebrew: the prefixed article and prepositions of longer words, and plurals. */
export const stemHebrew = (word: string): string =>
  word
    .replaceAll(/[\u0591-\u05C7]/g, '')
    .replace(/^(?:וה|שה|[הובלמכש])(?=.{4})/, '')
    .replace(/(?<=...)(?:ים|ות|ה)$/, '');

/** Korean: the particles behind a noun, the longest first, and the commonest endings of verbs. */
export const stemKorean = endingsStripper('ko');

/** Indonesian: particles and possessives, then the commonest affixes, after F. Tala, "A study of stemming effects" (2003), shortened. */
export function stemIndonesian(word: string): string {
  const base = word.replace(/(?<=....)(?:kah|lah|pun)$/, '').replace(/(?<=....)(?:nya|ku|mu)$/, '');
  if (base.length < 6) return base;
  const root = base
    .replace(/^(?:meng|peng)(?=[aeiough])/, '')
    .replace(/^(?:men|pen)(?=[cdjtz])/, '')
    .replace(/^(?:mem|pem)(?=[bfpv])/, '')
    .replace(/^(?:me|pe)(?=[lrwymn])/, '')
    .replace(/^(?:ber|ter|per|di|ke|se)(?=.{4})/, '');
  return root.replace(/(?<=....)(?:kan|an|i)$/, '');
}

/** Hindi: the endings of cases and numbers, after A. Ramanathan and D. Rao, "A lightweight stemmer for Hindi" (2003), shortened. */
export const stemHindi = endingsStripper('hi');

/** Turkish: cases and possessives, then the plural, then a last vowel. Snowball's takes 15 KB of a bundle and leaves more words apart. */
/** An apostrophe stands before the endings of names: "Eskişehir'de". */
export function stemTurkish(word: string): string {
  const name = word.replace(/(?<=..)'\p{L}+$/u, '');
  const bare = (name === word ? withoutTurkishPlural(withoutTurkishCase(word)) : name).replace(
    /(?<=...)[aeıioöuü]$/,
    '',
  );
  return bare
    .replace(/ğ$/, 'k')
    .replace(/b$/, 'p')
    .replace(/(?<=...)d$/, 't')
    .replace(/c$/, 'ç');
}
const withoutTurkishCase = endingsStripper('tr');
const withoutTurkishPlural = (word: string): string => word.replace(/(?<=..)(?:lar|ler)$/, '');

/** Romanian: articles, cases and plurals of nouns and adjectives, in the way of J. Savoy's light stemmers for the Romance languages. */
export const stemRomanian = endingsStripper('ro');
