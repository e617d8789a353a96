import { isBroadNoun } from '../../keywords/subject-words.ts';
import { keywordSignature } from '../../language/keyword-signature.ts';
import { type Language, writesCompounds } from '../../language/languages.ts';
import { stemWord } from '../../language/stem-word.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { sharesNaming } from '../page-naming.ts';
import type { PageProfile } from '../page-profile.ts';
import { type Backing, subjectBacking } from './subject-backing.ts';
import { isInflected, namesSubject } from './subject-words.ts';

/** A subject of the site, and where its pages speak of it. */
interface SiteSubject {
  /** As it stands within a sentence; the form that the site writes most. */
  name: string;
  language: Language | null;
  /** Headings that are about nothing else, at most three. */
  headings: { id: number; heading: string; below?: string }[];
  /** How often its text says it, at least, and on which pages; those that say it most first. */
  count: number;
  pages: { id: number; count: number }[];
  strength: number;
  /** The reason for a separate page; null where only searches can give one. */
  backing: Backing | null;
  /** Pages that have all its words among their heaviest. */
  spread: number;
}

/** A phrase that no heading has may be a turn of phrase: how often, and on how many pages, sites of up to so many pages must say it. */
const unnamedMin = [
  { sitePages: 4, count: 3, pages: 1 },
  { sitePages: 29, count: 4, pages: 2 },
  { sitePages: Infinity, count: 8, pages: 3 },
] as const;
const SHARED_MOST = 0.7;
const UNNAMED_FACTOR = 0.5;
/** On a site of this many pages a heading alone makes no subject. */
const LARGE_SITE_PAGES = 30;
const HEADINGS_KEPT = 3;
/** How much of the words of a page its text and headings must have of a subject that one heading names. */
const SUPPORT_MIN = 3;
const SUPPORT_ALONE_MIN = 6;
const SUPPORT_BROAD_MIN = 15;
/** Where words are not joined, a shorter one alone is too wide also in a list of what is offered. */
const ALONE_CHARACTERS_MIN = 8;
/** Shorter words are no compounds. */
const COMPOUND_CHARACTERS_MIN = 10;

interface Counted {
  forms: Map<string, number>;
  /** Those of the headings that are about nothing else. */
  headingForms: Map<string, number>;
  language: Language | null;
  headings: { id: number; heading: string }[];
  uses: { id: number; form: string; count: number }[];
  support: number;
  isLabelled: boolean;
}

/** The subjects of a site, those that it says most of first. Of the languages of a site each has its own. */
export function siteSubjects(pages: readonly PageProfile[], ofSite: Language | null): SiteSubject[] {
  const counted = new Map<string, Counted>();
  for (const page of pages) {
    const { id, language = null } = page;
    const weights = new Map<string, number>();
    for (const [word, weight] of Object.entries(page.terms)) {
      for (const key of listTermKeys(word, language)) weights.set(key, (weights.get(key) ?? 0) + weight);
    }
    const seen = new Set<Counted>();
    const findCount = (name: string): Counted => {
      const key = keywordSignature(name, language);
      const known = counted.get(key) ?? {
        forms: new Map<string, number>(),
        headingForms: new Map<string, number>(),
        language,
        headings: [],
        uses: [],
        support: 0,
        isLabelled: false,
      };
      counted.set(key, known);
      if (!seen.has(known))
        known.support += Math.min(...listTermKeys(name, language).map((one) => weights.get(one) ?? 0));
      seen.add(known);
      return known;
    };
    for (const [name, count] of Object.entries(page.phrases)) {
      const known = findCount(name);
      known.isLabelled ||= page.labelled?.includes(name) ?? true;
      known.forms.set(name, (known.forms.get(name) ?? 0) + count);
      known.uses.push({ id, form: name, count });
    }
    for (const [name, heading] of Object.entries(page.subjects)) {
      const known = findCount(name);
      known.headingForms.set(name, (known.headingForms.get(name) ?? 0) + 1);
      known.headings.push({ id, heading });
    }
  }
  const named = new Set(
    pages.flatMap(({ headings, language = null }) => headings.flatMap((heading) => listTermKeys(heading, language))),
  );
  const heavy = pages.map(({ terms, language = null }) => ({
    language,
    keys: new Set(Object.keys(terms).flatMap((word) => listTermKeys(word, language))),
  }));
  const countSpread = ({ name, language }: { name: string; language: Language | null }): number => {
    const keys = listTermKeys(name, language);
    return heavy.filter((page) => page.language === language && keys.every((key) => page.keys.has(key))).length;
  };
  const isOfSite = sharesNaming(pages, namesSubject);
  const pagesIn = Map.groupBy(pages, ({ language = null }) => language);
  const isNamedFor = ({ name, language }: Weighed): boolean =>
    (pagesIn.get(language)?.length ?? 0) < NAMING_PAGES_MIN || isOfSite(name, language);
  const findBacking = subjectBacking(pages);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const findOfferedBelow = ({ id, heading }: { id: number; heading: string }): string | undefined =>
    byId.get(id)?.sections?.[heading]?.offeredBelow;
  /** Those that stand in a list of what is offered first. */
  const placed = (headings: SiteSubject['headings']): SiteSubject['headings'] =>
    headings
      .map((one) => {
        const below = findOfferedBelow(one);
        return below === undefined || below === '' ? one : { ...one, below };
      })
      .toSorted((a, b) => Number(b.below !== undefined) - Number(a.below !== undefined))
      .slice(0, HEADINGS_KEPT);
  const isInOffers = ({ id, heading }: { id: number; heading: string }): boolean =>
    findOfferedBelow({ id, heading }) !== undefined;
  return [...counted.values()]
    .map((one) => weighSubject(one))
    .filter((subject) => isSubject(subject, { pageCount: pages.length, ofSite, named, isInOffers }))
    .filter((subject) => isSaidOften(subject) || isNamedFor(subject) || subject.headings.some(isInOffers))
    .map(({ support: _, isLabelled: __, ...subject }) => ({
      ...subject,
      headings: placed(subject.headings),
      backing: findBacking(subject),
      spread: countSpread(subject),
    }))
    .toSorted(
      (a, b) =>
        Number(a.backing === null) - Number(b.backing === null) ||
        b.strength - a.strength ||
        (a.name < b.name ? -1 : 1),
    );
}

/** On a site of fewer pages the titles do not say all that it is about. */
const NAMING_PAGES_MIN = 5;
/** A phrase this frequent on so many pages is a subject of the site, whatever its pages are named for. */
const SAID_PAGES_MIN = 2;
const SAID_COUNT_MIN = 10;

const isSaidOften = ({ pages, count }: Weighed): boolean => pages.length >= SAID_PAGES_MIN && count >= SAID_COUNT_MIN;

type Weighed = Omit<SiteSubject, 'spread' | 'backing'> & Pick<Counted, 'support' | 'isLabelled'>;

function weighSubject({ forms, headingForms, language, headings, uses, support, isLabelled }: Counted): Weighed {
  // A heading has the form of a name; a sentence bends it.
  const named = headingForms.size > 0 ? headingForms : forms;
  const [name = ''] = [...named].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0] ?? [];
  const order = stemKey(name, language);
  const pages = new Map<number, number>();
  for (const { id, form, count } of uses) {
    // Another order of the words is the same search, and not the same words.
    if (stemKey(form, language) === order) pages.set(id, (pages.get(id) ?? 0) + count);
  }
  const saying = [...pages].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count || a.id - b.id);
  const count = saying.reduce((sum, page) => sum + page.count, 0);
  const factor = headings.length === 0 ? UNNAMED_FACTOR : 1 + Math.log1p(headings.length);
  return {
    name,
    language,
    headings,
    count,
    pages: saying,
    ...{ support, isLabelled },
    strength: factor * (Math.log1p(count) + Math.log1p(support) / 2),
  };
}

const stemKey = (text: string, language: Language | null): string =>
  text
    .toLowerCase()
    .split(' ')
    .map((word) => stemWord(word, language))
    .join(' ');

function isSubject(
  { name, language, headings, count, pages, support, isLabelled }: Weighed,
  {
    pageCount,
    ofSite,
    named,
    isInOffers,
  }: {
    pageCount: number;
    ofSite: Language | null;
    named: ReadonlySet<string>;
    isInOffers: (heading: { id: number; heading: string }) => boolean;
  },
): boolean {
  if (headings.length === 0) {
    const least = unnamedMin.find(({ sitePages }) => pageCount <= sitePages);
    if (language !== ofSite || least === undefined || isInflected(name, language)) return false;
    const isNamed = pageCount < LARGE_SITE_PAGES || listTermKeys(name, language).every((key) => named.has(key));
    // A phrase in sentences alone is a turn of phrase more often than a subject. One that a page repeats, and others
    // mention, is a subject of that page.
    const isShared = pageCount < NAMING_PAGES_MIN || (pages[0]?.count ?? 0) <= count * SHARED_MOST;
    return isShared && isLabelled && isNamed && count >= least.count && pages.length >= least.pages;
  }
  // A word alone is mostly too wide, unless it is a compound.
  if (!name.includes(' ')) {
    const isCompound = writesCompounds(language) && name.length >= COMPOUND_CHARACTERS_MIN;
    const isOffered =
      headings.some(isInOffers) &&
      !isBroadNoun(name.toLowerCase()) &&
      (writesCompounds(language) || name.length >= ALONE_CHARACTERS_MIN);
    if (isCompound && !isOffered) return support >= SUPPORT_ALONE_MIN;
    return isOffered || (pageCount < LARGE_SITE_PAGES && support >= SUPPORT_BROAD_MIN);
  }
  if (headings.some(isInOffers)) return true;
  return support >= SUPPORT_MIN && (pageCount < LARGE_SITE_PAGES || count > 1 || headings.length > 1);
}
