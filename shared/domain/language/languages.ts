/** The languages of the layer by ISO 639-1 code. Norwegian is one language here: its two written forms share `no`. */
export const languages = [
  ...(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi', 'is', 'pl', 'cs', 'sk', 'sl', 'hr'] as const),
  ...(['hu', 'ro', 'ca', 'tr', 'et', 'lv', 'lt', 'id', 'vi', 'ru', 'uk', 'bg', 'sr', 'el', 'ar', 'fa', 'ur'] as const),
  ...(['he', 'hi', 'bn', 'ta', 'te', 'ka', 'hy', 'ko', 'zh', 'ja', 'th', 'lo', 'km', 'my'] as const),
] as const;

export type Language = (typeof languages)[number];

const known: ReadonlySet<string> = new Set(languages);

/** Codes that mean one of these languages: older ones, those of ISO 639-2, and written forms with their own code. */
const otherCodes: Readonly<Record<string, Language>> = {
  nb: 'no',
  nn: 'no',
  nob: 'no',
  nno: 'no',
  nor: 'no',
  iw: 'he',
  heb: 'he',
  in: 'id',
  ind: 'id',
  ms: 'id',
  bs: 'hr',
  hrv: 'hr',
  sh: 'hr',
  mo: 'ro',
  eng: 'en',
  deu: 'de',
  ger: 'de',
  gsw: 'de',
  fra: 'fr',
  fre: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
  dut: 'nl',
  swe: 'sv',
  dan: 'da',
  fin: 'fi',
  pol: 'pl',
  ces: 'cs',
  cze: 'cs',
  slk: 'sk',
  rus: 'ru',
  tur: 'tr',
  hun: 'hu',
  ell: 'el',
  gre: 'el',
  ara: 'ar',
  zho: 'zh',
  chi: 'zh',
  cmn: 'zh',
  yue: 'zh',
  jpn: 'ja',
  jp: 'ja',
  kor: 'ko',
  kr: 'ko',
  cz: 'cs',
  dk: 'da',
  se: 'sv',
  ua: 'uk',
  gr: 'el',
  cn: 'zh',
  tw: 'zh',
  vn: 'vi',
};

/**
 * The language of a tag as pages and clients write it: `en`, `en_US`, `DE-at`, `zh-Hant-TW`, `nb-NO`, `en-US,en;q=0.9`. Null for one that
 * names no language of the layer.
 */
export function normalizeLanguageTag(tag: string | null | undefined): Language | null {
  const [code = ''] = (tag ?? '')
    .trim()
    .toLowerCase()
    .split(/[^a-z]/, 1);
  return isLanguage(code) ? code : (otherCodes[code] ?? null);
}

const isLanguage = (code: string): code is Language => known.has(code);

/** Languages that write a compound as one word: a keyword may stand inside a longer word. */
const compounding: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'da', 'no', 'is', 'fi', 'hu', 'et']);

export const writesCompounds = (language: Language | null): boolean => language !== null && compounding.has(language);
