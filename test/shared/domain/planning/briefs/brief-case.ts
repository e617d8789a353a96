/** A brief as a business would write it, and what a strategist would expect of its plan. */
export interface BriefCase {
  readonly title: string;
  readonly brief: string;
  readonly name: string;
  readonly language: string;
  /** Two letters; null where the brief leaves it open. */
  readonly country: string | null;
  readonly city: string | null;
  readonly kind: string;
  /** Slugs of the pages about what is offered, and nothing else that is offered. */
  readonly offerings: readonly string[];
  /** Slugs of pages for places, rivals and wishes. */
  readonly others: readonly string[];
  readonly legal: readonly string[];
  /** What no name of a page may say. */
  readonly never: RegExp;
  /** The first keyword of a page, by its slug. */
  readonly keywords: Readonly<Record<string, string>>;
  readonly asks: readonly string[];
  /** What the brief says already, and nobody has to ask. */
  readonly asksNot: readonly string[];
}
