/** The keywords that the rules give to labelled pages: by detection, and by generation for all pages of a site together. */
import { assignKeywords } from '../../../shared/domain/keywords/assign-keywords.ts';
import { detectKeyword } from '../../../shared/domain/keywords/detect-keyword.ts';
import type { KeywordPage } from '../../../shared/domain/keywords/keyword-page.ts';
import { candidatesOfPage } from '../../../shared/domain/keywords/page-candidates.ts';
import { pageLanguage } from '../../../shared/domain/keywords/page-language.ts';
import { collectSiteNames, type SiteNames } from '../../../shared/domain/keywords/site-names.ts';
import type { LabelledPage } from './keyword-page.ts';

const FILLER = 'zzz';

/** "~ health *2" is said twice, behind another word. */
const textOf = (places: readonly string[]): string =>
  places
    .map((place) => {
      const [, words = place, times = '1'] = /^(.*?)(?: \*(\d+))?$/.exec(place) ?? [];
      return `${words.replaceAll('~', FILLER)}. `.repeat(Number(times));
    })
    .join('');

function pageOf({
  title,
  h1,
  path,
  description,
  headings,
  places = [],
  text,
  language,
  isNews,
}: LabelledPage): KeywordPage {
  const all = text ?? textOf(places);
  return {
    ...{ title, h1, path, metaDescription: description, headings, text: all, anchors: [], isNews },
    language: text === undefined ? language : pageLanguage({ title, h1, text }, language),
  };
}

const siteOf = ({ site: { domain, names, known = [], places = [] } }: LabelledPage): SiteNames =>
  names === undefined
    ? collectSiteNames({ domain, known, places, titles: [] })
    : { names: new Set(names), places: new Map(), domainKey: domain ?? '' };

export const detectKeywords = (pages: readonly LabelledPage[]): (string | null)[] =>
  pages.map((page) => detectKeyword(pageOf(page), siteOf(page)).keyword?.phrase ?? null);

export const generateKeywords = (pages: readonly LabelledPage[]): (string | null)[] =>
  assignKeywords(
    pages.map((page, pageId) => {
      const read = pageOf(page);
      return { pageId, language: read.language, candidates: candidatesOfPage({ ...read, queries: [] }, siteOf(page)) };
    }),
    () => null,
    new Set(),
  ).map(({ primaryKeyword }) => primaryKeyword);
