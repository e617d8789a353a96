import { isFunctionWord } from '../language/function-words.ts';
import { stemWord } from '../language/stem-word.ts';
import { slugWords } from '../language/transliterate.ts';
import type { KeywordPage, Place } from './keyword-page.ts';
import type { Head } from './page-heads.ts';
import { readTokens } from './phrase-tokens.ts';

const HEADINGS_MAX = 60;

/** Evidence for the page's phrases beside its headings. */
export interface PageEvidence {
  readonly has: Readonly<Record<Place, boolean>>;
  /** Places that share no word with the others, such as a slogan: what they lack is weaker evidence. */
  readonly isAlone: Readonly<Record<Place, boolean>>;
  readonly slug: { words: ReadonlySet<string>; keys: ReadonlySet<string>; count: number };
  readonly headings: readonly ReadonlySet<string>[];
  readonly description: ReadonlySet<string>;
}

export function readEvidence(page: KeywordPage, heads: readonly Head[]): PageEvidence {
  const { language } = page;
  const words = slugWords(lastSegment(page.path)).filter(
    (word) => /\p{L}{2}/u.test(word) && !isFunctionWord(word, language),
  );
  const readKeys = (text: string): ReadonlySet<string> => new Set(readTokens(text, language).map(({ key }) => key));
  const hasPlace = (place: Place): boolean => heads.some((head) => head.place === place);
  const headings = page.headings.slice(0, HEADINGS_MAX).map((heading) => readKeys(heading.slice(0, 200)));
  const listTerms = (place: Place): string[] =>
    heads.flatMap((head) =>
      head.place === place
        ? head.segments.flatMap(({ tokens }) => tokens.flatMap(({ class: kind, key }) => (kind === 'term' ? key : [])))
        : [],
    );
  const slugKeys = new Set(words.map((word) => stemWord(word, language)));
  const title = new Set(listTerms('title'));
  const h1 = new Set(listTerms('h1'));
  const h1Shares = [...h1].some((key) => title.has(key) || slugKeys.has(key));
  const titleShares = [...title].some((key) => h1.has(key) || slugKeys.has(key));
  const isLabelled =
    page.path !== '/' &&
    heads.some(
      (head) => head.place === 'h1' && head.termCount > 1 && head.segments.every(({ isSentence }) => !isSentence),
    );
  return {
    isAlone: {
      ...nowhere,
      title: !titleShares && h1Shares,
      h1: !h1Shares && (titleShares || !isLabelled),
    },
    has: {
      title: hasPlace('title'),
      h1: hasPlace('h1'),
      anchor: hasPlace('anchor'),
      slug: words.length > 0,
      headings: headings.length > 2,
      description: (page.metaDescription ?? '') !== '',
      text: true,
    },
    slug: { words: new Set(words), keys: slugKeys, count: words.length },
    headings,
    description: readKeys((page.metaDescription ?? '').slice(0, 400)),
  };
}

const nowhere: Readonly<Record<Place, boolean>> = {
  title: false,
  h1: false,
  slug: false,
  anchor: false,
  headings: false,
  description: false,
  text: false,
};
/** The weight of a place that shares no word with the others. */
export const ALONE_FACTOR = 0.3;

const lastSegment = (path: string | null): string => (path ?? '').split('/').findLast((part) => part !== '') ?? '';
