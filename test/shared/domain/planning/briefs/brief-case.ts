/** A brief as a business would write it, and what a strategist would expect of its plan. `a|b` allows either. */
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
  /** Other places that are served, each with a page where the kind has such pages; not checked where missing. */
  readonly areas?: readonly string[];
  /** What is read of the customers; not checked where missing. */
  readonly audience?: RegExp;
  readonly asks: readonly string[];
  /** What the brief says already, and nobody has to ask. */
  readonly asksNot: readonly string[];
}
