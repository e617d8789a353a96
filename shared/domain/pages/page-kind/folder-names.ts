import { readPageNames } from '../../../language-data/page-names/read-page-names.ts';
import type { PageKind } from './page-kinds.ts';
import { foldedNames, foldName } from './page-names.ts';

let known: ReadonlyMap<PageKind, ReadonlySet<string>> | undefined;

/** Sites' names for folders with many pages of one kind, in addresses. */
export function folderNames(): ReadonlyMap<PageKind, ReadonlySet<string>> {
  known ??= new Map(
    Object.entries(readPageNames().folders).map(([kind, names]) => [kind as PageKind, foldedNames(() => names)()]),
  );
  return known;
}

/** Sites' names for their page of questions with answers. */
export const faqNames = foldedNames(() => readPageNames().questions);

const serviceWords = foldedNames(() => readPageNames().services);

/** Whether a name in an address has such a word in front of others. */
export const beginsWithService = (name: string): boolean => {
  const [first = '', ...others] = name.split(' ');
  return others.length > 0 && serviceWords().has(first);
};

/** A longer text is no name. */
const NAME_CHARACTERS_MAX = 40;

/** Whether businesses call a page of their services or prices so. */
export const isServiceName = (text: string): boolean =>
  text.length <= NAME_CHARACTERS_MAX && folderNames().get('local_service')?.has(foldName(text)) === true;
