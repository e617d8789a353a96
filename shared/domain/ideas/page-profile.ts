import { noSiteNames, type SiteNames } from '../keywords/site-names.ts';
import { comparedIn } from '../language/composed-words.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { removeNumber } from '../language/heading-number.ts';
import type { Language } from '../language/languages.ts';
import { countSpellings } from '../language/spellings.ts';
import { cutText, READ_HEADING_CHARACTERS_MAX } from '../language/text-limits.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { type Naming, pageSubject, slugWords } from './page-subject.ts';
import type { ReadText } from './read-markdown.ts';
import { type PagePlaces, pagePlaces } from './subjects/page-places.ts';
import type { ShownPrice } from './subjects/page-prices.ts';
import { type PageSection, pageSections } from './subjects/page-sections.ts';
import { pageSubjects } from './subjects/page-subjects.ts';
import { listSubjectWords } from './text-terms.ts';

/** A page as a run keeps it; two kilobytes or so each, so that a thousand of them are one stored value. */
export interface PageProfile extends Naming {
  id: number;
  secondaryKeywords: string[];
  planned: boolean;
  /** Search engines are asked not to list it. */
  noindex: boolean;
  wordCount: number;
  /** By its text; absent in a run that began before profiles had it. */
  language?: Language | null;
  /** The kind of the page; absent in a run that began before profiles had it, null for a page that was not crawled. */
  kind?: PageKind | null;
  grade: string | null;
  /** The content changed since the grade was given. */
  gradeIsStale: boolean;
  /** The subject in the words of a search, null where that is not certain; see `pageSubject`. */
  subject: string | null;
  /** Weighted counts of the page's heaviest words, as they are written but in lower case. */
  terms: Record<string, number>;
  /** Noun phrases of its text as they stand within a sentence, and how often the text says them. */
  phrases: Record<string, number>;
  /** Subjects that are all of a heading, with the heading as it is written. */
  subjects: Record<string, string>;
  /** Words of its subjects and terms that it writes with a capital; absent in a run that began before profiles had it. */
  spellings?: Record<string, string>;
  /** Where these headings, questions and comparisons stand; absent in a run that began before profiles had it. */
  sections?: Record<string, PageSection>;
  places: PagePlaces;
  prices: ShownPrice[];
  /** True where any price stands in its text; absent in a run that began before profiles had it. */
  showsPrice?: boolean;
}

const TERMS_MAX = 60;
const HEADINGS_MAX = 20;
const HEADING_CHARACTERS_MAX = 120;
const TITLE_CHARACTERS_MAX = 300;
const SECONDARY_KEYWORDS_READ = 20;
/** A page writes its words early as it does later. */
const SPELLED_CHARACTERS_MAX = 6_000;
const TITLE_WEIGHT = 4;

type ReadFromText =
  | 'showsPrice'
  | 'terms'
  | 'phrases'
  | 'subjects'
  | 'spellings'
  | 'sections'
  | 'h1'
  | 'headings'
  | 'subject'
  | 'language'
  | 'places'
  | 'prices';

interface PageFacts extends Omit<PageProfile, ReadFromText> {
  /** The tag that the page itself gives. */
  declaredLanguage?: string | null;
}

/** Headings are kept as they are: what they weigh is only known when those of all pages are (see `weighHeadings`). */
export function pageProfile(
  { declaredLanguage = null, ...given }: PageFacts,
  read: ReadText,
  site: SiteNames = noSiteNames,
): PageProfile {
  const facts = { ...given, title: given.title && cutText(given.title, READ_HEADING_CHARACTERS_MAX) };
  const { language } = detectLanguage(`${facts.title ?? ''}\n${read.text}`, declaredLanguage);
  const counts = new TermCounts(language);
  counts.addText(removeNumber(facts.title ?? ''), TITLE_WEIGHT);
  counts.addText(`${read.text}\n${read.cells}`, 1);
  const placed = placedSections(read, facts);
  const named = pageSubjects(read, language, site, offeredIn(placed));
  const subject = facts.primaryKeyword ?? pageSubject({ title: facts.title, path: facts.path, language }, read, site);
  const terms = counts.heaviest();
  return {
    ...facts,
    language,
    subject,
    title: facts.title?.slice(0, TITLE_CHARACTERS_MAX) ?? null,
    secondaryKeywords: facts.secondaryKeywords.slice(0, SECONDARY_KEYWORDS_READ),
    ...h1Of(read),
    headings: read.headings.filter(({ length }) => length <= HEADING_CHARACTERS_MAX).slice(0, HEADINGS_MAX),
    terms,
    ...named,
    spellings: spellWords([subject ?? '', ...Object.keys(terms), ...Object.keys(named.phrases)], {
      titles: [facts.title ?? '', ...read.headings],
      lines: read.text.slice(0, SPELLED_CHARACTERS_MAX).split('\n'),
      language,
    }),
    ...(placed === null
      ? {}
      : { sections: readSections({ headings: read.headings, language }, named.subjects, placed) }),
    places: pagePlaces(`${facts.title ?? ''}\n${read.headings.join('\n')}\n${read.text}\n${read.cells}`),
    prices: read.prices ?? [],
    ...(read.showsPrice === undefined ? {} : { showsPrice: read.showsPrice }),
  };
}

/** The words that the page writes otherwise than in small letters. */
function spellWords(
  phrases: readonly string[],
  {
    titles,
    lines,
    language,
  }: { readonly titles: readonly string[]; readonly lines: readonly string[]; readonly language: Language | null },
): Record<string, string> {
  const spellings = countSpellings(
    [...titles.map((text) => ({ text, isTitle: true })), ...lines.map((text) => ({ text, isTitle: false }))],
    language,
  );
  const words = new Set(phrases.flatMap((phrase) => phrase.toLowerCase().split(' ')));
  return Object.fromEntries([...spellings].filter(([word, written]) => written !== word && words.has(word)));
}

function h1Of({ sections }: ReadText): Pick<PageProfile, 'h1'> {
  if (sections === undefined) return {};
  const h1 = sections.find(({ level }) => level === 1)?.heading ?? null;
  return { h1: h1 === null || h1.length > HEADING_CHARACTERS_MAX ? null : h1 };
}

/** The page's own name. */
export const mainHeading = ({ h1, headings }: Pick<PageProfile, 'h1' | 'headings'>): string =>
  h1 === undefined ? (headings[0] ?? '') : (h1 ?? '');

function placedSections(
  { sections, headings }: ReadText,
  { title, path }: Pick<PageFacts, 'title' | 'path'>,
): Map<string, PageSection> | null {
  if (sections === undefined) return null;
  const h1 = sections.find(({ level }) => level === 1)?.heading ?? headings[0] ?? '';
  const names = [...(title ?? '').split(TITLE_SEPARATOR), h1, slugWords(path)];
  return pageSections(
    sections,
    names.filter((name) => name !== ''),
  );
}

const offeredIn = (placed: ReadonlyMap<string, PageSection> | null): ReadonlySet<string> =>
  new Set([...(placed ?? [])].flatMap(([heading, { offeredBelow }]) => (offeredBelow === undefined ? [] : [heading])));

const asksOrCompares = (heading: string, language: Language | null): boolean =>
  /[?？؟]$/u.test(heading) || comparedIn(heading, language) !== null;

/** Those of the headings that are subjects, questions or comparisons. */
const readSections = (
  { headings, language }: { headings: readonly string[]; language: Language | null },
  subjects: Readonly<Record<string, string>>,
  placed: ReadonlyMap<string, PageSection>,
): Record<string, PageSection> =>
  Object.fromEntries(
    [...Object.values(subjects), ...headings.filter((heading) => asksOrCompares(heading, language))].flatMap(
      (heading) => {
        const section = placed.get(heading);
        return section === undefined ? [] : [[heading, section] as const];
      },
    ),
  );

const TITLE_SEPARATOR = /(?<!\s)\s+[|»·•–—-]\s+/u;

/** Adds the words of a heading to those of the page. */
export function addHeading(page: PageProfile, heading: string, weight: number): PageProfile {
  const counts = new TermCounts(page.language ?? null, page);
  counts.addText(heading, weight);
  return { ...page, terms: counts.heaviest() };
}

class TermCounts {
  readonly #terms: Map<string, number>;
  readonly #language: Language | null;

  constructor(language: Language | null, page?: Pick<PageProfile, 'terms'>) {
    this.#language = language;
    this.#terms = new Map(Object.entries(page?.terms ?? {}));
  }

  addText(text: string, weight: number): void {
    for (const word of listSubjectWords(text, this.#language)) add(this.#terms, word, weight);
  }

  heaviest(): Record<string, number> {
    return heaviest([...this.#terms], TERMS_MAX);
  }
}

const add = (counts: Map<string, number>, name: string, weight: number): void => {
  counts.set(name, (counts.get(name) ?? 0) + weight);
};

/** Of equals those that come first: a page says early what it is about. */
const heaviest = (counts: readonly (readonly [string, number])[], max: number): Record<string, number> =>
  Object.fromEntries(counts.toSorted(([, x], [, y]) => y - x).slice(0, max));
