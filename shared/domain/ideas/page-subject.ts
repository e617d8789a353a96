import { matchable } from '../fields/keyword-match.ts';
import { genericLabels } from '../grading/vocabulary.ts';
import type { Language } from '../language/languages.ts';
import type { PageProfile } from './page-profile.ts';
import { withoutNumber } from './read-markdown.ts';
import { isSubjectWord } from './text-terms.ts';

const WORDS_MAX = 7;
const CHARACTERS_MAX = 80;

/** The parts of a title: a brand stands beside the subject, behind a bar, a dash or a colon. */
const titleParts = (title: string): string[] =>
  withoutNumber(title)
    .split(/\s*[|»›·•]\s*|\s+[-–—]\s+|:\s+|\?\s+|,\s+/)
    .map((part) => part.replaceAll(/["“”„«»?!.]+/g, '').trim())
    .filter((part) => part !== '');

/** A part that this many titles have is the name of the site. */
const BRAND_TITLES_MIN = 3;

/** The name of the site, in the forms that its titles write; none when they write none. */
export function siteNames(pages: readonly Pick<PageProfile, 'title'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { title } of pages) {
    const parts = titleParts(title ?? '');
    // A title of one part is a subject, however many pages have it.
    if (parts.length < 2) continue;
    for (const part of new Set(parts.map(matchable))) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= BRAND_TITLES_MIN).map(([part]) => part);
}

/** Profiles with what each page is about in the words of a search. */
export function withSubjects(pages: readonly PageProfile[]): PageProfile[] {
  const names = new Set(siteNames(pages));
  return pages.map((page) => ({ ...page, subject: pageSubject(page, names) }));
}

type Naming = Pick<PageProfile, 'primaryKeyword' | 'title' | 'headings' | 'path' | 'language'>;

/** Its primary keyword; without one the first telling part of its title, its first heading or its path. */
function pageSubject(page: Naming, names: ReadonlySet<string>): string | null {
  if (page.primaryKeyword !== null) return page.primaryKeyword;
  const parts = [...titleParts(page.title ?? ''), ...titleParts(page.headings[0] ?? ''), slugWords(page.path)];
  return (
    parts.map((part) => asSubject(part, page.language ?? null)).find((part) => part !== null && !names.has(part)) ??
    null
  );
}

/** All that says what the page is for: two pages for one search compete with each other. */
export const coveringTexts = (page: Naming): string[] =>
  [page.primaryKeyword ?? '', page.title ?? '', page.headings[0] ?? '', slugWords(page.path)].filter(
    (text) => text !== '',
  );

/** The words of the last segment of a path. */
function slugWords(path: string | null): string {
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

function asSubject(part: string, language: Language | null): string | null {
  const subject = matchable(part);
  const words = subject.split(' ');
  const tells =
    words.length <= WORDS_MAX &&
    subject.length <= CHARACTERS_MAX &&
    words.some((word) => isSubjectWord(word, language));
  return tells && !genericLabels.has(subject) ? subject : null;
}
