import type { SignalSource } from '../extraction/signals/page-signals.ts';
import type { Essential } from '../rubric/criteria-by-kind.ts';

/**
 * The claims of the sentences about a page, beside the sentences: each value that a sentence shows is rendered from a claim, and `npm run lab
 * -- truth` checks the claims against the raw HTML. A sentence without claims is not checked, and the gate fails on it.
 */

/** A place of the page that is quoted from. */
export type QuotedPlace =
  | 'title'
  | 'meta_description'
  | 'h1'
  | 'heading'
  | 'text'
  | 'link'
  | 'link_target'
  | 'path'
  | 'structured_data'
  | 'keyword'
  /** Anywhere on the page. */
  | 'page';

/** Things counted on the page as a visitor sees it, in the text that was read. */
export type Counted =
  | 'word'
  | 'h1'
  | 'subheading'
  | 'subheading_question'
  | 'question'
  | 'number'
  | 'internal_link'
  | 'internal_target'
  | 'outbound_link'
  | 'outbound_target'
  | 'measure'
  | 'link'
  | 'image'
  | 'described_image'
  | 'list'
  | 'table'
  | 'code'
  | 'price'
  | 'exclamation_mark'
  | 'capitals_word'
  | 'quotation';

/** Where a keyword is looked for. */
export type KeywordPlace =
  | 'title'
  | 'meta_description'
  | 'h1'
  | 'subheadings'
  | 'opening'
  | 'title_and_h1'
  | 'paragraph'
  | 'path';

export type Claim =
  /** The page has none of these. */
  | { readonly kind: 'missing'; readonly of: 'title' | 'meta_description' | 'text' | 'json_ld' | 'structured_data' }
  | { readonly kind: 'present'; readonly of: 'title' | 'meta_description' | 'h1' | 'json_ld' }
  /** All links of the page to pages of the site, or to others: navigation and footer too. */
  | { readonly kind: 'page_links'; readonly of: 'internal' | 'outbound'; readonly value: number }
  | { readonly kind: 'valid_json_ld'; readonly value: boolean }
  /** Length in code points. */
  | { readonly kind: 'characters'; readonly of: 'title' | 'meta_description'; readonly value: number }
  /** Stands there word for word; `isCut` where the original goes on, or begins before it. */
  | { readonly kind: 'quote'; readonly of: QuotedPlace; readonly value: string; readonly isCut: boolean }
  | { readonly kind: 'count'; readonly of: Counted; readonly value: number }
  /** Different words that are no function words. */
  | { readonly kind: 'terms'; readonly of: 'title' | 'subheadings' | 'text'; readonly value: number }
  /** Different words of the first that are no function words and that the second lacks, or has as well. */
  | {
      readonly kind: 'own_terms' | 'shared_terms';
      readonly of: 'title' | 'meta_description';
      readonly with: 'title' | 'heading';
      readonly heading: string | null;
      readonly value: number;
    }
  /** The same text, but for case and spacing. */
  | { readonly kind: 'same_text'; readonly of: 'meta_description'; readonly with: 'title' }
  | { readonly kind: 'no_number_or_question'; readonly of: 'meta_description' }
  | { readonly kind: 'repeated_word'; readonly of: 'title'; readonly value: string }
  | { readonly kind: 'mostly_capitals' | 'plain_wording'; readonly of: 'title' }
  | { readonly kind: 'separators'; readonly of: 'title'; readonly value: number }
  | { readonly kind: 'heading_level'; readonly heading: string; readonly value: number }
  /** A heading that stands more than one level below the one before it. */
  | { readonly kind: 'skipped_level'; readonly heading: string; readonly from: number; readonly value: number }
  | { readonly kind: 'no_skipped_level' }
  | {
      readonly kind: 'weak_heading';
      readonly heading: string;
      readonly value: 'generic' | 'repeated' | 'one_word' | 'long';
    }
  /** Words of the longest stretch without a subheading. */
  | { readonly kind: 'longest_stretch'; readonly value: number }
  | { readonly kind: 'words_before_subheading'; readonly value: number }
  | { readonly kind: 'paragraph_words'; readonly paragraph: string; readonly value: number }
  /** Paragraphs of 20 to 80 words. */
  | { readonly kind: 'short_paragraphs'; readonly value: number }
  | { readonly kind: 'no_paragraph' }
  /** Percent of the text that says earlier sentences again. */
  | { readonly kind: 'repeated_text'; readonly value: number }
  | { readonly kind: 'repeated_sentences'; readonly value: number }
  /** How often the text has this word, in any of its forms. */
  | { readonly kind: 'term_times'; readonly term: string; readonly value: number }
  | { readonly kind: 'weak_link'; readonly value: string; readonly target: string }
  | { readonly kind: 'link_at_end'; readonly value: boolean }
  /** Words that stand in the text or do not. */
  | { readonly kind: 'phrase'; readonly value: string; readonly isThere: boolean }
  /** The keyword's use in a place; `value` is the kind of match. */
  | {
      readonly kind: 'keyword';
      readonly of: KeywordPlace;
      readonly phrase: string;
      readonly text: string;
      readonly value: string;
    }
  /** How often the text carries the keyword, and how often of that word for word; in how many thirds of it. */
  | { readonly kind: 'keyword_times'; readonly phrase: string; readonly value: number; readonly exact: number }
  | { readonly kind: 'keyword_thirds'; readonly phrase: string; readonly value: number }
  | { readonly kind: 'keyword_start'; readonly of: 'title'; readonly phrase: string; readonly value: number }
  /** The page's statement of its author, its date, and its contact; the words stand in its text or markup. */
  | { readonly kind: 'author'; readonly value: string; readonly source: SignalSource }
  /** With the address of the link, where it is one. */
  | { readonly kind: 'contact'; readonly value: string; readonly href: string | null }
  /** `value` as the page has it, `date` as the statement does (`2026-05-11`). */
  | { readonly kind: 'date'; readonly value: string; readonly date: string; readonly source: SignalSource }
  | { readonly kind: 'no_author' | 'no_date' | 'no_contact' }
  /** Essentials of the page's kind that the text, its links and its markup lack. */
  | { readonly kind: 'lacks'; readonly of: Essential }
  /**
   * Essentials of the page's kind, and where they are: a count, a property of the structured data, or the words of the
   * page.
   */
  | { readonly kind: 'has'; readonly of: Essential; readonly value: string; readonly isQuote?: boolean }
  /** Words of a sentence, from its first to its last. */
  | { readonly kind: 'sentence_words'; readonly sentence: string; readonly value: number }
  /** Words of a sentence on average. */
  | { readonly kind: 'average_sentence'; readonly value: number }
  /** Sentences of more than so many words, of all. */
  | { readonly kind: 'long_sentences'; readonly value: number; readonly of: number; readonly words: number }
  /** Paragraphs of more than so many words. */
  | { readonly kind: 'long_paragraphs'; readonly value: number; readonly words: number }
  /** Sentences in a row that begin with the same word; none of three and more where it is zero. */
  | { readonly kind: 'same_openings'; readonly word: string; readonly value: number }
  /** Words in whole sentences or longer passages. */
  | { readonly kind: 'passage_words'; readonly value: number; readonly longOnly?: boolean; readonly filler?: number }
  /** Words of "Lorem ipsum". */
  | { readonly kind: 'filler_words'; readonly value: number }
  /** Words of the keyword that the path has. */
  | { readonly kind: 'path_words'; readonly phrase: string; readonly value: number; readonly all: number }
  /** An example of a recommendation: its words are those of the page. */
  | { readonly kind: 'example'; readonly value: string }
  | { readonly kind: 'json_ld_types'; readonly value: readonly string[] }
  /** A message of the validation. */
  | { readonly kind: 'json_ld_problem'; readonly value: string }
  /** Says what is wanted, by rule, and nothing about the page. */
  | { readonly kind: 'rule' };

export type ClaimKind = Claim['kind'];
