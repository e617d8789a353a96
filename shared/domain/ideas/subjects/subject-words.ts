import { readLanguageWords } from '../../../language-data/language-words/read-language-words.ts';
import { isBroadNoun, isPartNoun, isPromising } from '../../keywords/subject-words.ts';
import type { Language } from '../../language/languages.ts';
import { listTerms } from '../../language/subject-terms.ts';
import type { PageProfile } from '../page-profile.ts';
import { coveringTexts } from '../page-subject.ts';

interface NamedInHeadings {
  readonly name: string;
  readonly language: Language | null;
  readonly headings: readonly { readonly id: number }[];
}

/** "Services" in a title names nothing. */
export const namesSubject = (term: string): boolean => !isPartNoun(term) && !isBroadNoun(term) && !isPromising(term);

const COMPOUND_PART_MIN = 6;

/** "Kellersanierung" below the title "Sanierung": a kind of what its page is about. */
export function ownCompounds(pages: readonly PageProfile[]): (subject: NamedInHeadings) => boolean {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return ({ name, headings, language }) =>
    headings.some(({ id }) => {
      const page = byId.get(id);
      return (
        page !== undefined &&
        page.path !== '/' &&
        coveringTexts(page)
          .flatMap((text) => listTerms(text, language))
          .some(
            (term) =>
              term.length >= COMPOUND_PART_MIN && term !== name.toLowerCase() && name.toLowerCase().endsWith(term),
          )
      );
    });
}

/** Words that show another case than that of a label: German adjectives, Polish nouns and adjectives. */
const inflected = new Map<Language, RegExp | null>();
export function isInflected(name: string, language: Language | null): boolean {
  if (language === null) return false;
  let pattern = inflected.get(language);
  if (pattern === undefined) {
    const forms = readLanguageWords(language).inflected;
    pattern = forms === undefined ? null : new RegExp(forms.join('|'), 'u');
    inflected.set(language, pattern);
  }
  return pattern?.test(name) ?? false;
}
