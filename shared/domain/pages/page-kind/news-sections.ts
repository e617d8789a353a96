import { readPageNames } from '../../../language-data/page-names/read-page-names.ts';
import { foldedNames, foldName } from './page-names.ts';

let known: ReadonlyMap<string, string> | undefined;
function sectionsByName(): ReadonlyMap<string, string> {
  known ??= new Map(
    Object.entries(readPageNames().newsSections).flatMap(([section, names]) =>
      [...foldedNames(() => names)()].map((name) => [name, section] as const),
    ),
  );
  return known;
}

/** A longer text is no name. */
const NAME_CHARACTERS_MAX = 30;

/** The section of a newspaper that is called so; null for any other name. */
export const findNewsSection = (text: string): string | null =>
  text.length > NAME_CHARACTERS_MAX ? null : (sectionsByName().get(foldName(text)) ?? null);
