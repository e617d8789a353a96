import { type Language, writesCompounds } from '../../language/languages.ts';
import { termKeysOf, termsOf } from '../../language/subject-terms.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import type { PageProfile } from '../page-profile.ts';
import { coveringTexts } from '../page-subject.ts';
import { headWordOf } from './label-phrase.ts';
import { namesSubject } from './subject-words.ts';

/**
 * What makes a subject worth a page. `offered`: it stands in a list of what is offered. `kind`: it is a kind of what a page that offers is
 * named for. `explained`: a section is about it, and other pages say it too. `unknown`: the run began before sections were kept.
 */
export type Backing = 'offered' | 'kind' | 'explained' | 'unknown';

interface Judged {
  readonly name: string;
  readonly language: Language | null;
  readonly headings: readonly { readonly id: number; readonly heading: string }[];
  readonly count: number;
  readonly pages: readonly unknown[];
}

/** Pages that offer something. */
export const offering: ReadonlySet<PageKind | null | undefined> = new Set([
  'home',
  'local_service',
  'product',
  'category',
  'event',
] as const);
/** Pages of the business itself name people, rooms and rules. */
const ofBusiness: ReadonlySet<PageKind | null | undefined> = new Set([
  'about',
  'contact',
  'legal',
  'utility',
  'job',
] as const);

const EXPLAINED_WORDS_MIN = 80;
const EXPLAINED_COUNT_MIN = 4;
const EXPLAINED_PAGES_MIN = 2;
/** What a page that offers has a section on and says again is a part of the offer. */
const OFFER_WORDS_MIN = 30;
const OFFER_COUNT_MIN = 3;
const COMPOUND_END_MIN = 5;

/** Judges subjects by where the pages of a site name them; null for those that nothing speaks for. */
export function subjectBacking(pages: readonly PageProfile[]): (subject: Judged) => Backing | null {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const isKind = kindsOfOffers(pages);
  return (subject) => {
    const named = subject.headings.flatMap(({ id, heading }) => {
      const page = byId.get(id);
      return page === undefined ? [] : [{ page, section: page.sections?.[heading] }];
    });
    if (named.some(({ page }) => page.sections === undefined)) return 'unknown';
    const standing = named.filter(({ page, section }) => section?.isReason !== true && !ofBusiness.has(page.kind));
    if (named.length > 0 && standing.length === 0) return null;
    if (standing.some(({ section }) => section?.offeredBelow !== undefined)) return 'offered';
    if (isKind(subject)) return 'kind';
    if (standing.length === 0) return null;
    const words = Math.max(...standing.map(({ section }) => section?.words ?? 0));
    if (
      standing.some(({ page }) => offering.has(page.kind)) &&
      words >= OFFER_WORDS_MIN &&
      subject.count >= OFFER_COUNT_MIN
    )
      return 'offered';
    const isShared =
      new Set(standing.map(({ page }) => page.id)).size >= EXPLAINED_PAGES_MIN ||
      (subject.count >= EXPLAINED_COUNT_MIN && subject.pages.length >= EXPLAINED_PAGES_MIN);
    return words >= EXPLAINED_WORDS_MIN && isShared ? 'explained' : null;
  };
}

/** "Roller shutters" where a page that offers is named for shutters: the noun of the phrase is one of theirs. */
export function kindsOfOffers(pages: readonly PageProfile[]): (subject: Pick<Judged, 'name' | 'language'>) => boolean {
  const keys = new Set<string>();
  const wholes = new Set<string>();
  for (const page of pages.filter(({ kind }) => offering.has(kind))) {
    const { language = null } = page;
    for (const term of coveringTexts(page).flatMap((text) => termsOf(text, language))) {
      if (!namesSubject(term)) continue;
      for (const key of termKeysOf(term, language)) keys.add(key);
      if (term.length >= COMPOUND_END_MIN && writesCompounds(language)) wholes.add(term);
    }
  }
  return ({ name, language }) => {
    const head = headWordOf(name, language);
    if (head === null || !namesSubject(head)) return false;
    const [key] = termKeysOf(head, language);
    return (
      (key !== undefined && keys.has(key)) ||
      (writesCompounds(language) && [...wholes].some((whole) => head.length > whole.length && head.endsWith(whole)))
    );
  };
}
