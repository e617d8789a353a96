import type { Language } from './languages.ts';

const scripts = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Bengali: /\p{Script=Bengali}/gu,
  Tamil: /\p{Script=Tamil}/gu,
  Telugu: /\p{Script=Telugu}/gu,
  Georgian: /\p{Script=Georgian}/gu,
  Armenian: /\p{Script=Armenian}/gu,
  Hangul: /\p{Script=Hangul}/gu,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Han: /\p{Script=Han}/gu,
  Thai: /\p{Script=Thai}/gu,
  Lao: /\p{Script=Lao}/gu,
  Khmer: /\p{Script=Khmer}/gu,
  Myanmar: /\p{Script=Myanmar}/gu,
} as const;

export type Script = keyof typeof scripts;

/** A sign of these says as much as a few letters of an alphabet. */
const dense: ReadonlySet<Script> = new Set(['Han', 'Kana', 'Hangul']);

/** The script that most of a text is written in; null for a text without letters. */
export function scriptOf(text: string): Script | null {
  let best: Script | null = null;
  let most = 0;
  for (const [script, pattern] of Object.entries(scripts) as [Script, RegExp][]) {
    const count = (text.match(pattern)?.length ?? 0) * (dense.has(script) ? 3 : 1);
    if (count > most) {
      most = count;
      best = script;
    }
  }
  // Japanese is written in both.
  if (best === 'Han' && (text.match(scripts.Kana)?.length ?? 0) * 20 > (text.match(scripts.Han)?.length ?? 0))
    return 'Kana';
  return best;
}

const languagesByScript: Readonly<Record<Script, readonly Language[]>> = {
  Latin: [
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
    'hu',
    'ro',
    'ca',
    'tr',
    'et',
    'lv',
    'lt',
    'id',
    'vi',
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
