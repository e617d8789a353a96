import type { RawPage } from '../raw-page.ts';
import { tokenize } from '../raw-words.ts';

/** Stored records about a site beside its pages: claims on search data, keywords and grades are compared with them. */
export interface StoredRecords {
  readonly primaryKeywords?: Readonly<Record<string, string>>;
  readonly secondaryKeywords?: Readonly<Record<string, readonly string[]>>;
  readonly grades?: Readonly<Record<string, { readonly grade: string; readonly isStale: boolean }>>;
  readonly volumes?: Readonly<Record<string, number>>;
  readonly impressions?: Readonly<Record<string, number>>;
  /** Searches by month, of the last year. */
  readonly months?: Readonly<Record<string, readonly { readonly month: string; readonly value: number }[]>>;
  readonly rows?: readonly {
    readonly query: string;
    readonly path: string;
    readonly impressions: number;
    readonly clicks?: number;
    readonly position: number;
  }[];
  readonly clicks?: readonly { readonly path: string; readonly before: number; readonly now: number }[];
  /** Results of searches. */
  readonly results?: Readonly<
    Record<
      string,
      {
        readonly results: readonly { readonly position: number; readonly title: string; readonly url: string }[];
        readonly questions: readonly string[];
      }
    >
  >;
  /** Titles of active drafts, by path. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** A site as the checkers see it: its pages by their path, read by another parser than the product's. */
export interface RawSite {
  readonly pages: ReadonlyMap<string, RawPage>;
  readonly records: StoredRecords;
}

/** Letters without marks, and without the endings that inflect a word in the languages of Europe; a separate, plain reading. */
export const plainStem = (word: string): string => {
  const folded = word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss');
  return folded.length < 5 ? folded.replace(/s$/, '') : folded.replace(/(?:es|s|en|em|er|e|n|x)$/u, '');
};

const small = new Set(
  `a an the of for in on at to and or with from by is are do does how what why when where which who i you
   der die das den dem des ein eine einer eines einem einen und oder für von mit im am zum zur bei auf in an
   le la les un une des de du d l et ou pour avec dans en sur au aux qu est ce que
   el los las una unos unas del y o para con por al lo il gli i uno di della del dei delle e da per os as um uma do dos no na het een van voor met w z na do i`.split(
    /\s+/,
  ),
);

/** The words of a keyword that name something. */
export const namingWords = (keyword: string): string[] => {
  const words = tokenize(keyword);
  const naming = words.filter((word) => !small.has(word));
  return naming.length > 0 ? naming : words;
};

/** True where the text has every naming word of the keyword, in a form that a reader takes for the same. */
export function hasAllWords(text: string, keyword: string): boolean {
  const stems = new Set(tokenize(text).map(plainStem));
  return namingWords(keyword).every((word) => stems.has(plainStem(word)));
}
