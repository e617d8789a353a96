import type { ResultForm } from '../keywords/result-form.ts';
import { type Message, type MessageId, message } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';

/**
 * The claims of an idea's sentences about its site. Each value that a sentence shows is rendered from a claim, and `npm run lab -- truth-ideas`
 * checks the claims against the pages. A sentence without a claim is a fault of the gate.
 */
export type IdeaClaim =
  /** So many pages say it so often in their text, at least, in whatever form. */
  | { readonly kind: 'said'; readonly keyword: string; readonly count: number; readonly pages: number }
  /** The text of one page says it so often, at least. */
  | { readonly kind: 'said_on'; readonly keyword: string; readonly path: string; readonly count: number }
  /** The heading stands on the page. */
  | { readonly kind: 'heading'; readonly path: string; readonly text: string }
  /** The heading stands on the page, and another one before it that is not of a lower rank. */
  | { readonly kind: 'heading_below'; readonly path: string; readonly text: string; readonly above: string }
  /** No title, first heading, address or primary keyword of a page that was read has all its words. */
  | { readonly kind: 'unnamed'; readonly keyword: string }
  | { readonly kind: 'secondary_keyword'; readonly path: string; readonly keyword: string }
  | { readonly kind: 'primary_keyword'; readonly path: string; readonly keyword: string }
  /** The title of the page, as it is or as its active draft has it; null where it has none. */
  | { readonly kind: 'title'; readonly path: string; readonly value: string | null }
  /** The title lacks a word of the keyword. */
  | { readonly kind: 'not_in_title'; readonly path: string; readonly keyword: string }
  /** Title or first heading of the page has all words of the text. */
  | { readonly kind: 'page_about'; readonly path: string; readonly text: string }
  | { readonly kind: 'words'; readonly path: string; readonly value: number }
  | { readonly kind: 'grade'; readonly path: string; readonly value: string; readonly isStale: boolean }
  /** So many pages have exactly this title. */
  | { readonly kind: 'same_title'; readonly text: string; readonly paths: readonly string[]; readonly value: number }
  /** So many pages name the place, at least. */
  | { readonly kind: 'place'; readonly place: string; readonly value: number }
  /** The page shows a price, word for word. */
  | { readonly kind: 'price'; readonly path: string; readonly text: string }
  /** No price stands in the text of the page. */
  | { readonly kind: 'no_price'; readonly path: string }
  /** Search Console: how often a query was seen, and clicked, in 28 days. */
  | { readonly kind: 'impressions'; readonly keyword: string; readonly value: number }
  /** Search Console: one page for one query in 28 days. */
  | {
      readonly kind: 'query_page';
      readonly keyword: string;
      readonly path: string;
      readonly impressions: number;
      readonly position: number;
    }
  /** Search Console: how often one page was clicked for one query in 28 days. */
  | {
      readonly kind: 'query_clicks';
      readonly keyword: string;
      readonly path: string;
      readonly impressions: number;
      readonly clicks: number;
    }
  /** Search Console: clicks of a page in the last 28 days and in the 28 days before. */
  | { readonly kind: 'clicks'; readonly path: string; readonly before: number; readonly now: number }
  /** Searches a month, as the keyword provider or an import gives them. */
  | { readonly kind: 'volume'; readonly keyword: string; readonly value: number }
  /** The keyword provider: the month in which it is searched most, and its searches in the month in the middle. */
  | {
      readonly kind: 'season';
      readonly keyword: string;
      readonly month: string;
      readonly value: number;
      readonly typical: number;
    }
  /** Search results: these sites hold the first places, in this order. */
  | { readonly kind: 'result_hosts'; readonly keyword: string; readonly hosts: readonly string[] }
  /** Search results: so many of the first titles have the keyword word for word. */
  | { readonly kind: 'result_titles'; readonly keyword: string; readonly value: number; readonly of: number }
  /** Search results: so many of the first are of this kind. */
  | {
      readonly kind: 'result_kinds';
      readonly keyword: string;
      readonly form: ResultForm;
      readonly value: number;
      readonly of: number;
    }
  /** Search results: a page of the site is at this place. */
  | { readonly kind: 'own_result'; readonly keyword: string; readonly path: string; readonly position: number }
  /** Search results: the question is among those that the search shows. */
  | { readonly kind: 'asked'; readonly keyword: string; readonly question: string }
  /** Says what is wanted, by rule, and nothing about the site. */
  | { readonly kind: 'rule' };

export type IdeaClaimKind = IdeaClaim['kind'];

/** A sentence with what it claims. */
export interface Evidence {
  readonly text: string;
  /** The same for other languages; left out of a text of an earlier version. */
  readonly said?: Message;
  readonly claims: readonly IdeaClaim[];
}

export function evidence(id: MessageId, values: Message['values'], ...claims: readonly IdeaClaim[]): Evidence {
  const said = message(id, values);
  return { text: renderEnglish(said), said, claims };
}

/** Search Console's data is confidential: it goes to people and to no model. */
const confidential: ReadonlySet<IdeaClaimKind> = new Set(['impressions', 'query_page', 'query_clicks', 'clicks']);

export const isConfidential = ({ claims }: Evidence): boolean => claims.some(({ kind }) => confidential.has(kind));

export const textOfEvidence = (sentences: readonly Evidence[]): string =>
  sentences
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');

/** The same as one message; null where one of the sentences is a text alone. */
export function sayEvidence(sentences: readonly Evidence[]): Message | null {
  const said = sentences.flatMap((one) => one.said ?? []);
  return said.length === sentences.length ? message('ideas.common.sentences', { sentences: said }) : null;
}
