import type { Language } from './languages.ts';

/** The letters beside a to z of languages in Latin script, and those of the Cyrillic alphabets that not all of them share. */
const ownLetters: Partial<Record<Language, string>> = {
  en: '',
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíñóúü',
  it: 'àèéìíîòóù',
  pt: 'áâãàçéêíóôõú',
  nl: 'éëïóöü',
  sv: 'åäöé',
  da: 'æøåé',
  no: 'æøåéò',
  fi: 'äöå',
  is: 'áðéíóúýþæö',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșțşţ',
  ca: 'àçéèíïóòúü',
  tr: 'çğıöşüâî',
  et: 'äõöüšž',
  lv: 'āčēģīķļņšūž',
  lt: 'ąčęėįšųūž',
  id: 'é',
  vi: 'ăâđêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ',
  ru: 'ёйщъыэ',
  uk: 'ґєіїйщ',
  bg: 'йщъ',
  sr: 'ђјљњћџ',
  ar: 'ةىأإؤئ',
  fa: 'پچژگیک',
  ur: 'پچژگیکٹڈڑںےہھ',
};
const letters = new Map<string, Language[]>();
for (const [language, own] of Object.entries(ownLetters) as [Language, string][]) {
  for (const letter of own) letters.set(letter, [...(letters.get(letter) ?? []), language]);
}

/** Parts of words that distinguish languages which share most of their short words. */
const wordParts: readonly (readonly [Language, RegExp])[] = [
  [
    'no',
    /sjon|heten?(?![\p{L}])|øy|ei|(?<![\p{L}])(?:opp|etter|mellom|fram|gjø)|(?:kk|tt|nn|ll)(?![\p{L}])|kjø|[aeiouyæøå][kp]er?(?![\p{L}])|kt|skap/gu,
  ],
  [
    'da',
    /tion|hed(?:en)?(?![\p{L}])|øj|ej(?![\p{L}])|(?<![\p{L}])(?:op(?!p)|efter|mellem|frem|ud|gø)|[ln]d(?![\p{L}])|kø|[aeiouyæøå][gb]er?(?![\p{L}])|gt|skab|[aeiouyæøå]d(?![\p{L}])/gu,
  ],
  ['sv', /tion|heten?(?![\p{L}])|(?<![\p{L}])(?:upp|efter|mellan|fram|ut)|ck|ll/gu],
];

/**
 * Weighs the letters of a text for each language: its own letters for it, those of others against it.
 * @param languages - the candidates.
 * @returns points on the scale of one for each clear function word.
 */
export function letterEvidence(text: string, languages: readonly Language[]): Map<Language, number> {
  const points = new Map(languages.map((language) => [language, 0]));
  const counts = new Map<string, number>();
  for (const letter of text.match(/[^\p{ASCII}\P{L}]/gu) ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const [letter, count] of counts) {
    const having = (letters.get(letter) ?? []).filter((language) => points.has(language));
    if (having.length === 0) continue;
    const point = 0.4 * Math.log((languages.length + 1) / having.length) * count;
    for (const language of languages) {
      points.set(language, (points.get(language) ?? 0) + (having.includes(language) ? point : -0.4 * count));
    }
  }
  for (const [language, pattern] of wordParts) {
    const before = points.get(language);
    if (before !== undefined) points.set(language, before + 0.5 * (text.match(pattern)?.length ?? 0));
  }
  return points;
}
