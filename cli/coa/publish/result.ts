import type { FieldPlan, PublishField } from './target.ts';

/** The outcome of a field. */
export interface FieldResult {
  readonly field: PublishField;
  readonly outcome: FieldPlan['outcome'] | 'sent' | 'verified' | 'differs' | 'failed' | 'restored';
  readonly detail?: string;
  /** The value that the draft began from. */
  readonly original?: string;
  /** As visitors get it, where that is known. */
  readonly live?: string | null;
  readonly draft?: string;
  /** Of the stored body. */
  readonly diff?: string;
}

interface RecommendationResult {
  readonly id: number;
  readonly title: string;
  /** Before the check, and after it. */
  readonly was: string;
  readonly status: string;
  readonly addressed: boolean;
  /** Of checks on the field, though the advice was followed. */
  readonly check_warnings: readonly string[];
}

export interface PageResult {
  readonly page_id: number;
  readonly url: string;
  /** Null where the content system has no page of this URL. */
  readonly item: string | null;
  readonly fields: readonly FieldResult[];
  /** Of the crawl after the writes; null when the page was not read again. */
  readonly snapshot_id: number | null;
  readonly recommendations: readonly RecommendationResult[];
}
