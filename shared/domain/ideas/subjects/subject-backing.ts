import type { Language } from '../../language/languages.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import { sellsSomething } from '../local-business.ts';
import type { PageProfile } from '../page-profile.ts';
import { isOffering, offerNames } from './offer-names.ts';
import { areaFolders } from './path-words.ts';

/**
 * The reason for a page on a subject. `offered`: it stands in a list of what is offered. `kind`: it is a kind of what a page that offers is
 * named for. `explained`: sections explain it at length. `unknown`: nothing tells, as on pages
 * of plain text and in runs that began before sections were kept.
 */
export type Backing = 'offered' | 'kind' | 'explained' | 'unknown';

interface Judged {
  readonly name: string;
  readonly language: Language | null;
  readonly headings: readonly { readonly id: number; readonly heading: string }[];
  readonly count: number;
  /** Those that say it most first. */
  readonly pages: readonly { readonly id: number; readonly count: number }[];
}

/** Pages of the business itself name people, rooms and rules. */
const ofBusiness: ReadonlySet<PageKind | null | undefined> = new Set([
  'about',
  'contact',
  'legal',
  'utility',
  'job',
] as const);

const EXPLAINED_WORDS_MIN = 80;
/** A section of an offering page whose phrase recurs is a part of the offer. */
const OFFER_WORDS_MIN = 30;
const OFFER_COUNT_MIN = 3;
/** From this many pages on, what is offered has a page, a heading or a place in a list. */
const HEADED_PAGES_MIN = 30;
/** A heading with fewer words below only lists what it names. */
const RELATED_WORDS_MIN = 8;

const isPlain = (page: PageProfile | undefined): boolean =>
  page !== undefined && page.kind == null && page.headings.length <= 1;

/** Judges subjects by where the pages of a site name them; null for those that nothing speaks for. */
export function subjectBacking(pages: readonly PageProfile[]): (subject: Judged) => Backing | null {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const { isKind, isRelated } = offerNames(pages);
  const sells = sellsSomething(pages);
  return (subject) => {
    const named = subject.headings.flatMap(({ id, heading }) => {
      const page = byId.get(id);
      return page === undefined ? [] : [{ page, section: page.sections?.[heading] }];
    });
    if (named.some(({ page }) => page.sections === undefined)) return 'unknown';
    // Pages of plain text, as plans and imports have them, set nothing apart.
    if (named.length === 0) return subject.pages.every(({ id }) => isPlain(byId.get(id))) ? 'unknown' : null;
    const standing = named.filter(({ page, section }) => section?.isReason !== true && !ofBusiness.has(page.kind));
    if (standing.length === 0) return null;
    // A page for one place names the place in what it offers.
    const general = standing.filter(({ page }) => !areaFolders.test(page.path ?? ''));
    if (general.some(({ section }) => section?.offeredBelow !== undefined)) return 'offered';
    if (isKind(subject)) return 'kind';
    const words = Math.max(...standing.map(({ section }) => section?.words ?? 0));
    // A site of many pages has a page, or a list, for what it offers; a club has no offers.
    if (sells && pages.length < HEADED_PAGES_MIN && general.some(({ page }) => isOffering(page.kind))) {
      if (words >= OFFER_WORDS_MIN && subject.count >= OFFER_COUNT_MIN) return 'offered';
      if (words >= RELATED_WORDS_MIN && isRelated(subject)) return 'kind';
    }
    const isShared = new Set([...standing.map(({ page }) => page.id), ...subject.pages.map(({ id }) => id)]).size > 1;
    return words >= EXPLAINED_WORDS_MIN && isShared ? 'explained' : null;
  };
}
