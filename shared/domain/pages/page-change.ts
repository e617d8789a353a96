import type { PageKind } from './page-kind/page-kinds.ts';

/** A client's changes of a page (spec, PATCH pages), and their consequences. */
export interface PageChange {
  primaryKeyword?: string | null | undefined;
  secondaryKeywords?: readonly string[] | null | undefined;
  isPriority?: boolean | undefined;
  purpose?: string | null | undefined;
  gscUrl?: string | null | undefined;
  pageKind?: PageKind | null | undefined;
}

/** Trimmed; null when nothing is left. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** Those that are keywords: stored lists may hold white space, which was taken once. */
export const removeBlanks = (keywords: readonly string[] | null): string[] =>
  (keywords ?? []).filter((keyword) => keyword.trim() !== '');

/** True when the change has to wait for the site's keyword generation. */
export const writesKeywords = ({ primaryKeyword, secondaryKeywords }: PageChange): boolean =>
  primaryKeyword !== undefined || secondaryKeywords !== undefined;

/** The attributes of the page's row that a change sets. A manual priority says so, and no recompute moves it any more. */
export const changedAttributes = ({ purpose, isPriority, ...asSent }: PageChange): Record<string, unknown> => ({
  ...asSent,
  ...(purpose === undefined ? {} : { purpose: textOrNull(purpose) }),
  ...(isPriority === undefined ? {} : { isPriority, isPriorityManual: true }),
});
