import { alternatives, listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import { lowerInPlace } from '../../language/lower-in-place.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';

/** Words before a name that make a line say who wrote the page, whoever stands after them: "Author: …", "Geschrieben von …". */
const labels = listReadingWords('extraction', 'authorLabels');

/** Words that stand before names and before much else: they count at the start of a line, where a name of two words follows. */
const prepositions = alternatives('extraction', 'authorPrepositions');

const joinByLength = (words: readonly string[]): string =>
  [...new Set(words)].toSorted((a, b) => b.length - a.length).join('|');
/** "Text" and "Author" are names of controls as well: a colon follows where they label a name. "Written by" needs none. */
const phrases = joinByLength(labels.filter((label) => label.includes(' ')));
const nouns = joinByLength(labels.filter((label) => !label.includes(' ')));
/** A capital letter, or one of a script that has none. */
const capital = String.raw`[\p{Lu}\p{Lt}\p{Lo}]`;
const namePart = String.raw`${capital}[\p{L}\p{M}'’.-]{0,40}`;
const particle = String.raw`(?:${alternatives('language', 'nameParticles')})\s`;
const fullName = String.raw`${namePart}(?:[\s·・]{1,3}(?:${particle}){0,2}${namePart}){1,4}`;
const anyName = String.raw`${namePart}(?:[\s·・]{1,3}(?:${particle}){0,2}${namePart}){0,4}`;

// The words before a name are sought in a line in lower case, and the name behind them in the line itself.
const letter = String.raw`[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]`;
const opening = String.raw`(?:^|[|•·,(（/–—]\s{0,2}|\s)`;
const labelled = new RegExp(
  String.raw`${opening}(?:(?:${phrases})(?:\s{0,2}[:：/／]\s{0,2}|\s{1,2}(?:the\s)?)|(?:${nouns})\s{0,2}[:：/／]\s{0,2})(?=${letter})`,
  'u',
);
/** A line without any is not searched for a name: those patterns take V8 milliseconds to compile. */
const anyLabel = new RegExp(`${phrases}|${nouns}`, 'u');
const twoWords = String.raw`(?=${letter}[\p{L}\p{M}'’.-]{0,40}[\s·・]{1,3}${letter})`;
const introduction = String.raw`(?:^|[|•·,(–—]\s{0,2})(?:${prepositions})\s{1,2}`;
const anyIntroduction = new RegExp(introduction, 'u');
const introduced = new RegExp(`${introduction}${twoWords}`, 'u');
/** Of a line that has a date, or is named as a byline: "12 May 2020 by Jane Doe". */
const introducedInside = new RegExp(
  String.raw`(?:^|\s)(?:${alternatives('extraction', 'insideLine')})\s{1,2}${twoWords}`,
  'u',
);
const labelledName = new RegExp(`^${anyName}`, 'u');
const introducedName = new RegExp(`^${fullName}`, 'u');
const nameAlone = new RegExp(`^${anyName}$`, 'u');
const startWords = new RegExp(
  String.raw`^(?:${phrases}|${nouns}|${prepositions})(?:\s{0,2}[:：/／]\s{0,2}|\s{1,2})`,
  'iu',
);

const NAME_CHARACTERS_MAX = 80;
const LINE_CHARACTERS_MAX = 160;
/** Text in the place of a name that is none. */
const noName =
  /^(?:https?:|www\.|@|unknown$|null$|undefined$|n\/a$|none$)|[{}<>[\]=]|\.(?:com|org|net|html|jpe?g|png|php)\b|\d{3,}/i;
/** Some programs escape a text for HTML and put it into JSON-LD or an attribute: "Jos&#xE9;". */
export const decodedReferences = (text: string): string =>
  text
    .replace(/&#(?:x([\da-f]{2,5})|(\d{2,6}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(Math.min(0x10_ffff, hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))),
    )
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'");

/** A name as a page gives it for machines or in its byline, less the words around it. Null for what is no name. */
export function cleanName(value: string): string | null {
  const [first = ''] = decodedReferences(value)
    .replace(/\s+/g, ' ')
    .trim()
    .split(/[|•·]|\s[–—-]\s/, 1);
  const name = trimTrailing(first.trim().replace(startWords, ''), /[\s,;:.]/).trim();
  if (name.length < 2 || name.length > NAME_CHARACTERS_MAX || !/\p{L}/u.test(name) || noName.test(name)) return null;
  return name;
}

/** The name in a short line that says who wrote the page; null where it says something else. */
export function nameInLine(line: string, { isByline }: { isByline: boolean }): string | null {
  if (line.length > LINE_CHARACTERS_MAX) return null;
  const lower = lowerInPlace(line);
  const nameAfter = (words: RegExp, name: RegExp): string | null => {
    const found = words.exec(lower);
    return found === null ? null : (name.exec(line.slice(found.index + found[0].length))?.[0] ?? null);
  };
  const found =
    (anyLabel.test(lower) ? nameAfter(labelled, labelledName) : null) ??
    (anyIntroduction.test(lower) ? nameAfter(introduced, introducedName) : null) ??
    (isByline || /\d{4}/.test(line) ? nameAfter(introducedInside, introducedName) : null);
  if (found !== null) return cleanName(found);
  if (!isByline) return null;
  const name = cleanName(line);
  return name !== null && name.length <= 40 && nameAlone.test(name) && !/\d/.test(name) ? name : null;
}
