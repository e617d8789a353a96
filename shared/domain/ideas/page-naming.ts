import { type Language, writesCompounds } from '../language/languages.ts';
import { hasUnspacedScript } from '../language/segment-words.ts';
import { listTerms } from '../language/subject-terms.ts';
import { foldText } from '../language/transliterate.ts';
import { type Naming, namingTexts } from './page-subject.ts';

/** A part of a compound is shorter than a word. */
const SHARED_LETTERS = 5;
const SHARED_IN_COMPOUNDS = 4;

/** True for a text with a word of what one of the pages is named for: its title, first heading, address, primary keyword or planned sections. */
type SharesNaming = (text: string, language: Language | null) => boolean;

/**
 * A phrase without a word in common with the names of the site's pages is a part of some page: "Technical reasons".
 * Forms of one word share their beginning, and a word may be a part of a compound.
 */
export function sharesNaming(
  pages: readonly (Naming & { readonly language?: Language | null })[],
  counts: (term: string) => boolean = () => true,
): SharesNaming {
  const starts = new Set<string>();
  for (const page of pages) {
    for (const text of namingTexts(page)) {
      for (const term of listTerms(text, page.language ?? null).filter(counts))
        starts.add(cutStart(term, page.language ?? null));
    }
  }
  return (text, language) =>
    hasUnspacedScript(text) ||
    listTerms(text, language)
      .filter(counts)
      .some((term) => starts.has(cutStart(term, language)));
}

const cutStart = (term: string, language: Language | null): string =>
  foldText(term).slice(0, writesCompounds(language) ? SHARED_IN_COMPOUNDS : SHARED_LETTERS);
