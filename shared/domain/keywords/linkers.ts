import type { Language } from '../language/languages.ts';

/** Function words that stand inside of a noun phrase. What they join is one subject: "history of neon signs", "Zahnarzt am Kocher". */
const linkers: Partial<Record<Language, string>> = {
  en: 'of for in and with the a an on at',
  de: 'für von vom der des dem den die das am an im in auf aus bei zur zum mit und ohne gegen',
  nl: 'van voor in de het op aan en met bij te',
  sv: 'för i av på till med och från vid',
  da: 'for i af på til med og fra ved',
  no: 'for i av på til med og fra ved',
  fr: "de du des d' à au aux en la le les l' et pour sans sur avec dans par",
  es: 'de del la el los las en para a al y con sin por sobre',
  it: "di del della dei delle degli dell' d' in per a al alla ai con senza e da il la le i gli l' su",
  pt: 'de do da dos das em no na nos nas para a ao à e com sem por o os as',
  pl: 'w we do na dla z ze od i o przy',
  cs: 'v ve do na pro z ze od a o s se při',
  ru: 'в во для на из по от с со без и о об при к у',
  uk: 'в у для на з із по від без і та про при до',
  ja: 'の と における のための への',
  zh: '的 与 和 之',
  ro: 'de la în pentru cu și',
  ca: 'de del la el els les en per a i amb d l',
  id: 'untuk di dan dari dengan',
  hu: 'és',
  fi: 'ja',
  tr: 've için',
};
const sets = new Map<Language, ReadonlySet<string>>();

export function isLinker(word: string, language: Language | null): boolean {
  if (language === null) return false;
  let set = sets.get(language);
  if (set === undefined) {
    set = new Set((linkers[language] ?? '').split(' '));
    sets.set(language, set);
  }
  return set.has(word);
}
