import type { Language } from '../language/languages.ts';

/** The language that most pages of a site are written in; null where it is known of none. Of equals the one that comes first. */
export function siteLanguage(pages: readonly { readonly language?: Language | null }[]): Language | null {
  const counts = new Map<Language, number>();
  for (const { language } of pages) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  let best: Language | null = null;
  for (const [language, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = language;
  return best;
}
