import { readPageNames } from '../../../language-data/page-names/read-page-names.ts';
import { foldText } from '../../language/transliterate.ts';

/** A name as it is compared: folded, with spaces between words whatever the address or the text has there. */
export const foldName = (name: string): string =>
  /^[ -~]*$/.test(name)
    ? name
        .toLowerCase()
        .replaceAll(/[^a-z0-9&]+/g, ' ')
        .trim()
    : foldText(name)
        .replaceAll(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
        .trim();

const foldNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => foldName(name) || []));

export const namesIn = (list: string): ReadonlySet<string> => foldNames(list.split(/[|\n]/));

/** Lists of names that are needed by few pages: each is folded with its first use, which costs a cold start otherwise. */
export function foldedNames(list: () => readonly string[]): () => ReadonlySet<string> {
  let names: ReadonlySet<string> | undefined;
  return () => (names ??= foldNames(list()));
}

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
/** Addresses write a vowel with a mark as one letter or as two. */
const addDigraphs = (names: readonly string[]): string[] => [
  ...names,
  ...names.map((name) => name.replaceAll(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter)),
];

type SitePage = 'contact' | 'legal' | 'about';
let pageOfName: ReadonlyMap<string, SitePage> | undefined;

/** The pages that every site has, by their names. */
function pagesByName(): ReadonlyMap<string, SitePage> {
  if (pageOfName !== undefined) return pageOfName;
  const pages = new Map<string, SitePage>();
  const { sitePages } = readPageNames();
  for (const page of ['legal', 'contact', 'about'] as const) {
    const names = foldNames(addDigraphs(sitePages[page]));
    for (const name of [...names, ...joined(names)]) if (!pages.has(name)) pages.set(name, page);
  }
  pageOfName = pages;
  return pages;
}

/** Addresses write a name of several words as one: `/aboutus/`, `/onas.html`. One of two or three letters is a word by chance. */
const joined = (names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...names].flatMap((name) => {
      const letters = name.replaceAll(' ', '');
      return letters !== name && letters.length >= JOINED_LETTERS_MIN ? [letters] : [];
    }),
  );
const JOINED_LETTERS_MIN = 4;

/** A longer text is no name. */
const NAME_CHARACTERS_MAX = 60;

/** Which of the pages that every site has is called so; null for any other name. */
export function findSitePage(name: string): SitePage | null {
  if (name.length > NAME_CHARACTERS_MAX) return null;
  const folded = foldName(name);
  return folded === '' ? null : (pagesByName().get(folded) ?? null);
}
