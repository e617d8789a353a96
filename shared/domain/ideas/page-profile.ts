import { noSiteNames, type SiteNames } from '../keywords/site-names.ts';
import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { pageSubject } from './page-subject.ts';
import { type ReadText, withoutNumber } from './read-markdown.ts';
import { type Term, termRuns } from './text-terms.ts';

/** What a run keeps of a page; two kilobytes or so each, so that a thousand of them are one stored value. */
export interface PageProfile {
  id: number;
  path: string | null;
  title: string | null;
  primaryKeyword: string | null;
  secondaryKeywords: string[];
  planned: boolean;
  /** Search engines are asked not to list it. */
  noindex: boolean;
  wordCount: number;
  /** By its text; absent in a run that began before profiles had it. */
  language?: Language | null;
  grade: string | null;
  /** The content changed since the grade was given. */
  gradeIsStale: boolean;
  /** What it is about in the words of a search, null where that is not certain; see `pageSubject`. */
  subject: string | null;
  /** The first of its headings, as they are written. */
  headings: string[];
  /** Weighted counts of the page's heaviest words, as they are written but in lower case. */
  terms: Record<string, number>;
  /** Phrases of two or three words, and how often the page says them (each title, heading and mention once). */
  phrases: Record<string, number>;
}

const TERMS_MAX = 60;
const PHRASES_MAX = 60;
const HEADINGS_MAX = 20;
const HEADING_CHARACTERS_MAX = 120;
const TITLE_CHARACTERS_MAX = 300;
const SECONDARY_KEYWORDS_READ = 20;
const TITLE_WEIGHT = 4;
/** What has a capital this often is a name: a person, a street, a brand. Only people who know the name search for it. */
const NAME_SHARE = 0.75;
/** Where more of the subject words have a capital than this, capitals tell nothing: in German, and in lists of products. */
const CAPITALS_TELL_BELOW = 0.45;

export interface PageFacts extends Omit<PageProfile, 'terms' | 'phrases' | 'headings' | 'subject' | 'language'> {
  /** The tag that the page itself gives. */
  declaredLanguage?: string | null;
}

/** Headings are kept as they are: what they weigh is only known when those of all pages are (see `weighHeadings`). */
export function pageProfile(
  { declaredLanguage = null, ...facts }: PageFacts,
  read: ReadText,
  site: SiteNames = noSiteNames,
): PageProfile {
  const { language } = detectLanguage(`${facts.title ?? ''}\n${read.text}`, declaredLanguage);
  const counts = new PhraseCounts(language);
  counts.addHeading(withoutNumber(facts.title ?? ''), TITLE_WEIGHT);
  for (const sentence of segmentSentences(read.text)) counts.addSentence(sentence);
  for (const cell of segmentSentences(read.cells)) counts.addCell(cell);
  return {
    ...facts,
    language,
    subject: facts.primaryKeyword ?? pageSubject({ title: facts.title, path: facts.path, language }, read, site),
    title: facts.title?.slice(0, TITLE_CHARACTERS_MAX) ?? null,
    secondaryKeywords: facts.secondaryKeywords.slice(0, SECONDARY_KEYWORDS_READ),
    headings: read.headings.filter(({ length }) => length <= HEADING_CHARACTERS_MAX).slice(0, HEADINGS_MAX),
    ...counts.heaviest(),
  };
}

/** Adds the words and phrases of a heading to those of the page. */
export function addHeading(page: PageProfile, heading: string, weight: number): PageProfile {
  const counts = new PhraseCounts(page.language ?? null, page);
  counts.addHeading(heading, weight);
  return { ...page, ...counts.heaviest() };
}

class PhraseCounts {
  readonly #terms: Map<string, number>;
  readonly #phrases: Map<string, number>;
  /** How often each phrase stands in running text with a capital on each word, and each word with one. */
  readonly #capital = new Map<string, number>();
  /** Words of the title and of headings: a name that is there is a subject. */
  readonly #named = new Set<string>();
  #words = 0;
  #capitals = 0;

  readonly #language: Language | null;

  constructor(language: Language | null, page?: Pick<PageProfile, 'terms' | 'phrases'>) {
    this.#language = language;
    this.#terms = new Map(Object.entries(page?.terms ?? {}));
    this.#phrases = new Map(Object.entries(page?.phrases ?? {}));
  }

  addHeading(text: string, weight: number): void {
    for (const run of termRuns(text, this.#language)) {
      for (const { word } of run) {
        add(this.#terms, word, weight);
        this.#named.add(word);
      }
      for (const parts of phrasesOf(run)) this.#addPhrase(parts);
    }
  }

  addSentence(text: string): void {
    for (const run of termRuns(text, this.#language)) {
      for (const { word, isCapital, isMixed } of run) {
        add(this.#terms, word, 1);
        this.#words += 1;
        if (isCapital) this.#capitals += 1;
        if (isMixed) add(this.#capital, word, 1);
      }
      for (const parts of phrasesOf(run)) {
        const phrase = this.#addPhrase(parts);
        if (parts.every(({ isCapital }) => isCapital)) add(this.#capital, phrase, 1);
      }
    }
  }

  /** Words alone: what stands in the cells of a table is no sentence. */
  addCell(text: string): void {
    for (const run of termRuns(text, this.#language)) for (const { word } of run) add(this.#terms, word, 1);
  }

  #addPhrase(parts: readonly Term[]): string {
    const phrase = parts.map(({ word }) => word).join(' ');
    add(this.#phrases, phrase, 1);
    return phrase;
  }

  heaviest(): Pick<PageProfile, 'terms' | 'phrases'> {
    const capitalsTell = this.#capitals < this.#words * CAPITALS_TELL_BELOW;
    const isSubject = ([text, count]: readonly [string, number]): boolean =>
      !capitalsTell || this.#named.has(text) || (this.#capital.get(text) ?? 0) < count * NAME_SHARE;
    return {
      terms: heaviest([...this.#terms].filter(isSubject), TERMS_MAX),
      phrases: heaviest([...this.#phrases].filter(isSubject), PHRASES_MAX),
    };
  }
}

/** The phrases of two and of three words of a run. A phrase says each word once: "chain chain" is noise. */
function phrasesOf(run: readonly Term[]): Term[][] {
  const phrases: Term[][] = [];
  for (let at = 0; at + 1 < run.length; at += 1) {
    for (const length of [2, 3]) {
      const parts = run.slice(at, at + length);
      if (parts.length === length && new Set(parts.map(({ word }) => word)).size === length) phrases.push(parts);
    }
  }
  return phrases;
}

const add = (counts: Map<string, number>, name: string, weight: number): void => {
  counts.set(name, (counts.get(name) ?? 0) + weight);
};

/** Of equals those that come first: a page says early what it is about. */
const heaviest = (counts: readonly (readonly [string, number])[], max: number): Record<string, number> =>
  Object.fromEntries(counts.toSorted(([, x], [, y]) => y - x).slice(0, max));
