import type { Language } from '../../language/languages.ts';

/** Endings of a noun behind "about" in Polish, Czech and Russian, where only one noun has that form. */
const nouns: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  pl: [
    [/(?<=ani|eni|ci)u$/u, 'e'],
    [/(?<=cj|gi|ni|mi|ri|fi|pi)i$/u, 'a'],
    [/ości$/u, 'ość'],
    [/ce$/u, 'ka'],
    [/dze$/u, 'ga'],
    [/iale$/u, 'iał'],
    [/(?<=[kg])ach$/u, 'i'],
    [/(?<=[bdłmnprstwz])ach$/u, 'y'],
    [/(?<=(?:sk|ck|jk|tk|ik|yk|ak|ek|ng|ól|ch))u$/u, ''],
  ],
  cs: [
    [/(?<=[áeí]ní|tí)$/u, ''],
    [/osti$/u, 'ost'],
    [/ii$/u, 'ie'],
    [/(?<=[šrl])ce$/u, 'ka'],
    [/(?<=[čc])i$/u, 'e'],
    [/(?<=[bdlmnprstvzk])ách$/u, 'y'],
  ],
  ru: [
    [/(?<=ани|ени)и$/u, 'е'],
    [/(?<=[цстлнрпдг]и)и$/u, 'я'],
    [/ости$/u, 'ость'],
    [/(?<=[кгх])ах$/u, 'и'],
  ],
};

/** Nouns that have an "a" at the end in the plural: the rule for the others gives them a wrong form. */
const neuter = /^(?:okn|drzew|aut|piw|ciast|mięs|win|zioł|krzesł|łóżk|dzieck|jabłk|środk|měst|aut|okn|piv|окн|дел)/iu;

const ofNoun: Readonly<Partial<Record<Language, RegExp>>> = {
  pl: /^(\p{Ll}+)(ej|ym|im|ych|ich)$/u,
  cs: /^(\p{Ll}+)(é|ém|ím|ých|ích)$/u,
  ru: /^(\p{Ll}+)(ой|ом|ых|их)$/u,
};

/** The adjective in the form that agrees with the noun; null for another word. */
function toAdjective(word: string, noun: string, language: Language): string | null {
  const [, stem, ending] = ofNoun[language]?.exec(word) ?? [];
  if (stem === undefined || ending === undefined) return null;
  const isFeminine = /(?:a|ość|ka|ost|ie|ия|я|ь)$/u.test(noun);
  if (language === 'pl') {
    if (ending === 'ej') return `${stem}a`;
    if (ending === 'ych') return `${stem}e`;
    if (ending === 'ich') return `${stem}ie`;
    return /[eo]$/u.test(noun) ? `${stem}${ending === 'im' ? 'ie' : 'e'}` : `${stem}${ending.slice(0, 1)}`;
  }
  if (language === 'cs') return ending === 'é' && isFeminine ? `${stem}á` : ending === 'ých' ? `${stem}é` : null;
  if (ending === 'ой') return isFeminine ? `${stem}ая` : null;
  if (ending === 'ом') return /[ое]$/u.test(noun) ? `${stem}ое` : `${stem}ый`;
  return ending === 'ых' ? `${stem}ые` : `${stem}ие`;
}

/** "o terapii manualnej" is named "terapia manualna". Null where the form of the noun is not sure. */
export function nameLocative(phrase: string, language: Language): string | null {
  const words = phrase.split(' ');
  const [first = '', second = ''] = words;
  const change = (noun: string): string | null => {
    const rule = neuter.test(noun) ? undefined : nouns[language]?.find(([ending]) => ending.test(noun));
    return rule === undefined ? null : noun.replace(rule[0], rule[1]);
  };
  // "o zdrowym kręgosłupie": the adjective stands before the noun.
  const behind = second === '' ? null : change(second);
  const before = behind === null ? null : toAdjective(first, behind, language);
  if (before !== null && behind !== null) return [before, behind, ...words.slice(2)].join(' ');
  const noun = change(first);
  if (noun === null) return null;
  const adjective = toAdjective(second, noun, language) ?? second;
  return [noun, ...(second === '' ? [] : [adjective]), ...words.slice(2)].join(' ');
}
