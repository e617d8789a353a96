import { isFunctionWord } from '../language/function-words.ts';
import { type Language, languages } from '../language/languages.ts';
import { segmentWords } from '../language/segment-words.ts';
import { placeMentions } from '../places/places.ts';

/** Marks behind which a sentence, a part of a title or a quotation begins, with a capital that shows no name. */
const openers: ReadonlySet<string> = new Set(':;.!?…–—-|/"“”„«»(\n*•'.split(''));
/** A text with fewer small words behind the first is a headline that writes every word with a capital. */
const SMALL_SHARE_MIN = 0.5;

/**
 * Whether a text has a name, a word with a capital within a sentence, that stands nowhere in what was shown. Headlines write every word
 * with a capital, which shows nothing there; German every noun, where two side by side show a name.
 * @param held `lowered` is what was shown, in lower case. `mayAbbreviate`: an editor knows what an ERP is, the readers of a page may not.
 */
export function bringsName(
  text: string,
  held: { lowered: string; language: Language | null; mayAbbreviate?: boolean },
): boolean {
  const { lowered, language, mayAbbreviate = false } = held;
  if (bringsPlace(text, lowered)) return true;
  if (language === 'de') return bringsFullName(text, lowered, { isSentence: true });
  const words = segmentWords(text);
  const small = words.slice(1).filter(({ text: word }) => !hasCapital(word));
  if (small.length < SMALL_SHARE_MIN * (words.length - 1)) return false;
  return words.some(({ text: word, index }) => {
    const isWithin = !isFirst(text, index);
    const isFree = mayAbbreviate && word === word.toUpperCase();
    return isWithin && word.length > 1 && hasCapital(word) && !isFree && !isKnown(word, lowered, language);
  });
}

function isFirst(text: string, index: number): boolean {
  const before = text.slice(0, index).trimEnd().at(-1);
  if (before === undefined || text.slice(0, index).endsWith('\n')) return true;
  return openers.has(before) && !endsAsTitle(text.slice(0, index).trimEnd());
}

/** The dot of "Dr." and "St." ends no sentence: letters of which the first is a capital, at most three. */
const endsAsTitle = (before: string): boolean => /(?:^|\P{L})\p{Lu}\p{Ll}{0,2}\.$/u.test(before.slice(-6));

/**
 * Whether a text has two words with a capital side by side that stand nowhere in what was shown: in headlines and in German, one alone
 * shows nothing. `isSentence`: the first word of a sentence shows nothing either.
 */
export function bringsFullName(text: string, lowered: string, { isSentence = false } = {}): boolean {
  const words = segmentWords(text);
  const isNew = ({ text: word, normalized }: (typeof words)[number]): boolean =>
    hasCapital(word) && !isFunctionWord(normalized, null) && !lowered.includes(removePossessive(word.toLowerCase()));
  return (
    bringsPlace(text, lowered) ||
    words.some((word, at) => {
      const next = words[at + 1];
      return (
        next !== undefined &&
        !(isSentence && isFirst(text, word.index)) &&
        text.slice(word.index + word.text.length, next.index).trim() === '' &&
        isNew(word) &&
        isNew(next)
      );
    })
  );
}

const bringsPlace = (text: string, lowered: string): boolean =>
  placeMentions(text).some(
    ({ at, text: name, places }) =>
      at > 0 && places.some(({ isEveryday }) => !isEveryday) && !lowered.includes(removePossessive(name.toLowerCase())),
  );

const hasCapital = (word: string): boolean => {
  const [first = ''] = word;
  return first !== first.toLowerCase();
};

function isKnown(word: string, lowered: string, language: Language | null): boolean {
  const small = removePossessive(word.toLowerCase());
  return lowered.includes(small) || calendarAndTongues(language ?? 'en').has(small);
}

const removePossessive = (word: string): string =>
  word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word;

const capitalized = new Map<Language, ReadonlySet<string>>();

/** Days, months and languages, which some languages write with a capital. */
function calendarAndTongues(language: Language): ReadonlySet<string> {
  const known = capitalized.get(language);
  if (known) return known;
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const tongues = new Intl.DisplayNames(language, { type: 'language' });
  const made = new Set(
    [
      ...Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2026, at, 1))),
      ...Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2026, 0, 1 + at))),
      ...languages.map((one) => tongues.of(one) ?? one),
    ].map((word) => word.toLowerCase()),
  );
  capitalized.set(language, made);
  return made;
}
