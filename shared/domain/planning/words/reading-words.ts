import type { BriefReadingTable } from '../../../language-data/brief-reading/brief-reading-schema.ts';
import { readBriefReading } from '../../../language-data/brief-reading/read-brief-reading.ts';
import type { PlanLanguage } from '../../language/plan-language.ts';

type Joined<Value> = Value extends readonly string[] ? string : Value;
/** How briefs of a language are read (`brief-reading-schema.ts`), each list of phrases as one alternation. */
export type ReadingWords = { readonly [Key in keyof BriefReadingTable]: Joined<BriefReadingTable[Key]> };

const known = new Map<PlanLanguage, ReadingWords>();

/** Languages without spaces are read by separate tables (`brief/unspaced`): no phrase of a spaced language is found in them. */
export function readingWords(language: PlanLanguage): ReadingWords {
  let words = known.get(language);
  if (words === undefined) {
    const table = readBriefReading(language);
    words = table === null ? findNothing() : joinPhrases(table);
    known.set(language, words);
  }
  return words;
}

const isPhrases = (value: unknown): value is readonly string[] => Array.isArray(value) && typeof value[0] === 'string';

const joinPhrases = (table: BriefReadingTable): ReadingWords =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]) => [name, isPhrases(value) ? value.join('|') : value]),
  ) as unknown as ReadingWords;

const findNothing = (): ReadingWords => {
  const english = readBriefReading('en') ?? {};
  return Object.fromEntries(
    Object.entries(english).flatMap(([name, value]) => (isPhrases(value) ? [[name, '(?!)']] : [])),
  ) as unknown as ReadingWords;
};
