import { normalizeLanguageTag } from '../language/languages.ts';
import type { PageProfile } from './page-profile.ts';
import { siteLanguage } from './site-language.ts';

type Written = Pick<PageProfile, 'path' | 'language'>;

/**
 * True for pages in another language than most of the site, below a folder that is named after it: versions of the others. What is proposed
 * for the site in its own language is to be done in theirs too, and is not proposed twice.
 */
export function isVersionIn(pages: readonly Written[]): (page: Written) => boolean {
  const ofSite = siteLanguage(pages);
  return ({ path, language }) => language != null && language !== ofSite && languageOfFolder(path) === language;
}

/** Null where the first folder is not named after a language. */
function languageOfFolder(path: string | null): ReturnType<typeof normalizeLanguageTag> {
  const folder = /^\/([a-z]{2}(?:[-_][a-z]{2})?)\//i.exec(path ?? '')?.[1];
  return folder === undefined ? null : normalizeLanguageTag(folder);
}

/** The pages that are not versions of others in another language. */
export function removeVersions<T extends Written>(pages: readonly T[]): T[] {
  const isVersion = isVersionIn(pages);
  return pages.filter((page) => !isVersion(page));
}
