import { type Language, writesCompounds } from '../../language/languages.ts';
import { listTermKeys, listTerms } from '../../language/subject-terms.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import type { PageProfile } from '../page-profile.ts';
import { namingTexts } from '../page-subject.ts';
import { findHeadWord } from './label-phrase.ts';
import { namesSubject } from './subject-words.ts';

type Kind = PageKind | null | undefined;

const offering: ReadonlySet<Kind> = new Set(['home', 'local_service', 'product', 'category', 'event'] as const);
/** True for pages that offer something. */
export const isOffering = (kind: Kind): boolean => offering.has(kind);

/** So many letters two compounds share where they end in one word; fewer where one of them is all of it. */
const SHARED_END = 8;
const WHOLE_END_MIN = 5;
const SHARED_START = 4;

interface Phrase {
  readonly name: string;
  readonly language: Language | null;
}

/** How phrases are tied to what the pages that offer something are named for. */
export interface OfferNames {
  /** "Roller shutters" where such a page is named for shutters: the noun of the phrase is one of theirs. */
  readonly isKind: (phrase: Phrase) => boolean;
  /** Any word of it is one of theirs, or in one compound with it: "cleaning of roof tiles" where a page is named for roofs. */
  readonly isRelated: (phrase: Phrase) => boolean;
}

export function offerNames(pages: readonly PageProfile[]): OfferNames {
  const keys = new Set<string>();
  const compounds = new Set<string>();
  for (const page of pages.filter(({ kind }) => isOffering(kind))) {
    const { language = null } = page;
    for (const term of namingTexts(page).flatMap((text) => listTerms(text, language))) {
      if (!namesSubject(term)) continue;
      for (const key of listTermKeys(term, language)) keys.add(key);
      if (writesCompounds(language) && term.length > SHARED_START) compounds.add(term);
    }
  }
  const isNamed = (word: string, language: Language | null): boolean =>
    listTermKeys(word, language).some((key) => keys.has(key));
  const endsAlike = (word: string): boolean =>
    [...compounds].some((other) => {
      const end = other.slice(-SHARED_END);
      return end.length >= WHOLE_END_MIN && word !== other && word.endsWith(end);
    });
  const startsAlike = (word: string): boolean =>
    word.length > SHARED_START && [...compounds].some((other) => other.startsWith(word.slice(0, SHARED_START)));
  return {
    isKind: ({ name, language }) => {
      const head = findHeadWord(name, language);
      if (head === null || !namesSubject(head)) return false;
      return isNamed(head, language) || (writesCompounds(language) && endsAlike(head));
    },
    isRelated: ({ name, language }) =>
      listTerms(name, language)
        .filter(namesSubject)
        .some(
          (term) => isNamed(term, language) || (writesCompounds(language) && (startsAlike(term) || endsAlike(term))),
        ),
  };
}
