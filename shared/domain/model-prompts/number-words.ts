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

/** A number before a unit of time is a promise, not what a writer is asked for: "within two days". One is "a day". */
const TIMED = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const timeUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
/** Letters that a case adds to the names of a unit: "in zwei Tagen". */
const ENDING_LETTERS_MAX = 2;

interface SpelledTime {
  readonly numbers: ReadonlyMap<string, string>;
  /** Units by their names for one, two and five, in lower case. */
  readonly units: ReadonlyMap<string, string>;
}

const timesOf = new Map<Language, SpelledTime>();

function spelledTime(language: Language, spell: Spell): SpelledTime {
  const known = timesOf.get(language);
  if (known) return known;
  const nameUnit = (unit: string, count: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
      .formatToParts(count)
      .find(({ type }) => type === 'unit')
      ?.value.toLowerCase() ?? '';
  const made: SpelledTime = {
    numbers: new Map(TIMED.map((value) => [spell(value).toLowerCase(), `${value}`])),
    units: new Map(timeUnits.flatMap((unit) => [1, 2, 5].map((count) => [nameUnit(unit, count), unit] as const))),
  };
  timesOf.set(language, made);
  return made;
}

const findUnit = (word: string, units: SpelledTime['units']): string | undefined =>
  units.get(
    [...units.keys()].find((name) => word.startsWith(name) && word.length <= name.length + ENDING_LETTERS_MAX) ?? '',
  );

/** The text with digits in place of the numbers that it spells out: from thirteen on, and before a unit of time from two on. */
export function toDigits(text: string, language: Language | null): string {
  const spell = language === null ? undefined : spellers[language];
  if (language === null || spell === undefined) return text;
  const spelled = spellings(language);
  const { numbers, units } = spelledTime(language, spell);
  const words = listWords(text);
  const readTime = (at: number): string | undefined => {
    const [number, unit] = [words[at], words[at + 1]];
    if (number === undefined || unit === undefined || findUnit(unit.text.toLowerCase(), units) === undefined)
      return undefined;
    return numbers.get(number.text.toLowerCase());
  };
  let said = '';
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    for (let length = WORDS_MAX; length > 0; length -= 1) {
      const found = words.slice(at, at + length);
      const [first, last] = [found[0], found.at(-1)];
      const digits = spelled.get(keyOf(found)) ?? (length === 1 ? readTime(at) : undefined);
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

/** The times that a text names in digits or in words, as "2 day", in the language, or in each: a number of one unit is none of another. */
export const listTimes = (text: string, language: Language | null): string[] =>
  (language === null ? spelledLanguages : [language]).flatMap((one) => {
    const spell = spellers[one];
    if (spell === undefined) return [];
    const { units } = spelledTime(one, spell);
    const words = segmentWords(toDigits(text, one));
    return words.flatMap(({ text: word }, at) => {
      const unit = findUnit(words[at + 1]?.text.toLowerCase() ?? '', units);
      return unit !== undefined && /^\d+$/.test(word) ? [`${word} ${unit}`] : [];
    });
  });
