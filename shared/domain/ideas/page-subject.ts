import { matchable } from '../fields/keyword-match.ts';
import { detectKeyword } from '../keywords/detect-keyword.ts';
import type { SiteNames } from '../keywords/site-names.ts';
import { removeNumber } from '../language/heading-number.ts';
import type { Language } from '../language/languages.ts';
import type { ReadText } from './read-markdown.ts';

/** The names of a page. */
export interface Naming {
  path: string | null;
  title: string | null;
  primaryKeyword: string | null;
  /** Sections that its outline has and the page does not yet; absent where no outline is open. */
  plannedHeadings?: readonly string[] | undefined;
  /** Its heading of the first rank, null where it has none; absent in a run that began before profiles had it. */
  h1?: string | null;
  /** The first of its headings, as they are written, without those that many pages have. */
  headings: string[];
}

/** The parts of a title: a brand stands beside the subject, behind a bar, a dash or a colon. */
const titleParts = (title: string): string[] =>
  removeNumber(title)
    .split(/[|»›·•]|\s[-–—]\s|[:?,]\s/)
    .map((part) => part.replaceAll(/["“”„«»?!.]+/g, '').trim())
    .filter((part) => part !== '');

/** A part that this many titles have is the name of the site. */
const BRAND_TITLES_MIN = 3;

/** The name of the site, in the forms that its titles write; none when they write none. */
export function siteNames(pages: readonly Pick<Naming, 'title'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { title } of pages) {
    const parts = titleParts(title ?? '');
    // A title of one part is a subject, however many pages have it.
    if (parts.length < 2) continue;
    for (const part of new Set(parts.map(matchable))) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= BRAND_TITLES_MIN).map(([part]) => part);
}

/**
 * The subject of a page without a primary keyword, in the words of a search; null where that is not certain: then no idea is made of it.
 * Only its main language, title, headings, path and text are known here.
 */
export function pageSubject(
  page: { readonly title: string | null; readonly path: string | null; readonly language: Language | null },
  read: ReadText,
  site: SiteNames,
): string | null {
  const [h1 = null, ...headings] = read.headings;
  const { title, path, language } = page;
  const found = detectKeyword(
    { title, h1, path, metaDescription: null, headings, text: read.text, anchors: [], language, isNews: false },
    site,
  );
  return found.keyword?.phrase ?? null;
}

/** All that says what the page is for: two pages for one search compete with each other. */
export const coveringTexts = (page: Naming): string[] =>
  [
    page.primaryKeyword ?? '',
    page.title ?? '',
    page.h1 ?? '',
    page.headings[0] ?? '',
    slugWords(page.path),
    ...(page.plannedHeadings ?? []),
  ].filter((text) => text !== '');

/** Strings that name a page: a heading below the H1 names a part of it. */
export const namingTexts = (page: Naming): string[] =>
  coveringTexts(page.h1 === undefined ? page : { ...page, headings: [] });

/** The words of the last segment of a path. */
export function slugWords(path: string | null): string {
  const segment = (path ?? '').split('/').findLast((part) => part !== '') ?? '';
  const name = segment.replace(/\.[a-z]{2,5}$/i, '');
  return safelyDecoded(name)
    .replaceAll(/[-_+.]+/g, ' ')
    .trim();
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
