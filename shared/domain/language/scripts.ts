import type { Language } from './languages.ts';

const scripts = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Bengali: /\p{Script=Bengali}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
  Georgian: /\p{Script=Georgian}/u,
  Armenian: /\p{Script=Armenian}/u,
  Hangul: /\p{Script=Hangul}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Han: /\p{Script=Han}/u,
  Thai: /\p{Script=Thai}/u,
  Lao: /\p{Script=Lao}/u,
  Khmer: /\p{Script=Khmer}/u,
  Myanmar: /\p{Script=Myanmar}/u,
} as const;

type Script = keyof typeof scripts;

/** A sign of these says as much as a few letters of an alphabet. */
const dense: ReadonlySet<Script> = new Set(['Han', 'Kana', 'Hangul']);

/** The script that most of a text is written in; null for a text without letters. */
export function detectScript(text: string): Script | null {
  const counts = new Map<Script, number>();
  for (const [letter, count] of otherLetters(text)) {
    const script = letter === LATIN ? 'Latin' : scriptOfLetter(letter);
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + count * (dense.has(script) ? 3 : 1));
  }
  let best: Script | null = null;
  let most = 0;
  for (const script of scriptNames) {
    const count = counts.get(script) ?? 0;
    if (count > most) [best, most] = [script, count];
  }
  // Japanese is written in both.
  if (best === 'Han' && (counts.get('Kana') ?? 0) * 20 > most) return 'Kana';
  return best;
}

const scriptNames = Object.keys(scripts) as Script[];
const LATIN = 'a';

/** How often a text has each letter; those from a to z are counted as one. */
function otherLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text) {
    const isAscii = letter < '\u0080';
    if (isAscii && !((letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'))) continue;
    const name = isAscii ? LATIN : letter;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const scriptOfLetter = (letter: string): Script | null =>
  scriptNames.find((script) => scripts[script].test(letter)) ?? null;

const languagesByScript: Readonly<Record<Script, readonly Language[]>> = {
  Latin: [
    ...([
      'en',
      'de',
      'fr',
      'es',
      'it',
      'pt',
      'nl',
      'sv',
      'da',
      'no',
      'fi',
      'is',
      'pl',
      'cs',
      'sk',
      'sl',
      'hr',
    ] as const),
    ...(['hu', 'ro', 'ca', 'tr', 'et', 'lv', 'lt', 'id', 'vi'] as const),
  ],
  Cyrillic: ['ru', 'uk', 'bg', 'sr'],
  Greek: ['el'],
  Arabic: ['ar', 'fa', 'ur'],
  Hebrew: ['he'],
  Devanagari: ['hi'],
  Bengali: ['bn'],
  Tamil: ['ta'],
  Telugu: ['te'],
  Georgian: ['ka'],
  Armenian: ['hy'],
  Hangul: ['ko'],
  Kana: ['ja'],
  Han: ['zh'],
  Thai: ['th'],
  Lao: ['lo'],
  Khmer: ['km'],
  Myanmar: ['my'],
};

/** The languages of the layer that are written in a script. */
export const languagesOfScript = (script: Script | null): readonly Language[] =>
  script === null ? [] : languagesByScript[script];
