import { type Language, writesCompounds } from '../../language/languages.ts';
import { listTerms } from '../../language/subject-terms.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import { sharesNaming } from '../page-naming.ts';
import type { PageProfile } from '../page-profile.ts';
import { namingTexts } from '../page-subject.ts';
import { findHeadWord } from './label-phrase.ts';
import { namesSubject } from './subject-words.ts';

type Kind = PageKind | null | undefined;

const offering: ReadonlySet<Kind> = new Set(['home', 'local_service', 'product', 'category', 'event'] as const);
/** True for pages that offer something. */
export const isOffering = (kind: Kind): boolean => offering.has(kind);

interface Phrase {
  readonly name: string;
  readonly language: Language | null;
}

/** How phrases are tied to what the pages that offer something are named for. */
export interface OfferNames {
  /** "Roller shutters" where such a page is named for shutters: the noun of the phrase is one of theirs. */
  readonly isKind: (phrase: Phrase) => boolean;
  /** Any word of it is one of theirs: "cleaning of roof tiles" where a page is named for roofs. */
  readonly isRelated: (phrase: Phrase) => boolean;
}

/** So many letters two compounds share where they end in one word: "Glasreinigung" and "Gebäudereinigung". */
const SHARED_END = 8;

export function offerNames(pages: readonly PageProfile[]): OfferNames {
  const offers = pages.filter(({ kind }) => isOffering(kind));
  const startsAlike = sharesNaming(offers, namesSubject);
  const listEnds = (text: string, language: Language | null): string[] =>
    writesCompounds(language)
      ? listTerms(text, language).flatMap((term) => (term.length > SHARED_END ? term.slice(-SHARED_END) : []))
      : [];
  const ends = new Set(
    offers.flatMap((page) => namingTexts(page).flatMap((text) => listEnds(text, page.language ?? null))),
  );
  const isNamed = (text: string, language: Language | null): boolean =>
    startsAlike(text, language) || listEnds(text, language).some((end) => ends.has(end));
  return {
    isKind: ({ name, language }) => isNamed(findHeadWord(name, language) ?? '', language),
    isRelated: ({ name, language }) => isNamed(name, language),
  };
}
