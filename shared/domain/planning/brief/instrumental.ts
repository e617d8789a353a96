import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

/** "zakładkę z testem poziomującym": behind "z" a noun has an ending that a name of a page has not. */
export function nameInstrumental(after: string, language: 'pl' | 'cs' | 'ru' | undefined): string | undefined {
  const [, things] =
    (language === 'cs'
      ? /^\sse?\s(\p{Ll}.*)$/u
      : language === 'ru'
        ? /^\sсо?\s(\p{Ll}.*)$/u
        : /^\sze?\s(\p{Ll}+ami(?:\s.*)?)$/u
    ).exec(after) ?? [];
  return things === undefined ? undefined : toNominative(things);
}

/** Verbs of offers that give their object the instrumental: Polish, Czech, Russian and Ukrainian. */
export const governsInstrumental = compiled(`(?:${wordsFor('governsInstrumental')})`);

const instrumentalEndings: readonly (readonly [RegExp, string])[] = [
  [/^wynajmem$/iu, 'wynajem'],
  [/^(praw|piw|win|złot|żelaz|drewn|szkł|mięs|rzemiosł)em$/iu, '$1o'],
  [/ou$/u, 'a'],
  [/(?<=\p{L}{2})ami$/u, 'y'],
  [/(?<=ани|ени)ем$/u, 'е'],
  [/(?<=\p{L}{2})ой$/u, 'а'],
];

/** "wynajmem kajaków" is named "wynajem kajaków": the noun, and the adjective that agrees with it. */
export function toNominative(phrase: string): string {
  const [noun = '', ...rest] = phrase.split(' ');
  const found = instrumentalEndings.find(([ending]) => ending.test(noun));
  // "otevírací dobou": an adjective of one form, before its noun.
  if (found === undefined)
    return /[cnš]í$/u.test(noun) && rest.length > 0 ? `${noun} ${toNominative(rest.join(' '))}` : phrase;
  const named = noun.replace(found[0], found[1]);
  const [next = '', ...others] = rest;
  const isNeuter = /[oeое]$/u.test(named);
  const adjective = next
    .replace(/(?<=\p{L}{2})(?:im|ym)$/u, (ending) => (isNeuter ? (ending === 'im' ? 'ie' : 'e') : ending.slice(0, 1)))
    .replace(/(?<=\p{L}{2})ymi$/u, 'e');
  return [named, ...(rest.length > 0 ? [adjective, ...others] : [])].join(' ');
}

/** "занятия хатха-йогой, медитацией": what a lesson is of has the same ending in all of the list. */
export function lessonsIn(objects: readonly string[]): string[] {
  const [first = '', ...rest] = objects;
  const of = /^заняти[яй]\s(\p{L}[\p{L}-]*(?:ой|ей|ом|ем)(?:\s.+)?)$/u.exec(first)?.[1];
  return of === undefined ? [...objects] : [of, ...rest].map((object) => namedInFull(trimTrailing(object, /[\s.]/u)));
}

/** "детской йогой": an adjective before the noun has its ending. */
function namedInFull(phrase: string): string {
  const [adjective = '', noun = '', ...rest] = phrase.split(' ');
  const named = /(?:ой|ей|ией)$/u.test(noun) && /(?:ой|ей)$/u.test(adjective) ? toNominative(noun) : null;
  return named === null ? toNominative(phrase) : [adjective.replace(/ой$/u, 'ая'), named, ...rest].join(' ');
}
