import { readUnspacedReading } from '../../../../language-data/unspaced-reading/read-unspaced-reading.ts';
import type { UnspacedReadingTable } from '../../../../language-data/unspaced-reading/unspaced-reading-schema.ts';

const languages = ['ja', 'zh', 'ko'] as const;
export type UnspacedLanguage = (typeof languages)[number];

/** Lists whose patterns are tried one after the other; of the others any may be found. */
type InOrder = 'offers' | 'pageAbout' | 'names' | 'rivals' | 'audience' | 'areas' | 'towns';

/** How briefs are read (`unspaced-reading-schema.ts`). Patterns are made with `giu`. */
export type UnspacedWords = Readonly<Pick<UnspacedReadingTable, InOrder>> &
  Readonly<Record<Exclude<keyof UnspacedReadingTable, InOrder | 'heads'>, string>> & {
    readonly heads: Readonly<Record<keyof UnspacedReadingTable['heads'], string>>;
  };

const known = new Map<UnspacedLanguage, UnspacedWords>();

export function unspacedWords(language: UnspacedLanguage): UnspacedWords {
  let words = known.get(language);
  if (words === undefined) {
    words = toWords(readUnspacedReading(language));
    known.set(language, words);
  }
  return words;
}

const joinAll = <Key extends string>(lists: Readonly<Record<Key, readonly string[]>>): Record<Key, string> =>
  Object.fromEntries(Object.entries<readonly string[]>(lists).map(([name, list]) => [name, list.join('|')])) as Record<
    Key,
    string
  >;

function toWords({
  heads,
  offers,
  pageAbout,
  names,
  rivals,
  audience,
  areas,
  towns,
  ...lists
}: UnspacedReadingTable): UnspacedWords {
  return { ...joinAll(lists), heads: joinAll(heads), offers, pageAbout, names, rivals, audience, areas, towns };
}

export const isUnspaced = (language: string | null): language is UnspacedLanguage =>
  languages.some((one) => one === language);
