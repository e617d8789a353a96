import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { selfReference } from './bare-lists.ts';
import { lastCut, removeRecipients } from './list-audience.ts';
import { splitObjects } from './object-parts.ts';
import type { OfferingContext, OfferingItem } from './offering-name.ts';
import { verbPhrases } from './verb-phrases.ts';

const ARTICLE_CHARACTERS_MAX = 12;
const OBJECTS_MIN = 3;
/** Where the business is, between its name and its verb: "Weinkellerei Trautmann in Maienfeld erzeugt …". */
const placeBetween = (words: ReadingWords): RegExp =>
  compiled(
    String.raw`^(?:\s(?:${words.at})\s(?:(?:der|dem|the|de)\s)?[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?|,\s[^,.;:]{3,60},)?\s([\p{L}]{3,20})\s(.{3,300})$`,
  );

/** "Die Schreinerei Holzer baut Küchen, Haustüren und Treppen": whatever the verb is, the business does it. */
export function objectsOfName(clause: string, { name, words, language }: OfferingContext): OfferingItem[] {
  const at = name === undefined ? -1 : clause.indexOf(name);
  if (name === undefined || at === -1 || at > ARTICLE_CHARACTERS_MAX) return [];
  const [, verb, rest] = placeBetween(words).exec(clause.slice(at + name.length)) ?? [];
  if (verb === undefined || rest === undefined || !/^\p{Ll}/u.test(verb)) return [];
  const phrases = verbPhrases(verb, removeRecipients(rest, words), words, language);
  const objects = phrases.flatMap(({ text }) => splitObjects(text, words));
  const least = OBJECTS_MIN;
  const areThings =
    objects.length >= least &&
    placeMentions(rest).length === 0 &&
    !selfReference.test(rest) &&
    wordPattern(words.tail).exec(rest)?.index !== 0;
  return areThings
    ? phrases.flatMap(({ verb: of, text }) =>
        lastCut(splitObjects(text, words), words).map((item) => ({ ...item, verb: of })),
      )
    : [];
}
