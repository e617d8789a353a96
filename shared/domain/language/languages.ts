/** The languages of the layer by ISO 639-1 code. Norwegian is one language here: its two written forms share `no`. */
export const languages = [
  ...(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi', 'is', 'pl', 'cs', 'sk', 'sl', 'hr'] as const),
  ...(['hu', 'ro', 'ca', 'tr', 'et', 'lv', 'lt', 'id', 'vi', 'ru', 'uk', 'bg', 'sr', 'el', 'ar', 'fa', 'ur'] as const),
  ...(['he', 'hi', 'bn', 'ta', 'te', 'ka', 'hy', 'ko', 'zh', 'ja', 'th', 'lo', 'km', 'my'] as const),
] as const;

export type Language = (typeof languages)[number];

const known: ReadonlySet<string> = new Set(languages);

/** Codes that mean one of these languages, beside those of ISO 639-2: written forms with their own code, and codes of countries that stand for one. */
const otherCodes: Readonly<Record<string, Language>> = {
  ...{
    nb: 'no',
    nn: 'no',
    nob: 'no',
    nno: 'no',
    ms: 'id',
    bs: 'hr',
    sh: 'hr',
    gsw: 'de',
    yue: 'zh',
    cmn: 'zh',
    mo: 'ro',
  },
  ...{ jp: 'ja', kr: 'ko', cz: 'cs', dk: 'da', se: 'sv', ua: 'uk', gr: 'el', cn: 'zh', tw: 'zh', vn: 'vi' },
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
  if (isLanguage(code)) return code;
  const other = otherCodes[code] ?? (/^[a-z]{2,3}$/.test(code) ? new Intl.Locale(code).language : '');
  return isLanguage(other) ? other : null;
}

const isLanguage = (code: string): code is Language => known.has(code);

/** Languages that write a compound as one word: a keyword may stand inside a longer word. */
const compounding: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'da', 'no', 'is', 'fi', 'hu', 'et']);

export const writesCompounds = (language: Language | null): boolean => language !== null && compounding.has(language);
