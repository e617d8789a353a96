import { trimTrailing } from '../../language/trailing-characters.ts';

/** "zakładkę z testem poziomującym": behind "z" a noun has an ending that a name of a page has not. */
export function nameInstrumental(after: string, language: 'pl' | 'cs' | 'ru' | undefined): string | undefined {
  const [, things] =
    (language === 'cs'
      ? /^\sse?\s(\p{Ll}.*)$/u
      : language === 'ru'
        ? /^\sсо?\s(\p{Ll}.*)$/u
        : /^\sze?\s(\p{Ll}+ami(?:\s.*)?)$/u
    ).exec(after) ?? [];
  if (things !== undefined) return toNominative(things);
  const found = /^\s(?:z|ze)\s(\p{Ll}+em|\p{Ll}+ą)(\s\p{Ll}+(?:ym|im|ą))?(?=$|[\s,.])(.*)$/u.exec(after);
  if (found === null) return undefined;
  const [, noun = '', adjective = '', rest = ''] = found;
  const plain = noun.endsWith('ą') ? `${noun.slice(0, -1)}a` : noun.replace(/(?<=[kg])iem$/u, '').replace(/em$/u, '');
  return `${plain}${adjective.replace(/ą$/u, 'a').replace(/(?<=[yi])m$/u, '')}${rest}`;
}

/** Verbs of offers that give their object the instrumental: Polish, Czech, Russian and Ukrainian. */
export const governsInstrumental =
  /(?:zajmuj(?:emy|ę|e) się|zabýv(?:áme|á|ám) se|занима(?:емся|юсь|ется)|займа(?:ємося|юся))/iu;

const instrumentalEndings: readonly (readonly [RegExp, string])[] = [
  [/^wynajmem$/iu, 'wynajem'],
  [/^handlem$/iu, 'handel'],
  [/^(praw|piw|win|złot|żelaz|drewn|szkł|mięs|rzemiosł)em$/iu, '$1o'],
  [/(?<=(?:tw|ctw|stw))em$/u, 'o'],
  [/(?<=(?:ani|eni|ci))em$/u, 'e'],
  [/(?<=[kg])iem$/u, ''],
  [/(?<=\p{L}{3})em$/u, ''],
  [/(?<=oś)cią$/u, 'ć'],
  [/(?<=ośc)iami$/u, 'i'],
  [/(?<=(?:n|c)i)ami$/u, 'a'],
  [/(?<=[cg])ją$/u, 'ja'],
  [/ą$/u, 'a'],
  [/ou$/u, 'a'],
  [/(?<=[cčřšžjň])emi$/u, 'e'],
  [/(?<=\p{L}[áeěi]n)ím$/u, 'í'],
  [/(?<=[cs]z|rz|ż|l|j|c)ami$/u, 'e'],
  [/(?<=[kg])ami$/u, 'i'],
  [/(?<=\p{L}{2})ami$/u, 'y'],
  [/(?<=ани|ени)ем$/u, 'е'],
  [/(?<=\p{L}{3})(?:ом|ем)$/u, ''],
  [/(?<=ц)ией$/u, 'ия'],
  [/(?<=\p{L}{2})ией$/u, 'ия'],
  [/кой$/u, 'ка'],
  [/(?<=\p{L}{2})ой$/u, 'а'],
];

/** "wynajmem kajaków" is named "wynajem kajaków": the noun, and the adjective that agrees with it. */
export function toNominative(phrase: string): string {
  // "kadrami i płacami": both nouns have the ending.
  const [, first, second] = /^(\p{L}+ami) i (\p{L}+ami)$/u.exec(phrase) ?? [];
  if (first !== undefined && second !== undefined) return `${toNominative(first)} i ${toNominative(second)}`;
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
    .replace(/(?<=\p{L}{2})ymi$/u, 'e')
    .replace(/(?<=\p{L}{2})imi$/u, 'ie')
    .replace(/(?<=\p{L}{2})ą$/u, 'a')
    .replace(/(?<=\p{L}{2})ým$/u, 'ý')
    .replace(/(?<=\p{L}{2})ou$/u, 'á')
    .replace(/(?<=\p{L}{2})ым$/u, isNeuter ? 'ое' : 'ый');
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
  return named === null
    ? toNominative(phrase)
    : [adjective.replace(/ой$/u, 'ая').replace(/ей$/u, 'яя'), named, ...rest].join(' ');
}
