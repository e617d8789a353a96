import { type Message, message } from '../messages/message.ts';
import type { BrokenBlock } from '../structured-data/broken-blocks.ts';

/** Spec section "Checks": the fifteen keys, in the order in which a response lists them. */
export const checkKeys = [
  'title_present',
  'title_length',
  'title_has_primary_keyword',
  'meta_description_present',
  'meta_description_length',
  'meta_description_has_primary_keyword',
  'h1_present',
  'h1_single',
  'h1_has_primary_keyword',
  'intro_has_primary_keyword',
  'word_count',
  'schema_present',
  'schema_valid',
  'internal_links',
  'outbound_links',
] as const;

export type CheckKey = (typeof checkKeys)[number];
export type CheckStatus = 'pass' | 'warn' | 'fail' | 'not_applicable';

export interface Check {
  readonly key: CheckKey;
  readonly status: CheckStatus;
  /** Null when the check is not applicable. */
  readonly value: boolean | number | null;
  /** The target in words or numbers; null where there is none. */
  readonly target: Message | string | null;
  /** A sentence that an editor can act on. */
  readonly message: Message;
}

/** The input of a check family; everything in it was computed once for all of them. */
export interface CheckedContent {
  readonly title: string | null;
  readonly metaDescription: string | null;
  readonly schema: string | null;
  readonly brokenBlocks: readonly BrokenBlock[];
  readonly primaryKeyword: string | null;
  /** The tag that the page gives; null where it gives none. */
  readonly declaredLanguage: string | null;
  /** Null without a content version. */
  readonly body: CheckedBody | null;
  readonly links: CheckedLinks;
}

export interface CheckedBody {
  /** Text of each H1 heading, in order. */
  readonly h1s: readonly string[];
  /** The first of them is the H1 draft. */
  readonly hasDraftedH1: boolean;
  readonly wordCount: number;
  /** The text up to and including its 100th word. */
  readonly intro: string;
}

/** Link counts of the latest crawl. `crawled` is false for a page that was never crawled. */
export interface CheckedLinks {
  readonly crawled: boolean;
  readonly internalCount: number;
  readonly outboundCount: number;
}

export const notApplicable = (key: CheckKey, target: Check['target'], reason: Message): Check => ({
  key,
  status: 'not_applicable',
  value: null,
  target,
  message: reason,
});

export const noPrimaryKeyword = message('checks.common.no-keyword');
export const noBody = message('checks.common.no-body');
