import { isBroadNoun } from '../../keywords/subject-words.ts';
import { keywordSignature } from '../../language/keyword-signature.ts';
import { type Language, writesCompounds } from '../../language/languages.ts';
import { stemWord } from '../../language/stem-word.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { sharesNaming } from '../page-naming.ts';
import type { PageProfile } from '../page-profile.ts';
import { type Backing, subjectBacking } from './subject-backing.ts';
import { namesSubject } from './subject-words.ts';

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
}

/** A phrase that no heading has may be a turn of phrase: so often the site must say it. */
const UNNAMED_COUNT_MIN = 3;
const UNNAMED_FACTOR = 0.5;
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
      };
      counted.set(key, known);
      if (!seen.has(known))
        known.support += Math.min(...listTermKeys(name, language).map((one) => weights.get(one) ?? 0));
      seen.add(known);
      return known;
    };
    for (const [name, count] of Object.entries(page.phrases)) {
      const known = findCount(name);
      known.forms.set(name, (known.forms.get(name) ?? 0) + count);
      known.uses.push({ id, form: name, count });
    }
    for (const [name, heading] of Object.entries(page.subjects)) {
      const known = findCount(name);
      known.headingForms.set(name, (known.headingForms.get(name) ?? 0) + 1);
      known.headings.push({ id, heading });
    }
  }
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
    .filter((subject) => isSubject(subject, ofSite, isInOffers))
    .filter((subject) => isNamedFor(subject) || subject.headings.some(isInOffers))
    .map(({ support: _, ...subject }) => ({
      ...subject,
      headings: placed(subject.headings),
      backing: findBacking(subject),
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
type Weighed = Omit<SiteSubject, 'backing'> & Pick<Counted, 'support'>;

function weighSubject({ forms, headingForms, language, headings, uses, support }: Counted): Weighed {
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
    support,
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
  { name, language, headings, count, support }: Weighed,
  ofSite: Language | null,
  isInOffers: (heading: { id: number; heading: string }) => boolean,
): boolean {
  if (headings.length === 0) return language === ofSite && count >= UNNAMED_COUNT_MIN;
  const isOffered = headings.some(isInOffers);
  if (name.includes(' ')) return isOffered || support >= SUPPORT_MIN;
  // A word alone is mostly too wide, unless it is a compound.
  const isCompound = writesCompounds(language);
  if (isOffered) return !isBroadNoun(name.toLowerCase()) && (isCompound || name.length >= ALONE_CHARACTERS_MIN);
  return support >= (isCompound && name.length >= COMPOUND_CHARACTERS_MIN ? SUPPORT_ALONE_MIN : SUPPORT_BROAD_MIN);
}
