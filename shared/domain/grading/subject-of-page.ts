import { detectKeyword } from '../keywords/detect-keyword.ts';
import { schemaNames } from '../keywords/schema-names.ts';
import { collectSiteNames } from '../keywords/site-names.ts';
import type { Language } from '../language/languages.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import type { GradingInput } from './grading-input.ts';

/** Strings of the page. */
interface ReadTexts {
  readonly title: string;
  readonly metaDescription: string;
  readonly h1: string | null;
  readonly headings: readonly { readonly text: string }[];
  readonly text: string;
  readonly language: Language | null;
}

/**
 * The subject of a page without a primary keyword, in the words of a search; null where that is not certain. Of the site only what the
 * page itself says is known here: its structured data, its domain and the parts of its title. Links from other pages are not.
 */
export function subjectOfPage(input: GradingInput, read: ReadTexts): string | null {
  const { title, metaDescription, h1, headings, text, language } = read;
  const { fields, url, path, siteDomain, siteName = null } = input;
  const { names, places, isNews } = schemaNames(fields.schema);
  const page = {
    title: title === '' ? null : title,
    h1,
    path,
    metaDescription: metaDescription === '' ? null : metaDescription,
    headings: headings.flatMap((heading) => (heading.text === h1 ? [] : heading.text)),
    text,
    anchors: url === null ? [] : ownLabels(url, input.links.internal),
    language,
    isNews,
  };
  const site = collectSiteNames({ domain: siteDomain, known: [siteName, ...names], places, titles: [] });
  return detectKeyword(page, site).keyword?.phrase ?? null;
}

/** Reads the navigation's labels for the page. */
function ownLabels(url: string, links: GradingInput['links']['internal']): string[] {
  const own = trimUrl(url);
  return links.flatMap(({ href, anchorText, location }) =>
    anchorText !== null && (location === 'nav' || location === 'header') && trimUrl(href) === own ? anchorText : [],
  );
}

const trimUrl = (url: string): string => trimTrailing(url.split(/[#?]/, 1)[0] ?? '', /\//);
