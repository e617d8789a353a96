/**
 * Additions to M. F. Porter's Snowball algorithms for forms that they leave apart in the words that keywords are made of: definite forms of the Nordic languages, a vowel
 * that comes and goes ("cykel", "cyklar"), spellings at the end of a stem ("huis", "huizen"; "luz", "luces").
 */
export const snowballAdditions = {
  de: (stem: string) => stem.replace(/(?<=..[aoy])s$/, ''),
  nl: (stem: string) =>
    stem
      .replace(/(?<=[^aeiou][aiou]|[ktp])s$/, '')
      .replace(/(?<=[aeiouj])z$/, 's')
      .replace(/(?<=[aeiouj])v$/, 'f')
      .replace(/([aeou])\1(?=[^aeiou]$)/, '$1'),
  sv: (stem: string) =>
    syncopated(stem.replace(/(?<=..[^aeiouyåäö])(?:an|et|en|ing)$|(?<=...[lr])n$|(?<=...[aeiouyåäö])[nt]$/, '')),
  da: (stem: string) => syncopated(stem.replace(/(?<=..[^aeiouyåæø])ing$/, '')),
  no: (stem: string) => syncopated(stem.replace(/(?<=..[^aeiouyåæø])ing$/, '')),
  fr: (stem: string) =>
    stem
      .replace(/(?<=..[aeiouéè])s$/, '')
      .replace(/(?<=....)ag$/, '')
      .replace(/y$/, 'i')
      .replace(/(?<=..)[oe]$/, ''),
  es: (stem: string) => stem.replace(/(?<=...[dl])ad$/, '').replace(/z$/, 'c'),
  pt: (stem: string) => stem.replace(/(?<=...)[ãõ]$/, '').replace(/(?<=...)(?:al|ais)$/, ''),
  fi: (stem: string) => stem.replace(/ks$/, 's').replace(/([kpt])\1$/, '$1'),
} as const satisfies Record<string, (stem: string) => string>;

const syncopated = (stem: string): string =>
  stem.replace(/([bdfgkmpstv])\1?e(?=[lrn]$)/, '$1').replace(/([bdfgklmnprst])\1$/, '$1');
