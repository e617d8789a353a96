import { toCardinal as toGerman } from 'n2words/de-DE';
import { toCardinal as toEnglish } from 'n2words/en-GB';
import { toCardinal as toSpanish } from 'n2words/es-ES';
import { toCardinal as toFrench } from 'n2words/fr-FR';
import { toCardinal as toItalian } from 'n2words/it-IT';
import { toCardinal as toDutch } from 'n2words/nl-NL';
import { toCardinal as toPolish } from 'n2words/pl-PL';
import { toCardinal as toPortuguese } from 'n2words/pt-PT';
import { toCardinal as toSwedish } from 'n2words/sv-SE';
import { type Language, languages } from '../language/languages.ts';
import { segmentWords } from '../language/segment-words.ts';

type Spell = (value: number) => string;

const spellers: Readonly<Partial<Record<Language, Spell>>> = {
  ...{ en: toEnglish, de: toGerman, fr: toFrench, es: toSpanish, it: toItalian, pt: toPortuguese, nl: toDutch },
  ...{ pl: toPolish, sv: toSwedish },
};
const spelledLanguages = languages.filter((language) => spellers[language] !== undefined);

/** Fewer are what a writer is asked for: three examples, five or six sentences, a dozen lines. */
const LEAST = 13;
const HUNDRED = 100;
const ROUND = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const values: readonly number[] = [
  ...Array.from({ length: HUNDRED - LEAST }, (_, at) => LEAST + at),
  ...ROUND.flatMap((count) => [HUNDRED * count, 1_000 * count]),
  1_000_000,
];
const WORDS_MAX = 4;

const spelledIn = new Map<Language, ReadonlyMap<string, string>>();

/** The number of a spelling, in digits, by the language. */
function spellings(language: Language): ReadonlyMap<string, string> {
  const known = spelledIn.get(language);
  if (known) return known;
  const spell = spellers[language];
  const spelled = new Map(
    spell === undefined ? [] : values.map((value) => [keyOf(listWords(spell(value))), `${value}`]),
  );
  spelledIn.set(language, spelled);
  return spelled;
}

/** "forty-two" and "forty two" are the same words. */
const listWords = (text: string): ReturnType<typeof segmentWords> => segmentWords(text.replaceAll('-', ' '));
const keyOf = (words: ReturnType<typeof segmentWords>): string => words.map(({ text }) => text.toLowerCase()).join(' ');

/** The text with digits in place of the numbers from thirteen on that it spells out. */
export function toDigits(text: string, language: Language | null): string {
  if (language === null || spellers[language] === undefined) return text;
  const spelled = spellings(language);
  const words = listWords(text);
  let said = '';
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    for (let length = WORDS_MAX; length > 0; length -= 1) {
      const found = words.slice(at, at + length);
      const [first, last] = [found[0], found.at(-1)];
      const digits = spelled.get(keyOf(found));
      if (digits === undefined || first === undefined || last === undefined) continue;
      said += text.slice(end, first.index) + digits;
      end = last.index + last.text.length;
      at += length - 1;
      break;
    }
  }
  return said + text.slice(end);
}

/** The text in each of the languages, with digits for what it spells out. */
export const spellDigits = (text: string): string =>
  spelledLanguages.map((language) => toDigits(text, language)).join('\n');
