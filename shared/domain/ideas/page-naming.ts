import { type Language, writesCompounds } from '../language/languages.ts';
import { hasUnspacedScript } from '../language/segment-words.ts';
import { listTerms } from '../language/subject-terms.ts';
import { foldText } from '../language/transliterate.ts';
import { type Naming, namingTexts } from './page-subject.ts';

const SHARED_LETTERS = 5;
const PART_LETTERS_MIN = 6;

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
  const wholes = new Set<string>();
  const texts: string[] = [];
  for (const page of pages) {
    for (const text of namingTexts(page)) {
      texts.push(foldText(text));
      for (const term of listTerms(text, page.language ?? null).filter(counts)) {
        starts.add(cutStart(term));
        if (term.length >= PART_LETTERS_MIN && writesCompounds(page.language ?? null)) wholes.add(foldText(term));
      }
    }
  }
  // "Kellersanierung" has the word of the title "Sanierung" in it, or the title has the whole word in it.
  const isInCompound = (term: string): boolean =>
    term.length > SHARED_LETTERS &&
    (texts.some((text) => text.includes(term)) || [...wholes].some((whole) => term.endsWith(whole)));
  return (text, language) =>
    hasUnspacedScript(text) ||
    listTerms(text, language)
      .filter(counts)
      .some((term) => starts.has(cutStart(term)) || isInCompound(foldText(term)));
}

const cutStart = (term: string): string => foldText(term).slice(0, SHARED_LETTERS);
