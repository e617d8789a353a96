import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { readBody } from '../grading/body-parts.ts';
import { detectPortugueseRegion } from '../language/portuguese-region.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { countDocumentWords } from '../markdown/count-words.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { findSitePage } from '../pages/page-kind/page-names.ts';
import type { OutlineInput } from './outline-input.ts';
import { languageOfPage } from './page-language.ts';

/** More of them say no better what language a page is in. */
const BLOCKS_READ_FOR_LANGUAGE = 50;
const PARAGRAPHS_READ_MAX = 40;
const NAMES_READ_MAX = 20;
const TEXT_READ_MAX = 100_000;

/** A page that an outline is made for. */
interface OutlinedPage {
  readonly document: ContentDocument | null;
  readonly h1: string | null;
  readonly purpose: string | null;
  /** The tag that the page itself gives. */
  readonly declaredLanguage: string | null;
  readonly secondaryKeywords: readonly string[];
  /** Of the plan that a page without text belongs to. */
  readonly brief: string | null;
  /** Names of other pages of the site: they say the language of a page of a few words. */
  readonly siblingNames?: readonly string[];
  /** Where the site is, and how it is called: its host, its telephone numbers. */
  readonly origins?: readonly string[];
}

type OwnPart = Pick<
  OutlineInput,
  | 'keyword'
  | 'language'
  | 'region'
  | 'secondaryKeywords'
  | 'purpose'
  | 'heading'
  | 'sections'
  | 'wordCount'
  | 'pageWords'
  | 'text'
>;

/** Reads the page itself: its language, its main heading and the stretches of its body. */
export function ownPage(keyword: string, page: OutlinedPage): OwnPart {
  const { document, brief, purpose, declaredLanguage } = page;
  const body = document && readBody(document);
  const text = (body?.proseBlocks ?? [])
    .slice(0, BLOCKS_READ_FOR_LANGUAGE)
    .map((block) => block.text)
    .join('\n');
  const heading = page.h1 ?? body?.headings.find(({ level }) => level === 1)?.text ?? null;
  const language = languageOfPage(
    [
      text,
      brief ?? '',
      purpose ?? '',
      heading ?? '',
      keyword,
      (page.siblingNames ?? []).slice(0, NAMES_READ_MAX).join('. '),
    ],
    declaredLanguage,
  );
  return {
    keyword,
    language,
    region:
      language === 'pt'
        ? detectPortugueseRegion(
            [text, heading, brief, purpose, ...(page.siblingNames ?? []).slice(0, NAMES_READ_MAX)].join(' '),
            declaredLanguage,
            page.origins,
          )
        : null,
    secondaryKeywords: page.secondaryKeywords,
    purpose,
    heading,
    sections: (body?.sections ?? []).flatMap(({ heading: own, words, blockIds }) =>
      own
        ? [{ level: own.level, heading: own.text, words, paragraphs: textsOfBlocks(body?.paragraphs ?? [], blockIds) }]
        : [],
    ),
    wordCount: (body?.sections ?? []).reduce((total, { words }) => total + words, 0),
    pageWords: document === null ? 0 : countDocumentWords(document),
    text: document === null ? null : document.children.map(plainText).join('\n').slice(0, TEXT_READ_MAX),
  };
}

/** The running text of a section. */
function textsOfBlocks(
  paragraphs: readonly { id: string | null; text: string }[],
  blockIds: readonly string[],
): string[] {
  const ids = new Set(blockIds);
  return paragraphs.flatMap(({ id, text }) => (id !== null && ids.has(id) ? text : [])).slice(0, PARAGRAPHS_READ_MAX);
}

/** The kind of a planned page, where its name or its address says it. */
export const plannedKind = (name: string | null, path: string | null): PageKind | null =>
  path === '/' ? 'home' : name === null ? null : findSitePage(name);

/** Pages that explain something rather than offer it. */
const articlePath = new RegExp(String.raw`\/(?:${alternatives('outlines', 'articlePath')})(?:\/|$)`, 'iu');

/** Ways by which customers come; a manual has an address for mail, and that of a licence. */
const waysIn: ReadonlySet<string | null | undefined> = new Set(['phone', 'booking_url', 'hours']);
/** Facts of sellers alone. */
const ofTrade: ReadonlySet<string> = new Set(['price', 'testimonial', 'client']);

/** A business that can be reached offers something on its pages, but for those that explain. */
export const classifyOffers = (
  facts: readonly { kind: string; key?: string | null }[],
  path: string | null,
  brief: string | null = null,
): 'services' | null =>
  (facts.some(({ kind, key }) => ofTrade.has(kind) || (kind === 'contact' && waysIn.has(key))) ||
    saysOffer.test((brief ?? '').slice(0, BRIEF_READ_MAX))) &&
  !articlePath.test(path ?? '')
    ? 'services'
    : null;

const BRIEF_READ_MAX = 5_000;
/** How who offers something speaks of it, and how a plan says what a page offers. */
const saysOffer = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('outlines', 'saysOffer')})(?!\p{L})`, 'iu');
