import { decodePath } from '../urls/url-path.ts';

/**
 * Letters that Unicode does not decompose into a Latin letter and a mark: Latin, Cyrillic, Greek. `ь` and `ъ` are silent. Cyrillic follows
 * BGN/PCGN in its plain form, Greek ELOT 743, which is what content management systems make of their addresses.
 */
const pairs = `
ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ı:i ħ:h ŋ:n ə:e
а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e
ю:yu я:ya і:i ї:i є:ye ґ:g ў:u ј:j љ:lj њ:nj ђ:dj ћ:c џ:dz
α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o`;
const latinLetters = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/** Marks of other scripts are part of the word: without them a Japanese or Hindi word is another one. */
const markedLetter = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu;
const plainAscii = /^\p{ASCII}*$/u;

/** Lower case, without marks, in Latin letters where a plain table can say them; other scripts stay as they are: `Größe` is `grosse`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plainAscii.test(lower)) return lower;
  const plain = lower.normalize('NFKD').toLowerCase().replaceAll(markedLetter, '$1');
  let folded = '';
  for (const letter of plain) folded += latinLetters.get(letter) ?? letter;
  return folded.normalize('NFC');
}

/** The vowels that German, the Nordic languages and some of their neighbours write as two letters where they have no other: `ü` is `ue`. */
const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' };
/** Cyrillic and Greek letters that addresses write in more than one way. */
const otherSpellings: Readonly<Record<string, string>> = {
  й: 'y',
  х: 'h',
  ц: 'c',
  щ: 'sch',
  я: 'ja',
  ю: 'ju',
  ж: 'j',
  ы: 'i',
  η: 'h',
  χ: 'x',
  υ: 'u',
  ξ: 'ks',
  φ: 'ph',
};

/** The spellings of a word that an address may have: `ü` as `u` and `ue`, `ß` as `ss`, other scripts by two tables, and as it stands. */
export function slugSpellings(word: string): readonly string[] {
  const lower = word.toLowerCase().normalize('NFC');
  if (plainAscii.test(lower)) return [lower];
  const spellings = new Set([foldText(lower), lower]);
  for (const table of [digraphs, otherSpellings]) {
    let spelled = '';
    for (const letter of lower) spelled += table[letter] ?? letter;
    spellings.add(foldText(spelled));
  }
  return [...spellings];
}

/** The words of a path or slug, decoded and folded: `/r%C3%A4der/mein-rad.html` gives `raeder`… as `rader`, `mein`, `rad`. */
export function slugWords(path: string): string[] {
  return decodePath(path)
    .replace(/\.(?:html?|php|aspx?|jsp)$/i, '')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(foldText);
}
