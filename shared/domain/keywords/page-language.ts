import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';

const CHARACTERS_READ = 6_000;

/** The language of a page by its own words; what it declares counts where they say too little. */
export function pageLanguage(
  page: { readonly title: string | null; readonly h1: string | null; readonly text: string },
  declared: string | null,
): Language | null {
  return detectLanguage(`${page.title ?? ''}\n${page.h1 ?? ''}\n${page.text.slice(0, CHARACTERS_READ)}`, declared)
    .language;
}
